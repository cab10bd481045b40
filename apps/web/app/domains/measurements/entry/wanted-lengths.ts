import { type MeasureName, measuresOf } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Entry } from './entry-state.ts';

/** What measurements are entered for, as the address says it. */
export interface EntryWish {
  /** Null when they are for nothing in particular. */
  title: string | null;
  gender: string | null;
  needs: readonly string[];
}

/** What an address asks measurements for. */
export const wishIn = (search: URLSearchParams): EntryWish => ({
  title: search.get('for'),
  gender: search.get('gender'),
  needs: search.get('needs')?.split(',').filter(Boolean) ?? [],
});

/** The lengths that are asked for, and what else can be added; all are asked for where nothing in particular is made. */
export function splitLengths(
  names: readonly MeasureName[],
  { needs }: EntryWish,
  typed: Entry['typed'],
): { asked: readonly MeasureName[]; more: readonly MeasureName[] } {
  if (needs.length === 0) return { asked: names, more: [] };
  const isAsked = (name: MeasureName) => needs.includes(name) || typed[name] !== undefined;
  return { asked: names.filter(isAsked), more: names.filter((name) => !isAsked(name)) };
}

/** What of the lengths that were asked for a saved profile does not have, in the order in which they are taken. */
export const stillNeeded = (
  {
    figure,
    current: { values },
  }: Pick<MeasurementProfile, 'figure'> & { current: Pick<MeasurementProfile['current'], 'values'> },
  { needs }: Pick<EntryWish, 'needs'>,
): MeasureName[] => measuresOf(figure).filter((name) => needs.includes(name) && values[name] === undefined);
