import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Switch.css';
import { bringTitle } from '@adunni/contracts/bookings/bring';
import type { Answer } from '@adunni/contracts/endpoint';
import { MEASURED_AT } from '@adunni/contracts/services/measuring';
import { PLACES_OF, type Place, SERVICE_KINDS, type ServiceKind } from '@adunni/contracts/services/services';
import type { listServiceChoices, ServiceRecord } from '@adunni/contracts/services/staff';
import { Button, Checkbox, Group, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { MoneyField, NumberField } from '../../../kit/resource/form/fields.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { WeekField } from '../../availability/public/hours/week-field.tsx';
import { KIND_NAMES, PLACE_NAMES } from '../public/labels.ts';
import { PolicyFields } from './policy/policy-fields.tsx';
import { ServicePictures } from './service-pictures.tsx';
import type { ServiceFormState } from './service-values.ts';
import { TravelZones } from './travel-zones.tsx';

interface Props {
  form: ServiceFormState;
  choices: Answer<typeof listServiceChoices>;
  /** The service as it is; null for a new one. */
  record: ServiceRecord | null;
}

/** The fields of a service. */
export function ServiceFields({ form, choices, record }: Props) {
  return (
    <>
      <FormSection title="Basics" lead="Used in search and lists.">
        <TextInput label="Title" required {...form.getInputProps('title')} />
        <TextInput label="Summary" required {...form.getInputProps('summary')} />
        <Textarea
          label="What to expect"
          description="Leave an empty line to start a new paragraph."
          autosize
          minRows={4}
          required
          {...form.getInputProps('description')}
        />
        <Select
          label="Category"
          data={choices.categories.map(({ _id, name }) => ({ value: _id, label: name }))}
          allowDeselect={false}
          {...form.getInputProps('categoryId')}
        />
      </FormSection>
      <KindSection form={form} pickupAddress={choices.pickupAddress} />
      <FormSection
        title="Price"
        lead="The deposit is paid when booking, the rest on the day. Enter 0 for no payment in advance."
      >
        <Group grow align="flex-start">
          <MoneyField label="Price" required {...form.getInputProps('price')} />
          <MoneyField label="Deposit" required {...form.getInputProps('deposit')} />
        </Group>
        <Switch label="“From” price" {...form.getInputProps('isFrom', { type: 'checkbox' })} />
      </FormSection>
      <TimeSection form={form} />
      <FormSection title="Providers" lead="The service can be booked during their working hours.">
        <Checkbox.Group {...form.getInputProps('providerIds')}>
          {choices.providers.map(({ _id, name, title, isActive }) => (
            <Checkbox
              key={_id}
              value={_id}
              mb="xs"
              label={`${name}${title && `, ${title}`}${isActive ? '' : ' (away)'}`}
            />
          ))}
        </Checkbox.Group>
        {choices.providers.length === 0 && <p>Add yourself under “Hours and holidays” first.</p>}
      </FormSection>
      <FormSection title="Details">
        <TagsInput
          label={bringTitle(form.getValues().place)}
          description="Press Enter after each item."
          {...form.getInputProps('bring')}
        />
      </FormSection>
      <PolicyFields form={form} limits={choices.policyLimits} record={record} />
      <FormSection title="Images" lead="The first image is shown in lists.">
        <ServicePictures form={form} initial={record?.pictures ?? []} />
      </FormSection>
      <FormSection title="Visibility">
        <Switch label="Published" {...form.getInputProps('isPublished', { type: 'checkbox' })} />
      </FormSection>
    </>
  );
}

/** Kind and place; what a kind rules out goes when another is chosen. */
function KindSection({ form, pickupAddress }: { form: ServiceFormState; pickupAddress: string }) {
  const { kind, place, seats, address } = form.getValues();
  function locate(next: Place): void {
    if (next !== place) form.setFieldValue('address', next === 'studio' ? pickupAddress : '');
    form.setFieldValue('place', next);
  }
  function choose(next: ServiceKind): void {
    form.setFieldValue('kind', next);
    if (!PLACES_OF[next].includes(place)) locate(PLACES_OF[next][0]);
    form.setFieldValue('seats', next === 'class' ? Math.max(seats, 8) : 1);
    if (!MEASURED_AT.includes(next)) form.setFieldValue('forAnyMaker', false);
    if (next !== 'home-visit') form.setFieldValue('travelZones', []);
  }
  return (
    <FormSection title="Type and location">
      <Group grow align="flex-start">
        <Select
          label="Type"
          data={SERVICE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
          allowDeselect={false}
          value={kind}
          onChange={(value) => value && choose(value as ServiceKind)}
        />
        <Select
          label="Location"
          data={PLACES_OF[kind].map((value) => ({ value, label: PLACE_NAMES[value] }))}
          allowDeselect={false}
          {...form.getInputProps('place')}
          onChange={(value) => value && locate(value as Place)}
        />
      </Group>
      {place === 'studio' && (
        <>
          <TextInput label="Address" description="Location people come to" {...form.getInputProps('address')} />
          {pickupAddress !== '' && address !== pickupAddress && (
            <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('address', pickupAddress)}>
              Use your pickup place
            </Button>
          )}
        </>
      )}
      {place === 'video' && (
        <TextInput
          label="Joining details"
          description="A standing link or phone number that every booking begins with. Shown to customers once they have booked. Leave empty to add it to each booking."
          {...form.getInputProps('address')}
        />
      )}
      {MEASURED_AT.includes(kind) && (
        <Switch
          label="Measures for other makers too"
          description="For a service at which people are measured. It is offered to customers near you whose order is made in another country."
          {...form.getInputProps('forAnyMaker', { type: 'checkbox' })}
        />
      )}
      {kind === 'class' && <NumberField label="Seats" required {...form.getInputProps('seats')} />}
      {kind === 'home-visit' && <TravelZones form={form} />}
    </FormSection>
  );
}

const minutes = { suffix: ' min', step: 5, min: 0 };

function TimeSection({ form }: { form: ServiceFormState }) {
  const { only, notice } = form.getValues();
  return (
    <FormSection title="Timing" lead="In steps of five minutes.">
      <Group grow align="flex-start">
        <NumberField label="Duration" required {...minutes} {...form.getInputProps('duration')} />
        <NumberField label="Start times every" required {...minutes} {...form.getInputProps('step')} />
      </Group>
      <Group grow align="flex-start">
        <NumberField label="Buffer before" required {...minutes} {...form.getInputProps('bufferBefore')} />
        <NumberField label="Buffer after" required {...minutes} {...form.getInputProps('bufferAfter')} />
      </Group>
      <Group grow align="flex-start">
        <NumberField
          label="Minimum notice"
          suffix=" hours in advance"
          required
          {...form.getInputProps('notice')}
          value={notice === null ? null : notice / 60}
          onChange={(hours) => form.setFieldValue('notice', (hours === null ? null : hours * 60) as number)}
        />
        <NumberField label="Booking window" suffix=" days in advance" required {...form.getInputProps('horizonDays')} />
      </Group>
      <Switch
        label="Confirm each booking manually"
        checked={form.getValues().confirmation === 'request'}
        onChange={({ currentTarget }) =>
          form.setFieldValue('confirmation', currentTarget.checked ? 'request' : 'instant')
        }
      />
      <Switch
        label="Only at certain times within the providers’ hours"
        checked={only !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('only', currentTarget.checked ? [{ weekday: 6, from: 600, to: 780 }] : null)
        }
      />
      {only && <WeekField form={form} name="only" />}
    </FormSection>
  );
}
