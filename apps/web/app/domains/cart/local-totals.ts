import type { AppliedCoupon, Cart } from '@adunni/contracts/cart/cart';
import { computeTotals, type TotalCoupon } from '@adunni/contracts/cart/totals';
import { cartProblem, type ScopedLine } from '@adunni/contracts/coupons/eligibility';
import { toKobo, toNaira } from '@adunni/contracts/money';
import type { PublicSettings } from '@adunni/contracts/settings/settings';

/** What the totals of a cart depend on. */
export type Rates = Pick<PublicSettings, 'taxPercent' | 'freeShippingFrom' | 'shippingCost'>;

/**
 * The cart as it will be once the server has taken the given quantities (item id → quantity, 0 for a line on its way
 * out): item totals and cart totals are computed anew, as the server will.
 */
export function withQuantities(cart: Cart, quantities: ReadonlyMap<string, number>, rates: Rates): Cart {
  if (quantities.size === 0) return cart;
  const items = cart.items
    .map((item) => {
      const quantity = quantities.get(item._id) ?? item.quantity;
      return { ...item, quantity, totalPrice: toNaira(toKobo(item.unitPrice * quantity)) };
    })
    .filter(({ quantity }) => quantity > 0);
  const counted = items.filter(({ notices }) => notices.every(({ kind }) => kind !== 'unavailable'));
  const lines = counted.map((item) => ({
    unitPrice: toKobo(item.unitPrice),
    quantity: item.quantity,
    totalPrice: toKobo(item.totalPrice),
    eligible: cart.appliedCoupon?.terms?.itemIds.includes(item._id) ?? true,
  }));
  const appliedCoupon = cart.appliedCoupon && rechecked(cart.appliedCoupon, lines);
  const totals = computeTotals(lines, termsOf(appliedCoupon), {
    ...rates,
    freeShippingFrom: toKobo(rates.freeShippingFrom),
    shippingCost: toKobo(rates.shippingCost),
  });
  return {
    items,
    appliedCoupon,
    subtotal: toNaira(totals.subtotal),
    tax: toNaira(totals.tax),
    shippingCost: toNaira(totals.shippingCost),
    discount: toNaira(totals.discount),
    totalAmount: toNaira(totals.totalAmount),
  };
}

/** The coupon with why it takes nothing off these lines; what is not for the lines to change stays as it is. */
function rechecked(coupon: AppliedCoupon, lines: readonly ScopedLine[]): AppliedCoupon {
  if (!coupon.terms?.holds) return coupon;
  const { notice: _, ...rest } = coupon;
  const { minimumSubtotal } = coupon.terms;
  const problem = cartProblem(minimumSubtotal === null ? null : toKobo(minimumSubtotal), lines);
  return problem ? { ...rest, notice: problem.message } : rest;
}

function termsOf(coupon: AppliedCoupon | null): TotalCoupon | null {
  if (!coupon || coupon.notice) return null;
  const { discountType, discountAmount } = coupon;
  if (discountType === 'Percentage') return { discountType, percent: discountAmount };
  return { discountType, amount: toKobo(discountAmount) };
}
