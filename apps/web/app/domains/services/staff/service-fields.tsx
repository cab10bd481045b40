import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Switch.css';
import type { Answer } from '@adunni/contracts/endpoint';
import { PLACES_OF, SERVICE_KINDS, type ServiceKind } from '@adunni/contracts/services/services';
import type { listServiceChoices, ServiceRecord } from '@adunni/contracts/services/staff';
import { Checkbox, Group, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
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
      <FormSection title="What it is" lead="People find it by these words.">
        <TextInput label="Title" required {...form.getInputProps('title')} />
        <TextInput label="In one sentence" required {...form.getInputProps('summary')} />
        <Textarea
          label="What happens"
          description="An empty line begins a new paragraph."
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
      <KindSection form={form} />
      <FormSection
        title="Price"
        lead="The deposit is paid when booking, the rest on the day. 0 means that nothing is paid in advance."
      >
        <Group grow align="flex-start">
          <MoneyField label="Price" required {...form.getInputProps('price')} />
          <MoneyField label="Deposit" required {...form.getInputProps('deposit')} />
        </Group>
        <Switch label="The price is where it begins" {...form.getInputProps('isFrom', { type: 'checkbox' })} />
      </FormSection>
      <TimeSection form={form} />
      <FormSection title="Who does it" lead="Their hours decide when it can be booked.">
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
      <FormSection title="Good to know">
        <TagsInput label="What to bring" description="Press Enter after each thing." {...form.getInputProps('bring')} />
      </FormSection>
      <PolicyFields form={form} limits={choices.policyLimits} record={record} />
      <FormSection title="Pictures" lead="The first one is shown in lists.">
        <ServicePictures form={form} initial={record?.pictures ?? []} />
      </FormSection>
      <FormSection title="On the site">
        <Switch label="Published" {...form.getInputProps('isPublished', { type: 'checkbox' })} />
      </FormSection>
    </>
  );
}

/** Kind and place; what a kind rules out goes when another is chosen. */
function KindSection({ form }: { form: ServiceFormState }) {
  const { kind, place, seats } = form.getValues();
  function choose(next: ServiceKind): void {
    form.setFieldValue('kind', next);
    if (!PLACES_OF[next].includes(place)) form.setFieldValue('place', PLACES_OF[next][0]);
    form.setFieldValue('seats', next === 'class' ? Math.max(seats, 8) : 1);
    if (next !== 'home-visit') form.setFieldValue('travelZones', []);
  }
  return (
    <FormSection title="Kind and place">
      <Group grow align="flex-start">
        <Select
          label="Kind"
          data={SERVICE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
          allowDeselect={false}
          value={kind}
          onChange={(value) => value && choose(value as ServiceKind)}
        />
        <Select
          label="Where"
          data={PLACES_OF[kind].map((value) => ({ value, label: PLACE_NAMES[value] }))}
          allowDeselect={false}
          {...form.getInputProps('place')}
        />
      </Group>
      {place === 'studio' && (
        <TextInput label="Address" description="Where people come to" {...form.getInputProps('address')} />
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
    <FormSection title="Time" lead="In steps of five minutes.">
      <Group grow align="flex-start">
        <NumberField label="Takes" required {...minutes} {...form.getInputProps('duration')} />
        <NumberField label="Begins every" required {...minutes} {...form.getInputProps('step')} />
      </Group>
      <Group grow align="flex-start">
        <NumberField label="Kept free before" required {...minutes} {...form.getInputProps('bufferBefore')} />
        <NumberField label="Kept free after" required {...minutes} {...form.getInputProps('bufferAfter')} />
      </Group>
      <Group grow align="flex-start">
        <NumberField
          label="Booked at least"
          suffix=" hours ahead"
          required
          {...form.getInputProps('notice')}
          value={notice === null ? null : notice / 60}
          onChange={(hours) => form.setFieldValue('notice', (hours === null ? null : hours * 60) as number)}
        />
        <NumberField label="Booked at most" suffix=" days ahead" required {...form.getInputProps('horizonDays')} />
      </Group>
      <Switch
        label="You confirm each booking"
        checked={form.getValues().confirmation === 'request'}
        onChange={({ currentTarget }) =>
          form.setFieldValue('confirmation', currentTarget.checked ? 'request' : 'instant')
        }
      />
      <Switch
        label="Only at certain times within the hours of those who do it"
        checked={only !== null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('only', currentTarget.checked ? [{ weekday: 6, from: 600, to: 780 }] : null)
        }
      />
      {only && <WeekField form={form} name="only" />}
    </FormSection>
  );
}
