import { type Kobo, kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { among } from './among.ts';

/**
 * What makers have been sent of what they earned with orders of these groups. A payout sends all that a maker has
 * earned by then, with whomever; what they earned first counts as sent first.
 */
export async function sumPaidOut(db: Db, groupIds: readonly string[]): Promise<Kobo> {
  const { rows } = await db.execute<{ sent: number }>(
    sql`with maker as (
        select distinct maker_id from aso_ebi_orders where ${among(sql`group_id`, groupIds)}),
      arrived as (
        select maker_id, -sum(amount) as amount from ledger_entries
        where account = 'provider' and maker_id in (select maker_id from maker) group by maker_id),
      earned as (
        select e.maker_id, t.aso_ebi_order_id, e.amount,
          -sum(e.amount) over (partition by e.maker_id order by e.at, e.id) as until
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account = 'maker-payable' and e.maker_id in (select maker_id from arrived)
          and t.kind not in ('payout', 'payout-sent', 'payout-returned'))
      select coalesce(sum(least(a.amount, e.until) - least(a.amount, e.until + e.amount)), 0)::float8 as sent
      from earned e join arrived a on a.maker_id = e.maker_id join aso_ebi_orders o on o.id = e.aso_ebi_order_id
      where ${among(sql`o.group_id`, groupIds)}`,
  );
  return kobo(rows[0]?.sent ?? 0);
}
