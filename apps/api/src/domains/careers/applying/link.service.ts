import { applicationErrors, type getApplication } from '@adunni/contracts/careers/applications';
import type { Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { applicationWithdrawnEmail } from '../email-templates.ts';
import { interviewIcs } from '../interviews/calendar.ts';
import { findInterviews } from '../interviews/interviews.queries.ts';
import { cancelComing } from '../interviews/interviews.service.ts';
import { chooseProposed } from '../interviews/proposals.service.ts';
import { jobInterviews } from '../interviews/tables.ts';
import { APPLICATION_MAIL, aboutApplication, openingStatus } from '../rules.ts';
import { type ApplicationRow, jobApplications, jobOpenings, type OpeningRow } from '../tables.ts';
import { applicationOf } from './link-token.ts';

type Found = { application: ApplicationRow; opening: OpeningRow };

/** The application of a link with its position, locked for who writes. Throws 404 for a link that does not count. */
async function ofLink({ config }: Ctx, db: Ctx['db'] | Tx, token: string, isLocked = false): Promise<Found> {
  const applicationId = applicationOf(config.authSecret, token);
  if (!applicationId) throw new Refusal(commonErrors.not_found);
  const query = db
    .select({ application: jobApplications, opening: jobOpenings })
    .from(jobApplications)
    .innerJoin(jobOpenings, eq(jobOpenings._id, jobApplications.openingId))
    .where(eq(jobApplications._id, applicationId));
  const [found] = await (isLocked ? query.for('no key update', { of: jobApplications }) : query);
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}

/** How far an application is, as its applicant sees it. Throws 404. */
export async function readByLink(ctx: Ctx, token: string): Promise<Returned<typeof getApplication>['application']> {
  const { application, opening } = await ofLink(ctx, ctx.db, token);
  const isOpen = openingStatus(opening, shopDay(ctx.clock())) === 'open';
  const { stage, stageAt, createdAt } = application;
  const isComing = and(ofApplication(application._id), gt(jobInterviews.endsAt, ctx.clock()));
  const rows = (await findInterviews(ctx.db, isComing)).map((row) => ({ ...row, interviewers: namesOf(row) }));
  const isChoice = (row: (typeof rows)[number]): boolean => row.isProposed && row.startsAt > ctx.clock();
  const proposals = Map.groupBy(rows.filter(isChoice), ({ proposalId }) => proposalId);
  return {
    ...{ title: opening.title, slug: isOpen ? opening.slug : null, stage, stageAt, appliedAt: createdAt },
    interviews: rows.filter(({ isProposed }) => !isProposed),
    proposals: [...proposals.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, _id: first.proposalId ?? '', times: [first, ...others] }] : [],
    ),
  };
}

const ofApplication = (_id: string) => and(eq(jobInterviews.applicationId, _id), eq(jobInterviews.isCancelled, false));
const namesOf = ({ interviewers }: { interviewers: readonly { name: string }[] }) =>
  interviewers.map(({ name }) => name);

/** An interview of an application as a calendar file. Throws 404. */
export async function interviewFile(ctx: Ctx, token: string, interviewId: string): Promise<string> {
  const { application, opening } = await ofLink(ctx, ctx.db, token);
  const [row] = await findInterviews(ctx.db, and(ofApplication(application._id), eq(jobInterviews._id, interviewId)));
  if (!row || row.isProposed) throw new Refusal(commonErrors.not_found);
  const url = `${ctx.config.publicUrl}/careers/application/${token}`;
  return interviewIcs(row, { title: opening.title, interviewers: namesOf(row), url, now: ctx.clock() });
}

/** Chooses one of the times for an interview. Throws 404, and 409 for a time that is gone. */
export async function chooseByLink(ctx: Ctx, token: string, interviewId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { application } = await ofLink(ctx, tx, token, true);
    await chooseProposed(ctx, tx, application, interviewId);
  });
}

/** Withdraws an application; doing so again changes nothing. Throws 404, and 409 once somebody was hired. */
export async function withdrawByLink(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { application, opening } = await ofLink(ctx, tx, token, true);
    const { _id, name, email, stage } = application;
    if (stage === 'withdrawn') return;
    if (stage === 'hired') throw new Refusal(applicationErrors.application_decided);
    await tx
      .update(jobApplications)
      .set({ stage: 'withdrawn', stageAt: ctx.clock(), version: application.version + 1 })
      .where(eq(jobApplications._id, _id));
    await cancelComing(ctx, tx, application);
    const letter = applicationWithdrawnEmail({ name, title: opening.title });
    await sendMail(ctx, tx, APPLICATION_MAIL, email, letter, aboutApplication(_id));
  });
}
