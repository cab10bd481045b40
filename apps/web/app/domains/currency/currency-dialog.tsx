import '@mantine/core/styles/Switch.css';
import { type DisplayCurrency, setDisplayCurrency } from '@adunni/contracts/currency/staff';
import { Button, Group, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRevalidator } from 'react-router';
import { ApiError, callApi } from '../../kit/api/call-api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../kit/forms/submit.ts';
import { MomentField, MoneyField } from '../../kit/resource/form/fields.tsx';
import { toast } from '../../kit/toasts.ts';
import { currencyName, nairaRate } from './public/currency-labels.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Values extends Record<string, unknown> {
  isShown: boolean;
  byHand: boolean;
  nairaPerUnit: number | null;
  until: string | null;
}

function initialOf({ isShown, override, published }: DisplayCurrency): Values {
  const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString();
  return {
    isShown,
    byHand: override !== null,
    nairaPerUnit: override?.nairaPerUnit ?? Math.round(published * 100) / 100,
    until: override?.until ?? inAWeek,
  };
}

/** Asks whether a currency is shown, and for a rate by hand with its end. */
export function CurrencyDialog({
  item,
  version,
  onClose,
}: {
  item: DisplayCurrency;
  version: number;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const name = currencyName(item.currency);
  const form = useForm<Values>({
    initialValues: initialOf(item),
    validate: {
      nairaPerUnit: (value, { byHand }) => (byHand && !value ? 'Required.' : null),
      until: (value, { byHand }) => (byHand && !value ? 'Required.' : null),
    },
  });

  async function store({ isShown, byHand, nairaPerUnit, until }: Values): Promise<void> {
    const override = byHand && nairaPerUnit && until ? { nairaPerUnit, until } : null;
    const currency = item.currency as Exclude<typeof item.currency, 'NGN'>;
    try {
      await callApi(setDisplayCurrency, { params: { currency }, body: { version, values: { isShown, override } } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await revalidate();
      throw error instanceof ApiError ? mapErrorFields(error) : error;
    }
    toast('success', `${name} saved.`);
    onClose();
    await revalidate();
  }

  const { busy, problem, onSubmit } = useSubmit(form, store, 'The currency could not be changed. Please try again.');
  const { byHand } = form.getValues();
  return (
    <Dialog onClose={onClose} title={name}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Switch label="Customers can select it" {...form.getInputProps('isShown', { type: 'checkbox' })} />
          <Switch
            label="Set rate manually"
            description={`Then the published rate, ${nairaRate(item.published)}, applies again.`}
            {...form.getInputProps('byHand', { type: 'checkbox' })}
          />
          {byHand && (
            <>
              <MoneyField label={`Naira per ${item.currency}`} {...form.getInputProps('nairaPerUnit')} />
              <MomentField label="Until" {...form.getInputProps('until')} />
            </>
          )}
          <FormProblem message={problem} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** `override.until` is `until` in the form. */
function mapErrorFields(error: ApiError): ApiError {
  const fields = Object.entries(error.fields).map(([path, text]) => [path.replace(/^.*\./, ''), text]);
  return new ApiError(error.status, { code: error.code, message: error.message, fields: Object.fromEntries(fields) });
}
