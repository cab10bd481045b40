import type { ErrorKind } from '../errors.ts';
import { type Kobo, sumKobo } from '../money.ts';
import { couponErrors } from './coupons.ts';

/** A line of a cart as a coupon sees it. `eligible` says whether its scope covers it. */
export interface ScopedLine {
  totalPrice: Kobo;
  eligible: boolean;
}

/**
 * Why a coupon takes nothing off a cart as it is, or null when it does: nothing lies in its scope, or the whole cart,
 * whatever the scope, is below its minimum. Browsers ask while quantities change, the server whenever it prices.
 */
export function cartProblem(minimumSubtotal: Kobo | null, lines: readonly ScopedLine[]): ErrorKind | null {
  if (!lines.some(({ eligible }) => eligible)) return couponErrors.coupon_scope;
  const subtotal = sumKobo(lines.map(({ totalPrice }) => totalPrice));
  return subtotal < (minimumSubtotal ?? 0) ? couponErrors.coupon_minimum : null;
}
