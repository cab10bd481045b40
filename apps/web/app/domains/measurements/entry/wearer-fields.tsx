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
        description="For example Me, Chidi or Mum."
        maxLength={60}
        value={entry.name}
        error={remarks.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label="Measurements for"
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

/** How, by whom and when they were taken. */
export function HowField({ controls: { entry, change, remarks } }: { controls: EntryControls }) {
  return (
    <div className={classes.who}>
      <NativeSelect
        label="Measured by"
        data={optionsOf(MEASURING_METHODS, METHOD_LABELS)}
        value={entry.method}
        onChange={(event) => change({ method: event.currentTarget.value as typeof entry.method })}
      />
      <TextInput
        label="Person who measured"
        description="Leave empty if it was you."
        name="measuredBy"
        maxLength={80}
        value={entry.measuredBy}
        error={remarks.measuredBy}
        onChange={(event) => change({ measuredBy: event.currentTarget.value })}
      />
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
