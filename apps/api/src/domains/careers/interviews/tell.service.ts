import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { EmailTemplate } from '../../../kit/mail/email-template.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { notify } from '../../notifications/service.ts';
import { tokenOf } from '../applying/link-token.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { APPLICATION_MAIL, aboutApplication } from '../rules.ts';
import { type ApplicationRow, jobOpenings } from '../tables.ts';
import { interviewIcs } from './calendar.ts';
import { interviewProposedEmail, type interviewSetEmail } from './emails.ts';
import type { FullInterview } from './interviews.queries.ts';
import { whenText } from './when.rules.ts';

/** What a position is called. */
async function titleOf(tx: Tx, { openingId }: ApplicationRow): Promise<string> {
  const [opening] = await tx
    .select({ title: jobOpenings.title })
    .from(jobOpenings)
    .where(eq(jobOpenings._id, openingId));
  return opening?.title ?? '';
}

/** Mails times of which the applicant chooses one; they share all else. */
export async function mailProposal(
  ctx: Ctx,
  tx: Tx,
  application: ApplicationRow,
  rows: readonly FullInterview[],
): Promise<void> {
  const { _id, name, email } = application;
  const [first] = rows;
  if (!first) return;
  const token = tokenOf(ctx.config.authSecret, _id);
  const interviewers = first.interviewers.map((each) => each.name);
  const told = { ...first, name, title: await titleOf(tx, application), token, interviewers };
  const times = rows.map(({ startsAt, endsAt }) => whenText(startsAt, endsAt));
  await sendMail(ctx, tx, APPLICATION_MAIL, email, interviewProposedEmail(told, times), aboutApplication(_id));
}

/** Mails an interview to its applicant, with its calendar file. */
export async function mailInterview(
  ctx: Ctx,
  tx: Tx,
  application: ApplicationRow,
  row: FullInterview,
  template: (told: Parameters<typeof interviewSetEmail>[0]) => EmailTemplate,
): Promise<void> {
  const { _id, name, email } = application;
  const title = await titleOf(tx, application);
  const interviewers = row.interviewers.map((each) => each.name);
  const token = tokenOf(ctx.config.authSecret, _id);
  const url = `${ctx.config.publicUrl}/careers/application/${token}`;
  const content = interviewIcs(row, { title, interviewers, url, now: ctx.clock() });
  const attachment = { name: 'interview.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content };
  const letter = template({ ...row, name, title, token, interviewers });
  await sendMail(ctx, tx, APPLICATION_MAIL, email, { ...letter, attachment }, aboutApplication(_id));
}

/** Tells whoever takes part, without whose application it is. */
export async function tellTeam(ctx: Ctx, tx: Tx, row: FullInterview, title: string): Promise<void> {
  await notify(ctx, tx, {
    kind: notificationKinds.interview,
    userIds: row.interviewers.map(({ _id }) => _id),
    title,
    text: `${whenText(row.startsAt, row.endsAt)}.`,
    path: `/admin/careers/applications/${row.applicationId}`,
    cause: `interview:${row._id}:${row.version}`,
  });
}
