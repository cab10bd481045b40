import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { findOwnEvents, hostedBy } from './queries.ts';
import { asoEbiEvents } from './tables.ts';

/** What the person’s file says of their events. */
export async function exportEvents(db: Db | Tx, userId: string) {
  const events = await findOwnEvents(db, userId);
  return events.map(({ _id: _dropped, ...event }) => event);
}

/** Forgets the drafts of a person. */
export async function eraseDrafts(tx: Tx, userId: string): Promise<void> {
  await tx.delete(asoEbiEvents).where(and(hostedBy(userId), eq(asoEbiEvents.status, 'draft')));
}
