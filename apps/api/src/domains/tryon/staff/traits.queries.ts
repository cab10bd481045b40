import type { StatusOf } from '@adunni/contracts/statuses';
import { ORDERED_WITHIN_DAYS, type TRY_REACHES } from '@adunni/contracts/tryon/staff-sessions';
import type { TRY_OUTCOMES } from '@adunni/contracts/tryon/tries';
import { type SQL, sql } from 'drizzle-orm';
import { dayStart } from '../../../kit/shop-days.rules.ts';
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
  use: sql`${trySessions.isUse}`,
  'to-cart': sql`${trySessions.outcome} = 'to-cart'`,
  ordered: IS_ORDERED,
  failed: sql`${trySessions.outcome} in ('given-up', 'error')`,
};

const LAGOS_DAY = (at: SQL): SQL => sql`(${at} at time zone 'Africa/Lagos')::date`;
/** Whether a try is finished and no finished one of the same person was before it, of those that `alike` says. */
const isFirst = (alike: SQL): SQL => sql`(${REACHED.finished} and not exists (
  select from ${trySessions} e where e.user_id = ${trySessions.userId} and e.outcome in ('viewed', 'saved', 'to-cart')
    and (e.at, e.id) < (${trySessions.at}, ${trySessions._id}) and ${alike}))`;

/** The first try of a person on a day in Lagos. */
export const IS_FIRST_OF_DAY: SQL = isFirst(sql`${LAGOS_DAY(sql`e.at`)} = ${LAGOS_DAY(sql`${trySessions.at}`)}`);
/** The first try of a person from a day on: as many as people. */
export const isFirstSince = (day: string): SQL =>
  sql`(${trySessions.at} >= ${dayStart(day)} and ${isFirst(sql`e.at >= ${dayStart(day)}`)})`;
