import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { type LoadedEstimateRow, NOTICEABLY_OFF } from '@adunni/contracts/tryon/staff-estimates';
import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { estimates } from '../tables.ts';

const IS_OFF = sql`abs(${estimates.difference}) > ${sql.raw(String(NOTICEABLY_OFF))}`;

/** Which estimates staff see and in what order. */
export const estimateReads = {
  table: estimates,
  filters: {
    measure: estimates.measure,
    figure: estimates.figure,
    build: estimates.build,
    method: estimates.method,
    off: (_noticeably: 'noticeably') => IS_OFF,
    from: (day: string) => gte(estimates.at, dayStart(day)),
    to: (day: string) => lt(estimates.at, dayEnd(day)),
  },
  sorts: { at: estimates.at, difference: estimates.difference },
  load: ({ db }: StaffCtx, ids: string[]): Promise<LoadedEstimateRow[]> => {
    const { userId: _whose, profileId: _ofWhat, ...shown } = getTableColumns(estimates);
    return db.select(shown).from(estimates).where(inArray(estimates._id, ids));
  },
};

/** How far estimates were off in a period, by what they are grouped. */
export async function readEstimateAnalytics(db: Db, period: ResolvedPeriod) {
  const { now } = period;
  const inPeriod = and(gte(estimates.at, dayStart(now.from)), lt(estimates.at, dayEnd(now.to)));
  const figures = {
    count: sql<number>`count(*)::int`,
    median: sql<number>`round(percentile_cont(0.5) within group (order by ${estimates.difference})::numeric)::int`,
    off: sql<number>`(count(*) filter (where ${IS_OFF}))::int`,
  };
  const by = <C extends Record<string, PgColumn>>(columns: C) =>
    db
      .select({ ...columns, ...figures })
      .from(estimates)
      .where(inPeriod)
      .groupBy(...Object.values(columns))
      .orderBy(...(Object.values(columns) as unknown as SQL[]));
  const { measure, figure, build, method } = estimates;
  const [[all], measures, builds, methods] = await Promise.all([
    db.select(figures).from(estimates).where(inPeriod),
    by({ measure }),
    by({ figure, build }),
    by({ method }),
  ]);
  return { period, count: all?.count ?? 0, off: all?.off ?? 0, measures, builds, methods };
}

/** What a person shared, for their export. */
export const estimatesOf = (db: Db | Tx, userId: string) =>
  db
    .select({ measure: estimates.measure, difference: estimates.difference, at: estimates.at })
    .from(estimates)
    .where(eq(estimates.userId, userId))
    .orderBy(asc(estimates.at));
