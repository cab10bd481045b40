import type { TicketOfInquiry } from '@adunni/contracts/inquiries/forms';
import { inquiryStaffErrors } from '@adunni/contracts/inquiries/staff';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { bringPhotos } from '../../conversations/service.ts';
import { TICKET } from '../../support/rules.ts';
import { openTicketFor } from '../../support/service.ts';
import { tickets } from '../../support/tables.ts';
import { takeFiles } from '../files/files.service.ts';
import { type InquiryRow, inquiryAnswers } from '../tables.ts';
import { accountWith } from './detail.queries.ts';
import { changeInquiry, lockInquiry, statusValues } from './lock.queries.ts';

/**
 * Makes a ticket of an inquiry with what was said until now, once: who comes second gets the same ticket. It is the
 * sender’s, by name and email, or that of the account which has confirmed that email, if staff say so. Throws 404, 409
 * for spam and requests about personal data, 422 when no account has confirmed the email.
 */
export async function turnIntoTicket(
  ctx: StaffCtx,
  inquiryId: string,
  { category, isTied }: TicketOfInquiry,
): Promise<{ ticketId: string; number: string }> {
  // Chosen before, since a transaction may run twice.
  const ticketId = uuidv7();
  return staffWrite(ctx, async (tx) => {
    const inquiry = await lockInquiry(tx, inquiryId);
    if (inquiry.ticketId) return known(tx, inquiry.ticketId);
    if (inquiry.status === 'Spam') throw new Refusal(inquiryStaffErrors.inquiry_is_spam);
    if (inquiry.kind === 'Privacy') throw new Refusal(inquiryStaffErrors.inquiry_is_privacy);
    const account = isTied ? await confirmedAccount(tx, inquiry) : null;
    const owner = { kind: TICKET, subjectId: ticketId, uploaderId: account?._id ?? null };
    const said = await saidIn(tx, inquiry);
    await bringPhotos(
      ctx,
      tx,
      said.flatMap(({ fileIds }) => fileIds),
      owner,
    );
    const ticket = await openTicketFor(ctx, tx, {
      _id: ticketId,
      requester: account ? { userId: account._id } : { name: inquiry.name, email: inquiry.email },
      category,
      subject: inquiry.subject,
      said,
    });
    const now = ctx.clock();
    await changeInquiry(tx, inquiry, {
      ...statusValues('Closed', now),
      ticketId: ticket._id,
      userId: account?._id ?? inquiry.userId,
      assigneeId: inquiry.assigneeId ?? ctx.viewer._id,
      lastAt: now,
    });
    return { ticketId: ticket._id, number: ticket.number };
  });
}

async function known(tx: Tx, ticketId: string) {
  const [ticket] = await tx.select({ number: tickets.number }).from(tickets).where(eq(tickets._id, ticketId));
  return { ticketId, number: ticket?.number ?? '' };
}

async function confirmedAccount(tx: Tx, { email }: InquiryRow) {
  const account = await accountWith(tx, email);
  if (!account?.isConfirmed) throw new Refusal(inquiryStaffErrors.no_confirmed_account);
  return account;
}

/** What was written and answered, the oldest first, with its files, which the inquiry gives away. */
async function saidIn(tx: Tx, { _id, description, createdAt }: InquiryRow) {
  const answers = await tx
    .select({
      _id: inquiryAnswers._id,
      authorId: inquiryAnswers.authorId,
      text: inquiryAnswers.text,
      at: inquiryAnswers.createdAt,
    })
    .from(inquiryAnswers)
    .where(eq(inquiryAnswers.inquiryId, _id))
    .orderBy(asc(inquiryAnswers._id));
  const files = await takeFiles(tx, _id);
  const all = [{ _id: null, authorId: null, text: description, at: createdAt }, ...answers];
  return all.map(({ _id: from, ...each }) => ({ ...each, fileIds: files.get(from) ?? [] }));
}
