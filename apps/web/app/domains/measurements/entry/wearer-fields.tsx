import { AGE_GROUPS, FIGURES, MEASURING_METHODS } from '@adunni/contracts/measurements/catalogue';
import { NativeSelect, TextInput } from '@mantine/core';
import { AGE_LABELS, FIGURE_LABELS, METHOD_LABELS } from '../labels.ts';
import classes from './entry.module.css';
import type { EntryControls } from './use-entry.ts';

const optionsOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Whose measurements they are, and which of them are taken. */
export function WearerFields({ controls: { entry, change, remarks } }: { controls: EntryControls }) {
  return (
    <div className={classes.who}>
      <TextInput
        label="Name"
        name="name"
        description="Who they’re for. For example Me, Chidi or Mum."
        maxLength={60}
        value={entry.name}
        error={remarks.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Measurement set"
        data={optionsOf(FIGURES, FIGURE_LABELS)}
        value={entry.figure}
        onChange={(event) => change({ figure: event.currentTarget.value as typeof entry.figure })}
      />
      <NativeSelect
        label="Age"
        data={optionsOf(AGE_GROUPS, AGE_LABELS)}
        value={entry.ageGroup}
        onChange={(event) => change({ ageGroup: event.currentTarget.value as typeof entry.ageGroup })}
      />
    </div>
  );
}

type Method = EntryControls['entry']['method'];

/** Whether somebody else than the wearer measured, who has a name. */
const hasMeasurer = (method: Method): boolean => method === 'helped' || method === 'tailor';

/** What changes with how they were taken: where nobody else measured, nobody is named. */
const methodOf = (method: Method) => (hasMeasurer(method) ? { method } : { method, measuredBy: '' });

/** How, by whom and when they were taken. */
export function HowField({ controls: { entry, change, remarks } }: { controls: EntryControls }) {
  return (
    <div className={classes.who}>
      <NativeSelect
        label="Method"
        data={optionsOf(MEASURING_METHODS, METHOD_LABELS)}
        value={entry.method}
        onChange={(event) => change(methodOf(event.currentTarget.value as Method))}
      />
      {hasMeasurer(entry.method) && (
        <TextInput
          label="Measured by (optional)"
          description="Their name, or yours if you measured somebody else."
          name="measuredBy"
          maxLength={80}
          value={entry.measuredBy}
          error={remarks.measuredBy}
          onChange={(event) => change({ measuredBy: event.currentTarget.value })}
        />
      )}
      <TextInput
        label="Date measured"
        name="measuredOn"
        type="date"
        value={entry.measuredOn}
        error={remarks.measuredOn}
        onChange={(event) => change({ measuredOn: event.currentTarget.value })}
      />
    </div>
  );
}
