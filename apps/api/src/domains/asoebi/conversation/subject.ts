import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { ConversationSubject, MessageNotice, Place } from '../../conversations/domain.ts';
import type { Member } from '../../conversations/rules.ts';
import { messages } from '../../conversations/tables.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { ANSWERS, answersMakers } from '../members/rights.queries.ts';
import { asoEbiMembers } from '../members/tables.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';
import { isSpokenWith, talkEndsAt } from './rules.ts';

/** The kind under which hosts and workshops write to each other. */
export const ASO_EBI = 'aso-ebi';

/** Whose conversations a member reads: who answers makers theirs, a workshop those of its own invitations, staff all. */
const isOf = ({ _id, side }: Member): SQL | undefined =>
  side === 'customer' ? answersMakers(_id) : side === 'maker' ? eq(makers.userId, _id) : undefined;

/** What the hosts of a celebration and a workshop that they invited to a group write to each other; staff may write too. */
export const hostConversation: ConversationSubject = {
  kind: ASO_EBI,
  async find(db, invitationId, member, hold) {
    if (hold) await holdEvent(db, invitationId);
    const { title, hostId, day, cancelledAt } = asoEbiEvents;
    const [found] = await db
      .select({
        ...{ _id: asoEbiInvitations._id, status: asoEbiInvitations.status, eventId: asoEbiInvitations.eventId },
        ...{ title, hostId, day, cancelledAt, group: asoEbiGroups.name },
        ...{ maker: makers.name, ownerId: makers.userId },
      })
      .from(asoEbiInvitations)
      .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
      .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiInvitations.groupId))
      .innerJoin(makers, eq(makers._id, asoEbiInvitations.makerId))
      .where(and(eq(asoEbiInvitations._id, invitationId), isOf(member)));
    if (!found) return null;
    return {
      isOpen: isSpokenWith(found.status),
      closesAt: talkEndsAt(found),
      photoAlt: 'Photo about an aso-ebi group',
      address: async (tx) => ({
        topicId: null,
        notice: member.side === 'customer' ? noticeToMaker(found) : await noticeToHosts(tx, found, member),
      }),
    };
  },
  readableBy: () => undefined,
  // Staff leave what is the workshop’s to answer unread.
  answeredBy: ({ side }): SQL | undefined => (side === 'staff' ? sql`false` : undefined),
  makerName: sql<string | null>`(select ${makers.name} from ${asoEbiInvitations}
    join ${makers} on ${makers._id} = ${asoEbiInvitations.makerId} where ${asoEbiInvitations._id} = ${messages.subjectId})`,
};

/** The conversation under an invitation, as a member stands in it. */
export const hostTalk = (invitationId: string, member: Member): Place => ({
  subject: hostConversation,
  subjectId: invitationId,
  member,
});

/** Invitations end, and celebrations are cancelled, under the lock of their event: each waits for the message or it for them. */
async function holdEvent(db: Db | Tx, invitationId: string): Promise<void> {
  const eventId = sql`(select ${asoEbiInvitations.eventId} from ${asoEbiInvitations} where ${asoEbiInvitations._id} = ${invitationId})`;
  await db.select({ _id: asoEbiEvents._id }).from(asoEbiEvents).where(eq(asoEbiEvents._id, eventId)).for('share');
}

interface Found {
  _id: string;
  eventId: string;
  hostId: string;
  title: string;
  group: string;
  maker: string;
  ownerId: string;
}

/** `Bride’s side of Tiwa weds Dapo` */
const nameOf = ({ group, title }: Found): string => `${group || 'a group'} of ${title || 'an event'}`;

const noticeToMaker = (found: Found): MessageNotice => ({
  to: [found.ownerId],
  title: `New message from the host about ${nameOf(found)}`,
  // Without their name and words, which would outlast their account here.
  text: 'Open the group to read and reply.',
  path: inArea(`/orders/aso-ebi/${found._id}#conversation`),
});

/** The host, and who answers makers for them. */
async function noticeToHosts(tx: Tx, found: Found, { side }: Member): Promise<MessageNotice> {
  const { _id, eventId, hostId, maker } = found;
  const answers = and(eq(asoEbiMembers.eventId, eventId), ANSWERS, isNotNull(asoEbiMembers.userId));
  const helpers = await tx.select({ userId: asoEbiMembers.userId }).from(asoEbiMembers).where(answers);
  return {
    to: [...new Set([hostId, ...helpers.flatMap(({ userId }) => userId ?? [])])],
    title: `New message from ${side === 'staff' ? 'Adunni' : maker} about ${nameOf(found)}`,
    path: `/cultural/aso-ebi/event/${eventId}/host?view=makers&with=${_id}#conversation`,
  };
}
