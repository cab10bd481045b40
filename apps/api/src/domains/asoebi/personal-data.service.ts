import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { hostedBy, presentHosted } from './queries.ts';
import { asoEbiEvents } from './tables.ts';

/** What the person’s file says of their events: all that they wrote. */
export async function exportEvents(db: Db | Tx, userId: string) {
  const rows = await db.select().from(asoEbiEvents).where(hostedBy(userId)).orderBy(asc(asoEbiEvents._id));
  const events = [];
  for (const row of rows) {
    const { _id, hostId: _host, version: _version, ...said } = row;
    const { groups, handovers } = await presentHosted(db, row);
    events.push({ ...said, groups, handovers });
  }
  return events;
}

/** Whether guests may be ordering for an event of the person’s, which keeps their account. */
export const hasOpenEvents = async (db: Db | Tx, userId: string): Promise<boolean> =>
  (await db.$count(asoEbiEvents, and(hostedBy(userId), eq(asoEbiEvents.status, 'open')))) > 0;

/** Forgets the drafts of a person. */
export async function eraseDrafts(tx: Tx, userId: string): Promise<void> {
  await tx.delete(asoEbiEvents).where(and(hostedBy(userId), eq(asoEbiEvents.status, 'draft')));
}
