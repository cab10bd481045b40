import { computeTotals } from '@adunni/contracts/cart/totals';
import { priceDelivery } from '@adunni/contracts/checkout/delivery';
import { type Kobo, kobo } from '@adunni/contracts/money';
import type { Settings } from '@adunni/contracts/settings/settings';
import { toCheckoutLine } from '../../domains/checkout/cart.ts';
import { paymentPlans, splitByMaker } from '../../domains/checkout/rules.ts';
import { type CouponLine, eligibleLines, termsOf } from '../../domains/coupons/rules.ts';
import type { FrozenCart } from '../../domains/orders/placing/store.service.ts';
import type { PartTotals } from '../../domains/orders/rules.ts';
import type { PastLine, PastOrder } from './order.ts';

/** A line as coupons see it. */
export const couponLine = ({ sellable, quantity }: PastLine): CouponLine => ({
  totalPrice: kobo(sellable.unitPrice * quantity),
  categoryIds: sellable.categoryIds,
  makerId: sellable.maker._id,
});

/** What a past order cost, by the same rules as a real one. */
export function pricePast(
  past: Pick<PastOrder, 'lines' | 'coupon' | 'delivery' | 'plan' | 'buyer'>,
  settings: Settings,
): { cart: FrozenCart; split: PartTotals[]; dueFirst: Kobo } {
  const judged = past.lines.map(({ sellable, ...line }) => ({ line, sellable }));
  const plain = judged.map(toCheckoutLine);
  const covered = past.coupon ? eligibleLines(past.coupon, past.lines.map(couponLine)) : [];
  const lines = plain.map((line, index) => ({ ...line, eligible: covered[index] ?? true }));
  const delivery = { option: past.delivery, countryCode: past.buyer.address.countryCode };
  const totals = priceDelivery(computeTotals(lines, past.coupon && termsOf(past.coupon), settings), delivery, settings);
  const offered = paymentPlans(lines, totals.totalAmount, settings).find(({ plan }) => plan === past.plan);
  return {
    cart: { judged, lines, totals },
    split: splitByMaker(lines, totals),
    dueFirst: offered?.dueNow ?? totals.totalAmount,
  };
}
