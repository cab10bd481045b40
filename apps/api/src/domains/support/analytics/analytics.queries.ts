import type { PRODUCT_KINDS } from '@adunni/contracts/catalog/catalog';
import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { GROUPED_BY, type GroupedBy, type SupportSpeed } from '@adunni/contracts/support/analytics';
import { and, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { pointsOf } from '../../../kit/periods.rules.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { tickets } from '../tables.ts';
import { ANSWERED, ORDER_KIND, openAt, SOLVED, TRAITS } from './traits.queries.ts';

const HOUR_SECONDS = 3600;
type Pair<T> = { now: T; before: T };

/** What was asked of support in a period, how fast it was handled and how content people were. */
export async function readAnalytics(db: Db, period: ResolvedPeriod) {
  const [figures, points, topics, ...found] = await Promise.all([
    figuresOf(db, period),
    pointsIn(db, period),
    topicsOf(db, period),
    ...GROUPED_BY.map(async (name) => [name, await groupsOf(db, period, TRAITS[name])] as const),
  ]);
  const groups = Object.fromEntries(found) as Record<GroupedBy, Awaited<ReturnType<typeof groupsOf>>>;
  return { period, ...figures, groups, topics, points };
}

/** Both periods side by side; a ticket that was merged into another counts there. */
const inEither = ({ now, before }: ResolvedPeriod): SQL | undefined =>
  and(isNull(tickets.mergedInto), gte(tickets.createdAt, dayStart(before.from)), lt(tickets.createdAt, dayEnd(now.to)));

const inNow = ({ now }: ResolvedPeriod): SQL => sql`${tickets.createdAt} >= ${dayStart(now.from)}`;

async function groupsOf(db: Db, period: ResolvedPeriod, trait: SQL) {
  const current = inNow(period);
  const rows = await db
    .select({
      key: sql<string | null>`${trait}`.as('key'),
      now: sql<number>`count(*) filter (where ${current})::int`,
      before: sql<number>`count(*) filter (where not ${current})::int`,
    })
    .from(tickets)
    .where(inEither(period))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`);
  return rows.flatMap(({ key, ...counts }) => (key === null ? [] : [{ key, ...counts }]));
}

async function topicsOf(db: Db, period: ResolvedPeriod) {
  const current = inNow(period);
  return db
    .select({
      category: tickets.category,
      orderKind: sql<(typeof PRODUCT_KINDS)[number]>`${ORDER_KIND}`.as('order_kind'),
      now: sql<number>`count(*) filter (where ${current})::int`,
      before: sql<number>`count(*) filter (where not ${current})::int`,
    })
    .from(tickets)
    .where(and(inEither(period), isNotNull(tickets.orderPartId)))
    .groupBy(tickets.category, sql`2`)
    .orderBy(sql`3 desc`, tickets.category, sql`2`);
}

async function figuresOf(db: Db, period: ResolvedPeriod) {
  const answered = secondsUntil(sql`${tickets.firstAnsweredAt}`);
  const solved = secondsUntil(sql`${tickets.resolvedAt}`);
  const rows = await db
    .select({
      isNow: sql<boolean>`${inNow(period)}`.as('is_now'),
      opened: sql<number>`count(*)::int`,
      answerMedian: at(0.5, answered),
      answerSlowest: at(0.9, answered),
      answerMet: countOf(ANSWERED.met),
      answerMissed: countOf(ANSWERED.missed),
      solvedMedian: at(0.5, solved),
      solvedSlowest: at(0.9, solved),
      solvedMet: countOf(SOLVED.met),
      solvedMissed: countOf(SOLVED.missed),
      satisfaction: sql<number | null>`round(avg(${tickets.ratingScore}), 1)::float`,
    })
    .from(tickets)
    .where(inEither(period))
    .groupBy(sql`1`);
  const now = rows.find(({ isNow }) => isNow);
  const before = rows.find(({ isNow }) => !isNow);
  type Row = NonNullable<typeof now>;
  const count = (of: (row: Row) => number): Pair<number> => ({
    now: now ? of(now) : 0,
    before: before ? of(before) : 0,
  });
  const measure = (of: (row: Row) => number | null): Pair<number | null> => ({
    now: now ? of(now) : null,
    before: before ? of(before) : null,
  });
  const answer: SupportSpeed = {
    median: measure((row) => row.answerMedian),
    slowest: measure((row) => row.answerSlowest),
    met: count((row) => row.answerMet),
    missed: count((row) => row.answerMissed),
  };
  const resolution: SupportSpeed = {
    median: measure((row) => row.solvedMedian),
    slowest: measure((row) => row.solvedSlowest),
    met: count((row) => row.solvedMet),
    missed: count((row) => row.solvedMissed),
  };
  return { opened: count((row) => row.opened), answer, resolution, satisfaction: measure((row) => row.satisfaction) };
}

const secondsUntil = (moment: SQL): SQL => sql`extract(epoch from ${moment} - ${tickets.createdAt})`;
/** Hours to one decimal within which such a share of them was done. */
const at = (share: number, seconds: SQL): SQL<number | null> =>
  sql<number | null>`round((percentile_cont(${sql.raw(String(share))}) within group (order by ${seconds}))::numeric
    / ${sql.raw(String(HOUR_SECONDS))}, 1)::float`;
const countOf = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})::int`;

async function pointsIn(db: Db, period: ResolvedPeriod) {
  const stretches = pointsOf(period);
  const columns = stretches.map(({ from, to }, index) => ({
    [`o${index}`]: countOf(sql`${tickets.createdAt} >= ${dayStart(from)} and ${tickets.createdAt} < ${dayEnd(to)}`),
    [`b${index}`]: countOf(openAt(to)),
  }));
  const [row] = await db
    .select(Object.assign({}, ...columns) as Record<string, SQL<number>>)
    .from(tickets)
    .where(and(isNull(tickets.mergedInto), lt(tickets.createdAt, dayEnd(period.now.to))));
  return stretches.map((stretch, index) => ({
    ...stretch,
    opened: Number(row?.[`o${index}`] ?? 0),
    backlog: Number(row?.[`b${index}`] ?? 0),
  }));
}
