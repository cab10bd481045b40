import {
  FESTIVAL_COUNTRIES,
  PEOPLE_NAMES,
  type People,
  SEASON_NAMES,
  type Season,
} from '@adunni/contracts/festivals/names';

/** What the calendar shows, as its address has it. */
export interface Filters {
  people: People | null;
  /** A country’s code or a region’s name. */
  place: string;
  season: Season | null;
}

const oneOf = <T extends string>(names: readonly T[], text: string | null): T | null =>
  names.find((name) => name === text) ?? null;

const MOST_LETTERS = 60;

/** Reads the address; what cannot be is left out. */
export const readFilters = (parameters: URLSearchParams): Filters => ({
  people: oneOf(PEOPLE_NAMES, parameters.get('people')),
  place: (parameters.get('place') ?? '').trim().slice(0, MOST_LETTERS),
  season: oneOf(SEASON_NAMES, parameters.get('season')),
});

/** The filters as a query: without those that are not set. */
export const filterQuery = ({ people, place, season }: Filters): Record<string, string> => ({
  ...(people && { people }),
  ...(place && { place }),
  ...(season && { season }),
});

/** A place in words: a country by its name. */
export const placeName = (place: string): string =>
  Object.hasOwn(FESTIVAL_COUNTRIES, place) ? FESTIVAL_COUNTRIES[place as keyof typeof FESTIVAL_COUNTRIES] : place;
