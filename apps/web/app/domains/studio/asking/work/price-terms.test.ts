import { toKobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { earnedText, filledBy, payText } from './price-terms.ts';

const amount = (naira: number) => toNaira(toKobo(naira));
const RATES = {
  ...{ proposal: null, without: null, missing: [] },
  ...{ commissionPercent: 12, depositPercent: 60, depositFrom: amount(50_000) },
};

it('says what is earned of a price by the rate that an order freezes', () => {
  expect(earnedText(95_000, RATES)).toBe('You earn ₦83,600 of ₦95,000, after 12% commission.');
  expect(earnedText(0.05, { ...RATES, commissionPercent: 0 })).toContain('after 0% commission');
});

it('says when a customer pays', () => {
  expect(payText(RATES)).toContain('in full or, from ₦50,000 of made-to-measure items in one order, a 60% deposit');
});

it('fills in the most that a list proposes, in days that a response takes', () => {
  expect(filledBy({ low: amount(10), high: amount(12), days: 21 })).toEqual({ price: 12, days: 21 });
  expect(filledBy({ low: amount(10), high: amount(12), days: 300 }).days).toBe(180);
});
