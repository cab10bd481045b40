import type { SearchResult } from '@adunni/contracts/search/search';
import { expect, it } from 'vitest';
import { choicesFor } from './choices.ts';

const SCREENS = [
  { label: 'Orders', to: '/admin/orders' },
  { label: 'Product categories', to: '/admin/product-category/all' },
  { label: 'Add a product', to: '/admin/products/add' },
];
const found = (kind: SearchResult['kind'], title: string): SearchResult => ({
  kind,
  _id: '1',
  title,
  detail: '',
  path: '/',
});
const shown = (...given: Parameters<typeof choicesFor>) =>
  choicesFor(...given).map(({ label, choices }) => [label, choices.map(({ title }) => title)]);

it('offers every screen before anything is typed', () => {
  expect(shown('', SCREENS, [])).toEqual([['Pages', ['Orders', 'Product categories', 'Add a product']]]);
});

it('finds screens by the beginnings of their words, in any order', () => {
  expect(shown('prod', SCREENS, [])).toEqual([['Pages', ['Product categories', 'Add a product']]]);
  expect(shown('Product  add', SCREENS, [])).toEqual([['Pages', ['Add a product']]]);
  expect(shown('duct', SCREENS, [])).toEqual([]);
});

it('adds what the server found, kind by kind', () => {
  const items = [
    found('product', 'Agbada'),
    found('booking', 'BKG-2026-000001'),
    found('order', 'ADN-2026-000001'),
    found('product', 'Kaftan'),
  ];
  expect(shown('xyz', SCREENS, items)).toEqual([
    ['Orders', ['ADN-2026-000001']],
    ['Bookings', ['BKG-2026-000001']],
    ['Products', ['Agbada', 'Kaftan']],
  ]);
});
