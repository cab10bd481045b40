import { kobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { proposedPrice } from './design-price.rules.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const proposal = { low: naira(80_000), high: naira(92_450), days: 14 };

it('proposes the most that a set may come to, in whole hundreds', () => {
  expect(proposedPrice({ proposal, missing: [] })).toBe(92_500);
  expect(proposedPrice({ proposal: { ...proposal, high: naira(90_000) }, missing: [] })).toBe(90_000);
});

it('proposes nothing where the list says nothing', () => {
  expect(proposedPrice({ proposal: null, missing: ['Lace'] })).toBeNull();
  expect([proposedPrice(null), proposedPrice(undefined)]).toEqual([null, null]);
});
