import type { ProductFacets } from '@adunni/contracts/catalog/catalog';
import type { Chip } from '../../../kit/listing/list-address.ts';
import { KIND_NAMES } from '../labels.ts';
import { type ListState, MANY_FILTERS, PRODUCTS } from './list-state.ts';

const { chipOf, chipsOfEach } = PRODUCTS;

/** The active filters in the order of the filter panel; `money` puts a naira amount in words. */
export function chipsOf(state: ListState, facets: ProductFacets, money: (naira: number) => string): Chip<ListState>[] {
  const labelOf = (name: 'category' | (typeof MANY_FILTERS)[number], value: string): string =>
    facets[name].find((each) => each.value === value)?.label ?? value;
  const { minPrice, maxPrice, maxLeadDays } = state;
  return [
    ...chipOf('q', state, state.q && `“${state.q}”`),
    ...chipOf('category', state, state.category && labelOf('category', state.category)),
    ...chipOf('kind', state, state.kind && KIND_NAMES[state.kind]),
    ...chipOf('inStock', state, state.inStock && 'In stock'),
    ...MANY_FILTERS.flatMap((name) => chipsOfEach(name, state, (value) => labelOf(name, value))),
    ...chipOf('minPrice', state, minPrice !== null && `From ${money(minPrice)}`),
    ...chipOf('maxPrice', state, maxPrice !== null && `Up to ${money(maxPrice)}`),
    ...chipOf('maxLeadDays', state, maxLeadDays !== null && `Ready within ${spanOf(maxLeadDays)}`),
  ];
}

const spanOf = (days: number): string => (days % 7 === 0 && days > 7 ? `${days / 7} weeks` : `${days} days`);
