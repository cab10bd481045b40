import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { orderParts, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PartRow = typeof orderParts.$inferSelect;

/**
 * Locks an order until the transaction ends, a person’s own when `userId` is given; whoever changes an order, its
 * parts or its payments does this first. Throws 404.
 */
export async function lockOrder(tx: Tx, orderId: string, userId?: string): Promise<OrderRow> {
  const mine = userId === undefined ? undefined : eq(orders.userId, userId);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders._id, orderId), mine))
    .for('update');
  if (!order) throw new Refusal(commonErrors.not_found);
  return order;
}

/** The parts of an order, in the order in which they were made. */
export const partsOf = (tx: Tx, orderId: string): Promise<PartRow[]> =>
  tx.select().from(orderParts).where(eq(orderParts.orderId, orderId)).orderBy(orderParts._id);
