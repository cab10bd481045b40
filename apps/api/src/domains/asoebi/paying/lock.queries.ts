import { guestErrors } from '@adunni/contracts/asoebi/guest';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { forGroup } from '../opening/held.rules.ts';
import { lockPackages } from '../placing/places.service.ts';
import { asoEbiOrders, asoEbiSets, type GuestOrderRow, type SetRow } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups, type EventRow, type PackageRow } from '../tables.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';

/**
 * Locks an order against other changes. The order of locks is the same everywhere: the order, its payments, its
 * packages, who waits for them. Throws 404 for what the condition does not allow.
 */
export async function lockOrder(tx: Tx, which: SQL | undefined): Promise<GuestOrderRow> {
  const [order] = await tx.select().from(asoEbiOrders).where(which).for('no key update');
  if (!order) throw new Refusal(guestErrors.guest_order_gone);
  return order;
}

/** That an order is the one of a link’s key. */
export const byKey = (orderKey: string): SQL => eq(asoEbiOrders.publicId, orderKey);

/** The sets of an order that are not cancelled, in the order in which they were ordered. */
export const activeSets = (db: Db | Tx, orderId: string): Promise<SetRow[]> =>
  db
    .select()
    .from(asoEbiSets)
    .where(and(eq(asoEbiSets.orderId, orderId), isNull(asoEbiSets.cancelledAt)))
    .orderBy(asc(asoEbiSets._id));

/** What decides whether an order can still be changed or begun to be paid: its event, the packages of its sets, an offer. */
export async function surroundingsOf(
  tx: Tx,
  order: Pick<GuestOrderRow, '_id' | 'eventId' | 'groupId'>,
  sets: readonly Pick<SetRow, 'packageId'>[],
): Promise<{ event: EventRow; packages: PackageRow[]; isOffered: boolean }> {
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, order.eventId)).for('share');
  const [group] = await tx.select().from(asoEbiGroups).where(eq(asoEbiGroups._id, order.groupId)).for('share');
  if (!event || !group) throw new Refusal(guestErrors.guest_order_gone);
  const packages = await lockPackages(
    tx,
    sets.map(({ packageId }) => packageId),
  );
  const isOffered = (await tx.$count(asoEbiWaiting, eq(asoEbiWaiting.orderId, order._id))) > 0;
  return { event: forGroup(event, group), packages, isOffered };
}

/** The id of the order of a link’s key. Throws 404. */
export async function findOrderId(db: Db | Tx, orderKey: string): Promise<string> {
  const [order] = await db.select({ _id: asoEbiOrders._id }).from(asoEbiOrders).where(byKey(orderKey));
  if (!order) throw new Refusal(guestErrors.guest_order_gone);
  return order._id;
}
