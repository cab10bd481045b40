import { applicationErrors } from '@adunni/contracts/careers/applications';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { findInterviews, findTeam, isStanding } from '../interviews/interviews.queries.ts';
import { jobInterviews } from '../interviews/tables.ts';
import { findLetters } from '../letters/letters.service.ts';
import { isBlind } from '../rules.ts';
import {
  jobApplicationFiles,
  jobApplicationNotes,
  jobApplicationRatings,
  jobApplications,
  jobOpenings,
} from '../tables.ts';
import type { loadApplications } from './list.queries.ts';

type Row = Awaited<ReturnType<typeof loadApplications>>[number];

const by = sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, 'Former colleague')`;

/** What the detail of an application says beside its row. Pictures of work may show who it is, and wait. */
export async function applicationDetail({ db, viewer }: StaffCtx, { _id, isBlind: blind, answers }: Row) {
  const { purpose, contentType, bytes, position, applicationId, virusCheck } = jobApplicationFiles;
  const files = await db
    .select({ _id: jobApplicationFiles._id, purpose, contentType, bytes, virusCheck })
    .from(jobApplicationFiles)
    .where(and(eq(applicationId, _id), blind ? ne(purpose, 'portfolio') : undefined))
    .orderBy(asc(position), asc(jobApplicationFiles._id));
  const notes = await db
    .select({ _id: jobApplicationNotes._id, by, text: jobApplicationNotes.text, at: jobApplicationNotes.createdAt })
    .from(jobApplicationNotes)
    .leftJoin(users, eq(users._id, jobApplicationNotes.authorId))
    .where(eq(jobApplicationNotes.applicationId, _id))
    .orderBy(asc(jobApplicationNotes._id));
  const { stars, remark, raterId, createdAt } = jobApplicationRatings;
  const ratings = await db
    .select({ _id: raterId, by, stars, remark, at: createdAt })
    .from(jobApplicationRatings)
    .innerJoin(users, eq(users._id, raterId))
    .where(eq(jobApplicationRatings.applicationId, _id))
    .orderBy(desc(createdAt));
  return {
    answers: answers.map(({ questionId, question, text, fileId }) => ({ _id: questionId, question, text, fileId })),
    ...{ files, notes, ratings, letters: await findLetters(db, _id), team: await findTeam(db) },
    interviews: await findInterviews(db, and(eq(jobInterviews.applicationId, _id), isStanding)),
    ownStars: ratings.find((rating) => rating._id === viewer._id)?.stars ?? null,
  };
}

/** A file of an application that staff may see now. Throws 404. */
export async function findApplicationFile(db: Db, _id: string, fileId: string) {
  const [found] = await db
    .select({ file: jobApplicationFiles, stage: jobApplications.stage, hidesNames: jobOpenings.hidesNames })
    .from(jobApplicationFiles)
    .innerJoin(jobApplications, eq(jobApplications._id, jobApplicationFiles.applicationId))
    .innerJoin(jobOpenings, eq(jobOpenings._id, jobApplications.openingId))
    .where(and(eq(jobApplicationFiles._id, fileId), eq(jobApplications._id, _id)));
  if (!found || (found.file.purpose === 'portfolio' && isBlind(found.hidesNames, found.stage)))
    throw new Refusal(commonErrors.not_found);
  if (found.file.virusCheck === 'held') throw new Refusal(applicationErrors.file_held);
  if (found.file.virusCheck === 'infected') throw new Refusal(applicationErrors.file_infected);
  return { ...found.file, isBlind: isBlind(found.hidesNames, found.stage) };
}
