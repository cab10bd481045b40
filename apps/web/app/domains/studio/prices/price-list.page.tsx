import { GARMENT_KINDS } from '@adunni/contracts/studio/garments';
import { getPriceList, type OwnPriceList, savePriceList } from '@adunni/contracts/studio/price-list';
import { Button, Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { FormContext } from '../../../kit/resource/form/form-fields.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { toast } from '../../../kit/toasts.ts';
import { GarmentFields } from './garment-fields.tsx';
import { PricePreview } from './price-preview.tsx';
import { type PriceValues, problemsOf, toForm, toValues } from './price-values.ts';
import classes from './prices.module.css';
import { TextileFields } from './textile-fields.tsx';

export const meta = () => privateMeta('Price list');
export const handle = { crumb: 'Price list', early: [{ path: getPriceList.path, roles: getPriceList.access }] };

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<OwnPriceList> {
  requireSession(request, getPriceList.access);
  return callApi(getPriceList);
}

const FAILED = 'The price list could not be saved. Please try again.';

/** What a maker charges for sewing what customers design. */
export default function PriceListPage() {
  const [own, setOwn] = useState(useLoaderData<typeof clientLoader>());
  const form = useForm<PriceValues>({ initialValues: toValues(own.list), validate: problemsOf });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (values) => {
      setOwn(await callApi(savePriceList, { body: { version: own.version, list: toForm(values) } }));
      form.resetDirty(values);
      toast('success', 'Price list saved.');
    },
    FAILED,
  );
  const values = form.getValues();
  return (
    <main>
      <PageHead title="Price list" lead="What you charge for sewing garments that customers design. Prices in naira." />
      <PriceStatus own={own} />
      <p className={classes.terms}>{termsText(own)}</p>
      <FormContext value={form as unknown as UseFormReturnType<Record<string, unknown>>}>
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <FormSection title="Visibility">
            <FormSwitch
              name="isOpen"
              label="Show my prices to customers"
              description="Customers who design a garment see your price and can ask you to sew it."
            />
          </FormSection>
          <FormSection
            title="Garments"
            lead="Leave a price empty for what you don’t offer. Enter 0 for what is included. Days are added to the sewing time."
          >
            <Stack gap="sm">
              {GARMENT_KINDS.map((garment) => (
                <GarmentFields key={garment} garment={garment} values={values} errors={form.errors} />
              ))}
            </Stack>
          </FormSection>
          <FormSection
            title="Fabrics"
            lead="Price per yard of each fabric that you buy and sew. Leave empty for what you don’t work with."
          >
            <TextileFields />
          </FormSection>
          <FormSection title="Preview" lead="What customers see for a chest of 98 cm and a height of 1.70 m.">
            <PricePreview values={values} />
          </FormSection>
          <FormProblem message={problem} />
          <SaveBar isDirty={form.isDirty()}>
            <Button type="submit" size="md" loading={busy}>
              Save price list
            </Button>
          </SaveBar>
        </form>
      </FormContext>
    </main>
  );
}

/** What is still taken of a price or added to it, and from when a change holds. */
const termsText = ({ commissionPercent }: Pick<OwnPriceList, 'commissionPercent'>): string =>
  `Prices are before tax. Adunni’s commission of ${commissionPercent}% comes off them. Changes apply as soon as you save; responses you have sent and orders keep their prices.`;

/** Whether customers see the list, and what to do when they don’t. */
function PriceStatus({ own: { list, isVerified, isShown } }: { own: OwnPriceList }) {
  if (isShown) return <p className={classes.status}>Customers can see your prices.</p>;
  if (!isVerified)
    return (
      <p className={classes.status}>
        Customers can see your prices once <Link to="/designer/shop">your workshop is verified</Link>.
      </p>
    );
  return (
    <p className={classes.status}>
      {list ? 'Your prices are hidden from customers.' : 'Save your prices, and customers can see them.'}
    </p>
  );
}
