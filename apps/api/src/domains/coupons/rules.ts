import type { LoadedAppliedCoupon } from '@adunni/contracts/cart/cart';
import type { TotalCoupon } from '@adunni/contracts/cart/totals';
import { couponErrors } from '@adunni/contracts/coupons/coupons';
import { cartProblem } from '@adunni/contracts/coupons/eligibility';
import type { ErrorKind } from '@adunni/contracts/errors';
import { type Kobo, kobo, toNaira } from '@adunni/contracts/money';
import type { coupons } from './tables.ts';

/** A coupon as it is stored. */
export type Coupon = typeof coupons.$inferSelect;

/** A line as a coupon sees it; `categoryIds` holds the product’s category and all above it. */
export interface CouponLine {
  totalPrice: Kobo;
  categoryIds: readonly string[];
  makerId: string;
}

/** What is known of the person: uses of this coupon and whether they have ordered before; null for a visitor. */
export interface CouponHistory {
  uses: number;
  hasOrdered: boolean;
}

/** Which lines the coupon’s scope covers; one without a scope covers all. */
export function eligibleLines(coupon: Coupon, lines: readonly CouponLine[]): boolean[] {
  return lines.map(
    (line) =>
      (coupon.categoryId === null || line.categoryIds.includes(coupon.categoryId)) &&
      (coupon.makerId === null || line.makerId === coupon.makerId),
  );
}

/**
 * Why the coupon takes nothing off these lines, or null when it does. The minimum is a minimum of the whole cart,
 * whatever the scope. What depends on the person is left open for a visitor and asked again once they are known.
 */
export function couponProblem(
  coupon: Coupon,
  lines: readonly CouponLine[],
  history: CouponHistory | null,
  now: Date,
): ErrorKind | null {
  const covered = eligibleLines(coupon, lines);
  const scoped = lines.map(({ totalPrice }, index) => ({ totalPrice, eligible: covered[index] ?? false }));
  return eligibilityProblem(coupon, history, now) ?? cartProblem(coupon.minimumSubtotal, scoped);
}

/** Why the coupon takes nothing off for this person, whatever lies in the cart. */
export const eligibilityProblem = (coupon: Coupon, history: CouponHistory | null, now: Date): ErrorKind | null =>
  validityProblem(coupon, now) ?? personProblem(coupon, history);

/** Problems of the coupon itself: withdrawn, outside its window, used up. A withdrawn code is as good as unknown. */
export function validityProblem(coupon: Coupon, now: Date): ErrorKind | null {
  if (!coupon.active || coupon.removedAt) return couponErrors.coupon_unknown;
  if (coupon.startsAt && now < coupon.startsAt) return couponErrors.coupon_not_started;
  if (coupon.endsAt && now >= coupon.endsAt) return couponErrors.coupon_expired;
  if (coupon.totalLimit !== null && coupon.used >= coupon.totalLimit) return couponErrors.coupon_spent;
  return null;
}

/** Problems of this person with the coupon: a first order only, or used as often as each may. */
export function personProblem(coupon: Coupon, history: CouponHistory | null): ErrorKind | null {
  if (!history) return null;
  if (coupon.perCustomerLimit !== null && history.uses >= coupon.perCustomerLimit) return couponErrors.coupon_used;
  if (coupon.firstOrderOnly && history.hasOrdered) return couponErrors.coupon_first_order;
  return null;
}

/** The coupon as the totals need it. */
export function termsOf(coupon: Coupon): TotalCoupon {
  return coupon.discountType === 'Percentage'
    ? { discountType: 'Percentage', percent: coupon.percent ?? 0 }
    : { discountType: 'Fixed', amount: coupon.amount ?? kobo(0) };
}

/** The coupon as it travels: percent or naira, with why it takes nothing off when that is so. */
export function presentCoupon(coupon: Coupon, problem: ErrorKind | null): LoadedAppliedCoupon {
  const discountAmount =
    coupon.discountType === 'Percentage' ? (coupon.percent ?? 0) : toNaira(coupon.amount ?? kobo(0));
  return {
    code: coupon.code,
    discountType: coupon.discountType,
    discountAmount,
    ...(problem && { notice: problem.message }),
  };
}
