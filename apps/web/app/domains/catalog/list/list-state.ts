import { PRODUCT_KINDS, PRODUCT_SORTS, type ProductCard } from '@adunni/contracts/catalog';

type Sort = (typeof PRODUCT_SORTS)[number];

/** Filters of which several values may hold at once. */
export const MANY_FILTERS = ['gender', 'size', 'colour', 'fabric', 'occasion', 'maker'] as const;
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
export const WHOLE_LIST: ListState = {
  q: '',
  category: '',
  gender: [],
  size: [],
  colour: [],
  fabric: [],
  occasion: [],
  maker: [],
  kind: '',
  minPrice: null,
  maxPrice: null,
  maxLeadDays: null,
  inStock: false,
  sort: 'featured',
  page: 1,
};

/** Longest texts that the API takes, and its last page. */
const LIMITS = { q: 120, category: 80, values: 400, page: 10_000 };

/** Reads the URL; what makes no sense there is left out. Values of one filter come comma-separated or repeated. */
export function readListState(search: URLSearchParams): ListState {
  const sort = search.get('sort');
  const kind = search.get('kind');
  const many = MANY_FILTERS.map((name) => [name, readMany(search.getAll(name))] as const);
  return {
    ...(Object.fromEntries(many) as Record<ManyFilter, string[]>),
    q: plainLine(search.get('q')).slice(0, LIMITS.q).trim(),
    category: plainLine(search.get('category')).slice(0, LIMITS.category),
    kind: PRODUCT_KINDS.find((known) => known === kind) ?? '',
    minPrice: readNumber(search.get('minPrice')),
    maxPrice: readNumber(search.get('maxPrice')),
    maxLeadDays: readNumber(search.get('maxLeadDays'), Math.floor),
    inStock: search.get('inStock') === '1',
    sort: PRODUCT_SORTS.find((known) => known === sort) ?? 'featured',
    page: Math.min(Math.max(readNumber(search.get('page'), Math.floor) ?? 1, 1), LIMITS.page),
  };
}

/** The state as query of the API and of the URL: what is at its default is left out. */
export function toQuery(state: ListState): Record<string, string> {
  const entries = Object.entries(state).map(([name, value]) => [name, toText(value)] as const);
  const atRest = (name: string, text: string): boolean => text === toText(WHOLE_LIST[name as keyof ListState]);
  return Object.fromEntries(entries.filter(([name, text]) => !atRest(name, text)));
}

/** Address of the list in that state. */
export function hrefOf(state: ListState): string {
  const search = new URLSearchParams(toQuery(state)).toString().replaceAll('%2C', ',');
  return search === '' ? '/products' : `/products?${search}`;
}

/** The state with some filters changed, from the first page on. */
export const withFilters = (state: ListState, changes: Partial<ListState>): ListState => ({
  ...state,
  ...changes,
  page: 1,
});

/** The state with one value of a filter put in, or taken out when it was there. */
export function toggleValue(state: ListState, name: ManyFilter, value: string): ListState {
  const values = state[name];
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

function readNumber(text: string | null, round = (value: number): number => value): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? round(value) : null;
}

/** Without control characters, which the API refuses. */
const plainLine = (text: string | null): string => (text ?? '').replace(/\p{Cc}+/gu, ' ');
