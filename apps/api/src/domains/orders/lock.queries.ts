import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../kit/database/connect.ts';
import { type Places, statement } from '../../kit/database/statement.ts';
import { Refusal } from '../../kit/errors.ts';
import { orderParts, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PartRow = typeof orderParts.$inferSelect;

const lockById = statement((db, { orderId }: Places<{ orderId: string }>) =>
  db.select().from(orders).where(eq(orders._id, orderId)).for('update'),
);
const lockOwn = statement((db, { orderId, userId }: Places<{ orderId: string; userId: string }>) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders._id, orderId), eq(orders.userId, userId)))
    .for('update'),
);

/**
 * Locks an order until the transaction ends, a person’s own when `userId` is given; whoever changes an order, its
 * parts or its payments does this first. Throws 404.
 */
export async function lockOrder(tx: Tx, orderId: string, userId?: string): Promise<OrderRow> {
  const [order] = await (userId === undefined ? lockById(tx, { orderId }) : lockOwn(tx, { orderId, userId }));
  if (!order) throw new Refusal(commonErrors.not_found);
  return order;
}

const readParts = statement((db, { orderId }: Places<{ orderId: string }>) =>
  db.select().from(orderParts).where(eq(orderParts.orderId, orderId)).orderBy(orderParts._id),
);

/** The parts of an order, in the order in which they were made. */
export const partsOf = (tx: Tx, orderId: string): Promise<PartRow[]> => readParts(tx, { orderId });
