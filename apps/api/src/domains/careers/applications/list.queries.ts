import { type ApplicationStage, DECIDED_STAGES } from '@adunni/contracts/careers/stages';
import { and, eq, inArray, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { contains } from '../../../kit/database/contains.ts';
import { codeName, isBlind } from '../rules.ts';
import { jobApplicationRatings, jobApplications, jobOpenings } from '../tables.ts';

/** The mean of what colleagues gave, from 1 to 5; null before anybody has. */
export const meanRating = sql<number | null>`(
  select round(avg(r.stars), 1)::float from job_application_ratings r where r.application_id = job_applications.id)`;

/** Whether a row’s name is hidden, as `isBlind` says it. */
const isBlindRow = sql`(job_applications.stage in ('new', 'screening') and exists (
  select from job_openings o where o.id = job_applications.opening_id and o.hides_names))`;

/** Applications by name, email and what they say; who is hidden is found by nothing that says who it is. */
const search = (words: string): SQL | undefined => {
  const { name, email, city, note } = jobApplications;
  const saysWho = or(contains(name, words), contains(email, words), contains(city, words));
  return or(contains(note, words), and(sql`not ${isBlindRow}`, saysWho));
};

/** How staff find applications. */
export const applicationReads = {
  table: jobApplications,
  search,
  filters: {
    stage: (value: ApplicationStage | 'undecided'): SQL =>
      value === 'undecided' ? notInArray(jobApplications.stage, [...DECIDED_STAGES]) : eq(jobApplications.stage, value),
    opening: jobApplications.openingId,
    rated: (_value: 'not-by-me', { db, viewer }: StaffCtx): SQL =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(jobApplicationRatings)
          .where(
            and(
              eq(jobApplicationRatings.applicationId, jobApplications._id),
              eq(jobApplicationRatings.raterId, viewer._id),
            ),
          ),
      ),
  },
  sorts: {
    appliedAt: jobApplications.createdAt,
    rating: sql`coalesce(${meanRating}, 0)`,
    stage: jobApplications.stage,
  },
  load: ({ db }: StaffCtx, ids: string[]) => loadApplications(db, ids),
};

/** Rows of applications as staff may see them; who is hidden has a code instead of a name. */
export async function loadApplications(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ row: jobApplications, opening: jobOpenings, rating: meanRating })
    .from(jobApplications)
    .innerJoin(jobOpenings, eq(jobOpenings._id, jobApplications.openingId))
    .where(inArray(jobApplications._id, [...ids]));
  return rows.map(({ row: { name, email, phone, city, createdAt, ...row }, opening, rating }) => {
    const blind = isBlind(opening.hidesNames, row.stage);
    return {
      ...row,
      ...{ rating, isBlind: blind, appliedAt: createdAt, opening: { _id: opening._id, name: opening.title } },
      ...(blind ? { name: codeName(row._id), email: null, phone: null, city: null } : { name, email, phone, city }),
    };
  });
}
