import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { removePictures } from '../../media/service.ts';
import { eraseTalks } from '../conversation/privacy.service.ts';
import { forgetNames } from '../designs/designs.service.ts';
import { asoEbiGuests } from '../guests/tables.ts';
import { asoEbiLinks } from '../links/tables.ts';
import { asoEbiMembers } from '../members/tables.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { hostedBy, presentHosted } from '../queries.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers } from '../tables.ts';

/** What the person’s file says of their events: all that they wrote. */
export async function exportEvents(db: Db | Tx, userId: string) {
  const rows = await db.select().from(asoEbiEvents).where(hostedBy(userId)).orderBy(asc(asoEbiEvents._id));
  const events = [];
  for (const row of rows) {
    const { _id, hostId: _host, version: _version, ...said } = row;
    const { groups, handovers } = await presentHosted(db, row, row.updatedAt);
    events.push({ ...said, groups, handovers });
  }
  return events;
}

/** Deletes drafts with the guests that were invited already, of whom none has ordered. */
export async function deleteDrafts(deps: Pick<Deps, 'jobs'>, tx: Tx, ids: readonly string[]): Promise<void> {
  await forgetCovers(deps, tx, ids);
  await eraseTalks(deps, tx, inArray(asoEbiInvitations.eventId, [...ids]));
  await tx.delete(asoEbiLinks).where(inArray(asoEbiLinks.eventId, [...ids]));
  await tx.delete(asoEbiGuests).where(inArray(asoEbiGuests.eventId, [...ids]));
  await tx.delete(asoEbiEvents).where(inArray(asoEbiEvents._id, [...ids]));
}

/** Takes the covers of events away. */
async function forgetCovers(deps: Pick<Deps, 'jobs'>, tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ coverId: asoEbiEvents.coverId })
    .from(asoEbiEvents)
    .where(inArray(asoEbiEvents._id, [...ids]));
  const covers = rows.flatMap(({ coverId }) => coverId ?? []);
  await tx
    .update(asoEbiEvents)
    .set({ coverId: null })
    .where(inArray(asoEbiEvents._id, [...ids]));
  await removePictures(deps, tx, covers);
}

const NOTHING_OF_GUESTS = { phone: null, email: null, tableCode: null, note: '' };

/**
 * Forgets what a person planned: drafts, and of events that took place or were cancelled who was invited, who helped, and
 * what was said, with the makers too, and what designs were called. What guests ordered stays theirs and the books’.
 */
export async function eraseHosted(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const mine = await tx
    .select({ _id: asoEbiEvents._id, status: asoEbiEvents.status })
    .from(asoEbiEvents)
    .where(hostedBy(userId))
    .orderBy(asc(asoEbiEvents._id))
    .for('update');
  const idsOf = (isDraft: boolean) =>
    mine.filter(({ status }) => (status === 'draft') === isDraft).map((one) => one._id);
  await deleteDrafts(deps, tx, idsOf(true));
  const ids = idsOf(false);
  await forgetCovers(deps, tx, ids);
  await eraseTalks(deps, tx, inArray(asoEbiInvitations.eventId, ids));
  await tx.delete(asoEbiLinks).where(inArray(asoEbiLinks.eventId, ids));
  await tx.delete(asoEbiMembers).where(inArray(asoEbiMembers.eventId, ids));
  const ordered = tx.select({ one: sql`1` }).from(asoEbiOrders).where(eq(asoEbiOrders.guestId, asoEbiGuests._id));
  await tx.delete(asoEbiGuests).where(and(inArray(asoEbiGuests.eventId, ids), notExists(ordered)));
  await tx
    .update(asoEbiGuests)
    .set({ name: 'Deleted guest', ...NOTHING_OF_GUESTS })
    .where(inArray(asoEbiGuests.eventId, ids));
  await tx.update(asoEbiGroups).set({ coordinator: '' }).where(inArray(asoEbiGroups.eventId, ids));
  await forgetNames(tx, ids);
  await tx.update(asoEbiHandovers).set({ details: '' }).where(inArray(asoEbiHandovers.eventId, ids));
  await tx
    .update(asoEbiEvents)
    .set({ title: 'Celebration', celebrants: '', story: '', cancelReason: '' })
    .where(and(hostedBy(userId), ne(asoEbiEvents.status, 'draft')));
}
