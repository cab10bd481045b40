import { createHash } from 'node:crypto';
import type { InquiryForm } from '@adunni/contracts/inquiries/forms';
import { inquiryErrors } from '@adunni/contracts/inquiries/inquiries';
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { Refusal } from '../../kit/errors.ts';
import { mailboxOf } from '../../kit/mail/mailbox.rules.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { withinLimit } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { notifyStaff } from '../notifications/service.ts';
import { inquiryReceivedEmail } from './email-templates.ts';
import { giveFiles } from './files/files.service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { dueAtOf, subjectOf } from './rules.ts';
import { type Judgement, judge, SPAM_FROM } from './spam.rules.ts';
import { type InquiryRow, inquiries } from './tables.ts';

/** Inquiries that come from one network, and emails that one mailbox gets for them, whoever sends them. */
const PER_NETWORK = { most: 10, minutes: 60 };
const MAILED_PER_MAILBOX = { most: 3, minutes: 24 * 60 };
/** For how long the same words from somebody else are told. */
const REPEATED_MS = 7 * DAY_MS;

/**
 * Keeps what somebody wrote, once per key: the same form sent again answers with the first reference. What is taken for
 * spam is kept apart and told to nobody, and answered alike. A mailbox gets a few confirmations a day. Throws 422 for
 * another form under a used key and for files that are gone, 429 beyond 10 an hour from one network.
 */
export async function sendInquiry(ctx: Ctx, formKey: string, form: InquiryForm): Promise<string> {
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('hex');
  const known = await alreadySent(ctx.db, formKey, formHash);
  if (known) return known;
  const now = ctx.clock();
  if (!(await withinLimit(ctx.db, `inquiry:${networkOf(ctx.address)}`, PER_NETWORK, now)))
    throw new Refusal(inquiryErrors.inquiry_limit);
  return ctx.db.transaction(async (tx) => {
    const { subject, description } = form;
    const isRepeated = await isRepeatedBy(tx, form, now);
    const judgement = judge({ subject, description, isTrapped: form.website !== '', isRepeated });
    const inquiry = await insert(ctx, tx, { formKey, formHash }, form, judgement);
    // Sent at the same time.
    if (!inquiry) return (await alreadySent(tx, formKey, formHash)) ?? '';
    if (form.draftId)
      await giveFiles(
        ctx,
        tx,
        { draftId: form.draftId, fileIds: form.fileIds },
        { inquiryId: inquiry._id, answerId: null },
      );
    if (inquiry.status !== 'Spam') await tell(ctx, tx, inquiry);
    return inquiry.number;
  });
}

async function alreadySent(db: Db | Tx, formKey: string, formHash: string): Promise<string | null> {
  const [known] = await db.select().from(inquiries).where(eq(inquiries.formKey, formKey));
  if (known && known.formHash !== formHash) throw new Refusal(inquiryErrors.inquiry_key_reused);
  return known?.number ?? null;
}

async function isRepeatedBy(tx: Tx, { email, description }: InquiryForm, now: Date): Promise<boolean> {
  const [other] = await tx
    .select({ _id: inquiries._id })
    .from(inquiries)
    .where(
      and(
        eq(sql`md5(${inquiries.description})`, sql`md5(${description})`),
        ne(sql`lower(${inquiries.email})`, email.toLowerCase()),
        gt(inquiries.createdAt, new Date(now.getTime() - REPEATED_MS)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function insert(
  ctx: Ctx,
  tx: Tx,
  keys: { formKey: string; formHash: string },
  form: InquiryForm,
  { score, reasons }: Judgement,
): Promise<InquiryRow | undefined> {
  const now = ctx.clock();
  const { kind, name, email, category, request, description, orderNumber } = form;
  const [inquiry] = await tx
    .insert(inquiries)
    .values({
      ...{ ...keys, kind, name, email, description, orderNumber },
      category: kind === 'Support' ? category : null,
      request: kind === 'Privacy' ? request : null,
      number: nextNumber(now),
      subject: subjectOf(form),
      status: score >= SPAM_FROM ? 'Spam' : 'Open',
      ...{ spamScore: score, spamReasons: reasons },
      userId: ctx.viewer?._id ?? null,
      dueAt: dueAtOf(form, now),
      ...{ lastAt: now, statusAt: now, createdAt: now },
    })
    .onConflictDoNothing({ target: inquiries.formKey })
    .returning();
  return inquiry;
}

/** Confirms to the sender, within what their mailbox gets, and tells staff; without the sender’s words. */
async function tell(deps: Deps, tx: Tx, inquiry: InquiryRow): Promise<void> {
  const { _id, email, number, kind } = inquiry;
  const mailbox = `inquiry:mailbox:${mailboxOf(email)}`;
  if (await withinLimit(tx, mailbox, MAILED_PER_MAILBOX, deps.clock()))
    await sendMail(deps, tx, 'inquiry-received', email, inquiryReceivedEmail(inquiry));
  await notifyStaff(deps, tx, {
    kind: notificationKinds.written,
    title: `${kind === 'Privacy' ? 'New request about personal data' : 'New inquiry'}: ${number}`,
    text: 'Open the inquiry to read and reply.',
    path: `/admin/support/inquiries/${_id}`,
    cause: `inquiry:${_id}`,
  });
}

/** `INQ-2026-000123`; the year is that of Lagos. */
function nextNumber(at: Date): SQL<string> {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Africa/Lagos' }).format(at);
  return sql`(select ${`INQ-${year}-`}::text || lpad(next, greatest(6, length(next)), '0')
    from (select nextval('inquiry_numbers')::text as next) numbered)`;
}
