import { type PartnerProfileForm, partnerProfileForm } from '@adunni/contracts/affiliates/forms';
import { type OwnPartner, saveOwnPartner } from '@adunni/contracts/affiliates/own';
import { schemaResolver, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { showFirstProblem } from '../../../kit/forms/submit.ts';
import { useChange } from '../../../kit/forms/use-change.ts';

const valuesOf = ({ name, site, words, isListed, products, makers }: OwnPartner): PartnerProfileForm => ({
  ...{ name, site, words, isListed },
  productIds: products.map(({ _id }) => _id),
  makerIds: makers.map(({ _id }) => _id),
});

/** The form of what a partner’s page says; saved over the version that was read. */
export function useProfile(partner: OwnPartner) {
  const form = useForm<PartnerProfileForm>({
    initialValues: valuesOf(partner),
    validate: schemaResolver(partnerProfileForm as never, { sync: true }),
  });
  const { busy, problem, run } = useChange(
    'Partner page saved.',
    'Your page could not be saved. Please try again.',
    () => form.resetDirty(),
  );

  async function save(values: PartnerProfileForm): Promise<void> {
    try {
      await callApi(saveOwnPartner, { body: { version: partner.version, values } });
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(error.fields);
      throw error;
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const frame = event.currentTarget;
    const show = (): void => showFirstProblem(frame);
    form.onSubmit((values) => run(() => save(values)).then(show), show)(event);
  }
  return { form, busy, problem, onSubmit };
}
