import type { CartItem } from '@adunni/contracts/cart/cart';
import { madePieces } from '@adunni/contracts/orders/capacity';
import { expect, test } from 'vitest';
import { arrivalsOf } from './arrivals.ts';

const now = new Date('2026-11-27T12:00:00Z');
const known = { profiles: [], deliveryDays: 5 };

const lineOf = (_id: string, kind: CartItem['product']['kind'], slug: string): CartItem => ({
  _id,
  quantity: 1,
  unitPrice: 180_000 as CartItem['unitPrice'],
  totalPrice: 180_000 as CartItem['totalPrice'],
  product: {
    _id: `product-${_id}`,
    title: 'Eko Agbada',
    kind,
    picture: null,
    maker: { slug, name: slug },
    returnable: false,
    categorySlug: 'caps',
    unchosenKinds: [],
    gender: 'men',
    leadDaysMax: 10,
  },
  variant: null,
  options: [],
  personalisation: '',
  measurementNote: '',
  measurementProfileId: null,
  measureLater: true,
  savedForLater: false,
  available: null,
  notices: [],
});

test('lines of a workshop that is full say so, and what needs no measurements arrives counted from when it opens', () => {
  const capacities = [{ slug: 'full', name: 'Full', room: 1, opensAt: '2026-11-29T23:00:00.000Z' }];
  const items = [
    lineOf('one', 'made-to-measure', 'full'),
    lineOf('two', 'made-to-measure', 'full'),
    lineOf('other', 'ready-to-wear', 'free'),
  ];
  const promised = arrivalsOf(items, { ...known, capacities }, now);
  expect(promised.get('one')?.lacking).toMatch(/^Full can start one more .* Monday, 30 November 2026\.$/);
  expect(promised.get('two')?.lacking).toBe(promised.get('one')?.lacking);
  expect(promised.get('other')).toEqual({
    arrival: { by: new Date('2026-12-12T12:00:00Z'), daysOnceMeasured: null, isLate: false },
    lacking: null,
  });
  const measured = items
    .slice(0, 2)
    .map((item) => ({ ...item, product: { ...item.product, kind: 'ready-to-wear' as const } }));
  expect(arrivalsOf(measured, { ...known, capacities }, now).get('one')?.lacking).toBeNull();
});

test('counts what a maker is to make, beside what is edited and what cannot be ordered', () => {
  const items = [
    { ...lineOf('one', 'made-to-measure', 'full'), quantity: 2 },
    lineOf('two', 'made-to-measure', 'full'),
    lineOf('three', 'ready-to-wear', 'full'),
    lineOf('four', 'made-to-measure', 'other'),
    { ...lineOf('five', 'made-to-measure', 'full'), notices: [{ kind: 'unavailable' as const, text: '' }] },
  ];
  expect([madePieces(items, 'full'), madePieces(items, 'full', 'one')]).toEqual([3, 1]);
});

test('a line that fits promises what it did, and so does one whose workshop is not known', () => {
  const capacities = [{ slug: 'full', name: 'Full', room: 1, opensAt: '2026-11-29T23:00:00.000Z' }];
  const line = lineOf('one', 'made-to-measure', 'full');
  expect(arrivalsOf([line], { ...known, capacities }, now)).toEqual(
    arrivalsOf([line], { ...known, capacities: [] }, now),
  );
});
