import { isStaff, type Role } from '@adunni/contracts/roles';
import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { confirmedEmailOf } from '../identity/queries.ts';
import { dropInquiries } from './files/files.service.ts';
import { inquiries, inquiryAnswers } from './tables.ts';

/** What a person wrote signed in or was given, and what came from the email that they have confirmed as theirs. */
const isOf = (userId: string): SQL | undefined =>
  or(eq(inquiries.userId, userId), inArray(sql`lower(${inquiries.email})`, confirmedEmailOf(userId)));

/** A person’s inquiries and how they were answered, in plain words. */
export async function exportInquiries(db: Db, userId: string) {
  const rows = await db.select().from(inquiries).where(isOf(userId)).orderBy(asc(inquiries._id));
  const answers = await db
    .select()
    .from(inquiryAnswers)
    .where(
      inArray(
        inquiryAnswers.inquiryId,
        rows.map(({ _id }) => _id),
      ),
    )
    .orderBy(asc(inquiryAnswers._id));
  return rows.map(({ _id, number, kind, name, email, subject, description, orderNumber, createdAt }) => ({
    ...{ number, kind, name, email, subject, description, orderNumber },
    sentAt: createdAt.toISOString(),
    answers: answers
      .filter(({ inquiryId }) => inquiryId === _id)
      .map(({ authorId, text, createdAt: at }) => ({
        from: authorId ? 'staff' : 'you',
        text,
        writtenAt: at.toISOString(),
      })),
  }));
}

/** Takes a person’s inquiries away, and hands on those they work on. */
export async function eraseInquiries(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  await dropInquiries(deps, tx, isOf(userId));
  await handOnInquiries(tx, userId);
}

/** Nobody works any more on what was somebody’s who is suspended or gone. */
export async function handOnInquiries(tx: Tx, userId: string): Promise<void> {
  await tx.update(inquiries).set({ assigneeId: null }).where(eq(inquiries.assigneeId, userId));
}

/** Who stops being staff works on no inquiries. */
export async function followRole(tx: Tx, { userId, to }: { userId: string; to: Role }): Promise<void> {
  if (!isStaff(to)) await handOnInquiries(tx, userId);
}
