import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
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

const inSpan = ({ from, to }: Span): SQL => sql`(${AT} >= ${dayStart(from)} and ${AT} < ${dayEnd(to)})`;

/** Which sales staff see and in what order. */
export const saleReads = {
  table: orderItems,
  scope: { Admin: () => IS_SALE, SuperAdmin: () => IS_SALE },
  filters: {
    from: (day: string) => sql`${AT} >= ${dayStart(day)}`,
    to: (day: string) => sql`${AT} < ${dayEnd(day)}`,
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
  const count = (span: Span, way: SQL) => db.$count(orderItems, and(IS_SALE, inSpan(span), way));
  const pair = async (way: SQL) => ({ now: await count(now, way), before: await count(before, way) });
  return { soldTried: await pair(IS_TRIED), soldUntried: await pair(sql`not ${IS_TRIED}`) };
}
