import { createHash } from 'node:crypto';
import { applicationErrors } from '@adunni/contracts/careers/applications';
import type { ApplicationForm } from '@adunni/contracts/careers/apply-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { mailboxOf } from '../../../kit/mail/mailbox.rules.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { withinLimit } from '../../../kit/security/attempts.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { alreadyAppliedEmail, applicationReceivedEmail } from '../email-templates.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { findOpening } from '../queries.ts';
import { APPLICATION_MAIL, aboutApplication } from '../rules.ts';
import { type ApplicationRow, jobApplications, jobOpenings, type OpeningRow } from '../tables.ts';
import { answerProblems, storedAnswers } from './answers.rules.ts';
import { claimFiles } from './files.service.ts';
import { tokenOf } from './link-token.ts';

/** Applications that come from one network, and confirmations that one mailbox gets. */
const PER_NETWORK = { most: 10, minutes: 60 };
const MAILED_PER_MAILBOX = { most: 6, minutes: 24 * 60 };

/**
 * Keeps an application, once per key, and mails a link to it. Who has applied for the position already is mailed the
 * link of that one, and answered alike, so that nobody learns who has applied. Throws 404 and 409 for a position that is
 * not open, 400 for answers that lack, 422 for files that are gone and a used key, 429 beyond 10 an hour from one network.
 */
export async function apply(ctx: Ctx, slug: string, formKey: string, form: ApplicationForm): Promise<void> {
  const formHash = createHash('sha256').update(JSON.stringify({ slug, form })).digest('hex');
  if (await wasSent(ctx.db, formKey, formHash)) return;
  const opening = await findOpening(ctx.db, slug, ctx.clock());
  if (!opening)
    throw new Refusal((await isKnown(ctx.db, slug)) ? applicationErrors.position_closed : commonErrors.not_found);
  const fields = answerProblems(opening.questions, form.answers);
  if (Object.keys(fields).length > 0) throw new Refusal(commonErrors.invalid, { fields });
  // Answered like everything else, so that no program learns what gave it away.
  if (form.website !== '') return;
  if (!(await withinLimit(ctx.db, `application:${networkOf(ctx.address)}`, PER_NETWORK, ctx.clock())))
    throw new Refusal(applicationErrors.application_limit);
  await ctx.db.transaction(async (tx) => {
    await requireOpen(ctx, tx, opening);
    const stored = await insert(ctx, tx, opening, { formKey, formHash }, form);
    if (stored) await tell(ctx, tx, opening, stored);
    else if (!(await wasSent(tx, formKey, formHash))) await remind(ctx, tx, opening, form.email);
  });
}

async function wasSent(db: Db | Tx, formKey: string, formHash: string): Promise<boolean> {
  const [known] = await db
    .select({ formHash: jobApplications.formHash })
    .from(jobApplications)
    .where(eq(jobApplications.formKey, formKey));
  if (known && known.formHash !== formHash) throw new Refusal(applicationErrors.application_key_reused);
  return known !== undefined;
}

async function isKnown(db: Db, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ _id: jobOpenings._id })
    .from(jobOpenings)
    .where(and(eq(jobOpenings.slug, slug), sql`${jobOpenings.publishedAt} is not null`));
  return row !== undefined;
}

/** Keeps the position as it is until the application is stored: one that closes meanwhile takes none after that. */
async function requireOpen({ clock }: Ctx, tx: Tx, { _id, slug }: OpeningRow): Promise<void> {
  await tx.select({ _id: jobOpenings._id }).from(jobOpenings).where(eq(jobOpenings._id, _id)).for('share');
  if (!(await findOpening(tx, slug, clock()))) throw new Refusal(applicationErrors.position_closed);
}

/** Stores it with its files; undefined when this person has applied already, or sends the same at the same time. */
async function insert(
  ctx: Ctx,
  tx: Tx,
  opening: OpeningRow,
  keys: { formKey: string; formHash: string },
  form: ApplicationForm,
): Promise<ApplicationRow | undefined> {
  const { name, email, phone, city, note, draftId, cvId, portfolioIds } = form;
  const answers = storedAnswers(opening.questions, form.answers);
  const now = ctx.clock();
  const [row] = await tx
    .insert(jobApplications)
    .values({ ...keys, openingId: opening._id, name, email, phone, city, note, answers, stageAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  await claimFiles(tx, draftId, row._id, [
    ...(cvId ? [{ _id: cvId, purpose: 'cv' as const }] : []),
    ...portfolioIds.map((_id) => ({ _id, purpose: 'portfolio' as const })),
    ...answers.flatMap(({ fileId }) => (fileId ? [{ _id: fileId, purpose: 'answer' as const }] : [])),
  ]);
  return row;
}

/** Mails the link to the applicant, and tells staff, without whose it is. */
async function tell(ctx: Ctx, tx: Tx, { title }: OpeningRow, row: ApplicationRow): Promise<void> {
  await mailLink(ctx, tx, row, (token) => applicationReceivedEmail({ name: row.name, title, token }));
  await notifyStaff(ctx, tx, {
    kind: notificationKinds.applied,
    title: `New application: ${title}`,
    text: 'Open the application to read it.',
    path: `/admin/careers/applications/${row._id}`,
    cause: `application:${row._id}`,
  });
}

/** Mails the link of the application that this email has sent before. */
async function remind(ctx: Ctx, tx: Tx, { _id, title }: OpeningRow, email: string): Promise<void> {
  const isTheirs = eq(sql`lower(${jobApplications.email})`, email.toLowerCase());
  const [row] = await tx
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.openingId, _id), isTheirs, ne(jobApplications.stage, 'withdrawn')));
  if (row) await mailLink(ctx, tx, row, (token) => alreadyAppliedEmail({ name: row.name, title, token }));
}

/** Mails what a template makes of the application’s link, within what a mailbox gets. */
async function mailLink(
  ctx: Ctx,
  tx: Tx,
  row: ApplicationRow,
  template: (token: string) => EmailTemplate,
): Promise<void> {
  const mailbox = `application:mailbox:${mailboxOf(row.email)}`;
  if (!(await withinLimit(tx, mailbox, MAILED_PER_MAILBOX, ctx.clock()))) return;
  const letter = template(tokenOf(ctx.config.authSecret, row._id));
  await sendMail(ctx, tx, APPLICATION_MAIL, row.email, letter, aboutApplication(row._id));
}
