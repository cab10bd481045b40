import { INQUIRY_TEXT } from '@adunni/contracts/inquiries/kinds';
import { isStaff } from '@adunni/contracts/roles';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { MailRefused } from '../../../kit/mail/inbound/inbound.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { users } from '../../identity/tables.ts';
import { notify, notifyStaff } from '../../notifications/service.ts';
import type { AnsweredMails } from '../../support/domain.ts';
import { openTicketOf } from '../../support/queries.ts';
import type { Letter } from '../../support/rules.ts';
import { callOf, keepFiles, replyByMail, withNames } from '../../support/service.ts';
import { giveFiles, storeInquiryFile } from '../files/files.service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { INQUIRY_MAIL } from '../rules.ts';
import { changeInquiry, lockInquiry, statusValues } from '../staff/lock.queries.ts';
import { type InquiryRow, inquiries, inquiryAnswers } from '../tables.ts';

/** Emails that one inquiry takes. */
const MAILS = { most: 30, minutes: 60 };

/** Takes what senders of inquiries answer by email. */
export const inquiryMails: AnsweredMails = { about: INQUIRY_MAIL, accepts, receive };

/** Whether an inquiry takes mail: unless it is spam; one that is a ticket, while that is open. */
async function accepts({ db }: Deps, inquiryId: string): Promise<boolean> {
  const inquiry = await find(db, inquiryId);
  if (!inquiry || inquiry.status === 'Spam') return false;
  return inquiry.ticketId === null || (await openTicketOf(db, inquiry.ticketId)) !== null;
}

/**
 * Adds a mail to an inquiry as what its sender wrote back, once however often it is brought; the inquiry is open again,
 * and staff are told. What is a ticket now takes it there. A program's mail becomes no message; of one of ours that did
 * not arrive staff are told.
 */
async function receive(deps: Deps, inquiryId: string, letter: Letter, digest: string): Promise<void> {
  const inquiry = await find(deps.db, inquiryId);
  if (!inquiry || inquiry.status === 'Spam') throw new MailRefused('No such address here, or it is out of date');
  if (letter.isBounce) return tellOfBounce(deps, inquiry, digest);
  if (letter.isAutomatic) return;
  if (inquiry.ticketId) return replyByMail(deps, inquiry.ticketId, letter, digest);
  if (await isStaffOfOthers(deps, inquiry, letter)) throw new MailRefused(ticketErrors.reply_in_admin.message);
  if (await isKnown(deps.db, inquiryId, digest)) return;
  if (!(await withinLimit(deps.db, `inquiry-mail:${inquiryId}`, MAILS, deps.clock())))
    throw new MailRefused('Too many messages');
  const draftId = uuidv7();
  const call = callOf(deps);
  const { fileIds, refused } = await keepFiles(letter, (content) =>
    storeInquiryFile(call, draftId, async () => content),
  );
  const text = withNames(letter.text || letter.subject, refused, INQUIRY_TEXT);
  const isTicketNow = await deps.db.transaction(async (tx) => {
    const locked = await lockInquiry(tx, inquiryId);
    if (locked.ticketId) return locked.ticketId;
    if (!(await isKnown(tx, inquiryId, digest)))
      await append(deps, tx, locked, { text, digest, letter, draftId, fileIds });
    return null;
  });
  // It became a ticket while the mail was read.
  if (isTicketNow) await replyByMail(deps, isTicketNow, letter, digest);
}

interface Reply {
  text: string;
  digest: string;
  letter: Letter;
  draftId: string;
  fileIds: readonly string[];
}

async function append(deps: Deps, tx: Tx, inquiry: InquiryRow, reply: Reply): Promise<void> {
  const now = deps.clock();
  const { text, digest, letter, draftId, fileIds } = reply;
  const { _id: inquiryId } = inquiry;
  const [kept] = await tx
    .insert(inquiryAnswers)
    .values({ inquiryId, text, sentKey: digest, messageId: letter.messageId, createdAt: now })
    .returning({ _id: inquiryAnswers._id });
  const answerId = kept?._id ?? '';
  await giveFiles(deps, tx, { draftId, fileIds }, { inquiryId, answerId });
  const reopened = inquiry.status === 'Open' ? {} : statusValues('Open', now);
  await changeInquiry(tx, inquiry, { ...reopened, lastAt: now });
  await tell(deps, tx, inquiry, { what: 'New reply', cause: `inquiry-reply:${answerId}` });
}

const tellOfBounce = (deps: Deps, inquiry: InquiryRow, digest: string): Promise<void> =>
  deps.db.transaction((tx) =>
    tell(deps, tx, inquiry, { what: 'Email not delivered', cause: `inquiry-bounce:${digest}` }),
  );

/** Tells who works on it, or all who support while nobody does; without the sender’s words. */
async function tell(
  deps: Deps,
  tx: Tx,
  { _id, number, assigneeId }: InquiryRow,
  { what, cause }: { what: string; cause: string },
): Promise<void> {
  const notice = {
    kind: notificationKinds.written,
    title: `${what}: ${number}`,
    text: 'Open the inquiry to read and reply.',
    path: `/admin/support/inquiries/${_id}`,
    cause,
  };
  if (assigneeId) await notify(deps, tx, { ...notice, userIds: [assigneeId] });
  else await notifyStaff(deps, tx, notice);
}

async function find(db: Deps['db'], inquiryId: string): Promise<InquiryRow | undefined> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries._id, inquiryId));
  return inquiry;
}

async function isKnown(db: Deps['db'] | Tx, inquiryId: string, digest: string): Promise<boolean> {
  const isThis = and(eq(inquiryAnswers.inquiryId, inquiryId), eq(inquiryAnswers.sentKey, digest));
  return (await db.select({ _id: inquiryAnswers._id }).from(inquiryAnswers).where(isThis)).length > 0;
}

/** Whether somebody who works here would write as the sender: they may have been forwarded our email. */
async function isStaffOfOthers({ db }: Deps, { email }: InquiryRow, { from }: Letter): Promise<boolean> {
  if (from === email.toLowerCase()) return false;
  const [person] = await db
    .select({ role: users.role })
    .from(users)
    .where(eq(sql`lower(${users.email})`, from));
  return person !== undefined && isStaff(person.role);
}
