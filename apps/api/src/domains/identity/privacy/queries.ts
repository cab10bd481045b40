import { and, eq, ne, notInArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { orderParts, orders } from '../../orders/tables.ts';

/** Whether a person still waits for a part of an order, or still owes one as its maker. */
export async function hasOpenOrders(db: Db | Tx, userId: string): Promise<boolean> {
  const [open] = await db
    .select({ _id: orderParts._id })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .innerJoin(makers, eq(makers._id, orderParts.makerId))
    .where(
      and(
        or(eq(orders.userId, userId), eq(makers.userId, userId)),
        ne(orders.state, 'cancelled'),
        notInArray(orderParts.stage, ['delivered', 'closed', 'cancelled']),
      ),
    )
    .limit(1);
  return open !== undefined;
}
