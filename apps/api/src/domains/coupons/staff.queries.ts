import type { CouponStatus } from '@adunni/contracts/coupons/staff';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { extensionOf } from '../../kit/domain.ts';
import { categories } from '../catalog/tables.ts';
import { makers } from '../makers/tables.ts';
import type { RedeemedOrders } from './redeemed-orders.ts';
import { presentCoupon } from './rules.ts';
import { couponRedemptions, coupons } from './tables.ts';

const LATEST = 100;

/** Where a coupon stands at a moment, as a column. */
const status = (now: Date): SQL<CouponStatus> => sql`case
  when ${coupons.removedAt} is not null then 'removed'
  when not ${coupons.active} then 'paused'
  when ${coupons.endsAt} <= ${now} then 'ended'
  when ${coupons.used} >= ${coupons.totalLimit} then 'spent'
  when ${coupons.startsAt} > ${now} then 'planned'
  else 'running' end`;

/** A sum over the orders that used a coupon. */
const claimed = (orders: RedeemedOrders, amount: AnyPgColumn): SQL<Kobo> =>
  sql<Kobo>`(
  select coalesce(sum(${amount}), 0) from ${couponRedemptions}
  join ${orders.id.table} on ${orders.id} = ${couponRedemptions.orderId}
  where ${couponRedemptions.couponId} = ${coupons._id} and ${couponRedemptions.status} = 'claimed')`.mapWith((sum) =>
    kobo(Number(sum)),
  );

/** How coupons are found and read, each with what orders with it came to. */
export const couponReads = {
  table: coupons,
  search: [coupons.code, coupons.description],
  filters: {
    status: (value: CouponStatus | 'any', { clock }: StaffCtx) =>
      value === 'any' ? sql`${coupons.removedAt} is null` : sql`${status(clock())} = ${value}`,
    type: coupons.discountType,
  },
  sorts: {
    createdAt: coupons.createdAt,
    code: coupons.code,
    used: coupons.used,
    endsAt: sql`coalesce(${coupons.endsAt}, 'infinity')`,
  },
  async load({ db, clock }: StaffCtx, ids: string[]) {
    const orders = extensionOf('redeemedOrders');
    const rows = await db
      .select({
        ...getTableColumns(coupons),
        status: status(clock()),
        revenue: claimed(orders, orders.total),
        discounted: claimed(orders, couponRedemptions.amount),
        category: { _id: categories._id, name: categories.name },
        maker: { _id: makers._id, name: makers.name },
      })
      .from(coupons)
      .leftJoin(categories, eq(categories._id, coupons.categoryId))
      .leftJoin(makers, eq(makers._id, coupons.makerId))
      .where(inArray(coupons._id, ids));
    return rows.map((row) => ({ ...row, ...presentCoupon(row, null) }));
  },
  async detail({ db }: StaffCtx, { _id }: { _id: string }) {
    const { id, number, contact, total } = extensionOf('redeemedOrders');
    const { orderId, amount, createdAt } = couponRedemptions;
    const redemptions = await db
      .select({
        ...{ _id: couponRedemptions._id, orderId, orderNumber: number, amount, orderTotal: total, at: createdAt },
        customer: sql<string>`${contact} ->> 'firstName' || ' ' || (${contact} ->> 'lastName')`,
        isReturned: sql<boolean>`${couponRedemptions.status} = 'returned'`,
      })
      .from(couponRedemptions)
      .innerJoin(id.table, eq(id, orderId))
      .where(eq(couponRedemptions.couponId, _id))
      .orderBy(desc(couponRedemptions._id))
      .limit(LATEST);
    return { redemptions };
  },
};
