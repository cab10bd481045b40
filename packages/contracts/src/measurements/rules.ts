import {
  type AgeGroup,
  type Figure,
  type Lengths,
  labelOf,
  limitsOf,
  MEASURES,
  type MeasureName,
  measuresOf,
} from './catalogue.ts';
import { type LengthUnit, lengthLabel, readInOtherUnit } from './units.ts';

/** Lengths of somebody, and the unit in which they were typed. */
export interface Taken {
  figure: Figure;
  ageGroup: AgeGroup;
  unit: LengthUnit;
  values: Lengths;
}

/**
 * Something about lengths that is impossible (`limit`), probably in the other unit (`unit`) or hard to believe
 * (`relation`). `key` names the finding together with its lengths, so that a confirmation lasts only as long as they do.
 */
export interface Finding {
  kind: 'limit' | 'unit' | 'relation';
  key: string;
  measures: readonly MeasureName[];
  text: string;
  /** Of `unit`: the length in mm if the number was meant in the other unit. Nothing ever takes it without being asked. */
  otherwise?: number;
  /** Whether the lengths can stay when the person says that they are right. */
  confirmable: boolean;
}

/** Lengths that contradict each other, after the trade’s rules of thumb. */
const RELATIONS: readonly {
  measures: readonly [MeasureName, MeasureName];
  isOdd: (first: number, second: number) => boolean;
  text: string;
}[] = [
  {
    measures: ['under-bust-girth', 'bust-girth'],
    isOdd: (under, bust) => under >= bust,
    text: 'The under-bust should be smaller than the bust.',
  },
  {
    measures: ['inside-leg-length', 'outside-leg-length'],
    isOdd: (inside, outside) => inside >= outside,
    text: 'The inside leg should be shorter than the outside leg.',
  },
  {
    measures: ['outside-leg-length', 'height'],
    isOdd: (outside, height) => outside > 0.7 * height,
    text: 'The outside leg seems too long for this height.',
  },
];

/** Everything that is to be put right or confirmed, in the order of the measures. */
export function checkLengths(taken: Taken): Finding[] {
  const single = measuresOf(taken.figure).flatMap((name) => {
    const mm = taken.values[name];
    return mm === undefined ? [] : (findingOf(taken, name, mm) ?? []);
  });
  const doubted = new Set(single.flatMap(({ measures }) => measures));
  const odd = RELATIONS.filter(({ measures: [first, second], isOdd }) => {
    const [one, other] = [taken.values[first], taken.values[second]];
    // A length in the wrong unit contradicts everything; one question about it is enough.
    if (doubted.has(first) || doubted.has(second)) return false;
    return one !== undefined && other !== undefined && isOdd(one, other);
  });
  return [...single, ...odd.map(({ measures, text }) => asRelation(taken, measures, text))];
}

function asRelation(taken: Taken, measures: readonly MeasureName[], text: string): Finding {
  const lengths = measures.map((name) => taken.values[name]).join(':');
  return { kind: 'relation', key: `relation:${measures.join(':')}:${lengths}`, measures, text, confirmable: true };
}

function findingOf(taken: Taken, name: MeasureName, mm: number): Finding | null {
  const { unit, ageGroup, figure } = taken;
  const fits = isWithin(name, ageGroup, mm);
  const otherwise = readInOtherUnit(mm, unit);
  const seemsOther = isWithin(name, ageGroup, otherwise) && (!fits || contradictsHeight(taken, name, mm, otherwise));
  const label = labelOf(name, figure);
  if (seemsOther) {
    const other = unit === 'cm' ? 'in' : 'cm';
    const typed = lengthLabel(otherwise, other);
    const text = `${label}: ${typed} = ${lengthLabel(otherwise, unit)}?`;
    return { kind: 'unit', key: `unit:${name}:${mm}`, measures: [name], text, otherwise, confirmable: fits };
  }
  if (fits) return null;
  const { least, most } = limitsOf(name, ageGroup);
  const text = `${label} must be between ${lengthLabel(least, unit)} and ${lengthLabel(most, unit)}.`;
  return { kind: 'limit', key: `limit:${name}:${mm}`, measures: [name], text, confirmable: false };
}

function isWithin(name: MeasureName, ageGroup: AgeGroup, mm: number): boolean {
  const { least, most } = limitsOf(name, ageGroup);
  return mm >= least && mm <= most;
}

/** Whether a length is out of all proportion to the height, and would not be in the other unit. */
function contradictsHeight({ values, ageGroup }: Taken, name: MeasureName, mm: number, otherwise: number): boolean {
  const { height } = values;
  if (name === 'height' || height === undefined || !isWithin('height', ageGroup, height)) return false;
  const [least, most] = MEASURES[name].ofHeight;
  const suits = (length: number) => length >= least * height && length <= most * height;
  return !suits(mm) && suits(otherwise);
}

/** Findings that keep lengths from being stored: all that cannot be confirmed, and what has not been. */
export const openFindings = (taken: Taken, confirmed: readonly string[]): Finding[] =>
  checkLengths(taken).filter(({ key, confirmable }) => !confirmable || !confirmed.includes(key));

/** A length that differs between two versions; null where it was not taken. */
export interface LengthChange {
  measure: MeasureName;
  from: number | null;
  to: number | null;
}

/** What changed from one version to the next, in the order of the measures. */
export function changesBetween(before: Lengths, after: Lengths): LengthChange[] {
  const names = Object.keys(MEASURES) as MeasureName[];
  return names.flatMap((measure) => {
    const [from, to] = [before[measure] ?? null, after[measure] ?? null];
    return from === to ? [] : { measure, from, to };
  });
}

/** Months after which a body is measured again. */
const RECHECK_MONTHS = 6;

/** Whether lengths are old enough to be taken again; `measuredOn` is a day such as `2026-05-03`. */
export function isDueAgain(measuredOn: string, now: Date): boolean {
  const due = new Date(`${measuredOn}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + RECHECK_MONTHS);
  return due.getTime() <= now.getTime();
}
