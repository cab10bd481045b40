import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { supersede } from '../../notifications/service.ts';
import { makingTime } from '../arrival/rules.ts';
import { lockOrder, type OrderRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { orderItems, orderParts } from '../tables.ts';
import { measurementsOf, wantedBy } from './queries.ts';
import { settleCheck } from './settle-check.service.ts';
import { wantedOf } from './wanted.rules.ts';

/**
 * Counts the days in which a part of a locked order is made from now on, once nothing of its measurements is missing any
 * more; whoever adds what it waited for calls this.
 */
export async function countFromMeasurements(tx: Tx, order: OrderRow, partId: string, now: Date): Promise<void> {
  if ((await wantedBy(tx, partId)).length > 0) return;
  await dropAsking(tx, order.userId, partId, now);
  const [part] = await tx.select().from(orderParts).where(eq(orderParts._id, partId));
  if (!part) return;
  const readyBy = new Date(now.getTime() + makingTime(order, part));
  await tx.update(orderParts).set({ readyBy }).where(eq(orderParts._id, partId));
}

/** Marks as read that measurements are wanted for a part, once they are there or somebody is booked in to take them. */
export const dropAsking = (tx: Tx, userId: string, partId: string, now: Date): Promise<void> =>
  supersede(tx, { userId, kind: notificationKinds.measurementsNeeded, about: `measurements:${partId}` }, now);

/** A customer accepted what was measured at a fitting for a line, which may be what its part waited for. */
export async function fittingAccepted({ clock }: Ctx, tx: Tx, itemId: string, proposalId: string): Promise<void> {
  const [found] = await tx
    .select({ orderId: orderParts.orderId, partId: orderParts._id })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .where(eq(orderItems._id, itemId));
  if (!found) return;
  const order = await lockOrder(tx, found.orderId);
  await settleCheck(tx, found.partId);
  const [line] = await measurementsOf(tx, eq(orderItems._id, itemId));
  if (!line || line.wanted || !line.isOpen) return;
  const before = { ...line, proposals: line.proposals.filter(({ _id }) => _id !== proposalId) };
  if (wantedOf(line.needed, before)) await countFromMeasurements(tx, order, line.partId, clock());
}
