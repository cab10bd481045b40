import type { ResolvedPeriod } from '@adunni/contracts/periods';
import { and, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { pointsOf } from '../../../kit/periods.rules.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { ticketBacklog, tickets } from '../tables.ts';
import { type CountedByHour, type CountedByTraits, type Pair, summed } from './analytics.rules.ts';

const HOUR_SECONDS = 3600;

/** What was asked of support in a period, how fast it was handled and how content people were. */
export async function readAnalytics(db: Db, period: ResolvedPeriod) {
  const [byTraits, byHour, lengths, backlog] = await Promise.all([
    countByTraits(db, period),
    countByHour(db, period),
    lengthsOf(db, period),
    backlogAt(db, period),
  ]);
  const { answer, resolution, opened, points, ...sums } = summed(byTraits, byHour);
  return {
    period,
    opened,
    answer: { ...answer, ...lengths.answer },
    resolution: { ...resolution, ...lengths.resolution },
    ...sums,
    points: pointsOf(period).map((point, index) => ({
      ...point,
      opened: points.get(index + 1) ?? 0,
      backlog: backlog[index] ?? 0,
    })),
  };
}

/** Both periods side by side; a ticket that was merged into another counts there. */
const inEither = ({ now, before }: ResolvedPeriod): SQL | undefined =>
  and(isNull(tickets.mergedInto), gte(tickets.createdAt, dayStart(before.from)), lt(tickets.createdAt, dayEnd(now.to)));

const inNow = ({ now }: ResolvedPeriod): SQL<boolean> => sql`${tickets.createdAt} >= ${dayStart(now.from)}`;
const countOf = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})::int`;

/** Tickets by all of their traits at once, of which there are some hundreds: every figure but medians is a sum of them. */
function countByTraits(db: Db, period: ResolvedPeriod): Promise<CountedByTraits[]> {
  const { category, channel, about, orderKind, ratingScore: rating } = tickets;
  return db
    .select({
      ...{ category, channel, about, orderKind, rating, isNow: inNow(period).as('is_now') },
      opened: sql<number>`count(*)::int`,
      answerMet: countOf(sql`${tickets.answerMet}`),
      answerMissed: countOf(sql`not ${tickets.answerMet}`),
      solveMet: countOf(sql`${tickets.solveMet}`),
      solveMissed: countOf(sql`not ${tickets.solveMet}`),
    })
    .from(tickets)
    .where(inEither(period))
    .groupBy(category, channel, about, orderKind, rating, sql`is_now`);
}

/** Tickets by the hour in which they were opened and the point of the chart, which is 0 before the first. */
function countByHour(db: Db, period: ResolvedPeriod): Promise<CountedByHour[]> {
  const starts = pointsOf(period).map(({ from }) => dayStart(from).toISOString());
  return db
    .select({
      hour: tickets.hour,
      point: sql<number>`width_bucket(${tickets.createdAt}, ${sql.param(starts)}::timestamptz[])`.as('point'),
      opened: sql<number>`count(*)::int`,
    })
    .from(tickets)
    .where(inEither(period))
    .groupBy(tickets.hour, sql`point`);
}

/** Hours to one decimal in which half, and nine in ten, of the tickets were answered and resolved. */
async function lengthsOf(db: Db, period: ResolvedPeriod) {
  const hours = (seconds: SQL, when: SQL) => sql<
    number[] | null
  >`(select array_agg(round((s / ${sql.raw(String(HOUR_SECONDS))})::numeric, 1)::float)
    from unnest(percentile_cont(array[0.5, 0.9]) within group (order by ${seconds}) filter (where ${when})) s)`;
  const [now, before] = [inNow(period), sql`not ${inNow(period)}`];
  const [answered, solved] = [sql`${tickets.answerSeconds}`, sql`${tickets.solveSeconds}`];
  const [row] = await db
    .select({
      ...{ answerNow: hours(answered, now), answerBefore: hours(answered, before) },
      ...{ solveNow: hours(solved, now), solveBefore: hours(solved, before) },
    })
    .from(tickets)
    .where(inEither(period));
  const pair = (index: number, ofNow?: number[] | null, ofBefore?: number[] | null): Pair<number | null> => ({
    now: ofNow?.[index] ?? null,
    before: ofBefore?.[index] ?? null,
  });
  return {
    answer: { median: pair(0, row?.answerNow, row?.answerBefore), slowest: pair(1, row?.answerNow, row?.answerBefore) },
    resolution: { median: pair(0, row?.solveNow, row?.solveBefore), slowest: pair(1, row?.solveNow, row?.solveBefore) },
  };
}

/** How many tickets were unresolved at the end of each point: those opened before it, less those resolved before it. */
async function backlogAt(db: Db, period: ResolvedPeriod): Promise<number[]> {
  const ends = pointsOf(period).map(({ to }) => dayEnd(to).toISOString());
  const pointOf = (moment: SQL) => sql<number>`width_bucket(${moment}, ${sql.param(ends)}::timestamptz[])`;
  const rows = await db
    .select({
      since: pointOf(sql`${ticketBacklog.since}`).as('since_point'),
      until: pointOf(sql`${ticketBacklog.until}`).as('until_point'),
      tickets: sql<number>`count(*)::int`,
    })
    .from(ticketBacklog)
    .where(sql`${ticketBacklog.until} >= ${ends[0]}`)
    .groupBy(sql`since_point`, sql`until_point`);
  return ends.map((_, index) =>
    rows.reduce((sum, row) => (row.since <= index && row.until > index ? sum + row.tickets : sum), 0),
  );
}
