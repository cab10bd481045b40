import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ConversationSubject, MessageNotice, Place } from '../../conversations/domain.ts';
import type { Member } from '../../conversations/rules.ts';
import { caseOf } from '../lock.queries.ts';
import { casePath, PLANNING, staffCasePath } from '../rules.ts';
import { type CaseRow, planningCases } from '../tables.ts';

/** Whose cases a member reads: a customer their own, staff all, makers none. */
const isOf = ({ _id, side }: Member): SQL | undefined =>
  side === 'customer' ? caseOf(_id) : side === 'staff' ? undefined : sql`false`;

/** What customer and coordinator write about a celebration. One that was withdrawn takes nothing any more. */
export const planningConversation: ConversationSubject = {
  kind: PLANNING,
  takesPdf: true,
  async find(db, caseId, member, hold) {
    const found = db
      .select()
      .from(planningCases)
      .where(and(eq(planningCases._id, caseId), isOf(member)));
    // Withdrawing updates the case, so it waits for the message or the message for it.
    const [row] = await (hold ? found.for('no key update') : found);
    if (!row) return null;
    return {
      isOpen: row.stage !== 'withdrawn',
      photoAlt: `File of ${row.number}`,
      address: async () => ({ topicId: null, notice: noticeFor(row, member) }),
    };
  },
  readableBy: () => undefined,
  answeredBy: () => undefined,
  makerName: sql<string | null>`null`,
};

/** The conversation about a case, as a member stands in it. */
export const planningTalk = (caseId: string, member: Member): Place => ({
  subject: planningConversation,
  subjectId: caseId,
  member,
});

function noticeFor({ _id, number, userId, assigneeId }: CaseRow, { side }: Member): MessageNotice {
  if (side === 'staff')
    return { to: [userId], title: `New message about ${number}`, path: `${casePath(_id)}#conversation` };
  return {
    to: assigneeId ? [assigneeId] : 'staff',
    title: `New message from the customer: ${number}`,
    // Without their name and words, which would outlast their account here.
    text: 'Open the case to read and reply.',
    path: `${staffCasePath(_id)}#conversation`,
  };
}
