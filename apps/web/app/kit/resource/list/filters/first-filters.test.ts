import { expect, it } from 'vitest';
import { firstFilters } from './first-filters.ts';

const FILTERS = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
const shown = (search: string) =>
  firstFilters(FILTERS, 3, new URLSearchParams(search))
    .map(({ name }) => name)
    .join('');

it('shows the first filters, and one in use in place of the last that is not', () => {
  expect([shown(''), shown('b=1'), shown('e=1'), shown('d=1&e=1')]).toEqual(['abc', 'abc', 'abe', 'ade']);
});

it('leaves out none that is in use', () => {
  expect(shown('a=1&b=1&d=1&e=1')).toBe('abde');
});
