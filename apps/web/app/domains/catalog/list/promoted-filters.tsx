import { type Category, PRODUCT_KINDS, type ProductFacets } from '@adunni/contracts/catalog';
import { Link } from 'react-router';
import { KIND_NAMES } from '../wording.ts';
import { categoryPath } from './filter-values.ts';
import { hrefOf, type ListState, withFilters } from './list-state.ts';
import classes from './promoted-filters.module.css';

interface Props {
  state: ListState;
  facets: ProductFacets;
  categories: readonly Category[];
}

/** What shoppers ask for most, above the list: what lies below the chosen category, and the kind of making, where any. */
export function PromotedFilters({ state, facets, categories }: Props) {
  const chosen = categoryPath(categories, state.category).at(-1);
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]));
  const below = categories.filter(({ parentId, slug }) => parentId === (chosen?._id ?? null) && counts.get(slug));
  const hasKind = (wanted: string): boolean => facets.kind.some(({ value, count }) => value === wanted && count > 0);
  const quick = [
    { label: 'Can be ordered now', isOn: state.inStock, next: { inStock: !state.inStock }, has: facets.inStock > 0 },
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
  ].filter(({ isOn, has }) => isOn || has);
  if (below.length + quick.length === 0) return null;
  return (
    <nav aria-label="Popular filters" className={classes.scroller}>
      <ul className={classes.row}>
        {below.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={hrefOf(withFilters(state, { category: slug }))} className={classes.category}>
              {name}
            </Link>
          </li>
        ))}
        {quick.map(({ label, isOn, next }) => (
          <li key={label}>
            <Link
              to={hrefOf(withFilters(state, next))}
              preventScrollReset
              className={classes.quick}
              aria-current={isOn ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
