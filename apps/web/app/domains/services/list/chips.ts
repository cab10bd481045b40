import { formatMoney } from '@adunni/contracts/currency';
import type { ServiceFacets } from '@adunni/contracts/services';
import { KIND_NAMES, lengthText, PLACE_NAMES } from '../wording.ts';
import { type ListState, toggleValue, WHOLE_LIST, withFilters } from './list-state.ts';

/** One active filter in words, and the list without it. */
export interface Chip {
  id: string;
  label: string;
  without: ListState;
}

/** Spans of days in which something may be free. */
export const FREE_SPANS: Readonly<Record<number, string>> = {
  1: 'Within a day',
  3: 'Within 3 days',
  7: 'Within a week',
  14: 'Within 2 weeks',
};

/** The active filters in the order of the filter panel. */
export function chipsOf(state: ListState, facets: ServiceFacets): Chip[] {
  const labelOf = (name: 'category' | 'maker', value: string): string =>
    facets[name].find((each) => each.value === value)?.label ?? value;
  const many = (name: 'place' | 'kind' | 'city' | 'maker', label: (value: never) => string): Chip[] =>
    (state[name] as readonly never[]).map((value) => ({
      id: `${name}:${value}`,
      label: label(value),
      without: toggleValue(state, name, value),
    }));
  const { minPrice, maxPrice, maxDuration, freeWithin, minRating } = state;
  const free = freeWithin !== null && (FREE_SPANS[freeWithin]?.toLowerCase() ?? `within ${freeWithin} days`);
  return [
    single('q', state, state.q && `“${state.q}”`),
    single('category', state, state.category && labelOf('category', state.category)),
    single('freeWithin', state, free && `Free ${free}`),
    ...many('place', (value) => PLACE_NAMES[value]),
    ...many('kind', (value) => KIND_NAMES[value]),
    ...many('city', (value) => value),
    single('minPrice', state, minPrice !== null && `From ${formatMoney(minPrice)}`),
    single('maxPrice', state, maxPrice !== null && `Up to ${formatMoney(maxPrice)}`),
    single('maxDuration', state, maxDuration !== null && `At most ${lengthText(maxDuration)}`),
    single('minRating', state, minRating !== null && `Rated ${minRating} and up`),
    single('verified', state, state.verified && 'Verified makers'),
    ...many('maker', (value) => labelOf('maker', value)),
  ].filter((chip) => chip !== null);
}

function single(name: keyof ListState, state: ListState, label: string | false): Chip | null {
  return label ? { id: name, label, without: withFilters(state, { [name]: WHOLE_LIST[name] }) } : null;
}
