import { and, eq, exists, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiEvents, asoEbiGroups, type EventRow } from '../tables.ts';

/** That an order is neither handed over and settled nor cancelled. */
export const isUnsettled = and(
  inArray(asoEbiOrders.status, ['reserved', 'part-paid', 'paid']),
  isNull(asoEbiOrders.earnedAt),
);

async function isAny(db: Db | Tx, where: SQL | undefined): Promise<boolean> {
  const [order] = await db
    .select({ _id: asoEbiOrders._id })
    .from(asoEbiOrders)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiOrders.eventId))
    .innerJoin(makers, eq(makers._id, asoEbiOrders.makerId))
    .where(and(isUnsettled, where))
    .limit(1);
  return order !== undefined;
}

/**
 * Whether guests can order sets of a workshop’s, or wait for some, or it sews them for another workshop that gave it the
 * sewing.
 */
export async function owesSets(db: Db | Tx, makerId: string): Promise<boolean> {
  if (await isAny(db, eq(asoEbiOrders.makerId, makerId))) return true;
  const [group] = await db
    .select({ _id: asoEbiGroups._id })
    .from(asoEbiGroups)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiGroups.eventId))
    .where(and(eq(asoEbiGroups.makerId, makerId), eq(asoEbiEvents.status, 'open')))
    .limit(1);
  if (group) return true;
  const [sewing] = await db
    .select({ _id: asoEbiInvitations._id })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .where(isSewnBy(db, makerId, ['open']))
    .limit(1);
  return sewing !== undefined;
}

/**
 * That a tailor has the sewing of a group, of an invitation joined with its event, whose sets are not all sewn, or whose
 * event is one in which more may be ordered.
 */
export const isSewnBy = (db: Db | Tx, tailorId: string, ordering: EventRow['status'][]): SQL | undefined =>
  and(
    eq(asoEbiInvitations.tailorId, tailorId),
    eq(asoEbiInvitations.status, 'agreed'),
    or(
      inArray(asoEbiEvents.status, ordering),
      exists(
        db
          .select({ _id: asoEbiSets._id })
          .from(asoEbiSets)
          .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
          .where(
            and(
              eq(asoEbiOrders.groupId, asoEbiInvitations.groupId),
              eq(asoEbiOrders.makerId, asoEbiInvitations.makerId),
              isUnsettled,
              isNull(asoEbiSets.cancelledAt),
              inArray(asoEbiSets.stage, ['waiting', 'measured', 'in-production']),
            ),
          ),
      ),
    ),
  );

/**
 * Whether a person waits for sets, hosts an event that takes orders or whose guests wait for theirs, or has a workshop that
 * owes or sews some: each keeps their account.
 */
export async function hasOpenMatters(db: Db | Tx, userId: string): Promise<boolean> {
  const hosted = and(eq(asoEbiEvents.hostId, userId), eq(asoEbiEvents.status, 'open'));
  if ((await db.$count(asoEbiEvents, hosted)) > 0) return true;
  if (await isAny(db, or(eq(asoEbiOrders.userId, userId), eq(asoEbiEvents.hostId, userId)))) return true;
  const [workshop] = await db.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  return workshop !== undefined && owesSets(db, workshop._id);
}
