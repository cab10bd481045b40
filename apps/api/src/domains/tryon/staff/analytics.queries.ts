import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { pointsOf } from '../../../kit/periods.rules.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { viewsOfTryOns } from '../../catalog/queries.ts';
import { products } from '../../catalog/tables.ts';
import { plans } from '../../subscriptions/tables.ts';
import { outfits, trySessions } from '../tables.ts';
import { salesIn } from './sales.queries.ts';
import { IS_FIRST_OF_DAY, REACHED } from './traits.queries.ts';

/** So many of the most tried and the most adjusted. */
const MOST = 10;

type Pair<T> = { now: T; before: T };

/** What was tried on in a period, by whom, how and with what outcome. */
export async function readTryOnAnalytics(db: Db, period: ResolvedPeriod) {
  const adjusted = and(REACHED.finished, eq(trySessions.isAdjusted, true));
  const [figures, ways, devices, failures, byPlan, mostTried, mostAdjusted, points, views, sales] = await Promise.all([
    figuresOf(db, period),
    groupsBy(db, period, trySessions.way),
    groupsBy(db, period, trySessions.device),
    failuresOf(db, period),
    plansOf(db, period),
    outfitsOf(db, period, REACHED.finished),
    outfitsOf(db, period, adjusted),
    pointsIn(db, period),
    viewsOfTryOns(db, period),
    salesIn(db, period),
  ]);
  return {
    period,
    ...figures,
    views,
    ...sales,
    ways,
    devices,
    failures,
    plans: byPlan,
    mostTried,
    mostAdjusted,
    points,
  };
}

const inEither = ({ now, before }: ResolvedPeriod): SQL | undefined =>
  and(gte(trySessions.at, dayStart(before.from)), lt(trySessions.at, dayEnd(now.to)));

/** How many of both periods. */
const countsIn = ({ now }: ResolvedPeriod) => {
  const isNow = sql`${trySessions.at} >= ${dayStart(now.from)}`;
  return {
    now: sql<number>`(count(*) filter (where ${isNow}))::int`.as('now'),
    before: sql<number>`(count(*) filter (where not ${isNow}))::int`.as('before'),
  };
};

async function figuresOf(db: Db, period: ResolvedPeriod) {
  const of = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      isNow: sql<boolean>`${trySessions.at} >= ${dayStart(period.now.from)}`.as('is_now'),
      tries: of(REACHED.finished),
      people: sql<number>`(count(distinct ${trySessions.userId}) filter (where ${REACHED.finished}))::int`,
      uses: of(REACHED.use),
      firsts: of(IS_FIRST_OF_DAY),
      toCart: of(REACHED['to-cart']),
      ordered: of(REACHED.ordered),
      failed: of(REACHED.failed),
      firstMs: sql<number | null>`round((percentile_cont(0.5) within group (order by ${trySessions.milliseconds})
        filter (where ${IS_FIRST_OF_DAY}))::numeric)::int`,
    })
    .from(trySessions)
    .leftJoin(outfits, eq(outfits._id, trySessions.outfitId))
    .where(inEither(period))
    .groupBy(sql`1`);
  const now = rows.find(({ isNow }) => isNow);
  const before = rows.find(({ isNow }) => !isNow);
  type Count = 'tries' | 'people' | 'uses' | 'firsts' | 'toCart' | 'ordered' | 'failed';
  const pair = (name: Count): Pair<number> => ({ now: now?.[name] ?? 0, before: before?.[name] ?? 0 });
  return {
    ...{ tries: pair('tries'), people: pair('people'), toCart: pair('toCart') },
    ...{ uses: pair('uses'), firsts: pair('firsts'), ordered: pair('ordered'), failed: pair('failed') },
    firstMs: { now: now?.firstMs ?? null, before: before?.firstMs ?? null },
  };
}

const groupsBy = <C extends typeof trySessions.way | typeof trySessions.device>(
  db: Db,
  period: ResolvedPeriod,
  key: C,
) =>
  db
    .select({ key, ...countsIn(period) })
    .from(trySessions)
    .where(and(inEither(period), REACHED.finished))
    .groupBy(key)
    .orderBy(sql`2 desc`, key);

async function failuresOf(db: Db, period: ResolvedPeriod) {
  const { cause, device } = trySessions;
  const rows = await db
    .select({ cause, device, ...countsIn(period) })
    .from(trySessions)
    .where(and(inEither(period), REACHED.failed))
    .groupBy(cause, device)
    .orderBy(sql`3 desc`, cause, device);
  return rows.flatMap(({ cause, ...row }) => (cause === null ? [] : [{ ...row, cause }]));
}

const plansOf = (db: Db, period: ResolvedPeriod) =>
  db
    .select({ _id: plans._id, name: plans.name, ...countsIn(period) })
    .from(trySessions)
    .innerJoin(plans, eq(plans._id, trySessions.planId))
    .where(and(inEither(period), REACHED.use))
    .groupBy(plans._id)
    .orderBy(sql`3 desc`, plans.name);

/** Outfits by how many such tries they had in the period. */
const outfitsOf = (db: Db, period: ResolvedPeriod, condition: SQL | undefined) =>
  db
    .select({ _id: outfits._id, name: products.title, ...countsIn(period) })
    .from(trySessions)
    .innerJoin(outfits, eq(outfits._id, trySessions.outfitId))
    .innerJoin(products, eq(products._id, outfits.productId))
    .where(and(inEither(period), condition))
    .groupBy(outfits._id, products._id)
    .having(sql`count(*) filter (where ${trySessions.at} >= ${dayStart(period.now.from)}) > 0`)
    .orderBy(sql`3 desc`, products.title)
    .limit(MOST);

async function pointsIn(db: Db, period: ResolvedPeriod) {
  const stretches = pointsOf(period);
  const columns = stretches.map(({ from, to }, index) => ({
    [`t${index}`]: sql<number>`(count(*) filter (
      where ${trySessions.at} >= ${dayStart(from)} and ${trySessions.at} < ${dayEnd(to)}))::int`,
  }));
  const [row] = await db
    .select(Object.assign({}, ...columns) as Record<string, SQL<number>>)
    .from(trySessions)
    .where(and(inEither(period), REACHED.finished));
  return stretches.map((stretch, index) => ({ ...stretch, tries: Number(row?.[`t${index}`] ?? 0) }));
}
