import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { DATE_RULES } from '@adunni/contracts/festivals/dates';
import type { FestivalForm } from '@adunni/contracts/festivals/forms';
import { DATE_STATUSES } from '@adunni/contracts/festivals/names';
import { MultiSelect, Select, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormSegments, FormSelect, FormSwitch } from '../../../kit/resource/form/choice-fields.tsx';
import { FormDay, FormNumber, FormText, named } from '../../../kit/resource/form/form-fields.tsx';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const numbered = (count: number, first: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + first), label: name(index) }));
/** January is 1, Sunday 0, as the rule has them. */
const MONTHS = numbered(12, 1, (index) => MONTH.format(Date.UTC(2026, index)));
const WEEKDAYS = numbered(7, 0, (index) => DAY.format(Date.UTC(2026, 1, 1 + index)));
const NTHS = [
  ...['First', 'Second', 'Third', 'Fourth'].map((label, index) => ({ value: String(index + 1), label })),
  { value: '-1', label: 'Last' },
];

interface NumberChoice {
  label: string;
  data: { value: string; label: string }[];
  value?: number | null;
  onChange?: (value: number | null) => void;
  error?: ReactNode;
}

/** One of a few numbers by their names. */
const FormNumberChoice = named<NumberChoice>(({ value, onChange, ...props }) => (
  <Select
    {...props}
    value={value === null || value === undefined ? null : String(value)}
    onChange={(text) => onChange?.(text === null ? null : Number(text))}
  />
));

interface NumbersChoice extends Omit<NumberChoice, 'value' | 'onChange'> {
  description: string;
  value?: number[];
  onChange?: (value: number[]) => void;
}

/** Some of a few numbers by their names, in their order. */
const FormNumbersChoice = named<NumbersChoice>(({ value = [], onChange, ...props }) => (
  <MultiSelect
    {...props}
    value={value.map(String)}
    onChange={(texts) => onChange?.(texts.map(Number).sort((a, b) => a - b))}
  />
));

const RULES = Object.entries(DATE_RULES).map(([value, label]) => ({ value, label }));
const STATUSES = (['confirmed', 'estimated'] as const).map((value) => ({ value, label: DATE_STATUSES[value].label }));

/** When a festival is: by which rule, and what was announced. */
export function DateFields({ values: { rule } }: { values: FestivalForm }) {
  return (
    <>
      <FormSection title="Recurring date" lead="Used to work out the next date until one is announced.">
        <FormText name="ruleText" label="Date description" description="Shown to visitors." required />
        <FormSelect name="rule" label="Repeats" data={RULES} clearable={false} searchable={false} required />
        {(rule === 'fixed' || rule === 'islamic') && (
          <FormText
            name="calendarDays"
            label="Days"
            description={`Month and day${rule === 'islamic' ? ' of the Islamic calendar' : ''} such as 10-01, up to four separated by commas.`}
            required
          />
        )}
        {rule === 'weekday' && (
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <FormNumberChoice name="nth" label="Which" data={NTHS} />
            <FormNumberChoice name="weekday" label="Weekday" data={WEEKDAYS} />
            <FormNumberChoice name="month" label="Month" data={MONTHS} />
          </SimpleGrid>
        )}
        <FormNumber name="days" label="Duration (days)" required />
        <FormSwitch
          name="isFirm"
          label="Fixed date"
          description="For example a public holiday: calculated dates count as confirmed."
        />
        <FormNumbersChoice
          name="usualMonths"
          label="Usual months"
          description="Used by the season filter while there is no date."
          data={MONTHS}
        />
      </FormSection>
      <FormSection
        title="Announced date"
        lead="Only dates that were announced or published. Customers with a reminder are notified if it changes."
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormDay name="startsOn" label="First day" />
          <FormDay name="endsOn" label="Last day" />
        </SimpleGrid>
        <FormSegments name="dateStatus" data={STATUSES} aria-label="Date status" />
        <FormText name="source" label="Source" description="Who announced it, and where." />
        <FormDay name="checkedOn" label="Checked on" />
      </FormSection>
    </>
  );
}
