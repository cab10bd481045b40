import { agreedOf } from '@adunni/contracts/measurements/agreed';
import { measuresOf } from '@adunni/contracts/measurements/catalogue';
import type { SentFitting } from '@adunni/contracts/measurements/forms';
import type { Measured } from '@adunni/contracts/measurements/measurements';
import { measuresText, missingMeasures } from '@adunni/contracts/measurements/needs';
import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { toast } from '../../kit/toasts.ts';
import classes from './entry/entry.module.css';
import { type Entry, firstEntry, formOf, switchUnit } from './entry/entry-state.ts';
import { focusMeasure } from './entry/focus-measure.ts';
import { LengthField } from './entry/length-field.tsx';
import { type EntryControls, useEntry } from './entry/use-entry.ts';
import { AGE_LABELS, FIGURE_LABELS } from './labels.ts';
import { wearerOf } from './public/choice/choosing.ts';
import type { CutFor } from './public/fittings.tsx';
import { UnitSwitch } from './public/sizes/unit-switch.tsx';

interface Props {
  measured: Measured;
  cutFor: CutFor | undefined;
  /** Proposes it. Throws ApiError. */
  propose: (fitting: SentFitting) => Promise<unknown>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What a maker found at a fitting, beginning with what is known; only what differs is proposed. */
export default function FittingForm({ measured, cutFor, propose, onDone, onClose }: Props) {
  const [note, setNote] = useState('');
  const controls = useEntry({ first: () => entryOf(measured, cutFor), draft: null, send });
  const { entry } = controls;

  async function send(sent: Entry): Promise<void> {
    const { figure, ageGroup, unit, values, measuredOn, confirmed } = formOf(sent);
    await propose({ figure, ageGroup, unit, values, measuredOn, confirmed, note });
    toast('success', 'The customer is asked to accept these measurements.');
    await onDone();
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = await controls.save();
    if (field) focusMeasure(field);
  }

  const names = measuresOf(entry.figure);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.tools}>
        <UnitSwitch unit={entry.unit} onChange={controls.switchTo} />
        {!measured.frozen && <BodyFields controls={controls} />}
      </div>
      <div>
        {names.map((name, index) => (
          <LengthField
            key={name}
            name={name}
            controls={controls}
            onEnter={() => focusMeasure(names[index + 1] ?? 'note')}
          />
        ))}
      </div>
      <TextInput
        label="Fitting date"
        type="date"
        value={entry.measuredOn}
        error={controls.remarks.measuredOn}
        onChange={({ currentTarget }) => controls.change({ measuredOn: currentTarget.value })}
      />
      <Textarea
        label="Note to the customer (optional)"
        name="note"
        maxLength={400}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {cutFor && <StillMissing entry={entry} needed={cutFor.needed} />}
      <p>{acceptingText(cutFor !== undefined)}</p>
      <FormProblem message={controls.problem} />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={controls.busy}>
          Send to customer
        </Button>
        <Button variant="default" size="md" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What follows when the customer accepts, and until then. */
const acceptingText = (isForOrder: boolean): string =>
  isForOrder
    ? 'If the customer accepts, this order uses these measurements, and they are saved to the customer’s measurement profile. There is no time limit: until they accept, the order keeps its current measurements, and those can’t be confirmed before the customer responds or you withdraw the proposal.'
    : 'If the customer accepts, they are saved to the customer’s measurement profile. There is no time limit: nothing changes until they accept, and you can withdraw the proposal until they respond.';

/** Which lengths the piece needs that are not typed in yet: it can be sent without, and is asked for again. */
function StillMissing({ entry: { figure, typed }, needed }: { entry: Entry; needed: CutFor['needed'] }) {
  const values = Object.fromEntries(
    needed.flatMap((name) => (typed[name]?.mm == null ? [] : [[name, typed[name].mm]])),
  );
  const missing = missingMeasures(needed, { figure, values });
  return missing.length > 0 && <Text>Still needed for this item: {measuresText(missing, figure)}.</Text>;
}

/** Whose body it is, as far as measures and their limits go by it; known where a profile was given. */
function BodyFields({ controls: { entry, change } }: { controls: EntryControls }) {
  return (
    <>
      <NativeSelect
        aria-label="Measurements for"
        size="md"
        data={optionsOf(FIGURE_LABELS)}
        value={entry.figure}
        onChange={({ currentTarget }) => change({ figure: currentTarget.value as Entry['figure'] })}
      />
      <NativeSelect
        aria-label="Age"
        size="md"
        data={optionsOf(AGE_LABELS)}
        value={entry.ageGroup}
        onChange={({ currentTarget }) => change({ ageGroup: currentTarget.value as Entry['ageGroup'] })}
      />
    </>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function entryOf(measured: Measured, cutFor: CutFor | undefined): Entry {
  const wearer = wearerOf(cutFor?.gender ?? null);
  const empty = { ...firstEntry(null, new Date().toLocaleDateString('sv-SE'), wearer), name: measured.title };
  const agreed = agreedOf(measured);
  if (!agreed) return empty;
  const typed = Object.fromEntries(Object.entries(agreed.values).map(([name, mm]) => [name, { text: '', mm }]));
  const { figure, unit } = agreed;
  return switchUnit({ ...empty, figure, unit, ageGroup: measured.frozen?.ageGroup ?? 'adult', typed }, unit);
}
