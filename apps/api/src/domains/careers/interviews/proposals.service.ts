import { randomUUID } from 'node:crypto';
import { applicationErrors } from '@adunni/contracts/careers/applications';
import type { ProposalForm } from '@adunni/contracts/careers/interview-forms';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, ne } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { ApplicationRow } from '../tables.ts';
import { interviewSetEmail } from './emails.ts';
import { findInterviews } from './interviews.queries.ts';
import { checked, lockApplication, readInterview, setTeam } from './interviews.service.ts';
import { jobInterviews } from './tables.ts';
import { mailInterview, mailProposal, tellTeam } from './tell.service.ts';

/** Mails several times of which the applicant chooses one, once for each key; answers with their id. Throws 404, 409, 422. */
export async function proposeTimes(
  ctx: StaffCtx,
  applicationId: string,
  { times, ...form }: ProposalForm,
  key: string,
): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    const [known] = await tx
      .select()
      .from(jobInterviews)
      .where(eq(jobInterviews.sentKey, `${key}:0`));
    if (known && known.applicationId !== applicationId) throw new Refusal(applicationErrors.application_key_reused);
    if (known) return known._id;
    if (application.stage === 'withdrawn') throw new Refusal(applicationErrors.application_withdrawn);
    const proposalId = randomUUID();
    for (const [index, startsAt] of times.toSorted((a, b) => Number(a) - Number(b)).entries()) {
      const values = await checked(ctx, tx, { ...form, startsAt });
      const [row] = await tx
        .insert(jobInterviews)
        .values({ applicationId, proposalId, ...values, sentKey: `${key}:${index}`, createdAt: ctx.clock() })
        .returning({ _id: jobInterviews._id });
      if (!row) throw new Error('the time was not stored');
      await setTeam(tx, row._id, form.interviewerIds);
    }
    const proposed = await findInterviews(tx, eq(jobInterviews.proposalId, proposalId));
    await mailProposal(ctx, tx, application, proposed);
    return proposed[0]?._id ?? '';
  });
}

/**
 * Sets the time that its applicant chose of several and mails it; the others are free again. Choosing the same one again
 * changes nothing. Throws 404, and 409 for a time that is past, taken back, or beside one that was chosen.
 */
export async function chooseProposed(
  ctx: Ctx,
  tx: Tx,
  application: ApplicationRow,
  interviewId: string,
): Promise<void> {
  const { applicationId, proposalId, isCancelled, startsAt, version } = await readInterview(tx, interviewId);
  if (applicationId !== application._id) throw new Refusal(commonErrors.not_found);
  if (isCancelled || startsAt <= ctx.clock()) throw new Refusal(applicationErrors.time_gone);
  if (!proposalId) return;
  await tx
    .update(jobInterviews)
    .set({ isCancelled: true })
    .where(and(eq(jobInterviews.proposalId, proposalId), ne(jobInterviews._id, interviewId)));
  // Whoever meant to take the time back has seen it otherwise.
  const set = { proposalId: null, version: version + 1 };
  await tx.update(jobInterviews).set(set).where(eq(jobInterviews._id, interviewId));
  const chosen = await readInterview(tx, interviewId);
  await mailInterview(ctx, tx, application, chosen, interviewSetEmail);
  await tellTeam(ctx, tx, chosen, 'You have an interview');
}
