import { DECIDED_STAGES, KEPT_MONTHS } from '@adunni/contracts/careers/stages';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { eraseMailsAbout } from '../../../kit/mail/outbox.ts';
import { confirmedEmailOf } from '../../identity/queries.ts';
import { dropFiles } from '../applying/files.service.ts';
import { findInterviews, isStanding } from '../interviews/interviews.queries.ts';
import { jobInterviews } from '../interviews/tables.ts';
import { jobApplicationErasures, jobApplications, jobOpenings } from '../tables.ts';
import { isOfOneClosedBefore } from './undecided.service.ts';

/** Most that one transaction erases. */
const AT_ONCE = 200;

/**
 * Erases applications with all that is kept of them: files, notes, ratings, mails. That there was one is recorded,
 * without who it was. Answers with how many.
 */
async function eraseApplications(deps: Deps, tx: Tx, which: SQL | undefined): Promise<number> {
  const gone = await tx.select().from(jobApplications).where(which).limit(AT_ONCE).for('update');
  if (gone.length === 0) return 0;
  const ids = gone.map(({ _id }) => _id);
  await dropFiles(deps, tx, ids);
  for (const { _id, email } of gone) await eraseMailsAbout(tx, email, _id);
  await tx.delete(jobApplications).where(inArray(jobApplications._id, ids));
  await tx.insert(jobApplicationErasures).values(
    gone.map(({ openingId, stage, createdAt, stageAt }) => ({
      ...{ openingId, stage, appliedAt: createdAt, decidedAt: stageAt, erasedAt: deps.clock() },
    })),
  );
  return gone.length;
}

/**
 * Erases what was decided twelve months ago; a decision that was reversed counts from the last. What nobody decided goes
 * twelve months after its position closed and nobody moved it any more.
 */
export async function forgetDecided(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${KEPT_MONTHS})`;
  const isOver = and(
    sql`${jobApplications.stageAt} < ${before}`,
    or(inArray(jobApplications.stage, [...DECIDED_STAGES]), isOfOneClosedBefore(before)),
  );
  while ((await deps.db.transaction((tx) => eraseApplications(deps, tx, isOver))) === AT_ONCE);
}

/** What came from the email that a person has confirmed as theirs. */
const isOf = (userId: string): SQL => inArray(sql`lower(${jobApplications.email})`, confirmedEmailOf(userId));

/** A person’s applications, in plain words. */
export async function exportApplications(db: Db, userId: string) {
  const rows = await db
    .select({ row: jobApplications, title: jobOpenings.title })
    .from(jobApplications)
    .innerJoin(jobOpenings, eq(jobOpenings._id, jobApplications.openingId))
    .where(isOf(userId))
    .orderBy(jobApplications._id);
  const ids = rows.map(({ row }) => row._id);
  const interviews = await findInterviews(db, and(inArray(jobInterviews.applicationId, ids), isStanding));
  return rows.map(({ row: { _id, name, email, phone, city, note, answers, stage, createdAt }, title }) => ({
    ...{ position: title, name, email, phone, city, note, stage },
    answers: answers.map(({ question, text }) => ({ question, answer: text })),
    interviews: interviews
      .filter(({ applicationId }) => applicationId === _id)
      .map(({ startsAt, place, callUrl, note: told }) => ({
        startsAt: startsAt.toISOString(),
        place,
        callUrl,
        note: told,
      })),
    appliedAt: createdAt.toISOString(),
  }));
}

/** Takes a person’s applications away with their account. */
export const eraseOf = async (deps: Deps, tx: Tx, userId: string): Promise<void> => {
  while ((await eraseApplications(deps, tx, isOf(userId))) === AT_ONCE);
};
