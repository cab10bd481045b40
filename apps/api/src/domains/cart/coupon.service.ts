import type { LoadedAppliedCoupon } from '@adunni/contracts/cart/cart';
import { couponErrors } from '@adunni/contracts/coupons/coupons';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { amountText } from '../../kit/amount-text.rules.ts';
import { Refusal } from '../../kit/errors.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { checkCoupon, findCoupon } from '../coupons/queries.ts';
import { presentCoupon } from '../coupons/rules.ts';
import { type BasketCall, changeExistingBasket } from './basket.ts';
import { readBasket, toCouponLine } from './queries.ts';
import { baskets } from './tables.ts';

/** Codes that do not exist: who tries many is guessing. */
const WRONG_CODES = { most: 30, minutes: 10 };

/**
 * Puts a coupon on the caller’s cart in place of any other. Throws the 422 of `couponErrors` that says why it takes
 * nothing off, and 429 to who guesses codes.
 */
export async function applyCoupon(call: BasketCall, code: string): Promise<LoadedAppliedCoupon> {
  const { ctx } = call;
  const now = ctx.clock();
  const coupon = await findCoupon(ctx.db, code);
  if (!coupon?.active) {
    await limitAttempts(ctx.db, `coupon:${networkOf(ctx.address)}`, WRONG_CODES, now);
    throw new Refusal(couponErrors.coupon_unknown);
  }
  return changeExistingBasket(call, async (tx, basketId) => {
    const content = basketId && (await readBasket(tx, { _id: basketId }, now));
    if (!content) throw new Refusal(couponErrors.coupon_scope);
    const lines = content.lines.filter(({ counts }) => counts).map(toCouponLine);
    const { problem } = await checkCoupon(tx, coupon, { lines, userId: ctx.viewer?._id ?? null, now });
    if (problem === couponErrors.coupon_minimum) {
      const minimum = amountText(coupon.minimumSubtotal ?? kobo(0));
      throw new Refusal(problem, { message: `This code is for carts from ${minimum}.` });
    }
    if (problem) throw new Refusal(problem);
    await tx.update(baskets).set({ couponId: coupon._id }).where(eq(baskets._id, content._id));
    return presentCoupon(coupon, null);
  });
}

/** Takes the coupon off the caller’s cart; the lines stay. Taking off none is no error. */
export async function removeCoupon(call: BasketCall): Promise<void> {
  await changeExistingBasket(call, async (tx, basketId) => {
    if (basketId) await tx.update(baskets).set({ couponId: null }).where(eq(baskets._id, basketId));
  });
}
