import { expect, it } from 'vitest';
import { hrefOf, readListState, toggleValue, toQuery, UNFILTERED } from './list-state.ts';

const read = (search: string) => readListState(new URLSearchParams(search));

it('reads back what it writes', () => {
  const state = {
    ...UNFILTERED,
    q: 'gele',
    place: ['home', 'video'] as const,
    city: ['Benin City'],
    maxPrice: 20_000,
    freeWithin: 7,
    minRating: 4,
    verified: true,
    sort: 'soonest' as const,
    page: 2,
  };
  expect(read(hrefOf(state).split('?')[1] ?? '')).toEqual({ ...state, place: [...state.place] });
  expect(hrefOf(UNFILTERED)).toBe('/services');
});

it('leaves out what makes no sense', () => {
  expect(
    read('place=moon&kind=class,nonsense&minPrice=-1&maxDuration=x&freeWithin=0&minRating=6&sort=worst&page=0'),
  ).toEqual({
    ...UNFILTERED,
    kind: ['class'],
  });
});

it('puts a value in and takes it out again, from the first page on', () => {
  const on = toggleValue({ ...UNFILTERED, page: 3 }, 'city', 'Lagos');
  expect(toQuery(on)).toEqual({ city: 'Lagos' });
  expect(toggleValue(on, 'city', 'Lagos')).toEqual(UNFILTERED);
});
