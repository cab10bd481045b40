import type { getProgrammeFigures } from '@adunni/contracts/affiliates/staff';
import type { Returned } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';

type Figures = Returned<typeof getProgrammeFigures>;
type Sums = Figures['all'];
type SumsRow = { orders: number; revenue: string; cost: string; newCustomers: number; returnedPercent: number };

const toSums = ({ revenue, cost, ...counts }: SumsRow): Sums => ({
  ...counts,
  revenue: kobo(Number(revenue)),
  cost: kobo(Number(cost)),
});

const RETURNED = sql`coalesce(round(100.0 * count(*) filter (where p.refunded > 0) / nullif(count(*), 0), 1), 0)::float8`;

const sums = sql`count(distinct c.order_id)::int as orders, coalesce(sum(c.paid_goods), 0) as revenue,
  coalesce(sum(c.amount), 0) as cost,
  count(distinct c.order_id) filter (where c.is_new_customer)::int as "newCustomers", ${RETURNED} as "returnedPercent"`;

/** What partners brought and cost since a moment, the most first; what they did together; and what all orders came to. */
export async function programmeFigures(db: Db, since: Date): Promise<Figures> {
  const brought = sql`from affiliate_commissions c join order_parts p on p.id = c.part_id
    where c.earned_at is not null and c.status <> 'refused' and c.created_at >= ${since.toISOString()}`;
  const { rows } = await db.execute<SumsRow & { _id: string; name: string }>(sql`
    select a.id as _id, a.name, f.* from affiliate_partners a
    join (select c.partner_id, ${sums} ${brought} group by c.partner_id) f on f.partner_id = a.id
    order by f.revenue desc, a.name`);
  const together = await one(db, sql`select ${sums} ${brought}`);
  const all = await one(
    db,
    sql`select count(distinct o.id)::int as orders,
      coalesce(sum(greatest(0, round((p.paid - p.refunded)::numeric * (p.subtotal - p.discount)
        / greatest(p.total_amount, 1)))), 0) as revenue, 0 as cost,
      count(distinct o.user_id) filter (where not exists (select from orders before
        where before.user_id = o.user_id and before.created_at < o.created_at
          and before.status not in ('awaiting-payment', 'cancelled')))::int as "newCustomers",
      ${RETURNED} as "returnedPercent"
    from orders o join order_parts p on p.order_id = o.id
    where o.created_at >= ${since.toISOString()} and p.paid > 0`,
  );
  const partners = rows.map(({ _id, name, ...row }) => ({ partner: { _id, name }, ...toSums(row) }));
  return { partners, together, all };
}

async function one(db: Db, query: SQL): Promise<Sums> {
  const { rows } = await db.execute<SumsRow>(query);
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  return toSums(row);
}
