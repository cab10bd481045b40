import { expect, it } from 'vitest';
import { broughtAlong, choicesOf, type Subject } from './subjects.ts';

const PART: Subject = {
  kind: 'order-part',
  _id: 'p1',
  label: 'Order ADN-2026-000001',
  path: '/orders/o1',
  orderId: 'o1',
};
const BOOKING: Subject = { kind: 'booking', _id: 'b1', label: 'Booking', path: '/bookings/b1', orderId: null };
const PAYMENT: Subject = { kind: 'payment', _id: 'x1', label: 'Payment', path: '/orders/o1', orderId: 'o1' };
const ALL = [PAYMENT, PART, BOOKING];

it('brings the items of an order along, never a payment for it', () => {
  expect(broughtAlong(ALL, 'order', 'o1')).toEqual({ about: 'order-part:p1', category: 'Order' });
  expect(broughtAlong(ALL, 'booking', 'b1')).toEqual({ about: 'booking:b1', category: 'Booking' });
});

it('brings nothing that is not the person’s own', () => {
  expect(broughtAlong(ALL, 'order', 'o2')).toBeNull();
  expect(broughtAlong(ALL, 'subscription', 'b1')).toBeNull();
  expect(broughtAlong(ALL, null, null)).toBeNull();
});

it('offers subjects kind by kind, and no kind that there is none of', () => {
  expect(choicesOf(ALL).map(({ group, items }) => [group, items.length])).toEqual([
    ['Orders', 1],
    ['Bookings', 1],
    ['Payments', 1],
  ]);
});
