import { checkoutErrors } from '@adunni/contracts/checkout/checkout';
import { type LoadedCapacity, lackingText } from '@adunni/contracts/orders/capacity';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { weekStart } from '../../../kit/shop-days.rules.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import type { PlacedLine } from './parts.rules.ts';

type Wanted = Pick<PlacedLine, 'kind' | 'makerId' | 'quantity'>;

/** A workshop that can’t start this week what is wanted of it, why in words, and from when it can. */
export interface LackingCapacity {
  makerId: string;
  message: string;
  opensAt: Date;
}

/**
 * Makes sure that every workshop can still start the made-to-measure pieces of these lines this week. The makers’ rows
 * stay locked until the transaction ends, so racing orders cannot exceed a capacity together. Throws 409.
 */
export async function claimCapacity(tx: Tx, lines: readonly Wanted[], now: Date): Promise<void> {
  const [lacking] = await lackingCapacity(tx, lines, now, { lock: true });
  if (lacking) throw new Refusal(checkoutErrors.capacity_full, { message: lacking.message });
}

/** Which workshops can’t start these pieces this week; none when all can. Only who orders locks their rows. */
export async function lackingCapacity(
  db: Db | Tx,
  lines: readonly Wanted[],
  now: Date,
  how: { lock: boolean },
): Promise<LackingCapacity[]> {
  const wanted = new Map<string, number>();
  for (const { kind, makerId, quantity } of lines)
    if (kind === 'made-to-measure') wanted.set(makerId, (wanted.get(makerId) ?? 0) + quantity);
  if (wanted.size === 0) return [];
  const workshops = await readCapacities(db, inArray(makers._id, [...wanted.keys()]), now, how);
  return workshops.flatMap(({ _id, ...capacity }) => {
    const message = lackingText(capacity, wanted.get(_id) ?? 0);
    return message === null ? [] : [{ makerId: _id, message, opensAt: capacity.opensAt }];
  });
}

/** What these makers can still start this week, of those that the shop shows. */
export async function listCapacities(db: Db, slugs: readonly string[], now: Date): Promise<LoadedCapacity[]> {
  const isShown = and(inArray(makers.slug, [...slugs]), eq(makers.status, 'approved'));
  return readCapacities(db, isShown, now, { lock: false });
}

async function readCapacities(
  db: Db | Tx,
  which: SQL | undefined,
  now: Date,
  { lock }: { lock: boolean },
): Promise<(LoadedCapacity & { _id: string })[]> {
  const workshops = db
    .select({ _id: makers._id, slug: makers.slug, name: makers.name, capacity: makers.weeklyCapacity })
    .from(makers)
    .where(which)
    .orderBy(asc(makers._id));
  const held = await (lock ? workshops.for('no key update') : workshops);
  const taken = await begunThisWeek(
    db,
    held.map(({ _id }) => _id),
    now,
  );
  const opensAt = new Date(weekStart(now).getTime() + 7 * DAY_MS);
  return held.map(({ _id, slug, name, capacity }) => {
    const room = Math.max(0, capacity - (taken.get(_id) ?? 0));
    return { _id, slug, name, room, opensAt };
  });
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
