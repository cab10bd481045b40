import { normaliseCode } from '@adunni/contracts/coupons/coupons';
import type { ErrorKind } from '@adunni/contracts/errors';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { extensionOf } from '../../kit/domain.ts';
import {
  type Coupon,
  type CouponHistory,
  type CouponLine,
  couponProblem,
  eligibilityProblem,
  eligibleLines,
} from './rules.ts';
import { couponRedemptions, coupons } from './tables.ts';

/** The coupon with this code, however it is written; null when there is none. */
export async function findCoupon(db: Db | Tx, code: string): Promise<Coupon | null> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normaliseCode(code)));
  return coupon ?? null;
}

/** A coupon judged against a cart: why it takes nothing off, if so, and which lines it covers. */
export interface CheckedCoupon {
  problem: ErrorKind | null;
  /** Whether it would take something off a fitting cart. */
  holds: boolean;
  eligible: boolean[];
}

/** Judges a coupon against the lines of a cart of a person, or of a visitor when `userId` is null. */
export async function checkCoupon(
  db: Db | Tx,
  coupon: Coupon,
  { lines, userId, now }: { lines: readonly CouponLine[]; userId: string | null; now: Date },
): Promise<CheckedCoupon> {
  const asks = coupon.perCustomerLimit !== null || coupon.firstOrderOnly;
  const history = userId && asks ? await couponHistory(db, coupon._id, userId) : null;
  return {
    problem: couponProblem(coupon, lines, history, now),
    holds: eligibilityProblem(coupon, history, now) === null,
    eligible: eligibleLines(coupon, lines),
  };
}

/** What a person did before, leaving out the order with id `except`; cancelled orders and returned uses do not count. */
export async function couponHistory(
  db: Db | Tx,
  couponId: string,
  userId: string,
  except: string | null = null,
): Promise<CouponHistory> {
  const [row] = await db
    .select({ uses: count(), hasOrdered: extensionOf('redeemedOrders').hasOrdered(userId, except) })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.couponId, couponId),
        eq(couponRedemptions.userId, userId),
        eq(couponRedemptions.status, 'claimed'),
        except ? ne(couponRedemptions.orderId, except) : undefined,
      ),
    );
  return { uses: row?.uses ?? 0, hasOrdered: row?.hasOrdered ?? false };
}
