import type { ProductFilters } from '@adunni/contracts/catalog/catalog';
import { type SQL, sql } from 'drizzle-orm';
import { isInStock, isVisible } from '../card.queries.ts';
import { daysLimit, type FilterName, filtersSet, priceLimit } from '../rules.ts';

const textArray = (values: readonly string[] | undefined): SQL => sql`${sql.param([...(values ?? [])])}::text[]`;

/** The condition on product `p` of maker `m` that each filter sets. */
const conditions: Record<FilterName, (filters: ProductFilters) => SQL> = {
  category: ({ category }) => sql`p.category_id in (
    select a.category_id from category_ancestors a join categories c on c.id = a.ancestor_id
    where c.slug = ${category})`,
  maker: ({ maker }) => sql`m.slug = any (${textArray(maker)})`,
  fabric: ({ fabric }) => sql`p.fabric = any (${textArray(fabric)})`,
  occasion: ({ occasion }) => sql`p.occasions && ${textArray(occasion)}`,
  gender: ({ gender }) => sql`p.gender::text = any (${textArray(gender)})`,
  size: ({ size }) => sql`p.sizes && ${textArray(size)}`,
  colour: ({ colour }) => sql`p.colour_names && ${textArray(colour)}`,
  kind: ({ kind }) => sql`p.kind = ${kind}`,
  price: ({ minPrice, maxPrice }) => sql`p.price_min between ${priceLimit(minPrice ?? 0)}
    and ${priceLimit(maxPrice ?? Number.MAX_SAFE_INTEGER)}`,
  leadDays: ({ maxLeadDays }) => sql`p.lead_days_max <= ${daysLimit(maxLeadDays ?? 0)}`,
  inStock: () => isInStock,
};

/** The conditions that a list state sets, by filter. */
export const filterConditions = (filters: ProductFilters): { name: FilterName; condition: SQL }[] =>
  filtersSet(filters).map((name) => ({ name, condition: conditions[name](filters) }));

/** Whether the list state searches for words. */
export const searches = ({ q }: ProductFilters): boolean => q !== undefined && q !== '';

/** The query that the searched words stand for, worked out once; `isFound` and `orderOf` read it. */
export const words = ({ q }: ProductFilters): SQL =>
  sql`words as materialized (select search_query(${q ?? ''}) as query)`;

/** What every list is bound to: visible products that are found by the words. */
export const isFound = (filters: ProductFilters, now: Date): SQL =>
  searches(filters) ? sql`${isVisible(now)} and p.search @@ (select search_query(${filters.q}))` : isVisible(now);

/** Order of a list; the id decides between equals, so that pages never repeat or skip a product. */
export function orderOf(filters: ProductFilters): SQL {
  switch (filters.sort) {
    case 'newest':
      return sql`p.created_at desc, p.id desc`;
    case 'price-up':
      return sql`p.price_min, p.id`;
    case 'price-down':
      return sql`p.price_min desc, p.id desc`;
    case 'rating':
      return sql`p.rating desc nulls last, p.review_count desc, p.id desc`;
    case 'lead-time':
      return sql`p.lead_days_max, p.lead_days_min, p.id`;
    case 'featured':
      return searches(filters)
        ? sql`ts_rank(p.search, (select query from words)) desc, p.featured desc, p.created_at desc, p.id desc`
        : sql`p.featured desc, p.created_at desc, p.id desc`;
  }
}
