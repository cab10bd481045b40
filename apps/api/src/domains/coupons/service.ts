import { categoryErrors } from '@adunni/contracts/catalog/categories';
import { couponErrors } from '@adunni/contracts/coupons/coupons';
import type { Kobo } from '@adunni/contracts/money';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { couponHistory } from './queries.ts';
import { personProblem, validityProblem } from './rules.ts';
import { couponRedemptions, coupons } from './tables.ts';

export type { RedeemedOrders } from './redeemed-orders.ts';

/**
 * Claims one use of a coupon for an order. The counter’s row lock lines up racing orders, so the last use goes to
 * exactly one and a person’s own orders cannot pass the limit per customer together. An order whose use was given back
 * may claim again. Throws the fitting coupon Refusal, on which the caller’s transaction must roll back.
 */
export async function claimCoupon(
  tx: Tx,
  claim: { couponId: string; userId: string; orderId: string; amount: Kobo; now: Date },
): Promise<void> {
  const [coupon] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons._id, claim.couponId), or(isNull(coupons.totalLimit), lt(coupons.used, coupons.totalLimit))))
    .returning();
  if (!coupon) throw new Refusal(couponErrors.coupon_spent);
  const before = { ...coupon, used: coupon.used - 1 };
  const problem =
    validityProblem(before, claim.now) ??
    personProblem(before, await couponHistory(tx, claim.couponId, claim.userId, claim.orderId));
  if (problem) throw new Refusal(problem);
  const [redemption] = await tx
    .insert(couponRedemptions)
    .values({ couponId: claim.couponId, userId: claim.userId, orderId: claim.orderId, amount: claim.amount })
    .onConflictDoUpdate({
      target: couponRedemptions.orderId,
      set: { status: 'claimed', amount: claim.amount },
      setWhere: and(eq(couponRedemptions.status, 'returned'), eq(couponRedemptions.couponId, claim.couponId)),
    })
    .returning({ _id: couponRedemptions._id });
  if (!redemption) throw new Refusal(couponErrors.coupon_used);
}

/** Gives the use of a cancelled order back, once however often it is called. A partial refund gives nothing back. */
export async function returnCoupon(tx: Tx, orderId: string): Promise<void> {
  const [returned] = await tx
    .update(couponRedemptions)
    .set({ status: 'returned' })
    .where(and(eq(couponRedemptions.orderId, orderId), eq(couponRedemptions.status, 'claimed')))
    .returning({ couponId: couponRedemptions.couponId });
  if (!returned) return;
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons._id, returned.couponId));
}

/** Keeps a category that a coupon is limited to. Throws 409 `category_has_coupon`. */
export async function refuseLimitedCategory(tx: Tx, categoryId: string): Promise<void> {
  const limited = await tx
    .select({ _id: coupons._id })
    .from(coupons)
    .where(eq(coupons.categoryId, categoryId))
    .limit(1);
  if (limited.length > 0) throw new Refusal(categoryErrors.category_has_coupon);
}
