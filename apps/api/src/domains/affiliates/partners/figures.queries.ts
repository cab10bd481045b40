import type { getProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import type { Returned } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import type { ResolvedPeriod, Span } from '@adunni/contracts/periods';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { pointsOf, sumDays } from '../../../kit/periods.rules.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';

type Figures = Returned<typeof getProgrammeFigures>;
type Sums = Figures['all'];
type SumsRow = { orders: number; revenue: string; cost: string; newCustomers: number; returnedPercent: number };

const toSums = ({ revenue, cost, ...counts }: SumsRow): Sums => ({
  ...counts,
  revenue: kobo(Number(revenue)),
  cost: kobo(Number(cost)),
});

const RETURNED = sql`coalesce(round(100.0 * count(*) filter (where p.refunded > 0) / nullif(count(*), 0), 1), 0)::float8`;

const SUMS = sql`count(distinct c.order_id)::int as orders, coalesce(sum(c.paid_goods), 0) as revenue,
  coalesce(sum(c.amount), 0) as cost,
  count(distinct c.order_id) filter (where c.is_new_customer)::int as "newCustomers", ${RETURNED} as "returnedPercent"`;

const within = (column: SQL, { from, to }: Span): SQL =>
  sql`${column} >= ${dayStart(from).toISOString()} and ${column} < ${dayEnd(to).toISOString()}`;

/** What partners brought: orders that were paid, without those that seem to be their own. */
const brought = (days: Span): SQL => sql`from affiliate_commissions c join order_parts p on p.id = c.part_id
  where c.earned_at is not null and c.status <> 'refused' and ${within(sql`c.created_at`, days)}`;

/**
 * What partners brought and cost in a period: each, the most first; all together, also in the period before and over the
 * days; and what all orders came to.
 */
export async function programmeFigures(db: Db, period: ResolvedPeriod): Promise<Figures> {
  const [partners, points, together, before, all] = await Promise.all([
    byPartner(db, period.now),
    byPoint(db, period),
    one(db, sql`select ${SUMS} ${brought(period.now)}`),
    one(db, sql`select ${SUMS} ${brought(period.before)}`),
    one(db, allOrders(period.now)),
  ]);
  return { period, partners, points, together, before, all };
}

/** Who is new is asked of each customer’s first order of the period only: who had one before it had one before the others. */
const allOrders = (days: Span): SQL => sql`
  with p as (
    select o.id, o.user_id, o.created_at, p.refunded,
      greatest(0, round((p.paid - p.refunded)::numeric * (p.subtotal - p.discount) / greatest(p.total_amount, 1))) as revenue
    from orders o join order_parts p on p.order_id = o.id
    where p.paid > 0 and ${within(sql`o.created_at`, days)})
  select count(distinct p.id)::int as orders, coalesce(sum(p.revenue), 0) as revenue, 0 as cost,
    (select count(*)::int from (select user_id, min(created_at) as at from p group by user_id) first
      where first.user_id is not null and not exists (
        select from orders before where before.user_id = first.user_id and before.created_at < first.at
          and before.status not in ('awaiting-payment', 'cancelled'))) as "newCustomers",
    ${RETURNED} as "returnedPercent"
  from p`;

async function byPartner(db: Db, days: Span): Promise<Figures['partners']> {
  const { rows } = await db.execute<SumsRow & { _id: string; name: string }>(sql`
    select a.id as _id, a.name, f.* from affiliate_partners a
    join (select c.partner_id, ${SUMS} ${brought(days)} group by c.partner_id) f on f.partner_id = a.id
    order by f.revenue desc, a.name`);
  return rows.map(({ _id, name, ...row }) => ({ partner: { _id, name }, ...toSums(row) }));
}

async function byPoint(db: Db, period: ResolvedPeriod): Promise<Figures['points']> {
  const { rows } = await db.execute<{ day: string; revenue: string; cost: string }>(sql`
    select to_char(c.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day,
      sum(c.paid_goods) as revenue, sum(c.amount) as cost
    ${brought(period.now)} group by 1`);
  const days = rows.map(({ day, revenue, cost }) => ({ day, revenue: Number(revenue), cost: Number(cost) }));
  return pointsOf(period).map((span) => ({
    ...span,
    revenue: kobo(sumDays(days, span, 'revenue')),
    cost: kobo(sumDays(days, span, 'cost')),
  }));
}

async function one(db: Db, query: SQL): Promise<Sums> {
  const { rows } = await db.execute<SumsRow>(query);
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  return toSums(row);
}
