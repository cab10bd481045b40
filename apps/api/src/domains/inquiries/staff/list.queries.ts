import type { LoadedStaffInquiryRow } from '@adunni/contracts/inquiries/staff';
import type { InquiryStatus } from '@adunni/contracts/inquiries/statuses';
import { and, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { users } from '../../identity/tables.ts';
import { warnedFor } from '../rules.ts';
import { inquiries, inquiryOrder, isDue } from '../tables.ts';

/** As the index of words has it. */
const WORDS = sql`(${inquiries.number} || ' ' || ${inquiries.subject} || ' ' || ${inquiries.name} || ' ' ||
  ${inquiries.email} || ' ' || ${inquiries.orderNumber} || ' ' || ${inquiries.description})`;

/** Which inquiries the list of staff shows and in what order. */
export const inquiryList = {
  table: inquiries,
  search: (words: string): SQL => contains(WORDS, words),
  filters: {
    assigned: (value: 'me' | 'nobody', { viewer }: StaffCtx) =>
      value === 'me' ? eq(inquiries.assigneeId, viewer._id) : isNull(inquiries.assigneeId),
    status: (value: InquiryStatus | 'current') =>
      value === 'current' ? ne(inquiries.status, 'Spam') : eq(inquiries.status, value),
    kind: inquiries.kind,
    due: (value: 'overdue' | 'week', { clock }: StaffCtx) =>
      and(isDue(inquiries), lte(inquiries.dueAt, value === 'overdue' ? clock() : warnedFor(clock()))),
  },
  sorts: { due: inquiryOrder(inquiries), lastAt: inquiries.lastAt, createdAt: inquiries.createdAt },
};

/** Inquiries with who works on them. */
export async function loadInquiries({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedStaffInquiryRow[]> {
  const rows = await db
    .select({
      inquiry: inquiries,
      assignee: { _id: users._id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` },
      isDue: sql<boolean>`${isDue(inquiries)}`,
    })
    .from(inquiries)
    .leftJoin(users, eq(users._id, inquiries.assigneeId))
    .where(inArray(inquiries._id, ids));
  const now = clock();
  return rows.map(({ inquiry, assignee, isDue }) => ({
    ...{ _id: inquiry._id, number: inquiry.number, subject: inquiry.subject, sender: inquiry.name },
    ...{ email: inquiry.email, kind: inquiry.kind, status: inquiry.status, assignee },
    dueAt: isDue ? inquiry.dueAt : null,
    isOverdue: isDue && inquiry.dueAt !== null && inquiry.dueAt <= now,
    ...{ lastAt: inquiry.lastAt, createdAt: inquiry.createdAt },
  }));
}
