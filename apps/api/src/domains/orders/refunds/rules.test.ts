import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  type EarlierEntry,
  piecesOf,
  type RefundableItem,
  type RefundablePart,
  remainderOf,
  withinRemainder,
} from './rules.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(kobo);

/** A fully paid part with its lines, with any discount, tax and shipping. */
const soldPart = fc
  .tuple(
    fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 1, max: 9_999_999 }),
        quantity: fc.integer({ min: 1, max: 7 }),
        off: fc.nat(100),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    amount(999_999),
    amount(999_999),
  )
  .map(([lines, tax, shippingCost]) => {
    const items = lines.map(({ unitPrice, quantity, off }, index): RefundableItem => {
      const totalPrice = kobo(unitPrice * quantity);
      const discount = kobo(Math.floor((totalPrice * off) / 100));
      const fixed = { partId: 'p', title: 'Shift dress', kind: 'ready-to-wear', variantId: `v${index}` } as const;
      return { _id: `i${index}`, ...fixed, quantity, refundedQuantity: 0, totalPrice, discount };
    });
    const subtotal = sumKobo(items.map(({ totalPrice }) => totalPrice));
    const discount = sumKobo(items.map((item) => item.discount));
    const totalAmount = kobo(subtotal + tax + shippingCost - discount);
    const money = { subtotal, discount, tax, shippingCost, totalAmount, paid: totalAmount, refunded: kobo(0) };
    return { part: { _id: 'p', stage: 'delivered', ...money } satisfies RefundablePart, items };
  });

describe('refunds of pieces', () => {
  it('sum to exactly what the part came to, share by share, however they are split', () => {
    fc.assert(
      fc.property(soldPart, ({ part, items }) => {
        const sums = { goods: 0, discount: 0, tax: 0, shippingCost: 0, amount: 0 };
        for (const item of items)
          for (; item.refundedQuantity < item.quantity; item.refundedQuantity += 1) {
            const shares = piecesOf(part, items, item, 1);
            expect(Math.min(shares.goods - shares.discount, shares.tax, shares.shippingCost)).toBeGreaterThanOrEqual(
              -1,
            );
            for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += shares[name];
          }
        const { subtotal: goods, discount, tax, shippingCost, totalAmount } = part;
        expect(sums).toEqual({ goods, discount, tax, shippingCost, amount: totalAmount });
      }),
    );
  });

  it('leave exactly the rest to a full refund', () => {
    fc.assert(
      fc.property(soldPart, ({ part, items }) => {
        const [item] = items;
        if (!item) return;
        const first = { ...piecesOf(part, items, item, 1), itemId: item._id };
        const left: RefundablePart = { ...part, refunded: first.amount };
        const rest = remainderOf(left, [first]);
        expect(rest.amount).toBe(part.totalAmount - first.amount);
        expect(rest.goods - rest.discount + rest.tax + rest.shippingCost - rest.withheld).toBe(rest.amount);
        expect(rest.tax).toBe(part.tax - first.tax);
      }),
    );
  });

  it('take off what an amount gave back before, and no more than that', () => {
    fc.assert(
      fc.property(soldPart, fc.double({ min: 0, max: 1, noNaN: true }), ({ part, items }, share) => {
        const goodwill = kobo(Math.floor(part.totalAmount * share));
        const earlier: EarlierEntry[] = [{ ...amountOf(part, goodwill), itemId: null }];
        const all = items.map((item) => piecesOf(part, items, item, item.quantity));
        const left: RefundablePart = { ...part, refunded: goodwill };
        const fitting = withinRemainder(left, all, earlier) ?? [];
        expect(fitting).toHaveLength(items.length);
        expect(sumKobo(fitting.map((line) => line.amount))).toBe(part.totalAmount - goodwill);
        for (const line of fitting) {
          expect(line.amount).toBeGreaterThanOrEqual(0);
          expect(line.goods - line.discount + line.tax + line.shippingCost - line.withheld).toBe(line.amount);
        }
      }),
    );
  });

  it('are refused beyond what was paid and given back', () => {
    const part: RefundablePart = {
      _id: 'p',
      stage: 'sewing',
      subtotal: kobo(10_000),
      discount: kobo(0),
      tax: kobo(500),
      shippingCost: kobo(0),
      totalAmount: kobo(10_500),
      paid: kobo(6_300),
      refunded: kobo(0),
    };
    const whole = { goods: kobo(10_000), discount: kobo(0), tax: kobo(500), shippingCost: kobo(0) };
    expect(withinRemainder(part, [{ ...whole, withheld: kobo(0), amount: kobo(10_500) as Kobo }], [])).toBeNull();
    expect(remainderOf(part, [])).toMatchObject({ amount: 6_300, goods: 6_000, tax: 300 });
  });
});
