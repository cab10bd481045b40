import { toKobo } from '@adunni/contracts/money';
import type { ServiceFilters } from '@adunni/contracts/services/services';
import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { isVisible, nextFree } from './card.queries.ts';

const MAX_NAIRA = 10_000_000_000;

/** The filters that facets count, each with the bit that marks a service which fails it alone. */
export const FILTER_BITS = {
  category: 1,
  kind: 2,
  place: 4,
  city: 8,
  maker: 16,
  price: 32,
  maxDuration: 64,
  freeWithin: 128,
  minRating: 256,
  verified: 512,
  country: 1024,
  forAnyMaker: 2048,
} as const;
export type FilterName = keyof typeof FILTER_BITS;

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  sql`${column} = any (${sql.param([...(values ?? [])])}::text[])`;

/** Whether service `s` is free within so many days. */
const isFreeWithin = (days: number, now: Date): SQL =>
  sql`${nextFree(now)} <= ${new Date(now.getTime() + days * DAY_MS).toISOString()}`;

export const isVerified: SQL = sql`m.tier <> 'Listed'`;

/** The condition on service `s` of maker `m` that each filter sets. */
const conditions: Record<FilterName, (filters: ServiceFilters, now: Date) => SQL> = {
  category: ({ category }) => sql`s.category_id in (select id from service_categories where slug = ${category})`,
  kind: ({ kind }) => anyOf(sql`s.kind::text`, kind),
  place: ({ place }) => anyOf(sql`s.place::text`, place),
  city: ({ city }) => anyOf(sql`m.city`, city),
  maker: ({ maker }) => anyOf(sql`m.slug`, maker),
  price: ({ minPrice = 0, maxPrice = MAX_NAIRA }) => sql`s.price between ${toKobo(minPrice)} and ${toKobo(maxPrice)}`,
  maxDuration: ({ maxDuration }) => sql`s.duration <= ${maxDuration}`,
  freeWithin: ({ freeWithin = 0 }, now) => isFreeWithin(freeWithin, now),
  minRating: ({ minRating }) => sql`s.rating >= ${minRating}`,
  verified: () => isVerified,
  country: ({ country }) => sql`m.country = ${country}`,
  forAnyMaker: () => sql`s.for_any_maker`,
};

/** The conditions that a list state sets, by filter. */
export function filterConditions(filters: ServiceFilters, now: Date): { name: FilterName; condition: SQL }[] {
  const isSet = (name: FilterName): boolean => {
    if (name === 'price') return filters.minPrice !== undefined || filters.maxPrice !== undefined;
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
  };
  return (Object.keys(FILTER_BITS) as FilterName[])
    .filter(isSet)
    .map((name) => ({ name, condition: conditions[name](filters, now) }));
}

/** What every list is bound to: visible services that are found by the words. */
export const isFound = ({ q }: ServiceFilters): SQL =>
  q ? sql`${isVisible} and s.search @@ (select service_query(${q}))` : isVisible;

/** Order of a list; the id decides between equals, so that pages never repeat or skip a service. */
export function orderOf({ sort, q }: ServiceFilters, now: Date): SQL {
  switch (sort) {
    case 'soonest':
      return sql`${nextFree(now)} nulls last, s.id`;
    case 'price-up':
      return sql`s.price, s.id`;
    case 'price-down':
      return sql`s.price desc, s.id desc`;
    case 'shortest':
      return sql`s.duration, s.price, s.id`;
    case 'rating':
      return sql`s.rating desc nulls last, s.review_count desc, s.id desc`;
    case 'recommended':
      return q
        ? sql`ts_rank(s.search, (select service_query(${q}))) desc, m.tier desc, s.id desc`
        : sql`(${nextFree(now)} is null), m.tier desc, s.rating desc nulls last, md5(s.id::text)`;
  }
}
