import { and, asc, eq, exists, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { notifyMaker } from '../../makers/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { getSettings } from '../../settings/queries.ts';
import { cancelParts } from '../cancel/cancel.service.ts';
import { lockOrder, type OrderRow, type PartRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { orderParts, orders } from '../tables.ts';

/** Until when makers accept what is paid now. */
export async function acceptanceDeadline({ clock }: Deps, db: Db | Tx): Promise<Date> {
  const { acceptWithinHours } = await getSettings(db);
  return new Date(clock().getTime() + acceptWithinHours * HOUR_MS);
}

/** Lets the makers’ time to accept begin for what is paid and has no time yet. */
async function beginAcceptance(deps: Deps): Promise<void> {
  const { db } = deps;
  const acceptBy = await acceptanceDeadline(deps, db);
  const paid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders._id, orderParts.orderId), inArray(orders.status, ['paid', 'part-paid'])));
  const waiting = and(eq(orderParts.stage, 'placed'), isNull(orderParts.acceptBy), exists(paid));
  await db.update(orderParts).set({ acceptBy }).where(waiting);
}

/**
 * Declines the parts whose makers did not answer in time: exactly what was paid for them goes back. A part that has no
 * time yet gets the whole of it first. Running it twice at once changes nothing.
 */
export async function expireAcceptance(deps: Deps): Promise<void> {
  await beginAcceptance(deps);
  const isOverdue = and(eq(orderParts.stage, 'placed'), lte(orderParts.acceptBy, deps.clock()));
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: orderParts._id, orderId: orderParts.orderId })
        .from(orderParts)
        .where(and(isOverdue, gt(orderParts._id, after)))
        .orderBy(asc(orderParts._id))
        .limit(limit),
    ({ _id, orderId }) => deps.db.transaction((tx) => declineOverdue(deps, tx, orderId, _id)),
    ({ _id }) => `part ${_id} stays unanswered`,
  );
}

async function declineOverdue(deps: Deps, tx: Tx, orderId: string, partId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const [part] = await tx.select().from(orderParts).where(eq(orderParts._id, partId));
  const isOverdue = part?.stage === 'placed' && part.acceptBy !== null && part.acceptBy <= deps.clock();
  if (!part || !isOverdue || (order.status !== 'paid' && order.status !== 'part-paid')) return;
  const note = 'The maker did not respond in time.';
  await cancelParts(deps, tx, order, [part], { by: 'maker', note, actorId: null });
  await notifyOfDecline(deps, tx, order, part, note);
  await notifyMaker(deps, tx, part.makerId, {
    kind: notificationKinds.partCancelled,
    title: `You did not respond to order ${order.number} in time`,
    text: 'It was declined automatically and the customer was refunded. Any visits booked for it are cancelled.',
    path: inArea(`/orders/${order._id}`),
    cause: `part:${part._id}`,
  });
}

/** Tells staff that a part was declined; the customer learns of it by the email of every cancellation. */
export async function notifyOfDecline(deps: Deps, tx: Tx, order: OrderRow, part: PartRow, why: string): Promise<void> {
  await notifyStaff(deps, tx, {
    kind: notificationKinds.declined,
    title: `Items in order ${order.number} were declined`,
    text: why,
    path: inArea(`/orders/${order._id}`),
    cause: `part:${part._id}`,
  });
}
