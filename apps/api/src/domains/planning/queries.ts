import type { PlanningDesk } from '@adunni/contracts/planning/names';
import { LEVELS_OF } from '@adunni/contracts/planning/names';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { users } from '../identity/tables.ts';
import { mayCoordinate } from './coordinating/coordinating.queries.ts';
import { planningCases, planningCoordinators, planningPackages } from './tables.ts';

/** What a desk offers, and who coordinates: only what is published, and only who still works here. */
export async function readDesk(db: Db, desk: PlanningDesk) {
  const packages = await db
    .select()
    .from(planningPackages)
    .where(and(eq(planningPackages.isPublished, true), inArray(planningPackages.level, [...LEVELS_OF[desk]])))
    .orderBy(asc(planningPackages.position), asc(planningPackages._id));
  const { _id, title, words, cities } = planningCoordinators;
  const coordinators = await db
    .select({ _id, title, words, cities, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(planningCoordinators)
    .innerJoin(users, eq(users._id, planningCoordinators.userId))
    .where(and(eq(planningCoordinators.isPublished, true), mayCoordinate))
    .orderBy(asc(planningCoordinators.position), asc(_id));
  return {
    packages: packages.map(({ contents, ...row }) => ({ ...row, contents: linesOf(contents) })),
    coordinators,
  };
}

/** Whether a celebration is assigned to a person, or was until it was over. */
export const isCoordinating = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(planningCases, eq(planningCases.assigneeId, userId))) > 0;

/** What stands one to a line. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
