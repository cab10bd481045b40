import type { ServiceCategory, ServiceFacets } from '@adunni/contracts/services/services';
import type { Chip } from '../../../kit/listing/list-address.ts';
import { KIND_NAMES, lengthText, PLACE_NAMES } from '../public/labels.ts';
import { type ListState, SERVICES } from './list-state.ts';

const { chipOf, chipsOfEach } = SERVICES;

/** Spans of days in which something may be free. */
export const FREE_SPANS: Readonly<Record<number, string>> = {
  1: 'Within a day',
  3: 'Within 3 days',
  7: 'Within a week',
  14: 'Within 2 weeks',
};

/** The active filters in the order of the filter panel; `money` puts a naira amount in words. */
export function chipsOf(
  state: ListState,
  facets: ServiceFacets,
  categories: readonly Pick<ServiceCategory, 'slug' | 'name'>[],
  money: (naira: number) => string,
): Chip<ListState>[] {
  const categoryName = categories.find(({ slug }) => slug === state.category)?.name ?? state.category;
  const makerName = (value: string): string => facets.maker.find((each) => each.value === value)?.label ?? value;
  const named = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;
  const { minPrice, maxPrice, maxDuration, freeWithin, minRating } = state;
  const free = freeWithin !== null && (FREE_SPANS[freeWithin]?.toLowerCase() ?? `within ${freeWithin} days`);
  return [
    ...chipOf('q', state, state.q && `“${state.q}”`),
    ...chipOf('category', state, categoryName),
    ...chipOf('freeWithin', state, free && `Available ${free}`),
    ...chipsOfEach('place', state, named(PLACE_NAMES)),
    ...chipOf('minPrice', state, minPrice !== null && `From ${money(minPrice)}`),
    ...chipOf('maxPrice', state, maxPrice !== null && `Up to ${money(maxPrice)}`),
    ...chipOf('maxDuration', state, maxDuration !== null && `Up to ${lengthText(maxDuration)}`),
    ...chipOf('minRating', state, minRating !== null && `${minRating} stars and up`),
    ...chipsOfEach('kind', state, named(KIND_NAMES)),
    ...chipsOfEach('city', state, (value) => value),
    ...chipOf('verified', state, state.verified && 'Verified makers'),
    ...chipsOfEach('maker', state, makerName),
  ];
}
