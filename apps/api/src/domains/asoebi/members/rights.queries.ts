import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import type { EventRights } from '@adunni/contracts/asoebi/members';
import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asoEbiEvents, type EventRow } from '../tables.ts';
import { asoEbiMembers } from './tables.ts';

/** What must be allowed to a caller: to see the event at all, one of the rights, or what only hosts do. */
export type Need = 'see' | 'guests' | 'money' | 'edit' | 'host';

/** An event with what the caller may do with it. */
export interface Hosted {
  event: EventRow;
  rights: EventRights;
}

const GIVES: Record<Exclude<Need, 'host'>, SQL> = {
  see: sql`true`,
  guests: sql`${asoEbiMembers.seesGuests}`,
  money: sql`${asoEbiMembers.seesMoney}`,
  edit: sql`${asoEbiMembers.edits}`,
};

/**
 * An event that the caller hosts or helps with, when they may do what is needed; with a lock it is held until the end of
 * the transaction. Throws 404 for everybody else.
 */
export async function requireHosted(
  db: Db | Tx,
  userId: string,
  eventId: string,
  need: Need,
  lock?: 'update' | 'share',
): Promise<Hosted> {
  const found = db
    .select({ event: getTableColumns(asoEbiEvents), member: getTableColumns(asoEbiMembers) })
    .from(asoEbiEvents)
    .leftJoin(
      asoEbiMembers,
      and(
        eq(asoEbiMembers.eventId, asoEbiEvents._id),
        eq(asoEbiMembers.userId, userId),
        isNotNull(asoEbiMembers.acceptedAt),
      ),
    )
    .where(
      and(
        eq(asoEbiEvents._id, eventId),
        or(
          eq(asoEbiEvents.hostId, userId),
          need === 'host' ? undefined : and(isNotNull(asoEbiMembers._id), GIVES[need]),
        ),
      ),
    );
  const [row] = await (lock ? found.for(lock === 'update' ? 'no key update' : 'share', { of: asoEbiEvents }) : found);
  if (!row) throw new Refusal(asoEbiErrors.event_not_found);
  const { event, member } = row;
  const isHost = event.hostId === userId;
  return {
    event,
    rights: {
      isHost,
      seesGuests: isHost || member?.seesGuests === true,
      seesMoney: isHost || member?.seesMoney === true,
      edits: isHost || member?.edits === true,
      groupId: isHost ? null : (member?.groupId ?? null),
    },
  };
}

/** Whether a helper answers makers: who may edit, and sees guests too, since hosts write there how they are reached. */
export const ANSWERS = sql`(${asoEbiMembers.acceptedAt} is not null and ${GIVES.edit} and ${GIVES.guests})`;

/** That somebody answers the makers of an event: its host, and who helps them with that. */
export const answersMakers = (userId: string): SQL | undefined =>
  or(
    eq(asoEbiEvents.hostId, userId),
    sql`exists (select from ${asoEbiMembers} where ${asoEbiMembers.eventId} = ${asoEbiEvents._id}
      and ${asoEbiMembers.userId} = ${userId} and ${ANSWERS})`,
  );

/** That somebody hosts an event or helps with it. */
export const hostedOrHelpedBy = (userId: string): SQL | undefined =>
  or(
    eq(asoEbiEvents.hostId, userId),
    sql`exists (select from ${asoEbiMembers} where ${asoEbiMembers.eventId} = ${asoEbiEvents._id}
      and ${asoEbiMembers.userId} = ${userId} and ${asoEbiMembers.acceptedAt} is not null)`,
  );
