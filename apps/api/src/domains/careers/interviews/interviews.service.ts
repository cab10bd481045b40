import { applicationErrors } from '@adunni/contracts/careers/applications';
import type { InterviewForm } from '@adunni/contracts/careers/interview-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, gt } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { type ApplicationRow, jobApplications } from '../tables.ts';
import { interviewCancelledEmail, interviewMovedEmail, interviewSetEmail } from './emails.ts';
import { findInterviews, findTeam } from './interviews.queries.ts';
import { jobInterviewers, jobInterviews } from './tables.ts';
import { mailInterview, tellTeam } from './tell.service.ts';

/** The application, kept as it is until the interview is stored. Throws 404, and 409 for one that was withdrawn. */
export async function lockApplication(tx: Tx, _id: string): Promise<ApplicationRow> {
  const [row] = await tx.select().from(jobApplications).where(eq(jobApplications._id, _id)).for('no key update');
  if (!row) throw new Refusal(commonErrors.not_found);
  return row;
}

/** What is stored of a form. Throws 422 for a time that is past or somebody who is not on the team. */
export async function checked(ctx: StaffCtx, tx: Tx, form: InterviewForm) {
  const { startsAt, minutes, interviewerIds, place, callUrl, note } = form;
  if (startsAt <= ctx.clock())
    throw new Refusal(applicationErrors.interview_past, { fields: { startsAt: 'In the future.' } });
  const team = new Set((await findTeam(tx)).map(({ _id }) => _id));
  if (!interviewerIds.every((_id) => team.has(_id))) throw new Refusal(applicationErrors.interviewer_unknown);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS), place, callUrl, note };
}

/** Says who takes part. */
export async function setTeam(tx: Tx, interviewId: string, userIds: readonly string[]): Promise<void> {
  await tx.delete(jobInterviewers).where(eq(jobInterviewers.interviewId, interviewId));
  await tx.insert(jobInterviewers).values([...new Set(userIds)].map((userId) => ({ interviewId, userId })));
}

/** An interview with who takes part. Throws 404. */
export async function readInterview(tx: Tx, interviewId: string) {
  const [row] = await findInterviews(tx, eq(jobInterviews._id, interviewId));
  if (!row) throw new Refusal(commonErrors.not_found);
  return row;
}

/** Sets a time and mails it, once for each key; answers with its id. Throws 404, 409, 422. */
export async function setInterview(
  ctx: StaffCtx,
  applicationId: string,
  form: InterviewForm,
  sentKey: string,
): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    const [known] = await tx.select().from(jobInterviews).where(eq(jobInterviews.sentKey, sentKey));
    if (known && known.applicationId !== applicationId) throw new Refusal(applicationErrors.application_key_reused);
    if (known) return known._id;
    if (application.stage === 'withdrawn') throw new Refusal(applicationErrors.application_withdrawn);
    const values = await checked(ctx, tx, form);
    const [row] = await tx
      .insert(jobInterviews)
      .values({ applicationId, ...values, sentKey, createdAt: ctx.clock() })
      .returning({ _id: jobInterviews._id });
    if (!row) throw new Error('the interview was not stored');
    await setTeam(tx, row._id, form.interviewerIds);
    const interview = await readInterview(tx, row._id);
    await mailInterview(ctx, tx, application, interview, interviewSetEmail);
    await tellTeam(ctx, tx, interview, 'You have an interview');
    return row._id;
  });
}

interface Which {
  applicationId: string;
  interviewId: string;
  version: number;
}

/** The interview as it was seen, locked with its application. Throws 404, and 409 for one that changed or is cancelled. */
async function lockInterview(tx: Tx, { applicationId, interviewId, version }: Which) {
  const application = await lockApplication(tx, applicationId);
  const interview = await readInterview(tx, interviewId);
  if (interview.applicationId !== applicationId) throw new Refusal(commonErrors.not_found);
  if (interview.isCancelled) throw new Refusal(applicationErrors.interview_over);
  if (interview.version !== version) throw new Refusal(commonErrors.stale);
  return { application, interview };
}

/** Changes an interview and mails it anew. Throws 404, 409, 422. */
export async function changeInterview(ctx: StaffCtx, which: Which, form: InterviewForm): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const { application, interview } = await lockInterview(tx, which);
    if (interview.isProposed) throw new Refusal(applicationErrors.interview_proposed);
    const values = await checked(ctx, tx, form);
    await tx
      .update(jobInterviews)
      .set({ ...values, version: which.version + 1 })
      .where(eq(jobInterviews._id, which.interviewId));
    await setTeam(tx, which.interviewId, form.interviewerIds);
    const changed = await readInterview(tx, which.interviewId);
    await mailInterview(ctx, tx, application, changed, interviewMovedEmail);
    await tellTeam(ctx, tx, changed, 'An interview has changed');
  });
}

/** Cancels an interview and mails that; a proposed time is only taken back. Throws 404, 409. */
export async function cancelInterview(ctx: StaffCtx, which: Which): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const { application } = await lockInterview(tx, which);
    await cancel(ctx, tx, application, which.interviewId, which.version);
  });
}

/** Cancels what is still to come of an application that goes no further. */
export async function cancelComing(ctx: Ctx, tx: Tx, application: ApplicationRow): Promise<void> {
  const isComing = and(
    eq(jobInterviews.applicationId, application._id),
    eq(jobInterviews.isCancelled, false),
    gt(jobInterviews.startsAt, ctx.clock()),
  );
  for (const { _id, version } of await findInterviews(tx, isComing)) await cancel(ctx, tx, application, _id, version);
}

async function cancel(ctx: Ctx, tx: Tx, application: ApplicationRow, interviewId: string, version: number) {
  await tx
    .update(jobInterviews)
    .set({ isCancelled: true, version: version + 1 })
    .where(eq(jobInterviews._id, interviewId));
  const cancelled = await readInterview(tx, interviewId);
  if (cancelled.isProposed) return;
  await mailInterview(ctx, tx, application, cancelled, interviewCancelledEmail);
  await tellTeam(ctx, tx, cancelled, 'An interview was cancelled');
}
