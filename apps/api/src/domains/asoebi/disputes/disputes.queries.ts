import { type LoadedStaffSet, STAFF_SETS_SHOWN } from '@adunni/contracts/asoebi/disputes';
import { sharesOf } from '@adunni/contracts/asoebi/sums';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, asc, desc, eq, exists, getTableColumns, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { escapeLike } from '../../../kit/database/contains.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiGroups, asoEbiPackages } from '../tables.ts';
import { refundableOf } from './disputes.service.ts';
import { amountOf } from './refund.rules.ts';
import { asoEbiDisputes } from './tables.ts';

/** Sets of an event for staff: those that match the words, or without words those that are or were disputed. */
export async function findStaffSets(db: Db, eventId: string, q: string): Promise<LoadedStaffSet[]> {
  const words = `%${escapeLike(q)}%`;
  const disputed = db.select({ one: sql`1` }).from(asoEbiDisputes).where(eq(asoEbiDisputes.setId, asoEbiSets._id));
  const isNamed = or(
    ilike(asoEbiOrders.name, words),
    ilike(asoEbiSets.wearer, words),
    ilike(asoEbiOrders.number, words),
  );
  const rows = await db
    .select({
      ...{ set: getTableColumns(asoEbiSets), order: getTableColumns(asoEbiOrders) },
      ...{ title: asoEbiPackages.title, group: asoEbiGroups.name },
    })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .innerJoin(asoEbiPackages, eq(asoEbiPackages._id, asoEbiSets.packageId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiOrders.groupId))
    .where(and(eq(asoEbiOrders.eventId, eventId), q ? isNamed : exists(disputed)))
    .orderBy(asc(asoEbiOrders.name), asc(asoEbiSets._id))
    .limit(STAFF_SETS_SHOWN);
  const disputes = await disputesOf(
    db,
    rows.map(({ set }) => set._id),
  );
  return rows.map(({ set, order, title, group }) => {
    const known = disputes.get(set._id) ?? [];
    const isOpen = known.some(({ status }) => status === 'open');
    return {
      ...{ _id: set._id, number: order.number, name: order.name, wearer: set.wearer, title, group, stage: set.stage },
      isCancelled: set.cancelledAt !== null,
      canDispute: order.status === 'paid' && set.cancelledAt === null && !isOpen,
      refundable: refundableOf(order, set),
      disputes: known,
    };
  });
}

async function disputesOf(db: Db, setIds: readonly string[]) {
  const [opener, decider] = [alias(users, 'opener'), alias(users, 'decider')];
  const nameOf = (person: typeof opener | typeof decider) =>
    sql<string>`${person.firstName} || ' ' || ${person.lastName}`;
  const rows = await db
    .select({ ...getTableColumns(asoEbiDisputes), openedBy: nameOf(opener), decidedBy: nameOf(decider) })
    .from(asoEbiDisputes)
    .innerJoin(opener, eq(opener._id, asoEbiDisputes.openedBy))
    .leftJoin(decider, eq(decider._id, asoEbiDisputes.decidedBy))
    .where(inArray(asoEbiDisputes.setId, [...setIds]))
    .orderBy(desc(asoEbiDisputes._id));
  return Map.groupBy(
    rows.map(({ createdAt, ...row }) => ({ ...row, openedAt: createdAt })),
    ({ setId }) => setId,
  );
}

/** What makers have earned of sets that are disputed, by maker: it is theirs, and not paid out until that is decided. */
export async function disputedEarnings(db: Db | Tx): Promise<Map<string, Kobo>> {
  const rows = await db
    .select({ set: getTableColumns(asoEbiSets), order: getTableColumns(asoEbiOrders) })
    .from(asoEbiDisputes)
    .innerJoin(asoEbiSets, eq(asoEbiSets._id, asoEbiDisputes.setId))
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .where(and(eq(asoEbiDisputes.status, 'open'), isNotNull(asoEbiOrders.earnedAt)));
  const held = new Map<string, Kobo>();
  for (const { set, order } of rows) {
    const [earnings] = sharesOf(order, amountOf(order, set));
    held.set(order.makerId, kobo((held.get(order.makerId) ?? 0) + earnings));
  }
  return held;
}
