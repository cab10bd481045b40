import { type Category, PRODUCT_KINDS, type ProductFacets } from '@adunni/contracts/catalog/catalog';
import { type Pill, PillRow } from '../../../kit/filters/pill-row.tsx';
import { KIND_NAMES } from '../labels.ts';
import { categoryPath } from './filter-values.ts';
import { hrefOf, type ListState, withFilters } from './list-state.ts';

interface Props {
  state: ListState;
  facets: ProductFacets;
  categories: readonly Category[];
}

/** What shoppers ask for most, above the list: what lies below the chosen category, and the kind of making, where any. */
export function PromotedFilters({ state, facets, categories }: Props) {
  const chosen = categoryPath(categories, state.category).at(-1);
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]));
  const below = categories
    .filter(({ parentId, slug }) => parentId === (chosen?._id ?? null) && counts.get(slug))
    .map(({ slug, name }) => categoryPill(name, withFilters(state, { category: slug })));
  const hasKind = (wanted: string): boolean => facets.kind.some(({ value, count }) => value === wanted && count > 0);
  const quick = [
    { label: 'In stock', isOn: state.inStock, next: { inStock: !state.inStock }, has: facets.inStock > 0 },
    ...PRODUCT_KINDS.map((kind) => ({
      label: KIND_NAMES[kind],
      isOn: state.kind === kind,
      next: { kind: state.kind === kind ? ('' as const) : kind },
      has: hasKind(kind),
    })),
    {
      label: 'Ready within 2 weeks',
      isOn: state.maxLeadDays === 14,
      next: { maxLeadDays: state.maxLeadDays === 14 ? null : 14 },
      has: PRODUCT_KINDS.some(hasKind),
    },
  ]
    .filter(({ isOn, has }) => isOn || has)
    .map(({ label, isOn, next }): Pill => ({ label, isOn, to: hrefOf(withFilters(state, next)) }));
  return <PillRow label="Popular filters" pills={[...below, ...quick]} />;
}

const categoryPill = (label: string, next: ListState): Pill => ({
  label,
  to: hrefOf(next),
  isOn: false,
  isCategory: true,
});
