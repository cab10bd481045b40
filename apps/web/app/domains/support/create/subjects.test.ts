import { expect, it } from 'vitest';
import { broughtAlong, choicesOf, type Subject } from './subjects.ts';

const OF_ORDER = { path: '/orders/o1', orderId: 'o1', paidFor: null };
const PART: Subject = { kind: 'order-part', _id: 'p1', label: 'Order ADN-2026-000001 from Ade', ...OF_ORDER };
const OTHER_PART: Subject = { ...PART, _id: 'p2', label: 'Order ADN-2026-000001 from Bola' };
const BOOKING: Subject = {
  ...{ kind: 'booking', _id: 'b1', label: 'Booking', path: '/bookings/b1' },
  ...{ orderId: null, paidFor: null },
};
const BALANCE: Subject = { kind: 'payment', _id: 'x2', label: 'Payment', ...OF_ORDER, paidFor: 'o1' };
const DEPOSIT: Subject = { ...BALANCE, _id: 'x1' };
const ALL = [BALANCE, DEPOSIT, PART, OTHER_PART, BOOKING];

it('brings along the items of the maker that the page named', () => {
  expect(broughtAlong(ALL, 'order-part', 'p1')).toEqual({ about: 'order-part:p1', category: 'Order' });
  expect(broughtAlong(ALL, 'order-part', 'p2')).toEqual({ about: 'order-part:p2', category: 'Order' });
  expect(broughtAlong(ALL, 'booking', 'b1')).toEqual({ about: 'booking:b1', category: 'Booking' });
});

it('brings along the latest payment for something', () => {
  expect(broughtAlong(ALL, 'paid-for', 'o1')).toEqual({ about: 'payment:x2', category: 'Payment and refund' });
  expect(broughtAlong(ALL, 'paid-for', null)).toBeNull();
});

it('brings nothing that is not the person’s own', () => {
  expect(broughtAlong(ALL, 'order-part', 'o2')).toBeNull();
  expect(broughtAlong(ALL, 'subscription', 'b1')).toBeNull();
  expect(broughtAlong(ALL, null, null)).toBeNull();
});

it('offers subjects kind by kind, and no kind that there is none of', () => {
  expect(choicesOf(ALL).map(({ group, items }) => [group, items.length])).toEqual([
    ['Orders', 2],
    ['Bookings', 1],
    ['Payments', 2],
  ]);
});
