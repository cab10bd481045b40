import { computeTotals } from '@adunni/contracts/cart/totals';
import { priceDelivery } from '@adunni/contracts/checkout/delivery';
import { kobo, sumKobo } from '@adunni/contracts/money';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekStart } from '../../kit/shop-days.rules.ts';
import { commissionOf, type PartMoney, refundOf, spreadPayment } from '../orders/rules.ts';
import { checkInterval, drawFrom } from '../payments/rules.ts';
import { paymentPlans, splitByMaker } from './rules.ts';

const line = fc.record({
  makerId: fc.constantFrom('a', 'b', 'c', 'd'),
  kind: fc.constantFrom('ready-to-wear' as const, 'made-to-measure' as const),
  unitPrice: fc.integer({ min: 0, max: 250_000_000 }).map(kobo),
  quantity: fc.integer({ min: 1, max: 50 }),
  leadDaysMax: fc.integer({ min: 0, max: 90 }),
  eligible: fc.boolean(),
});
const coupon = fc.option(
  fc.oneof(
    fc.record({ discountType: fc.constant('Percentage' as const), percent: fc.constantFrom(33.33, 10, 0.01, 100) }),
    fc.record({ discountType: fc.constant('Fixed' as const), amount: fc.integer({ min: 1, max: 10 ** 9 }).map(kobo) }),
  ),
);
const delivery = fc.record({
  option: fc.constantFrom('standard' as const, 'express' as const, 'pickup' as const),
  countryCode: fc.constantFrom('NG', 'GB'),
});
const priced = fc.tuple(fc.array(line, { minLength: 1, maxLength: 12 }), coupon, delivery).map(([lines, code, how]) => {
  const totals = priceDelivery(computeTotals(lines, code, DEFAULT_SETTINGS), how, DEFAULT_SETTINGS);
  return { lines, totals, parts: splitByMaker(lines, totals) };
});

describe('an order split over its makers', () => {
  it('sums exactly in every amount, with no part below zero', () => {
    fc.assert(
      fc.property(priced, ({ totals, parts }) => {
        for (const name of ['subtotal', 'tax', 'shippingCost', 'discount', 'totalAmount'] as const) {
          expect(sumKobo(parts.map((part) => part[name]))).toBe(totals[name]);
          for (const part of parts) expect(part[name]).toBeGreaterThanOrEqual(0);
        }
        for (const part of parts)
          expect(part.totalAmount).toBe(part.subtotal + part.tax + part.shippingCost - part.discount);
      }),
    );
  });

  it('takes commission on the goods after discount, never more than they bring', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 0, max: 100 }), ({ parts }, percent) => {
        for (const part of parts) {
          const commission = commissionOf(part, percent);
          expect(commission).toBeGreaterThanOrEqual(0);
          expect(commission).toBeLessThanOrEqual(part.subtotal - part.discount);
        }
      }),
    );
  });
});

const asMoney = ({ parts }: { parts: { totalAmount: PartMoney['totalAmount'] }[] }): PartMoney[] =>
  parts.map(({ totalAmount }) => ({ stage: 'placed', totalAmount, paid: kobo(0), refunded: kobo(0) }));

describe('payments and refunds', () => {
  it('cancelling parts in any order gives back exactly what was paid, out of deposit and balance', () => {
    fc.assert(
      fc.property(priced, fc.boolean(), fc.infiniteStream(fc.nat()), (order, paysBalance, dice) => {
        const { dueNow, dueLater } = paymentPlans(order.lines, order.totals.totalAmount, DEFAULT_SETTINGS).at(-1) ?? {
          dueNow: kobo(0),
          dueLater: kobo(0),
        };
        const parts = asMoney(order);
        const captured = [{ _id: 'first', amount: dueNow, refunded: kobo(0) }];
        addAll(parts, spreadPayment('full', dueNow, parts).shares);
        if (paysBalance && dueLater > 0) {
          const { shares, excess } = spreadPayment('balance', dueLater, parts);
          expect(excess).toBe(0);
          addAll(parts, shares);
          captured.unshift({ _id: 'balance', amount: dueLater, refunded: kobo(0) });
        }
        const left = [...parts];
        while (left.length > 0) {
          const [part] = left.splice((dice.next().value ?? 0) % left.length, 1);
          for (const { paymentId, amount } of drawFrom(refundOf(part as PartMoney), captured)) {
            const payment = captured.find(({ _id }) => _id === paymentId);
            if (payment) payment.refunded = kobo(payment.refunded + amount);
          }
        }
        for (const { amount, refunded } of captured) expect(refunded).toBe(amount);
      }),
    );
  });

  it('never spread more over a part than it costs', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 100 }), (order, percent) => {
        const parts = asMoney(order);
        const amount = kobo(Math.floor((order.totals.totalAmount * percent) / 100));
        spreadPayment('deposit', amount, parts).shares.forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(parts[index]?.totalAmount ?? 0);
        });
      }),
    );
  });

  it('refuse to refund more than was captured', () => {
    const payment = { _id: 'one', amount: kobo(100), refunded: kobo(40) };
    expect(() => drawFrom(kobo(61), [payment])).toThrow(RangeError);
    expect(drawFrom(kobo(60), [payment])).toEqual([{ paymentId: 'one', amount: 60 }]);
  });
});

function addAll(parts: PartMoney[], shares: PartMoney['paid'][]): void {
  for (const [index, part] of parts.entries()) part.paid = kobo(part.paid + (shares[index] ?? 0));
}

describe('times', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-15T23:00:00Z'],
    ['2026-11-15T22:59:59Z', '2026-11-08T23:00:00Z'],
    ['2026-11-15T23:00:00Z', '2026-11-15T23:00:00Z'],
  ])('the week of %s began in Lagos at %s', (now, monday) => {
    expect(weekStart(new Date(now)).toISOString()).toBe(new Date(monday).toISOString());
  });

  it('open attempts are asked about after half a minute at first, every half hour at last', () => {
    expect([0, 120_000, 600_000, 86_400_000].map(checkInterval)).toEqual([30_000, 30_000, 150_000, 1_800_000]);
  });
});
