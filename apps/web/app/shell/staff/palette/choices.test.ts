import type { SearchResult } from '@adunni/contracts/search/search';
import { expect, it } from 'vitest';
import { choicesFor, type Offered } from './choices.ts';

const SCREENS = [
  { label: 'Orders', to: '/admin/orders' },
  { label: 'Product categories', to: '/admin/product-category/all' },
  { label: 'Add a product', to: '/admin/products/add' },
  { label: 'Block time', to: '/designer/services/hours?block' },
];
const found = (kind: SearchResult['kind'], title: string): SearchResult => ({
  kind,
  _id: '1',
  title,
  detail: '',
  path: '/',
});
const view = {
  ...{ _id: '7', list: 'orders', page: '/admin/orders', name: 'Late in sewing', query: 'stage=sewing' },
  ...{ hiddenColumns: [], isDefault: false, version: 1, isReduced: false },
};
const OFFERED: Offered = {
  screens: SCREENS,
  here: [{ title: 'Mark as dispatched', detail: 'Adewura Atelier', run: () => undefined }],
  anywhere: [{ id: 'mode', title: 'Switch to dark mode', detail: '', go: () => undefined }],
  views: [view, { ...view, _id: '8', page: '/admin/secrets', name: 'Of no page' }],
  recent: [],
};
const shown = (q: string, found: SearchResult[] = [], offered: Partial<Offered> = {}) =>
  choicesFor(q, { ...OFFERED, ...offered }, found).map(({ label, choices }) => [
    label,
    choices.map(({ title }) => title),
  ]);

it('offers what can be done, every view and every screen before anything is typed', () => {
  expect(shown('')).toEqual([
    ['On this page', ['Mark as dispatched']],
    ['Actions', ['Add a product', 'Block time', 'Switch to dark mode']],
    ['Views', ['Late in sewing']],
    ['Pages', ['Orders', 'Product categories']],
  ]);
});

it('puts first what was chosen last, as long as it is offered', () => {
  expect(shown('', [], { recent: ['view:7', '/gone', 'mode'] }).slice(0, 3)).toEqual([
    ['Recent', ['Late in sewing', 'Switch to dark mode']],
    ['On this page', ['Mark as dispatched']],
    ['Actions', ['Add a product', 'Block time']],
  ]);
  expect(shown('prod', [], { recent: ['/admin/products/add'] })[0]).toEqual(['Actions', ['Add a product']]);
});

it('finds them by the beginnings of their words, in any order', () => {
  expect(shown('prod')).toEqual([
    ['Actions', ['Add a product']],
    ['Pages', ['Product categories']],
  ]);
  expect(shown('Product  add')).toEqual([['Actions', ['Add a product']]]);
  expect(shown('dispatched adewura')).toEqual([['On this page', ['Mark as dispatched']]]);
  expect(shown('orders late')).toEqual([['Views', ['Late in sewing']]]);
  expect(shown('duct')).toEqual([]);
});

it('adds what the server found, kind by kind', () => {
  const items = [
    found('product', 'Agbada'),
    found('booking', 'BKG-2026-000001'),
    found('order', 'ADN-2026-000001'),
    found('product', 'Kaftan'),
  ];
  expect(shown('xyz', items)).toEqual([
    ['Orders', ['ADN-2026-000001']],
    ['Bookings', ['BKG-2026-000001']],
    ['Products', ['Agbada', 'Kaftan']],
  ]);
});
