import { PLANNING_STAGES, type PlanningStage } from '@adunni/contracts/planning/stages';
import { isStaff } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult } from '@adunni/contracts/search/search';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { isNumbered, type Searcher } from '../search/queries.ts';
import type { NumberQuery } from '../search/rules.ts';
import { staffCasePath } from './rules.ts';

/** Planning cases by their number, for staff only. */
export async function findCases(db: Db | Tx, seeker: Searcher, sought: NumberQuery): Promise<SearchResult[]> {
  if (!isStaff(seeker.role)) return [];
  const { rows } = await db.execute<{ id: string; number: string; city: string; stage: PlanningStage }>(
    sql`select id, number, request ->> 'city' as city, stage from planning_cases
      where ${isNumbered(sql`number`, sought)} order by number collate "C" desc limit ${RESULTS_PER_KIND}`,
  );
  return rows.map(({ id, number, city, stage }) => ({
    kind: 'planning-case',
    _id: id,
    title: number,
    detail: `${city} · ${PLANNING_STAGES[stage].label}`,
    path: staffCasePath(id),
  }));
}
