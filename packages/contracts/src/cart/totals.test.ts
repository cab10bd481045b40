import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo, sumKobo, toKobo } from '../money.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { computeTotals, type TotalCoupon, type TotalLine, withTax } from './totals.ts';

const rates = DEFAULT_SETTINGS;
const line = (naira: number, quantity = 1, eligible?: boolean): TotalLine => ({
  unitPrice: toKobo(naira),
  quantity,
  ...(eligible !== undefined && { eligible }),
});
const percentage = (percent: number): TotalCoupon => ({ discountType: 'Percentage', percent });
const fixed = (naira: number): TotalCoupon => ({ discountType: 'Fixed', amount: toKobo(naira) });

const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 500_000_000 }).map(kobo),
    quantity: fc.integer({ min: 1, max: 50 }),
    eligible: fc.option(fc.boolean(), { nil: undefined }),
  }),
  { maxLength: 30 },
) as fc.Arbitrary<TotalLine[]>;
const coupon = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => percentage(hundredths / 100)),
  fc.integer({ min: 1, max: 10_000_000_000 }).map(
    (amount): TotalCoupon => ({
      discountType: 'Fixed',
      amount: kobo(amount),
    }),
  ),
);

describe('computeTotals follows the specification', () => {
  it.each([
    [99.99, 5, 10, 114.99],
    [100, 5, 0, 105],
    [65_000, 3250, 0, 68_250],
    [0.5, 0.03, 10, 10.53],
  ])('%d naira: tax %d, shipping %d, total %d', (price, tax, shipping, total) => {
    expect(computeTotals([line(price)], null, rates)).toMatchObject({
      subtotal: toKobo(price),
      tax: toKobo(tax),
      shippingCost: toKobo(shipping),
      discount: 0,
      totalAmount: toKobo(total),
    });
  });

  it('asks nothing for an empty cart, and the flat shipping for a cart of gifts', () => {
    expect(computeTotals([], null, rates).totalAmount).toBe(0);
    expect(computeTotals([line(0)], percentage(50), rates)).toMatchObject({ shippingCost: 1000, totalAmount: 1000 });
  });

  it('taxes the subtotal before the discount, and frees shipping by the subtotal before the discount', () => {
    expect(computeTotals([line(100)], percentage(50), rates)).toMatchObject({
      tax: 500,
      shippingCost: 0,
      discount: 5000,
      totalAmount: 5500,
    });
  });

  it('takes a fixed amount off, never more than the subtotal', () => {
    expect(computeTotals([line(60_000)], fixed(5000), rates).totalAmount).toBe(toKobo(58_000));
    expect(computeTotals([line(40)], fixed(5000), rates)).toMatchObject({ discount: 4000, totalAmount: 1200 });
  });

  it('spreads 33.33 % over three lines so that they sum exactly', () => {
    const totals = computeTotals([line(100), line(100), line(100.01)], percentage(33.33), rates);
    expect(totals.discount).toBe(9999);
    expect(totals.lineDiscounts).toEqual([3333, 3333, 3333]);
    const odd = computeTotals([line(0.1), line(0.1), line(0.1)], percentage(33.33), rates);
    expect(odd.lineDiscounts).toEqual([4, 3, 3]);
  });

  it('gives nothing to a zero-price line and to lines outside the coupon’s scope', () => {
    const totals = computeTotals([line(0, 3), line(50, 2, false), line(80, 1, true)], fixed(500), rates);
    expect(totals.lineDiscounts).toEqual([0, 0, 8000]);
    expect(totals.discount).toBe(8000);
  });

  it('uses the settings of the marketplace', () => {
    const own = { taxPercent: 7.5, freeShippingFrom: toKobo(1000), shippingCost: toKobo(250.5) };
    expect(computeTotals([line(999.99)], null, own)).toMatchObject({ tax: 7500, shippingCost: 25_050 });
    expect(computeTotals([line(1000)], null, own).shippingCost).toBe(0);
  });
});

it('the price of a piece with its tax is what a cart of that piece comes to, delivery aside', () => {
  const free = { ...rates, freeShippingFrom: kobo(0) };
  const prices = fc.integer({ min: 0, max: 500_000_000 }).map(kobo);
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 10_000 }), (unitPrice, hundredths) => {
      const taxPercent = hundredths / 100;
      const { totalAmount } = computeTotals([{ unitPrice, quantity: 1 }], null, { ...free, taxPercent });
      expect(withTax(unitPrice, taxPercent)).toBe(totalAmount);
    }),
  );
});

describe('computeTotals always', () => {
  it('adds up: total = subtotal + tax + shipping − discount, and lines sum to the discount', () => {
    fc.assert(
      fc.property(lines, coupon, (given, applied) => {
        const t = computeTotals(given, applied, rates);
        expect(t.subtotal).toBe(given.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));
        expect(t.totalAmount).toBe(t.subtotal + t.tax + t.shippingCost - t.discount);
        expect(sumKobo(t.lineDiscounts)).toBe(t.discount);
      }),
    );
  });

  it('keeps every discount between zero and what it applies to', () => {
    fc.assert(
      fc.property(lines, coupon, (given, applied) => {
        const t = computeTotals(given, applied, rates);
        expect(t.discount).toBeLessThanOrEqual(t.subtotal);
        for (const [index, { unitPrice, quantity, eligible }] of given.entries()) {
          const share = t.lineDiscounts[index] ?? -1;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(eligible === false ? 0 : unitPrice * quantity);
        }
      }),
    );
  });

  it('rounds tax half up, within half a kobo of the exact share', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const { subtotal, tax } = computeTotals(given, null, rates);
        expect(tax).toBe(Math.floor((subtotal * 5 + 50) / 100));
      }),
    );
  });

  it('gives the same discount in whatever order the lines lie', () => {
    fc.assert(
      fc.property(lines, coupon, (given, applied) => {
        const there = computeTotals(given, applied, rates);
        const back = computeTotals([...given].reverse(), applied, rates);
        expect({ ...back, lineDiscounts: null }).toEqual({ ...there, lineDiscounts: null });
      }),
    );
  });
});
