import {
  type AgeGroup,
  type Figure,
  type Lengths,
  type MEASURING_METHODS,
  type MeasureName,
  measuresOf,
} from '@adunni/contracts/measurements/catalogue';
import type { SentMeasurements } from '@adunni/contracts/measurements/forms';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { checkLengths, type Finding } from '@adunni/contracts/measurements/rules';
import { type LengthUnit, lengthText, parseLength } from '@adunni/contracts/measurements/units';

/** What stands in a field, and the length that it means: null for nothing, or nothing that is understood. */
interface Typed {
  text: string;
  mm: number | null;
}

/** Everything that somebody has entered so far. */
export interface Entry {
  name: string;
  figure: Figure;
  ageGroup: AgeGroup;
  unit: LengthUnit;
  typed: Partial<Record<MeasureName, Typed>>;
  method: (typeof MEASURING_METHODS)[number];
  measuredBy: string;
  measuredOn: string;
  /** Findings that the person says are right. */
  confirmed: readonly string[];
}

/** An entry to begin with: a new one, of the wearer that is meant, or a profile as it is, to be measured again on `today`. */
export function firstEntry(
  profile: MeasurementProfile | null,
  today: string,
  wearer: Pick<Entry, 'figure' | 'ageGroup'> | null = null,
): Entry {
  const empty = { method: 'alone', measuredBy: '', measuredOn: today, confirmed: [] } as const;
  const { figure: usual, ageGroup: usualAge } = wearer ?? { figure: 'woman', ageGroup: 'adult' };
  if (!profile) return { name: '', figure: usual, ageGroup: usualAge, unit: 'cm', typed: {}, ...empty };
  const { name, figure, ageGroup, current } = profile;
  const { unit, values, method, measuredBy } = current;
  // What a maker measured and somebody changes is no longer the maker's.
  const by = method === 'helped' ? { method, measuredBy } : {};
  return { name, figure, ageGroup, unit, typed: asTyped(values, unit), ...empty, ...by };
}

/** Lengths as they would be typed in a unit. */
function asTyped(values: Lengths, unit: LengthUnit): Entry['typed'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, mm]) => [name, { text: lengthText(mm, unit), mm }]),
  ) as Entry['typed'];
}

/** The entry after something was typed into a field. */
export const typeIn = (entry: Entry, name: MeasureName, text: string): Entry => ({
  ...entry,
  typed: { ...entry.typed, [name]: { text, mm: parseLength(text, entry.unit) } },
});

/** The entry with one length, as when a question about it was answered. */
export const setLength = (entry: Entry, name: MeasureName, mm: number): Entry => ({
  ...entry,
  typed: { ...entry.typed, [name]: { text: lengthText(mm, entry.unit), mm } },
});

/** The same lengths in another unit; what was not understood stays as it was typed, and going back changes nothing. */
export function switchUnit(entry: Entry, unit: LengthUnit): Entry {
  const typed = Object.fromEntries(
    Object.entries(entry.typed).map(([name, { text, mm }]) => [
      name,
      mm === null ? { text, mm: parseLength(text, unit) } : { text: lengthText(mm, unit), mm },
    ]),
  ) as Entry['typed'];
  return { ...entry, unit, typed };
}

/** The lengths of an entry that belong to its figure. */
const lengthsIn = ({ figure, typed }: Pick<Entry, 'figure' | 'typed'>): Lengths =>
  Object.fromEntries(
    measuresOf(figure).flatMap((name) => {
      const mm = typed[name]?.mm;
      return mm === null || mm === undefined ? [] : [[name, mm]];
    }),
  );

/** Everything that is still to be put right, confirmed, or typed so that it can be understood. */
export function openIn(entry: Entry): { findings: Finding[]; unread: MeasureName[] } {
  const { figure, ageGroup, unit, confirmed } = entry;
  return {
    findings: checkLengths({ figure, ageGroup, unit, values: lengthsIn(entry) }).filter(
      ({ key, confirmable }) => !confirmable || !confirmed.includes(key),
    ),
    unread: measuresOf(figure).filter((name) => {
      const field = entry.typed[name];
      return field !== undefined && field.mm === null && field.text.trim() !== '';
    }),
  };
}

/** The entry as it is sent. */
export const formOf = (entry: Entry): SentMeasurements => {
  const { typed: _, confirmed, ...said } = entry;
  return { ...said, values: lengthsIn(entry), confirmed: [...confirmed] };
};
