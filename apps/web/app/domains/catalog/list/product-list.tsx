import type { Category, ProductCard as Product, ProductFacets } from '@adunni/contracts/catalog';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { FilterButton } from '../../../kit/filters/filter-button.tsx';
import { PageLinks } from '../../../kit/page-links.tsx';
import { ProductCard, ProductGrid } from '../product-card.tsx';
import { ChipRow } from './chip-row.tsx';
import { chipsOf, countFilters } from './chips.ts';
import { EmptyList } from './empty-list.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { categoryPath } from './filter-values.ts';
import { hrefOf, type ListState, WHOLE_LIST } from './list-state.ts';
import classes from './product-list.module.css';
import { PromotedFilters } from './promoted-filters.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListNavigation } from './use-list-navigation.ts';

/** Cards that are in sight at once on most screens. */
const EAGER_CARDS = 4;

interface Props {
  title: string;
  description: string;
  state: ListState;
  products: readonly Product[];
  total: number;
  pages: number;
  facets: ProductFacets;
  categories: readonly Category[];
}

/** The catalogue: what is searched and filtered on one side, the pieces on the other. */
export function ProductList({ title, description, state, products, total, pages, facets, categories }: Props) {
  const { wanted, isPending, go } = useListNavigation(state);
  const chips = chipsOf(state, facets);
  const active = countFilters(chips);
  const canNarrow = total > 0 || active > 0;
  const panel = { state: wanted, facets, categories, onGo: go };
  return (
    <main id="main" className={classes.page}>
      <header className={classes.head}>
        <Trail path={categoryPath(categories, state.category).slice(0, -1)} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{description}</p>
        <SearchBox state={wanted} onGo={go} />
      </header>
      <PromotedFilters state={wanted} facets={facets} categories={categories} />
      <div className={classes.columns}>
        <aside id="filters" className={classes.sidebar} aria-label="Filters">
          <FilterPanel {...panel} />
        </aside>
        <section aria-label="Pieces" aria-busy={isPending}>
          <div className={classes.bar}>
            <p className={classes.count} role="status">
              {countOf(total, 'piece')}
            </p>
            {canNarrow && (
              <FilterButton
                active={active}
                found={countOf(total, 'piece')}
                isPending={isPending}
                className={classes.open}
              >
                <FilterPanel {...panel} />
              </FilterButton>
            )}
            {total > 0 && <SortSelect state={wanted} onGo={go} />}
          </div>
          <ChipRow chips={chips} />
          <div className={classes.pieces} data-pending={isPending || undefined}>
            {products.length === 0 ? (
              <EmptyList state={state} chips={chips} categories={categories} />
            ) : (
              <ProductGrid narrow>
                {products.map((product, index) => (
                  <ProductCard key={product._id} product={product} eager={index < EAGER_CARDS} />
                ))}
              </ProductGrid>
            )}
          </div>
          <PageLinks page={state.page} pages={pages} />
        </section>
      </div>
    </main>
  );
}

function Trail({ path }: { path: readonly Category[] }) {
  if (path.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={classes.trail}>
      {path.map(({ slug, name }) => (
        <Link key={slug} to={hrefOf({ ...WHOLE_LIST, category: slug })}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
