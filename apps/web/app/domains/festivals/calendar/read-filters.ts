import {
  FESTIVAL_COUNTRIES,
  PEOPLE_NAMES,
  type People,
  SEASON_NAMES,
  type Season,
} from '@adunni/contracts/festivals/names';
import { readMonth } from '../../../kit/listing/read-address.ts';
import { FESTIVALS } from '../festival-address.ts';

/** What the calendar shows, as its address has it. */
export interface Filters {
  people: People | null;
  /** A country’s code or a region’s name. */
  place: string;
  season: Season | null;
  view: View;
  /** The month of the month view, `2026-12`; null for the one that it opens at. */
  month: string | null;
}

/** How festivals are shown: as cards, on the days of a month, on a map. */
export const VIEWS = { list: 'List', month: 'Month', map: 'Map' } as const;
export type View = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as View[];

const oneOf = <T extends string>(names: readonly T[], text: string | null): T | null =>
  names.find((name) => name === text) ?? null;

const MOST_LETTERS = 60;

/** Reads the address; what cannot be is left out. */
export const readFilters = (parameters: URLSearchParams): Filters => ({
  people: oneOf(PEOPLE_NAMES, parameters.get('people')),
  place: (parameters.get('place') ?? '').trim().slice(0, MOST_LETTERS),
  season: oneOf(SEASON_NAMES, parameters.get('season')),
  view: oneOf(VIEW_NAMES, parameters.get('view')) ?? 'list',
  month: readMonth(parameters.get('month')),
});

/** What the server is asked by: the filters that are set. */
export const filterQuery = ({ people, place, season }: Filters): Record<string, string> => ({
  ...(people && { people }),
  ...(place && { place }),
  ...(season && { season }),
});

/** The address that shows this; the month only where a month is shown. */
export function addressOf(filters: Filters): string {
  const { view, month } = filters;
  const query = new URLSearchParams({
    ...(view !== 'list' && { view }),
    ...(view === 'month' && month && { month }),
    ...filterQuery(filters),
  }).toString();
  return query ? `${FESTIVALS}?${query}` : FESTIVALS;
}

/** A place in words: a country by its name. */
export const placeName = (place: string): string =>
  Object.hasOwn(FESTIVAL_COUNTRIES, place) ? FESTIVAL_COUNTRIES[place as keyof typeof FESTIVAL_COUNTRIES] : place;
