import { expect, it } from 'vitest';
import { unneededIn, waitingBehind } from './menu-counts.ts';

it('stands beside the entry of the area that leads to it', () => {
  expect([
    ...waitingBehind('designer', { orders: 2, bookings: 1, messages: 3, reviews: 5, asoEbi: 6, requests: 7 }),
  ]).toEqual([
    ['/designer/orders', { count: 2, words: 'to accept' }],
    ['/designer/bookings', { count: 1, words: 'to confirm' }],
    ['/designer/messages', { count: 3, words: 'unread' }],
    ['/designer/reviews', { count: 5, words: 'without a reply' }],
    ['/designer/requests', { count: 7, words: 'to respond to' }],
    ['/designer/orders/aso-ebi', { count: 6, words: 'to respond to' }],
  ]);
});

it('says nothing of entries behind which nothing waits', () => {
  expect([
    ...waitingBehind('designer', { orders: 0, bookings: 0, messages: 4, reviews: 0, asoEbi: 0, requests: 0 }).keys(),
  ]).toEqual(['/designer/messages']);
});

it('offers coordination to who coordinates, or has', () => {
  expect(unneededIn('designer', { coordinates: false })).toEqual(['/designer/planning']);
  expect(unneededIn('tailor', { coordinates: true })).toEqual([]);
});
