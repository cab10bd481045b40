import type { LoadedStaffInquiry } from '@adunni/contracts/inquiries/staff';
import { asc, eq, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { orders } from '../../orders/tables.ts';
import { tickets } from '../../support/tables.ts';
import { filesOfInquiry } from '../files/files.queries.ts';
import { inquiries, inquiryAnswers } from '../tables.ts';
import { loadInquiries } from './list.queries.ts';

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** An inquiry with its answers, and who and what it may be about. */
export async function inquiryRecord(ctx: StaffCtx, inquiryId: string): Promise<LoadedStaffInquiry> {
  const { db } = ctx;
  const [[row], [inquiry], answers, attached] = await Promise.all([
    loadInquiries(ctx, [inquiryId]),
    db.select().from(inquiries).where(eq(inquiries._id, inquiryId)),
    db
      .select({
        _id: inquiryAnswers._id,
        message: inquiryAnswers.text,
        by: sql<string>`case when ${inquiryAnswers.authorId} is null then ${inquiries.name} else ${fullName} end`,
        isSender: sql<boolean>`${inquiryAnswers.authorId} is null`,
        at: inquiryAnswers.createdAt,
      })
      .from(inquiryAnswers)
      .innerJoin(inquiries, eq(inquiries._id, inquiryAnswers.inquiryId))
      .leftJoin(users, eq(users._id, inquiryAnswers.authorId))
      .where(eq(inquiryAnswers.inquiryId, inquiryId))
      .orderBy(asc(inquiryAnswers._id)),
    filesOfInquiry(ctx, inquiryId),
  ]);
  const filesAt = (_id: string | null) => attached.filter(({ answerId }) => answerId === _id).map(({ file }) => file);
  if (!row || !inquiry) throw new Error(`the inquiry ${inquiryId} went while it was read`);
  const { category, request, description, orderNumber, spamScore, spamReasons, ticketId, userId } = inquiry;
  const [account, [order], [ticket]] = await Promise.all([
    accountWith(db, inquiry.email),
    db
      .select({ _id: orders._id, name: orders.number })
      .from(orders)
      .where(eq(orders.number, orderNumber.toUpperCase())),
    db.select({ _id: tickets._id, name: tickets.number }).from(tickets).where(sql`${tickets._id} = ${ticketId}`),
  ]);
  return {
    ...row,
    ...{ category, request, description, orderNumber, spamScore, spamReasons, account },
    files: filesAt(null),
    answers: answers.map((answer) => ({ ...answer, files: filesAt(answer._id) })),
    isTied: userId !== null && userId === account?._id,
    order: order ?? null,
    ticket: ticket ?? null,
  };
}

/** The account with an email, and whether it has confirmed that the mailbox is its own; null when there is none. */
export async function accountWith(db: Db | Tx, email: string) {
  const [account] = await db
    .select({ _id: users._id, name: fullName, isConfirmed: sql<boolean>`${users.emailVerifiedAt} is not null` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return account ?? null;
}
