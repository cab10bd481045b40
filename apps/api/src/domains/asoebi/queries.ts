import type { LoadedHostedEvent, LoadedHostedRow } from '@adunni/contracts/asoebi/events';
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { makers } from '../makers/tables.ts';
import { withBases } from './bases/bases.queries.ts';
import { coverOf } from './covers/covers.queries.ts';
import { withDesigns } from './designs/designs.queries.ts';
import { hostedOrHelpedBy, requireHosted } from './members/rights.queries.ts';
import { asoEbiMembers } from './members/tables.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers, asoEbiPackages, type EventRow } from './tables.ts';

/** That an event is a person’s own. */
export const hostedBy = (userId: string) => eq(asoEbiEvents.hostId, userId);

/** An event that a person hosts or helps with, and what they may do with it. Throws 404 for what is another’s. */
export async function findOwnEvent(db: Db | Tx, userId: string, eventId: string, now: Date) {
  const { event, rights } = await requireHosted(db, userId, eventId, 'see');
  return { event: await presentHosted(db, event, now), rights };
}

/** An event with its groups, their packages and how sets are handed over, in the host’s order. */
export async function presentHosted(db: Db | Tx, event: EventRow, now: Date): Promise<LoadedHostedEvent> {
  const groups = await db
    .select({ ...getTableColumns(asoEbiGroups), maker: { name: makers.name, slug: makers.slug } })
    .from(asoEbiGroups)
    .leftJoin(makers, eq(makers._id, asoEbiGroups.makerId))
    .where(eq(asoEbiGroups.eventId, event._id))
    .orderBy(asc(asoEbiGroups.position));
  const rows = await db
    .select()
    .from(asoEbiPackages)
    .where(
      inArray(
        asoEbiPackages.groupId,
        groups.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(asoEbiPackages.position));
  const packages = await withDesigns(db, await withBases(db, rows, now));
  const handovers = await db
    .select()
    .from(asoEbiHandovers)
    .where(eq(asoEbiHandovers.eventId, event._id))
    .orderBy(asc(asoEbiHandovers.position));
  return {
    ...event,
    groups: groups.map((group) => ({
      ...group,
      isHeld: group.heldAt !== null,
      packages: packages
        .filter(({ groupId }) => groupId === group._id)
        .map((pack) => ({ ...pack, isWithdrawn: pack.withdrawnAt !== null })),
    })),
    handovers,
    cover: await coverOf(db, event),
  };
}

/** The events that a person hosts or helps with: those that guests order for first, then those that were changed last. */
export async function findOwnEvents(db: Db | Tx, userId: string): Promise<LoadedHostedRow[]> {
  const events = await db
    .select()
    .from(asoEbiEvents)
    .where(hostedOrHelpedBy(userId))
    .orderBy(desc(eq(asoEbiEvents.status, 'open')), desc(asoEbiEvents.updatedAt), desc(asoEbiEvents._id));
  const helping = await db
    .select({ eventId: asoEbiMembers.eventId, role: asoEbiMembers.role })
    .from(asoEbiMembers)
    .where(eq(asoEbiMembers.userId, userId));
  const groups = await db
    .select()
    .from(asoEbiGroups)
    .where(
      inArray(
        asoEbiGroups.eventId,
        events.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(asoEbiGroups.position));
  return events.map((event) => ({
    ...event,
    as: event.hostId === userId ? 'host' : (helping.find(({ eventId }) => eventId === event._id)?.role ?? 'co-host'),
    groups: groups
      .filter(({ eventId }) => eventId === event._id)
      .map(({ name, colours }) => ({ name, colours: colours.map(({ hex }) => hex) })),
  }));
}

export { disputedEarnings } from './disputes/disputes.queries.ts';
export { earningSets } from './paying/earning.queries.ts';
export { setsToDo } from './production/to-do.queries.ts';
export { countInvited } from './proposals/queries.ts';
