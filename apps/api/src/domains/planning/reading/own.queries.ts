import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { caseOf } from '../lock.queries.ts';
import { PLANNING } from '../rules.ts';
import { planningCases } from '../tables.ts';

/** More than anybody celebrates. */
const MOST = 100;

/** What a person has asked us to plan, the newest first. */
export async function listOwnCases(db: Db, userId: string) {
  const { _id, number, level, day, stage, createdAt } = planningCases;
  const rows = await db
    .select({
      ...{ _id, number, level, day, stage, createdAt, request: planningCases.request },
      unread: countUnreadOf(PLANNING, 'customer', sql`${planningCases._id}`),
    })
    .from(planningCases)
    .where(caseOf(userId))
    .orderBy(desc(createdAt))
    .limit(MOST);
  return rows.map(({ request: { kind, city }, ...row }) => ({ ...row, kind, city }));
}
