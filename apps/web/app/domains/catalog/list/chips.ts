import type { ProductFacets } from '@adunni/contracts/catalog';
import { formatMoney } from '@adunni/contracts/currency';
import { KIND_NAMES } from '../wording.ts';
import { type ListState, MANY_FILTERS, toggleValue, WHOLE_LIST, withFilters } from './list-state.ts';

/** One active filter in words, and the list without it. */
export interface Chip {
  id: string;
  label: string;
  without: ListState;
}

/** The active filters in the order of the filter panel. */
export function chipsOf(state: ListState, facets: ProductFacets): Chip[] {
  const labelOf = (name: 'category' | (typeof MANY_FILTERS)[number], value: string): string =>
    facets[name].find((each) => each.value === value)?.label ?? value;
  const chips: (Chip | null)[] = [
    single('q', state, state.q && `“${state.q}”`),
    single('category', state, state.category && labelOf('category', state.category)),
    single('kind', state, state.kind && KIND_NAMES[state.kind]),
    single('inStock', state, state.inStock && 'Can be ordered now'),
    ...MANY_FILTERS.flatMap((name) =>
      state[name].map((value) => ({
        id: `${name}:${value}`,
        label: labelOf(name, value),
        without: toggleValue(state, name, value),
      })),
    ),
    single('minPrice', state, state.minPrice !== null && `From ${formatMoney(state.minPrice)}`),
    single('maxPrice', state, state.maxPrice !== null && `Up to ${formatMoney(state.maxPrice)}`),
    single('maxLeadDays', state, state.maxLeadDays !== null && `Ready within ${spanOf(state.maxLeadDays)}`),
  ];
  return chips.filter((chip) => chip !== null);
}

const spanOf = (days: number): string => (days % 7 === 0 && days > 7 ? `${days / 7} weeks` : `${days} days`);

function single(name: keyof ListState, state: ListState, label: string | false): Chip | null {
  return label ? { id: name, label, without: withFilters(state, { [name]: WHOLE_LIST[name] }) } : null;
}

/** How many filters are on, the search and the category aside, which have a place of their own. */
export const countFilters = (chips: readonly Chip[]): number =>
  chips.filter(({ id }) => id !== 'q' && id !== 'category').length;
