import type { LoadedHostedEvent, LoadedHostedRow } from '@adunni/contracts/asoebi/events';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers, asoEbiPackages, type EventRow } from './tables.ts';

/** That an event is a person’s own. */
export const hostedBy = (userId: string) => eq(asoEbiEvents.hostId, userId);

/** A person’s own event as they see it; null when it is not theirs. */
export async function findOwnEvent(db: Db | Tx, userId: string, eventId: string): Promise<LoadedHostedEvent | null> {
  const [row] = await db
    .select()
    .from(asoEbiEvents)
    .where(and(eq(asoEbiEvents._id, eventId), hostedBy(userId)));
  return row ? presentHosted(db, row) : null;
}

/** An event with its groups, their packages and how sets are handed over, in the host’s order. */
export async function presentHosted(db: Db | Tx, event: EventRow): Promise<LoadedHostedEvent> {
  const groups = await db
    .select()
    .from(asoEbiGroups)
    .where(eq(asoEbiGroups.eventId, event._id))
    .orderBy(asc(asoEbiGroups.position));
  const packages = await db
    .select()
    .from(asoEbiPackages)
    .where(
      inArray(
        asoEbiPackages.groupId,
        groups.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(asoEbiPackages.position));
  const handovers = await db
    .select()
    .from(asoEbiHandovers)
    .where(eq(asoEbiHandovers.eventId, event._id))
    .orderBy(asc(asoEbiHandovers.position));
  return {
    ...event,
    groups: groups.map((group) => ({ ...group, packages: packages.filter(({ groupId }) => groupId === group._id) })),
    handovers,
  };
}

/** A person’s own events, those that were changed last first. */
export async function findOwnEvents(db: Db | Tx, userId: string): Promise<LoadedHostedRow[]> {
  const events = await db
    .select()
    .from(asoEbiEvents)
    .where(hostedBy(userId))
    .orderBy(desc(asoEbiEvents.updatedAt), desc(asoEbiEvents._id));
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
    groups: groups
      .filter(({ eventId }) => eventId === event._id)
      .map(({ name, colours }) => ({ name, colours: colours.map(({ hex }) => hex) })),
  }));
}
