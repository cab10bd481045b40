import { PLACES, type Place, SERVICE_KINDS, SERVICE_SORTS, type ServiceKind } from '@adunni/contracts/services';

type Sort = (typeof SERVICE_SORTS)[number];

/** Filters of which several values may hold at once. */
export const MANY_FILTERS = ['place', 'kind', 'city', 'maker'] as const;
export type ManyFilter = (typeof MANY_FILTERS)[number];

/** What the list of services shows, held in the URL. Prices are naira; null and '' do not filter. */
export interface ListState {
  q: string;
  category: string;
  place: readonly Place[];
  kind: readonly ServiceKind[];
  city: readonly string[];
  maker: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  maxDuration: number | null;
  freeWithin: number | null;
  minRating: number | null;
  verified: boolean;
  sort: Sort;
  page: number;
}

export const WHOLE_LIST: ListState = {
  q: '',
  category: '',
  place: [],
  kind: [],
  city: [],
  maker: [],
  minPrice: null,
  maxPrice: null,
  maxDuration: null,
  freeWithin: null,
  minRating: null,
  verified: false,
  sort: 'recommended',
  page: 1,
};

/** Longest texts and largest numbers that the API takes. */
const LIMITS = {
  q: 120,
  category: 80,
  values: 400,
  price: 10_000_000_000,
  duration: 1440,
  days: 366,
  stars: 5,
  page: 10_000,
};

/** Reads the URL; what makes no sense there is left out. */
export function readListState(search: URLSearchParams): ListState {
  const known = <T extends string>(values: readonly T[], name: string): T[] =>
    values.filter((value) => readMany(search.getAll(name)).includes(value));
  return {
    q: plainLine(search.get('q')).slice(0, LIMITS.q).trim(),
    category: plainLine(search.get('category')).slice(0, LIMITS.category).trim(),
    place: known(PLACES, 'place'),
    kind: known(SERVICE_KINDS, 'kind'),
    city: readMany(search.getAll('city')),
    maker: readMany(search.getAll('maker')),
    minPrice: readNumber(search.get('minPrice'), 0, LIMITS.price),
    maxPrice: readNumber(search.get('maxPrice'), 0, LIMITS.price),
    maxDuration: readWhole(search.get('maxDuration'), LIMITS.duration),
    freeWithin: readWhole(search.get('freeWithin'), LIMITS.days),
    minRating: readWhole(search.get('minRating'), LIMITS.stars),
    verified: search.get('verified') === '1',
    sort: known(SERVICE_SORTS, 'sort')[0] ?? 'recommended',
    page: readWhole(search.get('page'), LIMITS.page) ?? 1,
  };
}

/** The state as query of the API and of the URL: what is at its default is left out. */
export function toQuery(state: ListState): Record<string, string> {
  const entries = Object.entries(state).map(([name, value]) => [name, toText(value)] as const);
  return Object.fromEntries(entries.filter(([name, text]) => text !== toText(WHOLE_LIST[name as keyof ListState])));
}

/** Address of the list in that state. */
export function hrefOf(state: ListState): string {
  const search = new URLSearchParams(toQuery(state)).toString().replaceAll('%2C', ',');
  return search === '' ? '/services' : `/services?${search}`;
}

/** The state with some filters changed, from the first page on. */
export const withFilters = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  ...changes,
  page: 1,
});

/** The state with one value of a filter put in, or taken out when it was there. */
export function toggleValue(state: ListState, name: ManyFilter, value: string): ListState {
  const values = state[name] as readonly string[];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilters(state, { [name]: next });
}

function toText(value: ListState[keyof ListState]): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'object' && value !== null) return value.join(',');
  return value === null ? '' : String(value);
}

function readMany(texts: readonly string[]): string[] {
  const values = new Set(texts.flatMap((text) => plainLine(text).split(',')).map((value) => value.trim()));
  values.delete('');
  const kept: string[] = [];
  for (const value of values) if ([...kept, value].join(',').length <= LIMITS.values) kept.push(value);
  return kept;
}

function readNumber(text: string | null, least: number, most: number): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : null;
}

const readWhole = (text: string | null, most: number): number | null => {
  const value = readNumber(text, 1, most);
  return value === null ? null : Math.floor(value);
};

/** Without control characters, which the API refuses. */
const plainLine = (text: string | null): string => (text ?? '').replace(/\p{Cc}+/gu, ' ');
