import '@mantine/core/styles/Switch.css';
import type { SettingsForm } from '@adunni/contracts/settings/forms';
import { getMarketplaceSettings } from '@adunni/contracts/settings/staff';
import { Button, type NumberInputProps, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { privateMeta } from '../../kit/page-meta.ts';
import { Section } from '../../kit/resource/facts.tsx';
import { MoneyField, NumberField } from '../../kit/resource/form/fields.tsx';
import { FormSection, RecordForm } from '../../kit/resource/form/record-form.tsx';
import { PageHead } from '../../kit/resource/page-head.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { SettingsHistory } from './history.tsx';
import { SETTING_GROUPS, SETTINGS, settingHelp } from './setting-labels.ts';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

export const meta = () => privateMeta('Settings');
export const handle = { crumb: 'Settings' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, ['SuperAdmin']);
  return callApi(getMarketplaceSettings);
}

export default function SettingsPage() {
  const { settings, version, history } = useLoaderData<typeof clientLoader>();
  const state = useSettingsForm(settings, version);
  return (
    <main>
      <PageHead title="Settings" lead="Marketplace rules and amounts. Changes take effect immediately.">
        <Button component={Link} to="currencies" relative="path" variant="default">
          Currencies and rates
        </Button>
      </PageHead>
      <RecordForm state={state} action="Save settings" back="../dashboard">
        {SETTING_GROUPS.map(({ title, lead, settings: names }) => (
          <FormSection key={title} title={title} lead={lead}>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              {names.map((name) => (
                <SettingField key={name} name={name} form={state.form} />
              ))}
            </SimpleGrid>
          </FormSection>
        ))}
      </RecordForm>
      <Section title="Change history">
        <SettingsHistory history={history} />
      </Section>
    </main>
  );
}

function SettingField({ name, form }: { name: keyof SettingsForm; form: UseFormReturnType<SettingsForm> }) {
  const { label, unit } = SETTINGS[name];
  const field = {
    label,
    description: settingHelp(name),
    required: unit !== 'text',
    withAsterisk: false,
    // What it decides stands below, so that fields side by side are level.
    inputWrapperOrder: [
      'label',
      'input',
      'error',
      'description',
    ] as const satisfies NumberInputProps['inputWrapperOrder'],
    ...form.getInputProps(name),
  };
  if (unit === 'switch')
    return <Switch label={label} description={settingHelp(name)} {...form.getInputProps(name, { type: 'checkbox' })} />;
  if (unit === 'text') return <TextInput {...field} />;
  if (unit === 'money') return <MoneyField {...field} />;
  return (
    <NumberField
      {...field}
      rightSection={unit === 'percent' ? '%' : unit}
      rightSectionWidth={84}
      rightSectionProps={{ className: classes.unit }}
      {...(unit === 'percent' ? { decimalScale: 2 } : { allowDecimal: false })}
    />
  );
}
