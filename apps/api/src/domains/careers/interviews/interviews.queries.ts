import { STAFF_ROLES } from '@adunni/contracts/roles';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { loadApplications } from '../applications/list.queries.ts';
import { type InterviewRow, jobInterviewers, jobInterviews } from './tables.ts';

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const isOnTeam = and(inArray(users.role, [...STAFF_ROLES]), eq(users.status, 'active'));

/** Who may take part in an interview, by name. */
export const findTeam = (db: Db | Tx) =>
  db.select({ _id: users._id, name: fullName }).from(users).where(isOnTeam).orderBy(fullName, asc(users._id));

/** Leaves out times that were proposed and not chosen. */
export const isStanding = or(isNull(jobInterviews.proposalId), eq(jobInterviews.isCancelled, false));

/** Interviews that a condition allows with who takes part, the first first. */
export async function findInterviews(db: Db | Tx, which: SQL | undefined) {
  const rows = await db
    .select()
    .from(jobInterviews)
    .where(which)
    .orderBy(asc(jobInterviews.startsAt), asc(jobInterviews._id));
  return withTeam(db, rows);
}

async function withTeam(db: Db | Tx, rows: readonly InterviewRow[]) {
  const people =
    rows.length === 0
      ? []
      : await db
          .select({ interviewId: jobInterviewers.interviewId, _id: users._id, name: fullName })
          .from(jobInterviewers)
          .innerJoin(users, eq(users._id, jobInterviewers.userId))
          .where(
            inArray(
              jobInterviewers.interviewId,
              rows.map(({ _id }) => _id),
            ),
          )
          .orderBy(fullName);
  return rows.map((row) => ({
    ...row,
    isProposed: row.proposalId !== null,
    interviewers: people.filter(({ interviewId }) => interviewId === row._id).map(({ _id, name }) => ({ _id, name })),
  }));
}
export type FullInterview = Awaited<ReturnType<typeof findInterviews>>[number];

interface Asked {
  applicationId: string;
  startsAt: Date;
  endsAt: Date;
  interviewerIds: readonly string[];
  /** An interview that is being moved. */
  except: string | null;
}

/** What else lies in a time: of whoever would take part, and of the applicant; applicants are called as staff may see them. */
export async function findClashesOf(db: Db, { applicationId, startsAt, endsAt, interviewerIds, except }: Asked) {
  const isBusy = inArray(
    jobInterviews._id,
    db
      .select({ _id: jobInterviewers.interviewId })
      .from(jobInterviewers)
      .where(inArray(jobInterviewers.userId, [...interviewerIds])),
  );
  const rows = await findInterviews(
    db,
    and(
      eq(jobInterviews.isCancelled, false),
      lt(jobInterviews.startsAt, endsAt),
      gt(jobInterviews.endsAt, startsAt),
      except ? ne(jobInterviews._id, except) : undefined,
      or(isBusy, eq(jobInterviews.applicationId, applicationId)),
    ),
  );
  const applications = await loadApplications(
    db,
    rows.map((row) => row.applicationId),
  );
  return rows.map((row) => {
    const name = applications.find(({ _id }) => _id === row.applicationId)?.name ?? '';
    const busy = row.interviewers.filter(({ _id }) => interviewerIds.includes(_id)).map((each) => each.name);
    const whose = busy.length > 0 ? `${busy.join(', ')} with ${name}` : name;
    return { _id: row._id, name: whose, startsAt: row.startsAt, endsAt: row.endsAt };
  });
}
