import { type SettingsForm, settingsForm } from '@adunni/contracts/settings/forms';
import { changeMarketplaceSettings, getMarketplaceSettings } from '@adunni/contracts/settings/staff';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, callApi } from '../../kit/api/call-api.ts';
import { useSubmit } from '../../kit/forms/submit.ts';
import type { RecordForm } from '../../kit/resource/form/use-record-form.ts';
import { toast } from '../../kit/toasts.ts';

const FALLBACK = 'The settings could not be saved. Please try again.';

/** `values.taxPercent` is `taxPercent` in the form. */
function mapErrorFields(error: ApiError): ApiError {
  const fields = Object.entries(error.fields).map(([path, text]) => [path.replace(/^values\./, ''), text]);
  return new ApiError(error.status, { code: error.code, message: error.message, fields: Object.fromEntries(fields) });
}

/** The form of the settings that were seen in a version; it stays open after saving. */
export function useSettingsForm(settings: SettingsForm, version: number): RecordForm<SettingsForm> {
  const { revalidate } = useRevalidator();
  const [isStale, setStale] = useState(false);
  const form = useForm<SettingsForm>({
    initialValues: settings,
    validate: schemaResolver(settingsForm, { sync: true }),
  });

  async function store(values: SettingsForm, seen: number): Promise<void> {
    setStale(false);
    try {
      await callApi(changeMarketplaceSettings, { body: { version: seen, values } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') return setStale(true);
      throw error instanceof ApiError ? mapErrorFields(error) : error;
    }
    form.resetDirty(values);
    toast('success', 'Settings saved.');
    await revalidate();
  }

  const { busy, problem, submit } = useSubmit(form, (values: SettingsForm) => store(values, version), FALLBACK);
  const over = useSubmit(
    form,
    async (values: SettingsForm) => store(values, (await callApi(getMarketplaceSettings)).version),
    FALLBACK,
  );
  return {
    form,
    busy: busy || over.busy,
    problem: problem ?? over.problem,
    isStale,
    isSaved: false,
    submit,
    saveOver: () => over.submit(form.getValues()),
  };
}
