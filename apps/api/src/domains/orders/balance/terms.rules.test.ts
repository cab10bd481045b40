import { kobo } from '@adunni/contracts/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unpaidSplit } from './terms.rules.ts';

const line = (price: number, returnable: boolean, more: object = {}) => ({
  ...{ totalPrice: kobo(price), discount: kobo(0), quantity: 1, refundedQuantity: 0, returnable },
  ...more,
});
const part = (tax: number, shipping: number, paid: number, refunded = 0) => ({
  ...{ tax: kobo(tax), shippingCost: kobo(shipping), paid: kobo(paid), refunded: kobo(refunded) },
});

it('keeps what was paid for pieces made for the customer with their tax, and returns delivery', () => {
  expect(unpaidSplit(part(1_000, 500, 12_900), [line(20_000, false)])).toEqual({
    kept: 12_600,
    back: 300,
    shares: { goods: 0, tax: 0, shipping: 300 },
  });
});

it('returns what was paid for pieces that could be returned', () => {
  expect(unpaidSplit(part(1_500, 0, 18_900), [line(20_000, false), line(10_000, true)])).toEqual({
    kept: 12_600,
    back: 6_300,
    shares: { goods: 6_000, tax: 300, shipping: 0 },
  });
  expect(unpaidSplit(part(500, 0, 6_300), [line(10_000, true)])).toMatchObject({ kept: 0, back: 6_300 });
});

it('keeps nothing for pieces that were refunded, nor what went back already', () => {
  const two = line(20_000, false, { quantity: 2, refundedQuantity: 1 });
  expect(unpaidSplit(part(0, 0, 12_000, 2_000), [two])).toMatchObject({ kept: 6_000, back: 4_000 });
  expect(unpaidSplit(part(0, 0, 12_000, 9_000), [line(20_000, false)])).toMatchObject({ kept: 3_000, back: 0 });
});

it('always comes to what was paid and has not gone back, whatever was bought', () => {
  const amount = fc.integer({ min: 0, max: 90_000_000 });
  const lines = fc.array(
    fc
      .record({
        totalPrice: amount,
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        quantity: fc.integer({ min: 1, max: 9 }),
        refundedQuantity: fc.integer({ min: 0, max: 9 }),
        returnable: fc.boolean(),
      })
      .map(({ totalPrice, share, quantity, refundedQuantity, returnable }) => ({
        totalPrice: kobo(totalPrice),
        discount: kobo(Math.floor(totalPrice * share)),
        refundedQuantity: Math.min(quantity, refundedQuantity),
        ...{ quantity, returnable },
      })),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(lines, amount, amount, amount, amount, (bought, tax, shipping, paid, refunded) => {
      const back = Math.min(paid, refunded);
      const split = unpaidSplit(part(tax, shipping, paid, back), bought);
      expect(split.kept + split.back).toBe(paid - back);
      expect(Math.min(split.kept, split.back)).toBeGreaterThanOrEqual(0);
      const { goods = 0, tax: taxes = 0, shipping: sent = 0 } = split.shares ?? {};
      if (split.shares) expect(goods + taxes + sent).toBe(split.back);
    }),
  );
});
