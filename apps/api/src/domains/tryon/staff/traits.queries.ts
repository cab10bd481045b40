import type { StatusOf } from '@adunni/contracts/statuses';
import { ORDERED_WITHIN_DAYS, type TRY_REACHES } from '@adunni/contracts/tryon/staff-sessions';
import type { TRY_OUTCOMES } from '@adunni/contracts/tryon/tries';
import { type SQL, sql } from 'drizzle-orm';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { outfits, trySessions } from '../tables.ts';

// What the list filters by and what analytics count are the same SQL, so that a figure is the number of its rows.

const MONTH = sql.raw(`interval '${ORDERED_WITHIN_DAYS} days'`);

/** Whether the same person placed an order with the product within a month of putting it into the cart from a try. */
export const IS_ORDERED: SQL<boolean> = sql<boolean>`(${trySessions.outcome} = 'to-cart' and exists (
  select from ${orders} o join ${orderParts} p on p.order_id = o.id join ${orderItems} i on i.part_id = p.id
    join ${outfits} f on f.product_id = i.product_id
  where f.id = ${trySessions.outfitId} and o.user_id = ${trySessions.userId} and o.status <> 'cancelled'
    and o.created_at >= ${trySessions.at} and o.created_at < ${trySessions.at} + ${MONTH}))`;

/** What became of a try, an order included. */
export const OUTCOME: SQL<StatusOf<typeof TRY_OUTCOMES>> =
  sql`(case when ${IS_ORDERED} then 'ordered' else ${trySessions.outcome}::text end)`;

/** Tries that were finished, led to the cart or to an order, or came to nothing. */
export const REACHED: Readonly<Record<(typeof TRY_REACHES)[number], SQL>> = {
  finished: sql`${trySessions.outcome} in ('viewed', 'saved', 'to-cart')`,
  'to-cart': sql`${trySessions.outcome} = 'to-cart'`,
  ordered: IS_ORDERED,
  failed: sql`${trySessions.outcome} in ('given-up', 'error')`,
};
