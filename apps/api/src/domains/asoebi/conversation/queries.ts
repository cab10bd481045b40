import type { MakerInvitationStatus } from '@adunni/contracts/asoebi/proposals';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { messages } from '../../conversations/tables.ts';
import { makers } from '../../makers/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiEvents, asoEbiGroups, type EventRow } from '../tables.ts';
import { isTalkOpen } from './rules.ts';
import { ASO_EBI } from './subject.ts';

/** How much was said under an invitation, and what of it waits for a side, in a select of invitations. */
export const countTalk = (reader: 'customer' | 'worker') => ({
  count: sql<number>`(select count(*)::int from ${messages} where ${messages.subjectKind} = ${ASO_EBI}
    and ${messages.subjectId} = ${asoEbiInvitations._id} and ${messages.audience} = 'everyone')`,
  unread: countUnreadOf(ASO_EBI, reader, sql`${asoEbiInvitations._id}`),
});

/** How a conversation stands that was counted. */
export const stateOfTalk = (
  counted: { count: number; unread: number },
  status: MakerInvitationStatus,
  event: Pick<EventRow, 'day' | 'cancelledAt'>,
  now: Date,
) => ({ ...counted, isOpen: isTalkOpen(status, event, now) });

const wasSpokenWith: SQL = sql`exists (select from ${messages} where ${messages.subjectKind} = ${ASO_EBI}
  and ${messages.subjectId} = ${asoEbiInvitations._id} and ${messages.audience} = 'everyone')`;

/** The makers of an event who are or were spoken with, by their groups. */
export async function findTalks(db: Db | Tx, eventId: string, now: Date) {
  const { day, cancelledAt } = asoEbiEvents;
  const rows = await db
    .select({
      ...{ invitationId: asoEbiInvitations._id, status: asoEbiInvitations.status, day, cancelledAt },
      ...{ group: asoEbiGroups.name, maker: makers.name, talk: countTalk('worker') },
    })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiInvitations.groupId))
    .innerJoin(makers, eq(makers._id, asoEbiInvitations.makerId))
    .where(and(eq(asoEbiInvitations.eventId, eventId), or(eq(asoEbiInvitations.status, 'agreed'), wasSpokenWith)))
    .orderBy(asc(asoEbiGroups.position), asc(asoEbiInvitations._id));
  return rows.map(({ invitationId, status, group, maker, talk, ...event }) => ({
    ...{ invitationId, group, maker },
    ...stateOfTalk(talk, status, event, now),
  }));
}
