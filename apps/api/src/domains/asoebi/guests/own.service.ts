import { guestErrors, type listOwnSetOrders } from '@adunni/contracts/asoebi/guest';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { payments } from '../../payments/tables.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiEvents } from '../tables.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';

/**
 * Brings what was ordered, and is waited for, with a person’s address into their account, once they have proved that it is
 * theirs; what is somebody’s already stays theirs.
 */
export async function claimOrders(db: Db | Tx, userId: string): Promise<void> {
  const [person] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users._id, userId), isNotNull(users.emailVerifiedAt)));
  if (!person) return;
  const theirs = person.email.toLowerCase();
  await db
    .update(asoEbiOrders)
    .set({ userId })
    .where(and(isNull(asoEbiOrders.userId), eq(sql`lower(${asoEbiOrders.email})`, theirs)));
  await db
    .update(asoEbiWaiting)
    .set({ userId })
    .where(and(isNull(asoEbiWaiting.userId), eq(sql`lower(${asoEbiWaiting.email})`, theirs)));
}

/** A person’s orders of sets, the latest first. */
export async function listOwnOrders({ db, viewer }: Ctx<Viewer>): Promise<Returned<typeof listOwnSetOrders>> {
  await claimOrders(db, viewer._id);
  const rows = await db
    .select({ order: asoEbiOrders, event: asoEbiEvents.title, day: asoEbiEvents.day, sets: count(asoEbiSets._id) })
    .from(asoEbiOrders)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
    .leftJoin(asoEbiSets, and(eq(asoEbiSets.orderId, asoEbiOrders._id), isNull(asoEbiSets.cancelledAt)))
    .where(eq(asoEbiOrders.userId, viewer._id))
    .groupBy(asoEbiOrders._id, asoEbiEvents._id)
    .orderBy(desc(asoEbiOrders._id))
    .limit(100);
  return {
    items: rows.map(({ order: { _id, publicId: key, number, status, total, createdAt }, ...row }) => ({
      ...{ _id, key, number, status, total, createdAt },
      ...row,
    })),
  };
}

/** The key of the order that a payment is for, for whoever knows its reference. Throws 404. */
export async function keyByPayment(db: Db, reference: string): Promise<string> {
  const [found] = await db
    .select({ key: asoEbiOrders.publicId })
    .from(payments)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, payments.asoEbiOrderId))
    .where(eq(payments.reference, reference));
  if (!found) throw new Refusal(guestErrors.guest_order_gone);
  return found.key;
}
