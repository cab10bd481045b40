import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedOrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { proposalsAbout, toProposal } from '../../measurements/queries.ts';
import { measurementProposals } from '../../measurements/tables.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import { orderMeasurements } from './tables.ts';

/** What the made-to-measure lines of one of the caller’s orders are made from. Throws 404. */
export async function measurementsOfOrder(
  { db, viewer }: Ctx<Viewer>,
  orderId: string,
): Promise<LoadedOrderMeasurements[]> {
  const [own] = await db
    .select({ _id: orders._id })
    .from(orders)
    .where(and(eq(orders._id, orderId), eq(orders.userId, viewer._id)));
  if (!own) throw new Refusal(commonErrors.not_found);
  return measurementsOf(db, eq(orderParts.orderId, orderId));
}

/** The made-to-measure lines of some parts in the order of the cart, with what they are made from. */
export async function measurementsOf(db: Db | Tx, whichParts: SQL): Promise<LoadedOrderMeasurements[]> {
  const lines = await db
    .select({ itemId: orderItems._id, title: orderItems.title, frozen: orderMeasurements.frozen })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .leftJoin(orderMeasurements, eq(orderMeasurements.orderItemId, orderItems._id))
    .where(and(whichParts, eq(orderItems.kind, 'made-to-measure')))
    .orderBy(asc(orderItems.position));
  const ids = lines.map(({ itemId }) => itemId);
  const proposed = ids.length > 0 ? await proposalsAbout(db, inArray(measurementProposals.orderItemId, ids)) : [];
  return lines.map((line) => ({
    ...line,
    proposals: proposed.filter(({ row }) => row.orderItemId === line.itemId).map(toProposal),
  }));
}
