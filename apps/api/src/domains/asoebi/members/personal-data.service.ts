import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiEvents } from '../tables.ts';
import { asoEbiMembers } from './tables.ts';

/** What the person’s file says of events that they help with. */
export const exportMemberships = (db: Db | Tx, userId: string) =>
  db
    .select({
      event: asoEbiEvents.title,
      role: asoEbiMembers.role,
      seesGuests: asoEbiMembers.seesGuests,
      seesMoney: asoEbiMembers.seesMoney,
      edits: asoEbiMembers.edits,
      acceptedAt: asoEbiMembers.acceptedAt,
    })
    .from(asoEbiMembers)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiMembers.eventId))
    .where(eq(asoEbiMembers.userId, userId))
    .orderBy(asc(asoEbiMembers._id));

/** Takes a person off the events that they help with or were asked to. */
export async function eraseMemberships(tx: Tx, userId: string): Promise<void> {
  const isTheirs = sql`lower(${asoEbiMembers.email}) = (select lower(${users.email}) from ${users} where ${users._id} = ${userId})`;
  await tx.delete(asoEbiMembers).where(or(eq(asoEbiMembers.userId, userId), isTheirs));
}
