import { EVENT_KINDS, type EventKind } from '@adunni/contracts/asoebi/names';
import {
  BUDGET_BANDS,
  type BudgetBand,
  CONTACT_WAYS,
  type ContactWay,
  FLEXIBILITIES,
  type Flexibility,
  PLANNING_LEVELS,
  type PlanningLevel,
  VENDOR_KINDS,
  type VendorKind,
} from '@adunni/contracts/planning/names';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { PhoneField } from '../../../kit/address/phone-field.tsx';
import { NumberField } from '../../../kit/resource/form/fields.tsx';
import type { RequestDraft } from './draft.ts';
import classes from './request.module.css';

/** What each step is given. */
export interface StepProps {
  draft: RequestDraft;
  change: (changed: Partial<RequestDraft>) => void;
  errors: Readonly<Record<string, string>>;
}

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

type TextName = 'city' | 'venue' | 'cultures' | 'faith' | 'colours' | 'decisionMaker' | 'contactName' | 'contactPhone';

const text = ({ draft, change, errors }: StepProps, name: TextName) => ({
  size: 'md' as const,
  value: draft[name],
  error: errors[name],
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
});

/** What is celebrated, when and where. */
export function DayStep(props: StepProps) {
  const { draft, change, errors } = props;
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Package"
        size="md"
        value={draft.level}
        onChange={({ currentTarget }) => change({ level: currentTarget.value as PlanningLevel })}
        data={choices(PLANNING_LEVELS)}
      />
      <NativeSelect
        label="What are you celebrating?"
        size="md"
        value={draft.kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as EventKind })}
        data={choices(EVENT_KINDS)}
      />
      <TextInput
        label="Day"
        type="date"
        size="md"
        value={draft.day ?? ''}
        error={errors.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value || null })}
      />
      <NativeSelect
        label="How firm is the date?"
        size="md"
        value={draft.flexibility}
        onChange={({ currentTarget }) => change({ flexibility: currentTarget.value as Flexibility })}
        data={choices(FLEXIBILITIES)}
      />
      <TextInput label="City" maxLength={60} {...text(props, 'city')} />
      <TextInput label="Venue (optional)" placeholder="Not found yet" maxLength={120} {...text(props, 'venue')} />
    </div>
  );
}

/** How many come, what it may cost and how it looks. */
export function PeopleStep(props: StepProps) {
  const { draft, change, errors } = props;
  return (
    <div className={classes.fields}>
      <NumberField
        label="Guests"
        size="md"
        min={0}
        value={draft.guests}
        error={errors.guests}
        onChange={(guests) => change({ guests })}
      />
      <NativeSelect
        label="Budget in all"
        size="md"
        value={draft.budget}
        onChange={({ currentTarget }) => change({ budget: currentTarget.value as BudgetBand })}
        data={choices(BUDGET_BANDS)}
      />
      <NumberField
        label="Outfits to be made"
        description="For those celebrated and their families."
        size="md"
        min={0}
        value={draft.outfits}
        error={errors.outfits}
        onChange={(outfits) => change({ outfits })}
      />
      <TextInput
        label="Cultures (optional)"
        description="Whose customs are followed."
        placeholder="Yoruba and Igbo"
        maxLength={120}
        {...text(props, 'cultures')}
      />
      <TextInput label="Faith (optional)" maxLength={80} {...text(props, 'faith')} />
      <TextInput
        label="Colours (optional)"
        placeholder="Burnt orange and teal"
        maxLength={120}
        {...text(props, 'colours')}
      />
    </div>
  );
}

/** Who works on it already, and who is still to be found. */
export function VendorsStep({ draft, change }: StepProps) {
  function choose(vendor: VendorKind, how: '' | 'booked' | 'needed'): void {
    const without = (list: readonly VendorKind[]) => list.filter((one) => one !== vendor);
    change({
      vendorsBooked: [...without(draft.vendorsBooked), ...(how === 'booked' ? [vendor] : [])],
      vendorsNeeded: [...without(draft.vendorsNeeded), ...(how === 'needed' ? [vendor] : [])],
    });
  }
  const chosen = (vendor: VendorKind): string =>
    draft.vendorsBooked.includes(vendor) ? 'booked' : draft.vendorsNeeded.includes(vendor) ? 'needed' : '';
  return (
    <div className={classes.vendors}>
      {(Object.entries(VENDOR_KINDS) as [VendorKind, string][]).map(([vendor, label]) => (
        <NativeSelect
          key={vendor}
          label={label}
          size="md"
          value={chosen(vendor)}
          onChange={({ currentTarget }) => choose(vendor, currentTarget.value as '' | 'booked' | 'needed')}
          data={[
            { value: '', label: 'Not wanted' },
            { value: 'booked', label: 'Booked' },
            { value: 'needed', label: 'Needed' },
          ]}
        />
      ))}
    </div>
  );
}

/** Whom we talk to, and how. */
export function ContactStep(props: StepProps) {
  const { draft, change, errors } = props;
  return (
    <div className={classes.fields}>
      <TextInput
        label="Who decides?"
        placeholder="The bride and her mother"
        maxLength={80}
        {...text(props, 'decisionMaker')}
      />
      <TextInput label="Contact name" autoComplete="name" maxLength={60} {...text(props, 'contactName')} />
      <PhoneField maxLength={24} {...text(props, 'contactPhone')} />
      <NativeSelect
        label="How may we reach you?"
        size="md"
        value={draft.contactBy}
        onChange={({ currentTarget }) => change({ contactBy: currentTarget.value as ContactWay })}
        data={choices(CONTACT_WAYS)}
      />
      <Textarea
        className={classes.wide}
        label="Anything else? (optional)"
        size="md"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={4000}
        value={draft.notes}
        error={errors.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
    </div>
  );
}
