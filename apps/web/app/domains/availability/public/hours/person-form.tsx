import '@mantine/core/styles/Switch.css';
import { providerForm } from '@adunni/contracts/availability/forms';
import { addProvider, type Provider, updateProvider } from '@adunni/contracts/availability/staff';
import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../../kit/forms/save-bar.tsx';
import { NumberField } from '../../../../kit/resource/form/fields.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { OutsideHours } from '../../hours/outside-hours.tsx';
import { useHoursForm } from '../../hours/use-hours-form.ts';
import classes from './hours.module.css';
import { WeekField } from './week-field.tsx';

type Values = z.input<typeof providerForm>;

const newPerson = (): Values => ({
  name: '',
  title: '',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1020 })),
  dailyCap: null,
  isActive: true,
});

const valuesOf = ({ _id, version, ...values }: Provider): Values => values;

/** What the button says; once bookings outside the hours are shown, what it does about them. */
function saveLabel(person: Provider | null, keepsBookings: boolean): string {
  if (keepsBookings) return 'Keep bookings and save';
  return person ? `Save ${person.name}’s hours` : 'Add provider';
}

/** Somebody of the workshop with the hours of their week. */
export function PersonForm({ person, onDone }: { person: Provider | null; onDone: () => Promise<void> }) {
  const { form, bookings, busy, problem, onSubmit } = useHoursForm<Values>(
    providerForm,
    person ? valuesOf(person) : newPerson(),
    async (values, despiteBookings) => {
      if (person) {
        const params = { providerId: person._id };
        await callApi(updateProvider, { params, body: { version: person.version, values, despiteBookings } });
      } else await callApi(addProvider, { body: values });
      toast('success', `Hours saved for ${values.name}.`);
      await onDone();
    },
    'The hours could not be saved. Please try again.',
  );
  const { zone } = form.getValues();
  const zones = Intl.supportedValuesOf('timeZone');
  return (
    <form className={classes.person} onSubmit={onSubmit} noValidate>
      <h3>{person?.name ?? 'New provider'}</h3>
      <Stack gap="md" className={classes.fields}>
        <Group grow align="flex-start">
          <TextInput label="Name" required {...form.getInputProps('name')} />
          <TextInput label="Job title" placeholder="Cutter" {...form.getInputProps('title')} />
        </Group>
        <Group grow align="flex-start">
          <Select
            label="Time zone"
            data={zones.includes(zone) ? zones : [zone, ...zones]}
            searchable
            allowDeselect={false}
            {...form.getInputProps('zone')}
          />
          <NumberField label="Maximum bookings per day" placeholder="Unlimited" {...form.getInputProps('dailyCap')} />
        </Group>
        <WeekField form={form} name="hours" />
        <Switch label="Bookable" {...form.getInputProps('isActive', { type: 'checkbox' })} />
        {bookings && <OutsideHours bookings={bookings} zone={zone} />}
        <FormProblem message={problem} />
        <SaveBar isDirty={form.isDirty()}>
          <Button type="submit" loading={busy}>
            {saveLabel(person, bookings !== undefined)}
          </Button>
        </SaveBar>
      </Stack>
    </form>
  );
}
