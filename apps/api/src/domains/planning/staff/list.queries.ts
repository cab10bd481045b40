import { planningErrors } from '@adunni/contracts/planning/cases';
import type { LoadedStaffCase, LoadedStaffCaseRow } from '@adunni/contracts/planning/staff';
import { LIVE_STAGES, type PlanningStage } from '@adunni/contracts/planning/stages';
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { asWorker } from '../../conversations/rules.ts';
import { users } from '../../identity/tables.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { findCase } from '../lock.queries.ts';
import { partsOf, requestOf } from '../reading/case.queries.ts';
import { PLANNING } from '../rules.ts';
import { planningCases, planningMilestones } from '../tables.ts';

const assignees = alias(users, 'assignees');
const nameOf = (people: typeof users | typeof assignees): SQL<string> =>
  sql<string>`${people.firstName} || ' ' || ${people.lastName}`;

/** Which cases the list of staff shows and in what order. */
export const caseList = {
  table: planningCases,
  search: (words: string): SQL | undefined => {
    const like = `%${words.replace(/[%_\\]/g, '\\$&')}%`;
    return or(
      sql`${planningCases.number} ilike ${like}`,
      sql`${planningCases.request} ->> 'contactName' ilike ${like}`,
      sql`${planningCases.request} ->> 'city' ilike ${like}`,
    );
  },
  filters: {
    stage: (value: PlanningStage | 'live' | 'any') => {
      if (value === 'any') return undefined;
      return value === 'live' ? inArray(planningCases.stage, [...LIVE_STAGES]) : eq(planningCases.stage, value);
    },
    level: planningCases.level,
    assigned: (value: 'me' | 'nobody', { viewer }: StaffCtx) =>
      value === 'me' ? eq(planningCases.assigneeId, viewer._id) : isNull(planningCases.assigneeId),
    due: (_late: 'late', { clock }: StaffCtx) => lt(planningCases.answerDueAt, clock()),
  },
  sorts: {
    due: sql`coalesce(${planningCases.answerDueAt}, 'infinity'::timestamptz)`,
    createdAt: planningCases.createdAt,
    day: sql`coalesce(${planningCases.day}, 'infinity'::date)`,
    guests: sql`(${planningCases.request} ->> 'guests')::int`,
  },
};

/** Cases with whose they are, who coordinates them and how much waits. */
export async function loadCases({ db }: { db: Db }, ids: string[]): Promise<LoadedStaffCaseRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      row: planningCases,
      customer: { _id: users._id, name: nameOf(users) },
      assignee: { _id: assignees._id, name: nameOf(assignees) },
      unread: countUnreadOf(PLANNING, 'worker', sql`${planningCases._id}`),
    })
    .from(planningCases)
    .innerJoin(users, eq(users._id, planningCases.userId))
    .leftJoin(assignees, eq(assignees._id, planningCases.assigneeId))
    .where(inArray(planningCases._id, ids));
  return rows.map(({ row, customer, assignee, unread }) => ({
    ...{ _id: row._id, number: row.number, level: row.level, day: row.day, stage: row.stage },
    ...{ kind: row.request.kind, city: row.request.city, guests: row.request.guests },
    ...{ answerDueAt: row.answerDueAt, createdAt: row.createdAt, customer, assignee, unread },
  }));
}

/** What went back of a case’s milestones, the first first. */
async function refundsOf(db: Db, caseId: string): Promise<LoadedStaffCase['refunds']> {
  return db
    .select({
      ...{ _id: refunds._id, paymentId: refunds.paymentId, amount: refunds.amount, reason: refunds.reason },
      ...{ status: refunds.status, at: refunds.createdAt },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .innerJoin(planningMilestones, eq(planningMilestones._id, payments.milestoneId))
    .where(eq(planningMilestones.caseId, caseId))
    .orderBy(asc(refunds._id));
}

/** A case as staff work on it. Throws 404. */
export async function caseRecord(ctx: StaffCtx, caseId: string): Promise<LoadedStaffCase> {
  const row = await findCase(ctx.db, caseId);
  const [listed] = await loadCases(ctx, [caseId]);
  if (!listed) throw new Refusal(planningErrors.case_not_found);
  const others = await ctx.db
    .select({ _id: planningCases._id, number: planningCases.number, stage: planningCases.stage })
    .from(planningCases)
    .where(and(eq(planningCases.userId, row.userId), ne(planningCases._id, caseId)))
    .orderBy(desc(planningCases.createdAt))
    .limit(20);
  const parts = await partsOf(ctx, row, asWorker(ctx.viewer));
  return { ...requestOf(row), ...parts, ...listed, refunds: await refundsOf(ctx.db, caseId), others };
}
