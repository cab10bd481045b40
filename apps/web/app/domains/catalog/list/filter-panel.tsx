import type { Category, ProductFacets } from '@adunni/contracts/catalog/catalog';
import { PRODUCT_KINDS } from '@adunni/contracts/catalog/catalog';
import { FilterForm } from '../../../kit/filters/filter-form.tsx';
import { FilterGroup, FilterValues } from '../../../kit/filters/filter-group.tsx';
import { PriceRange } from '../../../kit/filters/price-range.tsx';
import { KIND_NAMES } from '../labels.ts';
import { CategoryLinks } from './category-links.tsx';
import classes from './filter-panel.module.css';
import { categoryTree, valuesOf } from './filter-values.ts';
import {
  type ListState,
  MANY_FILTERS,
  type ManyFilter,
  readListState,
  toggleValue,
  toQuery,
  withFilters,
} from './list-state.ts';

const LEGENDS: Readonly<Record<ManyFilter, string>> = {
  gender: 'Gender',
  size: 'Size',
  colour: 'Colour',
  fabric: 'Fabric',
  occasion: 'Occasion',
  city: 'Maker location',
  maker: 'Maker',
};
const LOOKS = { size: 'button', colour: 'swatch' } as const;
/** Spans to choose from, in days. */
const LEAD_TIMES = [
  { value: '7', label: 'Within a week' },
  { value: '14', label: 'Within 2 weeks' },
  { value: '28', label: 'Within 4 weeks' },
  { value: '42', label: 'Within 6 weeks' },
  { value: '56', label: 'Within 8 weeks' },
];

export interface FilterPanelProps {
  /** What the shopper wants, which may still be loading. */
  state: ListState;
  facets: ProductFacets;
  categories: readonly Category[];
  onGo: (next: ListState) => void;
}

/** Every filter with its counts. */
export function FilterPanel({ state, facets, categories, onGo }: FilterPanelProps) {
  const many = (name: ManyFilter, isOpen: boolean) => {
    const values = valuesOf(name, facets, state);
    return values.length === 0 ? null : (
      <FilterGroup key={name} legend={LEGENDS[name]} isOpen={isOpen || state[name].length > 0}>
        <FilterValues
          name={name}
          values={values}
          chosen={state[name]}
          one="piece"
          look={name in LOOKS ? LOOKS[name as keyof typeof LOOKS] : 'row'}
          onToggle={(value) => onGo(toggleValue(state, name, value))}
        />
      </FilterGroup>
    );
  };
  const branches = categoryTree(categories, facets, state.category);
  const hasPrice = facets.price.max > 0 || state.minPrice !== null || state.maxPrice !== null;
  return (
    <FilterForm
      action="/products"
      query={toQuery(state)}
      names={[...MANY_FILTERS, 'kind', 'inStock', 'maxLeadDays']}
      submit="Show products"
      onSend={(sent) => onGo(readListState(sent))}
    >
      {branches.length > 0 && (
        <FilterGroup legend="Category" isOpen>
          <CategoryLinks branches={branches} state={state} />
        </FilterGroup>
      )}
      <KindAndStock state={state} facets={facets} onGo={onGo} />
      {many('gender', true)}
      {many('size', true)}
      {many('colour', true)}
      {hasPrice && <PriceRange state={state} range={facets.price} />}
      {many('fabric', false)}
      {many('occasion', false)}
      {(facets.kind.some(({ count }) => count > 0) || state.maxLeadDays !== null) && (
        <LeadTime state={state} onGo={onGo} />
      )}
      {many('city', false)}
      {many('maker', false)}
    </FilterForm>
  );
}

function KindAndStock({ state, facets, onGo }: Omit<FilterPanelProps, 'categories'>) {
  const kinds = PRODUCT_KINDS.map((kind) => ({
    value: kind,
    label: KIND_NAMES[kind],
    count: facets.kind.find(({ value }) => value === kind)?.count ?? 0,
  })).filter(({ value, count }) => count > 0 || value === state.kind);
  const hasStock = facets.inStock > 0 || state.inStock;
  const toggleKind = (value: string): void => {
    const kind = PRODUCT_KINDS.find((known) => known === value && known !== state.kind) ?? '';
    onGo(withFilters(state, { kind }));
  };
  if (kinds.length === 0 && !hasStock) return null;
  return (
    <FilterGroup legend="Type" isOpen>
      <FilterValues name="kind" values={kinds} chosen={[state.kind]} one="piece" onToggle={toggleKind} />
      {hasStock && (
        <FilterValues
          name="inStock"
          values={[{ value: '1', label: 'In stock', count: facets.inStock }]}
          chosen={state.inStock ? ['1'] : []}
          one="piece"
          onToggle={() => onGo(withFilters(state, { inStock: !state.inStock }))}
        />
      )}
    </FilterGroup>
  );
}

function LeadTime({ state, onGo }: Pick<FilterPanelProps, 'state' | 'onGo'>) {
  const chosen = state.maxLeadDays === null ? '' : String(state.maxLeadDays);
  return (
    <FilterGroup legend="Delivery time" isOpen={chosen !== ''}>
      <select
        name="maxLeadDays"
        aria-label="Delivery time"
        className={classes.select}
        value={chosen}
        onChange={(event) =>
          onGo(withFilters(state, { maxLeadDays: event.target.value === '' ? null : Number(event.target.value) }))
        }
      >
        <option value="">Any time</option>
        {LEAD_TIMES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {chosen !== '' && !LEAD_TIMES.some(({ value }) => value === chosen) && (
          <option value={chosen}>Within {chosen} days</option>
        )}
      </select>
    </FilterGroup>
  );
}
