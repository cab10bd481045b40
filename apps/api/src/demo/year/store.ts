import { assignTailor } from '@adunni/contracts/orders/work';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { couponRedemptions, coupons } from '../../domains/coupons/tables.ts';
import { orderMeasurements } from '../../domains/orders/measurements/tables.ts';
import { orderRefundLines, orderRefunds } from '../../domains/orders/refunds/tables.ts';
import { orderItems, orderParts, orders, stageEvents } from '../../domains/orders/tables.ts';
import { payments, refunds } from '../../domains/payments/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { Records } from '../past/records.ts';

/** The table of each list of records, so that what a row refers to comes before it. */
export const RECORD_TABLES = {
  orders,
  orderParts,
  orderItems,
  orderMeasurements,
  stageEvents,
  payments,
  refunds,
  orderRefunds,
  orderRefundLines,
  couponRedemptions,
} as const satisfies Record<keyof Records, PgTable>;

/** Inserts whole rows, all columns given, however many: they travel as one parameter. */
async function insertRows(tx: Tx, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const stored = rows.map((row) => Object.fromEntries(columns.map(([property, { name }]) => [name, row[property]])));
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(stored)})`,
  );
}

/** Stores past orders with all that belongs to them, counts the coupons’ uses, and notes what of stock is still to be sent. */
export async function storeRecords(tx: Tx, records: readonly Records[]): Promise<void> {
  for (const [name, table] of Object.entries<PgTable>(RECORD_TABLES)) {
    const rows = records.flatMap<Record<string, unknown>>((one) => one[name as keyof Records]);
    await insertRows(tx, table, rows);
  }
  await tx.execute(sql`
    update ${coupons} set used = claimed.uses from (
      select ${couponRedemptions.couponId} as id, count(*) as uses from ${couponRedemptions}
      where ${couponRedemptions.status} = 'claimed' group by 1) claimed
    where ${coupons._id} = claimed.id`);
  // Who gave sewing to a tailor is read in the audit log, as of real orders: their maker did, once they had accepted.
  await tx.execute(sql`
    insert into audit_entries (actor_id, action, table_name, row_id, before, after, created_at)
    select m.user_id, ${assignTailor.summary}, 'order_parts', p.id,
      jsonb_build_object('tailor_id', null), jsonb_build_object('tailor_id', p.tailor_id), e.created_at
    from order_parts p join makers m on m.id = p.maker_id
      join stage_events e on e.part_id = p.id and e.stage = 'confirmed'
    where p.tailor_id is not null and m.user_id is not null`);
  // What was paid and not sent yet goes back into stock when it is cancelled, as of real orders.
  await tx.execute(sql`
    insert into stock_holds (order_id, variant_id, quantity, status, created_at)
    select o.id, i.variant_id, sum(i.quantity - i.refunded_quantity), 'settled', o.created_at
    from order_items i join order_parts p on p.id = i.part_id join orders o on o.id = p.order_id
    where i.kind = 'ready-to-wear' and i.variant_id is not null and i.quantity > i.refunded_quantity
      and p.stage in ('placed', 'confirmed', 'packed') and o.status in ('part-paid', 'paid')
    group by o.id, i.variant_id, o.created_at`);
}
