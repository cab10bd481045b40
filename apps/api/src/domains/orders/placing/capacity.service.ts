import { checkoutErrors } from '@adunni/contracts/checkout/checkout';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDayLabel, weekStart } from '../../../kit/shop-days.rules.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import type { PlacedLine } from './parts.rules.ts';

type Wanted = Pick<PlacedLine, 'kind' | 'makerId' | 'quantity'>;

/**
 * Makes sure that every workshop can still start the made-to-measure pieces of these lines this week. The makers’ rows
 * stay locked until the transaction ends, so racing orders cannot exceed a capacity together. Throws 409.
 */
export async function claimCapacity(tx: Tx, lines: readonly Wanted[], now: Date): Promise<void> {
  const [message] = await lackingCapacity(tx, lines, now, { lock: true });
  if (message) throw new Refusal(checkoutErrors.capacity_full, { message });
}

/** Which workshops can’t start these pieces this week, in words; none when all can. Only who orders locks their rows. */
export async function lackingCapacity(
  db: Db | Tx,
  lines: readonly Wanted[],
  now: Date,
  { lock }: { lock: boolean },
): Promise<string[]> {
  const wanted = new Map<string, number>();
  for (const { kind, makerId, quantity } of lines)
    if (kind === 'made-to-measure') wanted.set(makerId, (wanted.get(makerId) ?? 0) + quantity);
  if (wanted.size === 0) return [];
  const workshops = db
    .select({ _id: makers._id, name: makers.name, capacity: makers.weeklyCapacity })
    .from(makers)
    .where(inArray(makers._id, [...wanted.keys()]))
    .orderBy(asc(makers._id));
  const held = await (lock ? workshops.for('no key update') : workshops);
  const taken = await begunThisWeek(db, [...wanted.keys()], now);
  return held.flatMap(({ _id, name, capacity }) => {
    const room = capacity - (taken.get(_id) ?? 0);
    return room >= (wanted.get(_id) ?? 0) ? [] : [fullText(name, Math.max(room, 0), now)];
  });
}

/** What a workshop still takes this week, and when it takes more: `Ade is fully booked this week. New orders open on Monday, 30 November 2026.` */
function fullText(name: string, room: number, now: Date): string {
  const monday = shopDayLabel(new Date(weekStart(now).getTime() + 7 * DAY_MS));
  if (room === 0) return `${name} is fully booked this week. New orders open on Monday, ${monday}.`;
  const pieces = room === 1 ? 'one more made-to-measure item' : `${room} more made-to-measure items`;
  return `${name} can start ${pieces} this week. Please order fewer, or come back on Monday, ${monday}.`;
}

async function begunThisWeek(db: Db | Tx, makerIds: string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
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
