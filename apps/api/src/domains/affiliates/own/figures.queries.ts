import type { getPartnerFigures } from '@adunni/contracts/affiliates/own';
import type { Returned } from '@adunni/contracts/endpoint';
import { kobo, sumKobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';

type Figures = Returned<typeof getPartnerFigures>;

/** Clicks, orders and commission of a partner for each of the last days of Lagos, the oldest first, and of all together. */
export async function partnerFigures(db: Db, partnerId: string, days: number, now: Date): Promise<Figures> {
  const { rows } = await db.execute<{ day: string; clicks: number; orders: number; earned: string }>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.clicks, 0) as clicks,
      coalesce(o.orders, 0)::int as orders, coalesce(o.earned, 0) as earned
    from generate_series(${shopDay(now)}::date - ${days - 1}::int, ${shopDay(now)}::date, interval '1 day') as d (day)
    left join affiliate_clicks c on c.partner_id = ${partnerId} and c.day = d.day::date
    left join (
      select (created_at at time zone 'Africa/Lagos')::date as day, count(distinct order_id) as orders, sum(amount) as earned
      from affiliate_commissions
      where partner_id = ${partnerId} and earned_at is not null and status <> 'refused'
        and created_at >= ${now.toISOString()}::timestamptz - make_interval(days => ${days + 1}::int)
      group by 1) o on o.day = d.day::date
    order by d.day`);
  const list = rows.map(({ earned, ...row }) => ({ ...row, earned: kobo(Number(earned)) }));
  return {
    days: list,
    total: {
      clicks: list.reduce((sum, { clicks }) => sum + clicks, 0),
      orders: list.reduce((sum, { orders }) => sum + orders, 0),
      earned: sumKobo(list.map(({ earned }) => earned)),
    },
  };
}
