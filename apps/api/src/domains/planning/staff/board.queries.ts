import { LEVELS_OF, type PlanningDesk } from '@adunni/contracts/planning/names';
import type { LoadedStaffCaseRow } from '@adunni/contracts/planning/staff';
import { LIVE_STAGES, type PlanningStage } from '@adunni/contracts/planning/stages';
import { and, asc, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { mayWorkOnCases } from '../coordinating/coordinating.queries.ts';
import { planningCases } from '../tables.ts';
import { conflictsOf } from './conflicts.rules.ts';
import { loadCases } from './list.queries.ts';

/** Most cards of a column; the list has the others. */
const CARDS = 30;

/** A row of the list as a card shows it. */
const toCard = ({ customer, createdAt: _, ...row }: LoadedStaffCaseRow) => ({ ...row, customer: customer.name });

/** Live cases of a desk by their stage, those first that wait longest. */
export async function readBoard(db: Db, desk: PlanningDesk) {
  const ofDesk = inArray(planningCases.level, [...LEVELS_OF[desk]]);
  const totals = await db
    .select({ stage: planningCases.stage, total: count() })
    .from(planningCases)
    .where(and(ofDesk, inArray(planningCases.stage, [...LIVE_STAGES])))
    .groupBy(planningCases.stage);
  const columns = await Promise.all(
    LIVE_STAGES.map(async (stage) => ({
      stage: stage as PlanningStage,
      total: totals.find((one) => one.stage === stage)?.total ?? 0,
      cards: await cardsOf(db, stage, desk),
    })),
  );
  return { columns };
}

async function cardsOf(db: Db, stage: PlanningStage, desk: PlanningDesk) {
  const found = await db
    .select({ _id: planningCases._id })
    .from(planningCases)
    .where(and(eq(planningCases.stage, stage), inArray(planningCases.level, [...LEVELS_OF[desk]])))
    .orderBy(asc(planningCases.stageAt), asc(planningCases._id))
    .limit(CARDS);
  return inOrder(db, found);
}

async function inOrder(db: Db, found: readonly { _id: string }[]) {
  const rows = await loadCases(
    { db },
    found.map(({ _id }) => _id),
  );
  return found.flatMap(({ _id }) => rows.filter((row) => row._id === _id).map(toCard));
}

/** Days of a month with live celebrations, and who coordinates two on one of them. */
export async function readDays(db: Db, month: string) {
  const first = `${month}-01`;
  const found = await db
    .select({ _id: planningCases._id })
    .from(planningCases)
    .where(
      and(
        gte(planningCases.day, first),
        lt(planningCases.day, sql`(${first}::date + interval '1 month')::date`),
        inArray(planningCases.stage, [...LIVE_STAGES, 'done']),
      ),
    )
    .orderBy(asc(planningCases.day), asc(planningCases._id))
    .limit(500);
  const cards = await inOrder(db, found);
  const days = [...new Set(cards.flatMap(({ day }) => (day ? [day] : [])))];
  return {
    days: days.map((day) => {
      const cases = cards.filter((card) => card.day === day);
      return { day, cases, conflicts: conflictsOf(cases) };
    }),
  };
}

/** Whom cases can be assigned to. */
export async function listPlanningStaff(db: Db) {
  const rows = await db
    .select({ _id: users._id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(mayWorkOnCases)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users._id));
  return rows.map(({ _id, firstName, lastName }) => ({ _id, name: `${firstName} ${lastName}` }));
}
