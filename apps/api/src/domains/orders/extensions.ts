import { and, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { RedeemedOrders } from '../coupons/service.ts';
import { orderItems, orderParts, orders } from './tables.ts';

/** Orders as the ledger’s statements name them. */
export const numberedOrders = { kind: 'order', id: orders._id, number: orders.number } as const;

/** Orders as coupons know them. */
export const redeemedOrders: RedeemedOrders = {
  id: orders._id,
  number: orders.number,
  contact: orders.contact,
  total: orders.totalAmount,
  hasOrdered: (userId, except) => {
    const others = except ? ne(orders._id, except) : undefined;
    return sql`exists (select from ${orders} where ${and(eq(orders.userId, userId), ne(orders.status, 'cancelled'), others)})`;
  },
};

/** Subquery of how many pieces of a product were bought since a moment. */
export const piecesSold = (productId: SQLWrapper, since: Date): SQL =>
  sql`select coalesce(sum(${orderItems.quantity}), 0) from ${orderItems}
    join ${orderParts} on ${orderParts._id} = ${orderItems.partId}
    join ${orders} on ${orders._id} = ${orderParts.orderId}
    where ${orderItems.productId} = ${productId} and ${orderParts.stage} <> 'cancelled'
      and ${orders.status} <> 'awaiting-payment' and ${orders.createdAt} >= ${since}`;
