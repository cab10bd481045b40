import type { InquiryAnswer } from '@adunni/contracts/inquiries/forms';
import { inquiryErrors } from '@adunni/contracts/inquiries/inquiries';
import { inquiryStaffErrors } from '@adunni/contracts/inquiries/staff';
import { canInquiryBecome, type InquiryStatus } from '@adunni/contracts/inquiries/statuses';
import { and, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { inquiryAnsweredEmail } from '../email-templates.ts';
import { inquiryHeaders } from '../inbound/thread-headers.queries.ts';
import { inquiries, inquiryAnswers } from '../tables.ts';
import { changeInquiry, lockInquiry, statusValues } from './lock.queries.ts';

/** Answers that one person may send; each is an email. */
const ANSWERS = { most: 120, minutes: 60 };

/**
 * Answers by email, once per key, which is kept on the inquiry. Whoever answers first what nobody works on works on it.
 * Throws 404, 409 for spam and for what is a ticket, 422 for other words under a used key, 429.
 */
export async function answerInquiry(
  ctx: StaffCtx,
  inquiryId: string,
  answer: InquiryAnswer & { key?: string | undefined },
): Promise<string> {
  const now = ctx.clock();
  await limitAttempts(ctx.db, `inquiry-answer:${ctx.viewer._id}`, ANSWERS, now);
  return staffWrite(ctx, async (tx) => {
    const inquiry = await lockInquiry(tx, inquiryId);
    const before = await sentUnder(tx, inquiryId, answer);
    if (before) return before;
    if (inquiry.ticketId) throw new Refusal(inquiryStaffErrors.inquiry_is_ticket);
    if (inquiry.status === 'Spam') throw new Refusal(inquiryStaffErrors.inquiry_is_spam);
    const [kept] = await tx
      .insert(inquiryAnswers)
      .values({
        inquiryId,
        authorId: ctx.viewer._id,
        text: answer.message,
        sentKey: answer.key ?? null,
        createdAt: now,
      })
      .returning({ _id: inquiryAnswers._id });
    const assigneeId = inquiry.assigneeId ?? ctx.viewer._id;
    await changeInquiry(tx, inquiry, { ...statusValues(answer.status, now), assigneeId, lastAt: now });
    const email = inquiryAnsweredEmail(inquiry, answer.message, ctx.config.inboundMail !== null);
    await sendMail(ctx, tx, 'inquiry-answered', inquiry.email, email, await inquiryHeaders(ctx, tx, inquiryId));
    return kept?._id ?? '';
  });
}

/** The answer that was sent under a key, or null. Throws 422 for other words under it. */
async function sentUnder(
  tx: Tx,
  inquiryId: string,
  { key, message }: { key?: string | undefined; message: string },
): Promise<string | null> {
  if (key === undefined) return null;
  const { _id, text, sentKey } = inquiryAnswers;
  const [sent] = await tx
    .select({ _id, text })
    .from(inquiryAnswers)
    .where(and(eq(inquiryAnswers.inquiryId, inquiryId), eq(sentKey, key)));
  if (sent && sent.text !== message) throw new Refusal(inquiryErrors.inquiry_key_reused);
  return sent?._id ?? null;
}

/** What staff do to one or many inquiries of the list. */
export const inquiryActions = {
  assign: async (ctx: StaffCtx, tx: Tx, inquiryId: string): Promise<void> => {
    await tx.update(inquiries).set({ assigneeId: ctx.viewer._id }).where(eq(inquiries._id, inquiryId));
  },
  close: become('Closed'),
  reopen: become('Open'),
  spam: become('Spam'),
};

function become(status: InquiryStatus) {
  return async (ctx: StaffCtx, tx: Tx, inquiryId: string): Promise<void> => {
    const inquiry = await lockInquiry(tx, inquiryId);
    if (inquiry.ticketId) throw new Refusal(inquiryStaffErrors.inquiry_is_ticket);
    if (!canInquiryBecome(inquiry.status, status)) throw new Refusal(inquiryStaffErrors.inquiry_status_not_possible);
    // The list’s own write counts the version.
    await tx.update(inquiries).set(statusValues(status, ctx.clock())).where(eq(inquiries._id, inquiryId));
  };
}
