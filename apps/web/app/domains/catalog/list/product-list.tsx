import type { Category, ProductCard as Product, ProductFacets } from '@adunni/contracts/catalog/catalog';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { ChipRow } from '../../../kit/filters/chip-row.tsx';
import { countFilters } from '../../../kit/listing/list-address.ts';
import { ListFrame } from '../../../kit/listing/list-frame.tsx';
import { NothingFound } from '../../../kit/listing/nothing-found.tsx';
import { SearchBox } from '../../../kit/listing/search-box.tsx';
import { SortSelect } from '../../../kit/listing/sort-select.tsx';
import { useListNavigation } from '../../../kit/listing/use-list-navigation.ts';
import { useMoney } from '../../../kit/money/use-money.ts';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { ProductCard, ProductGrid } from '../public/product-card.tsx';
import { AlsoFound, type Others } from './also-found.tsx';
import { chipsOf } from './chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import { categoryPath } from './filter-values.ts';
import { hrefOf, type ListState, PRODUCTS, readListState, toQuery, UNFILTERED, withFilters } from './list-state.ts';
import { PromotedFilters } from './promoted-filters.tsx';

/** Cards that are in sight at once on most screens. */
const EAGER_CARDS = 4;

const SORT_NAMES: Readonly<Record<ListState['sort'], string>> = {
  featured: 'Recommended',
  newest: 'Newest',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  rating: 'Top rated',
  'lead-time': 'Fastest delivery',
};

const NOTHING = {
  none: 'No products match your filters',
  hint: 'Try a single word, such as a garment or a fabric: “kaftan”, “adire”, “gele”.',
  searchAll: 'Search all products',
  all: 'Shop all',
};

interface Props {
  title: string;
  description: string;
  state: ListState;
  products: readonly Product[];
  total: number;
  pages: number;
  facets: ProductFacets;
  categories: readonly Category[];
  /** What a search finds beside products. */
  others: Others | null;
}

/** The catalogue. */
export function ProductList({ title, description, state, products, total, pages, facets, categories, others }: Props) {
  const { wanted, isPending, go } = useListNavigation(state, PRODUCTS, readListState);
  const chips = chipsOf(state, facets, useMoney().text);
  const active = countFilters(chips);
  const control = { action: PRODUCTS.path, query: toQuery(wanted) };
  const tops = categories.filter(({ parentId, productCount }) => parentId === null && productCount > 0);
  const above = categoryPath(categories, state.category)
    .slice(0, -1)
    .map(({ slug, name }) => ({ name, to: hrefOf({ ...UNFILTERED, category: slug }) }));
  return (
    <ListFrame
      title={title}
      lead={
        <>
          {description} <Link to="/design">Or design your own</Link>
        </>
      }
      trail={<Breadcrumbs way={above} />}
      search={
        <SearchBox
          {...control}
          label="Search products"
          placeholder="Agbada, aso-oke, a maker’s name…"
          onSearch={(q) => go(withFilters(wanted, { q }))}
          isInHeader
        />
      }
      beside={others && <AlsoFound q={state.q} {...others} />}
      pills={<PromotedFilters state={wanted} facets={facets} categories={categories} />}
      filters={
        (total > 0 || active > 0) && <FilterPanel state={wanted} facets={facets} categories={categories} onGo={go} />
      }
      active={active}
      label="Products"
      found={countOf(total, 'product')}
      sort={
        total > 0 && (
          <SortSelect
            {...control}
            value={wanted.sort}
            names={SORT_NAMES}
            onSort={(sort) => go(withFilters(wanted, { sort }))}
          />
        )
      }
      chips={<ChipRow chips={chips} address={PRODUCTS} />}
      isPending={isPending}
      page={state.page}
      pages={pages}
    >
      {products.length === 0 ? (
        <NothingFound q={state.q} chips={chips} address={PRODUCTS} words={NOTHING} categories={tops} />
      ) : (
        <ProductGrid narrow>
          {products.map((product, index) => (
            <ProductCard key={product._id} product={product} eager={index < EAGER_CARDS} />
          ))}
        </ProductGrid>
      )}
    </ListFrame>
  );
}
