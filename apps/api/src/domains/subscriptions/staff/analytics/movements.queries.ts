import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../kit/database/connect.ts';
import { dayEnd, dayStart, daysAfter } from '../../../../kit/shop-days.rules.ts';
import { invoices } from '../../billing/tables.ts';
import { planPrices, subscriptionEvents, subscriptions } from '../../tables.ts';
import type { CohortMove, DailyMovements, Move } from './rules.ts';

const day = (at: SQL): SQL => sql`to_char(${at} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
const month = (at: SQL): SQL => sql`to_char(${at} at time zone 'Africa/Lagos', 'YYYY-MM')`;
const isPaying = (status: SQL): SQL => sql`${status} in ('active', 'past_due')`;
const hasEnded = (status: SQL): SQL => sql`${status} in ('cancelled', 'expired')`;

/** Events that changed a status or a price, up to the end of a day; each begins where the one before it has left. */
const movementsUntil = (until: string): SQL => sql`
  select e.subscription_id, e.at, e.id, e.from_status, e.to_status, e.from_price_id, e.to_price_id
  from ${subscriptionEvents} e
  where (e.from_status is distinct from e.to_status or e.from_price_id is distinct from e.to_price_id)
    and e.at < ${dayEnd(until).toISOString()}`;

/** Whether a subscription was paid for, or owed, before one of its events. */
const hadPaid = sql`exists (
  select from ${subscriptionEvents} f
  where f.subscription_id = s.subscription_id and (f.at, f.id) < (s.at, s.id) and ${isPaying(sql`f.to_status`)})`;

/** What a movement `s` of a subscription means to those who count. */
export const MOVEMENTS = {
  began: sql`${isPaying(sql`s.to_status`)} and not ${hadPaid}`,
  left: sql`${hasEnded(sql`s.to_status`)} and not ${hasEnded(sql`s.from_status`)} and ${hadPaid}`,
  tried: sql`s.to_status = 'trial' and s.from_status is distinct from 'trial'`,
  trialEnded: sql`s.from_status = 'trial' and s.to_status <> 'trial'`,
  overdue: sql`s.to_status = 'past_due' and s.from_status <> 'past_due'`,
};

/** Whether a subscription had such a movement within a span. */
export const hasMovementIn = (movement: keyof typeof MOVEMENTS, { from, to }: Span): SQL => sql`exists (
  select from (${movementsUntil(to)}) s
  where s.subscription_id = ${subscriptions._id} and s.at >= ${dayStart(from).toISOString()} and ${MOVEMENTS[movement]})`;

/** Whether a subscription was paid for, or owed, at the end of a day. */
export const paidOn = (day: string): SQL =>
  isPaying(sql`(
  select e.to_status from ${subscriptionEvents} e
  where e.subscription_id = ${subscriptions._id} and e.at < ${dayEnd(day).toISOString()}
  order by e.at desc, e.id desc limit 1)`);

/** What events brought and took of recurring revenue: the price after each, and against it the one before. */
const moved = (until: string): SQL => sql`
  select s.subscription_id, s.at, side.price_id, side.sign from (${movementsUntil(until)}) s
  cross join lateral (values (s.to_status, s.to_price_id, 1), (s.from_status, s.from_price_id, -1))
    as side (status, price_id, sign)
  where ${isPaying(sql`side.status`)}`;

/** What came and went per plan: of each day, and in one row of the day before them all that was earlier. */
export async function readMoves(db: Db, { from, to }: Span): Promise<Move[]> {
  const { rows } = await db.execute<{ day: string; planId: string; paying: string; mrr: string }>(sql`
    select greatest(${day(sql`m.at`)}, ${daysAfter(from, -1)}) as day, p.plan_id as "planId",
      sum(m.sign) as paying,
      sum(m.sign * case p.interval when 'year' then (p.amount * 2 + 12) / 24 else p.amount end) as mrr
    from (${moved(to)}) m join ${planPrices} p on p.id = m.price_id
    group by 1, 2`);
  return rows.map((row) => ({ ...row, paying: Number(row.paying), mrr: Number(row.mrr) }));
}

/** What happened on each day of a span; `recovered` are payments that fell overdue on it and were paid after all. */
export async function readDailyMovements(db: Db, { from, to }: Span): Promise<DailyMovements[]> {
  const { rows } = await db.execute<Omit<DailyMovements, 'recoveredAmount'> & { recoveredAmount: string }>(sql`
    select ${day(sql`s.at`)} as day,
      (count(*) filter (where ${MOVEMENTS.began}))::int as started,
      (count(*) filter (where ${MOVEMENTS.left}))::int as churned,
      (count(*) filter (where ${MOVEMENTS.tried}))::int as trials,
      (count(*) filter (where ${MOVEMENTS.trialEnded}))::int as "trialsEnded",
      (count(*) filter (where ${MOVEMENTS.trialEnded} and exists (
        select from ${invoices} i where i.subscription_id = s.subscription_id and i.status = 'paid')))::int as "trialsPaid",
      (count(*) filter (where ${MOVEMENTS.overdue}))::int as failed,
      (count(*) filter (where overdue.status = 'paid'))::int as recovered,
      coalesce(sum(overdue.amount) filter (where overdue.status = 'paid'), 0) as "recoveredAmount"
    from (${movementsUntil(to)}) s
    left join lateral (
      select i.status, i.amount from ${invoices} i
      where i.subscription_id = s.subscription_id and i.status not in ('void', 'draft') and i.issued_at <= s.at
      order by i.issued_at desc, i.id desc limit 1) overdue on ${MOVEMENTS.overdue}
    where s.at >= ${dayStart(from).toISOString()} group by 1`);
  return rows.map((row) => ({ ...row, recoveredAmount: Number(row.recoveredAmount) }));
}

/** How many subscriptions fell overdue in each of two spans, however often. */
export async function readOverdue(db: Db, { now, before }: ResolvedPeriod): Promise<{ now: number; before: number }> {
  const within = ({ from, to }: Span) =>
    sql`s.at >= ${dayStart(from).toISOString()} and s.at < ${dayEnd(to).toISOString()}`;
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    select (count(distinct s.subscription_id) filter (where ${within(now)}))::int as now,
      (count(distinct s.subscription_id) filter (where ${within(before)}))::int as before
    from (${movementsUntil(now.to)}) s where s.at >= ${dayStart(before.from).toISOString()} and ${MOVEMENTS.overdue}`);
  return rows[0] ?? { now: 0, before: 0 };
}

/** People who first paid since a month, and in which months they began and ceased to pay. */
export async function readCohortMoves(db: Db, since: string, until: string): Promise<CohortMove[]> {
  const { rows } = await db.execute<Omit<CohortMove, 'people'> & { people: string }>(sql`
    with moved as (
      select s.user_id, m.at, m.sign from (${moved(until)}) m join ${subscriptions} s on s.id = m.subscription_id),
    joined as (select user_id, ${month(sql`min(at)`)} as cohort from moved group by user_id)
    select j.cohort, ${month(sql`m.at`)} as month, sum(m.sign) as people,
      (count(distinct m.user_id) filter (where ${month(sql`m.at`)} = j.cohort))::int as joined
    from joined j join moved m using (user_id)
    where j.cohort >= ${since} group by 1, 2`);
  return rows.map((row) => ({ ...row, people: Number(row.people) }));
}
