import {
  PLACES,
  type Place,
  SERVICE_KINDS,
  SERVICE_SORTS,
  type ServiceKind,
} from '@adunni/contracts/services/services';
import { listAddress } from '../../../kit/listing/list-address.ts';
import { readInteger, readLine, readMany, readNumber, readPage } from '../../../kit/listing/read-address.ts';

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

export const UNFILTERED: ListState = {
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

export const SERVICES = listAddress('/services', UNFILTERED);
export const { toQuery, hrefOf, withFilters, toggleValue } = SERVICES;

/** Longest texts and largest numbers that the API takes. */
const LIMITS = { q: 120, category: 80, price: 10_000_000_000, duration: 1440, days: 366, stars: 5 };

/** Reads the URL; what makes no sense there is left out. */
export function readListState(search: URLSearchParams): ListState {
  const known = <T extends string>(values: readonly T[], name: string): T[] =>
    values.filter((value) => readMany(search.getAll(name)).includes(value));
  return {
    q: readLine(search.get('q'), LIMITS.q),
    category: readLine(search.get('category'), LIMITS.category),
    place: known(PLACES, 'place'),
    kind: known(SERVICE_KINDS, 'kind'),
    city: readMany(search.getAll('city')),
    maker: readMany(search.getAll('maker')),
    minPrice: readNumber(search.get('minPrice'), 0, LIMITS.price),
    maxPrice: readNumber(search.get('maxPrice'), 0, LIMITS.price),
    maxDuration: readInteger(search.get('maxDuration'), 1, LIMITS.duration),
    freeWithin: readInteger(search.get('freeWithin'), 1, LIMITS.days),
    minRating: readInteger(search.get('minRating'), 1, LIMITS.stars),
    verified: search.get('verified') === '1',
    sort: known(SERVICE_SORTS, 'sort')[0] ?? 'recommended',
    page: readPage(search.get('page')),
  };
}
