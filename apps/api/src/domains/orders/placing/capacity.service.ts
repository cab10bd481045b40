import { checkoutErrors } from '@adunni/contracts/checkout/checkout';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { weekStart } from '../../../kit/shop-days.rules.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import type { PlacedLine } from './parts.rules.ts';

/**
 * Makes sure that every workshop can still start the made-to-measure pieces of these lines this week. The makers’ rows
 * stay locked until the transaction ends, so racing orders cannot exceed a capacity together. Throws 409.
 */
export async function claimCapacity(
  tx: Tx,
  lines: readonly Pick<PlacedLine, 'kind' | 'makerId' | 'quantity'>[],
  now: Date,
): Promise<void> {
  const wanted = new Map<string, number>();
  for (const { kind, makerId, quantity } of lines)
    if (kind === 'made-to-measure') wanted.set(makerId, (wanted.get(makerId) ?? 0) + quantity);
  if (wanted.size === 0) return;
  const workshops = await tx
    .select({ _id: makers._id, name: makers.name, capacity: makers.weeklyCapacity })
    .from(makers)
    .where(inArray(makers._id, [...wanted.keys()]))
    .orderBy(asc(makers._id))
    .for('no key update');
  const taken = await begunThisWeek(tx, [...wanted.keys()], now);
  for (const { _id, name, capacity } of workshops) {
    if ((taken.get(_id) ?? 0) + (wanted.get(_id) ?? 0) <= capacity) continue;
    const message = `${name} is fully booked this week. Please try again next week or order fewer items.`;
    throw new Refusal(checkoutErrors.capacity_full, { message });
  }
}

async function begunThisWeek(tx: Tx, makerIds: string[], now: Date): Promise<Map<string, number>> {
  const rows = await tx
    .select({ makerId: orderParts.makerId, pieces: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(
      and(
        inArray(orderParts.makerId, makerIds),
        eq(orderItems.kind, 'made-to-measure'),
        ne(orderParts.stage, 'cancelled'),
        sql`coalesce(${orders.revivedAt}, ${orders.createdAt}) >= ${weekStart(now).toISOString()}`,
      ),
    )
    .groupBy(orderParts.makerId);
  return new Map(rows.map(({ makerId, pieces }) => [makerId, pieces]));
}
