import { expect, it } from 'vitest';
import { byOffer, daysText, type Offer, priceText, proposedOf, standOut } from './offer.ts';

const money = (amount: number): string => `₦${amount}`;
const offer = (_id: string, low: number, days: number) => ({ _id, low, days }) as Offer;
const OFFERS = [offer('a', 10, 20), offer('b', 11, 15), offer('c', 12, 15), offer('d', 13, 9)];

it('writes spans, and a single amount where they have no width', () => {
  expect([priceText(1, 1, money), priceText(1, 2, money)]).toEqual(['₦1', '₦1–₦2']);
  expect([daysText(1, 1), daysText(9, 9), daysText(9, 20)]).toEqual(['1 day', '9 days', '9–20 days']);
});

it('proposes the cheapest, the fastest and the next cheapest, each once', () => {
  expect(OFFERS.map(({ _id }) => standOut(_id, OFFERS))).toEqual([['Lowest price'], [], [], ['Fastest']]);
  expect(proposedOf(OFFERS, 3)).toEqual(['a', 'd', 'b']);
  expect(proposedOf([offer('a', 1, 1), offer('b', 2, 2)], 3)).toEqual(['a', 'b']);
  expect(proposedOf([], 3)).toEqual([]);
});

it('says nothing of who is the only one', () => {
  expect([standOut('a', OFFERS.slice(0, 1)), proposedOf(OFFERS.slice(0, 1), 3)]).toEqual([[], ['a']]);
});

it('lists those whose prices are known first, the cheapest first', () => {
  const makers = ['x', 'd', 'y', 'a'].map((_id) => ({ _id }));
  expect(byOffer(makers, OFFERS).map(({ _id }) => _id)).toEqual(['a', 'd', 'x', 'y']);
});
