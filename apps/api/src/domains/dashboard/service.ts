import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';

/** Any number: roll-ups are merged by one process at a time. */
const LOCK = 7_263_545;

/**
 * Counts the roll-ups anew from orders, ledger and people, whatever they held; for data that came past the triggers,
 * such as a load with `session_replication_role = replica`. Takes some seconds per million orders, during which
 * dashboards show the old figures and whoever sells waits.
 */
export async function rebuildRollUps(db: Db | Tx): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select rebuild_roll_ups()`);
  });
}

/** Merges the changes of each day into one row, so that reading stays quick. No sum changes. */
export async function mergeRollUps(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`
      with loose as (delete from dashboard_days where not is_merged returning *),
        older as (
          delete from dashboard_days d using (select distinct day, maker_id from loose) changed
          where d.is_merged and d.day = changed.day and d.maker_id is not distinct from changed.maker_id returning d.*)
      insert into dashboard_days
        (day, maker_id, placed, orders, ordered, captured, refunded, earned, booked, booked_earned, subscribed,
          customers, is_merged)
      select day, maker_id, sum(placed), sum(orders), sum(ordered), sum(captured), sum(refunded), sum(earned),
        sum(booked), sum(booked_earned), sum(subscribed), sum(customers), true
      from (select * from loose union all select * from older) together group by day, maker_id`);
    await tx.execute(sql`
      with loose as (delete from dashboard_product_days where not is_merged returning *),
        older as (
          delete from dashboard_product_days d
          using (select distinct day, maker_id, product_id from loose) changed
          where d.is_merged and (d.day, d.maker_id, d.product_id) = (changed.day, changed.maker_id, changed.product_id)
          returning d.*)
      insert into dashboard_product_days (day, maker_id, product_id, pieces, sold, is_merged)
      select day, maker_id, product_id, sum(pieces), sum(sold), true
      from (select * from loose union all select * from older) together
      group by day, maker_id, product_id having sum(pieces) <> 0 or sum(sold) <> 0`);
  });
}
