import { PRODUCT_KINDS, PRODUCT_SORTS, type ProductCard } from '@adunni/contracts/catalog/catalog';
import { listAddress } from '../../../kit/listing/list-address.ts';
import { readInteger, readLine, readMany, readNumber, readPage } from '../../../kit/listing/read-address.ts';

type Sort = (typeof PRODUCT_SORTS)[number];

/** Filters of which several values may hold at once. */
export const MANY_FILTERS = ['gender', 'size', 'colour', 'fabric', 'occasion', 'city', 'maker'] as const;
export type ManyFilter = (typeof MANY_FILTERS)[number];

/** What the product list shows, held in the URL. Prices are naira; null and '' do not filter. */
export interface ListState extends Record<ManyFilter, readonly string[]> {
  q: string;
  category: string;
  kind: ProductCard['kind'] | '';
  minPrice: number | null;
  maxPrice: number | null;
  maxLeadDays: number | null;
  inStock: boolean;
  sort: Sort;
  page: number;
}

/** The list without any filter. */
export const UNFILTERED: ListState = {
  q: '',
  category: '',
  gender: [],
  size: [],
  colour: [],
  fabric: [],
  occasion: [],
  city: [],
  maker: [],
  kind: '',
  minPrice: null,
  maxPrice: null,
  maxLeadDays: null,
  inStock: false,
  sort: 'featured',
  page: 1,
};

export const PRODUCTS = listAddress('/products', UNFILTERED);
export const { toQuery, hrefOf, withFilters, toggleValue } = PRODUCTS;

/** Longest texts that the API takes. */
const LIMITS = { q: 120, category: 80 };

/** Reads the URL; what makes no sense there is left out. Values of one filter come comma-separated or repeated. */
export function readListState(search: URLSearchParams): ListState {
  const sort = search.get('sort');
  const kind = search.get('kind');
  const many = MANY_FILTERS.map((name) => [name, readMany(search.getAll(name))] as const);
  return {
    ...(Object.fromEntries(many) as Record<ManyFilter, string[]>),
    q: readLine(search.get('q'), LIMITS.q),
    category: readLine(search.get('category'), LIMITS.category),
    kind: PRODUCT_KINDS.find((known) => known === kind) ?? '',
    minPrice: readNumber(search.get('minPrice')),
    maxPrice: readNumber(search.get('maxPrice')),
    maxLeadDays: readInteger(search.get('maxLeadDays')),
    inStock: search.get('inStock') === '1',
    sort: PRODUCT_SORTS.find((known) => known === sort) ?? 'featured',
    page: readPage(search.get('page')),
  };
}
