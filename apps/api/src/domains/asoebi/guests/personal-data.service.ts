import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { asoEbiLinks } from '../links/tables.ts';
import { lockPackages } from '../placing/places.service.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { endOffer } from '../waiting/offer.service.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';
import { asoEbiGuests } from './tables.ts';

/** What the person’s file says of the sets that they ordered as a guest. */
export async function exportSetOrders(db: Db | Tx, userId: string) {
  const orders = await db
    .select()
    .from(asoEbiOrders)
    .where(eq(asoEbiOrders.userId, userId))
    .orderBy(asc(asoEbiOrders._id));
  const ids = orders.map(({ _id }) => _id);
  const sets = await db.select().from(asoEbiSets).where(inArray(asoEbiSets.orderId, ids)).orderBy(asc(asoEbiSets._id));
  return orders.map(({ _id, publicId: _key, placementKey: _sent, placementHash: _hash, ...said }) => ({
    ...said,
    sets: sets.filter(({ orderId }) => orderId === _id).map(({ _id: _set, orderId: _order, ...set }) => set),
  }));
}

/** What the person’s file says of the sets that they wait for. */
export async function exportWaiting(db: Db | Tx, userId: string) {
  const entries = await db
    .select()
    .from(asoEbiWaiting)
    .where(eq(asoEbiWaiting.userId, userId))
    .orderBy(asc(asoEbiWaiting._id));
  return entries.map(({ publicId: _key, placementKey: _sent, placementHash: _hash, ...said }) => said);
}

/**
 * Takes a person out of what they ordered as a guest: amounts stay for the books, who they are and what they measure goes.
 * They wait for nothing any more.
 */
export async function eraseSetOrders(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const mine = tx.select({ _id: asoEbiOrders._id }).from(asoEbiOrders).where(eq(asoEbiOrders.userId, userId));
  const nobody = { name: 'Deleted guest', phone: '', email: null };
  await tx
    .update(asoEbiSets)
    .set({ wearer: 'Deleted guest', size: null, measurements: null })
    .where(inArray(asoEbiSets.orderId, mine));
  const guests = tx.select({ _id: asoEbiOrders.guestId }).from(asoEbiOrders).where(eq(asoEbiOrders.userId, userId));
  await tx
    .update(asoEbiGuests)
    .set({ name: 'Deleted guest', phone: null, email: null, tableCode: null, note: '' })
    .where(inArray(asoEbiGuests._id, guests));
  await tx.delete(asoEbiLinks).where(inArray(asoEbiLinks.guestId, guests));
  await tx
    .update(asoEbiOrders)
    .set({ ...nobody, address: '' })
    .where(eq(asoEbiOrders.userId, userId));
  await leaveLines(deps, tx, userId);
  await tx
    .update(asoEbiWaiting)
    .set({ ...nobody, phone: sql`'gone ' || ${asoEbiWaiting._id}` })
    .where(eq(asoEbiWaiting.userId, userId));
}

async function leaveLines(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const isOpen = and(eq(asoEbiWaiting.userId, userId), inArray(asoEbiWaiting.status, ['waiting', 'offered']));
  const found = await tx.select({ packageId: asoEbiWaiting.packageId }).from(asoEbiWaiting).where(isOpen);
  await lockPackages(
    tx,
    found.map(({ packageId }) => packageId),
  );
  const entries = await tx.select().from(asoEbiWaiting).where(isOpen).orderBy(asc(asoEbiWaiting._id)).for('update');
  for (const entry of entries) await endOffer(deps, tx, entry, 'withdrawn');
}
