import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { type LoadedSaleRow, SALE_WAYS, type SaleWay, TRIED_WITHIN_DAYS } from '@adunni/contracts/tryon/staff-sales';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { products } from '../../catalog/tables.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { outfits, trySessions } from '../tables.ts';
import { REACHED } from './traits.queries.ts';

// What the list filters by and what analytics count are the same SQL, so that a figure is the number of its rows.

/** Something of the order that an item lies in, as `o`. */
const ofOrder = (what: SQL): SQL => sql`(select ${what} from ${orders} o join ${orderParts} p on p.order_id = o.id
  where p.id = ${orderItems.partId})`;
const AT = ofOrder(sql`o.created_at`);
/** Of a product that can be tried on now, in an order that was not cancelled. */
const IS_SALE: SQL = sql`(${orderItems.productId} in (select ${products._id} from ${products} where ${products.canTryOn})
  and ${ofOrder(sql`o.status <> 'cancelled'`)})`;
/** Whether its customer had tried it on in the month before. */
const IS_TRIED: SQL<boolean> = sql<boolean>`exists (
  select from ${trySessions} join ${outfits} on ${outfits._id} = ${trySessions.outfitId}
  where ${outfits.productId} = ${orderItems.productId} and ${REACHED.finished}
    and ${trySessions.userId} = ${ofOrder(sql`o.user_id`)} and ${trySessions.at} <= ${AT}
    and ${trySessions.at} > ${AT} - ${sql.raw(`interval '${TRIED_WITHIN_DAYS} days'`)})`;
const WAY: SQL<SaleWay> = sql<SaleWay>`(case when ${IS_TRIED} then ${SALE_WAYS[0]} else ${SALE_WAYS[1]} end)`;

/** In orders placed so; asked of the orders, whose index finds them, rather than of each item. */
const placed = (when: SQL): SQL => sql`${orderItems.partId} in (
  select p.id from ${orders} o join ${orderParts} p on p.order_id = o.id where ${when})`;

/** Which sales staff see and in what order. */
export const saleReads = {
  table: orderItems,
  scope: { Admin: () => IS_SALE, SuperAdmin: () => IS_SALE },
  filters: {
    from: (day: string) => placed(sql`o.created_at >= ${dayStart(day)}`),
    to: (day: string) => placed(sql`o.created_at < ${dayEnd(day)}`),
    way: (way: SaleWay) => (way === 'tried' ? IS_TRIED : sql`not ${IS_TRIED}`),
    product: orderItems.productId,
  },
  sorts: { at: AT },
  load: ({ db }: StaffCtx, ids: string[]): Promise<LoadedSaleRow[]> =>
    db
      .select({
        _id: orderItems._id,
        at: orders.createdAt,
        order: { _id: orders._id, name: orders.number },
        product: { _id: products._id, name: products.title },
        way: WAY,
      })
      .from(orderItems)
      .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
      .innerJoin(orders, eq(orders._id, orderParts.orderId))
      .innerJoin(products, eq(products._id, orderItems.productId))
      .where(inArray(orderItems._id, ids)),
};

/** How often products that can be tried on were ordered in a period and the one before, with a try before and without. */
export async function salesIn(db: Db, { now, before }: ResolvedPeriod) {
  const items = db
    .select({ way: WAY.as('way'), isNow: sql<boolean>`${AT} >= ${dayStart(now.from)}`.as('is_now') })
    .from(orderItems)
    .where(and(IS_SALE, placed(sql`o.created_at >= ${dayStart(before.from)} and o.created_at < ${dayEnd(now.to)}`)))
    .as('items');
  const rows = await db
    .select({ way: items.way, isNow: items.isNow, count: sql<number>`count(*)::int` })
    .from(items)
    .groupBy(items.way, items.isNow);
  const of = (way: SaleWay, isNow: boolean) => rows.find((row) => row.way === way && row.isNow === isNow)?.count ?? 0;
  const pair = (way: SaleWay) => ({ now: of(way, true), before: of(way, false) });
  return { soldTried: pair('tried'), soldUntried: pair('untried') };
}
