import type { Returned } from '@adunni/contracts/endpoint';
import type { getCoordinatedBoard, LoadedCoordinatedCase } from '@adunni/contracts/planning/coordinating';
import { LIVE_STAGES, type PlanningStage } from '@adunni/contracts/planning/stages';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { users } from '../../identity/tables.ts';
import { findCase } from '../lock.queries.ts';
import { nameOf, requestOf } from '../reading/case.queries.ts';
import { planningCases, planningTasks } from '../tables.ts';
import { coordinatedBy } from './coordinating.queries.ts';

/** Live cases of a maker who coordinates, by their stage; those that wait longest first. */
export async function readCoordinated(db: Db, userId: string): Promise<Returned<typeof getCoordinatedBoard>> {
  const rows = await db
    .select({
      row: getTableColumns(planningCases),
      customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(planningCases)
    .innerJoin(users, eq(users._id, planningCases.userId))
    .where(and(inArray(planningCases.stage, [...LIVE_STAGES]), coordinatedBy(db, userId)))
    .orderBy(asc(planningCases.stageAt), asc(planningCases._id));
  const cards = rows.map(({ row, customer }) => {
    const { kind, city, guests } = row.request;
    return { _id: row._id, number: row.number, customer, stage: row.stage, kind, city, guests, day: row.day };
  });
  return {
    columns: LIVE_STAGES.map((stage) => ({
      stage: stage as PlanningStage,
      cards: cards.filter((card) => card.stage === stage),
    })),
  };
}

/** A case as the maker works on it who coordinates it. Throws 404 for every other. */
export async function showCoordinated(db: Db | Tx, userId: string, caseId: string): Promise<LoadedCoordinatedCase> {
  const row = await findCase(db, caseId, coordinatedBy(db, userId));
  const tasks = await db
    .select()
    .from(planningTasks)
    .where(eq(planningTasks.caseId, caseId))
    .orderBy(asc(planningTasks.position));
  const { budget: _budget, decisionMaker: _decides, ...request } = requestOf(row);
  return {
    ...request,
    ...{ _id: caseId, number: row.number, stage: row.stage, version: row.version, tasks },
    customer: (await nameOf(db, row.userId)) ?? '',
    vendors: row.plan.vendors,
    run: row.plan.run,
  };
}
