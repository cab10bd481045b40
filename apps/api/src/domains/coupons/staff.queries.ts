import type { CouponRecord, CouponRow, CouponStanding } from '@adunni/contracts/coupons/staff';
import { type Kobo, kobo, toNaira } from '@adunni/contracts/money';
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { everything, type StaffCtx } from '../../kit/crud/declaration.ts';
import { contains } from '../../kit/database/contains.ts';
import { categories } from '../catalog/tables.ts';
import { makers } from '../makers/tables.ts';
import { orders } from '../orders/tables.ts';
import { presentCoupon } from './rules.ts';
import { couponRedemptions, coupons } from './tables.ts';

const LATEST = 100;

/** Where a coupon stands at a moment, as a column. */
const standing = (now: Date): SQL<CouponStanding> => sql`case
  when ${coupons.removedAt} is not null then 'removed'
  when not ${coupons.active} then 'paused'
  when ${coupons.endsAt} <= ${now} then 'ended'
  when ${coupons.used} >= ${coupons.totalLimit} then 'spent'
  when ${coupons.startsAt} > ${now} then 'planned'
  else 'running' end`;

/** Which coupons a list shows and in what order. */
export const couponList = {
  table: coupons,
  scope: { Admin: everything, SuperAdmin: everything },
  search: (words: string) => contains(sql`(${coupons.code} || ' ' || ${coupons.description})`, words),
  filters: {
    standing: (value: CouponStanding | 'any', { clock }: StaffCtx) =>
      value === 'any' ? sql`${coupons.removedAt} is null` : sql`${standing(clock())} = ${value}`,
    type: (value: CouponRow['discountType']) => eq(coupons.discountType, value),
  },
  sorts: {
    createdAt: coupons.createdAt,
    code: coupons.code,
    used: coupons.used,
    endsAt: sql`coalesce(${coupons.endsAt}, 'infinity')`,
  },
};

/** Coupons with what orders with them came to. */
export async function loadCoupons({ db, clock }: StaffCtx, ids: string[]): Promise<CouponRow[]> {
  const claimed = db
    .select({
      couponId: couponRedemptions.couponId,
      revenue: sql<Kobo>`sum(${orders.totalAmount})`.mapWith((sum) => kobo(Number(sum))).as('revenue'),
      discounted: sql<Kobo>`sum(${couponRedemptions.amount})`.mapWith((sum) => kobo(Number(sum))).as('discounted'),
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders._id, couponRedemptions.orderId))
    .where(sql`${couponRedemptions.state} = 'claimed' and ${inArray(couponRedemptions.couponId, ids)}`)
    .groupBy(couponRedemptions.couponId)
    .as('claimed');
  const rows = await db
    .select({ coupon: coupons, standing: standing(clock()), revenue: claimed.revenue, discounted: claimed.discounted })
    .from(coupons)
    .leftJoin(claimed, eq(claimed.couponId, coupons._id))
    .where(inArray(coupons._id, ids));
  return rows.map(({ coupon, standing: stands, revenue, discounted }) => ({
    ...coupon,
    ...presentCoupon(coupon, null),
    standing: stands,
    revenue: toNaira(revenue ?? kobo(0)),
    discounted: toNaira(discounted ?? kobo(0)),
    startsAt: coupon.startsAt?.toISOString() ?? null,
    endsAt: coupon.endsAt?.toISOString() ?? null,
    createdAt: coupon.createdAt.toISOString(),
  }));
}

/** A coupon with its limits and its latest redemptions. */
export async function couponRecord(ctx: StaffCtx, id: string): Promise<CouponRecord> {
  const [[row], [limits], redemptions] = await Promise.all([
    loadCoupons(ctx, [id]),
    ctx.db
      .select({ coupon: coupons, category: categories.name, maker: makers.name })
      .from(coupons)
      .leftJoin(categories, eq(categories._id, coupons.categoryId))
      .leftJoin(makers, eq(makers._id, coupons.makerId))
      .where(eq(coupons._id, id)),
    redemptionsOf(ctx, id),
  ]);
  if (!row || !limits) throw new Error(`the coupon ${id} went while it was read`);
  const { coupon, category, maker } = limits;
  return {
    ...row,
    minimumSubtotal: coupon.minimumSubtotal === null ? null : toNaira(coupon.minimumSubtotal),
    perCustomerLimit: coupon.perCustomerLimit,
    firstOrderOnly: coupon.firstOrderOnly,
    category: coupon.categoryId && category ? { _id: coupon.categoryId, name: category } : null,
    maker: coupon.makerId && maker ? { _id: coupon.makerId, name: maker } : null,
    redemptions,
  };
}

async function redemptionsOf({ db }: StaffCtx, couponId: string): Promise<CouponRecord['redemptions']> {
  const rows = await db
    .select({
      redemption: couponRedemptions,
      number: orders.number,
      contact: orders.contact,
      total: orders.totalAmount,
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders._id, couponRedemptions.orderId))
    .where(eq(couponRedemptions.couponId, couponId))
    .orderBy(desc(couponRedemptions._id))
    .limit(LATEST);
  return rows.map(({ redemption, number, contact, total }) => ({
    _id: redemption._id,
    orderId: redemption.orderId,
    orderNumber: number,
    customer: `${contact.firstName} ${contact.lastName}`,
    amount: toNaira(redemption.amount),
    orderTotal: toNaira(total),
    isReturned: redemption.state === 'returned',
    at: redemption.createdAt.toISOString(),
  }));
}
