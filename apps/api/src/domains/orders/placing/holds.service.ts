import { PAYMENT_OPEN_HOURS, type PaymentStatus } from '@adunni/contracts/payments/payments';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { lockShelves, returnStock, takeStock } from '../../catalog/service.ts';
import { getSettings } from '../../settings/queries.ts';
import type { OrderRow } from '../lock.queries.ts';
import { orderItems, orderParts, orders } from '../tables.ts';
import { stockHolds } from './tables.ts';

/** Pieces of one variant. */
export interface Pieces {
  variantId: string;
  quantity: number;
}

/**
 * Takes the pieces of a new order off the shelf; lines of one variant count together. Returns the first variant of
 * which there are not enough, on which the caller’s transaction must roll back, or null.
 */
export async function holdStock(tx: Tx, orderId: string, lines: readonly Pieces[]): Promise<string | null> {
  const wanted = new Map<string, number>();
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const pieces = [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
  const missing = await takeAll(tx, pieces);
  if (missing) return missing;
  if (pieces.length > 0) await tx.insert(stockHolds).values(pieces.map((held) => ({ orderId, ...held })));
  return null;
}

/** The payment came: the pieces are sold. */
export async function settleHolds(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ status: 'settled' })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.status, 'held')));
}

/** Puts the pieces of some parts back on the shelf, once however often it is called. */
export async function releaseHolds(tx: Tx, orderId: string, partIds: readonly string[]): Promise<void> {
  const variantsOfParts = tx
    .select({ _id: orderItems.variantId })
    .from(orderItems)
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .where(and(eq(orderParts.orderId, orderId), inArray(orderParts._id, [...partIds])));
  const released = await tx
    .update(stockHolds)
    .set({ status: 'released' })
    .where(
      and(
        eq(stockHolds.orderId, orderId),
        inArray(stockHolds.status, ['held', 'settled']),
        inArray(stockHolds.variantId, variantsOfParts),
      ),
    )
    .returning({ variantId: stockHolds.variantId, quantity: stockHolds.quantity });
  await lockShelves(
    tx,
    released.map(({ variantId }) => variantId),
  );
  for (const { variantId, quantity } of released) await returnStock(tx, variantId, quantity);
}

/** Takes the pieces of a lapsed order again for a late payment; false when some are gone (then roll back). */
export async function reclaimStock(tx: Tx, orderId: string): Promise<boolean> {
  const lapsed = await tx
    .update(stockHolds)
    .set({ status: 'held' })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.status, 'released')))
    .returning({ variantId: stockHolds.variantId, quantity: stockHolds.quantity });
  return (await takeAll(tx, lapsed)) === null;
}

/**
 * Lets the hold of an unpaid order follow its payment: a transfer on its way holds the pieces for a day; one that
 * failed leaves the usual time to pay in another way.
 */
export async function holdFor(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  { was, is }: { was: PaymentStatus; is: PaymentStatus },
): Promise<void> {
  if (order.status !== 'awaiting-payment' || was === is || (was !== 'waiting' && is !== 'waiting')) return;
  const { stockHoldMinutes } = await getSettings(tx);
  const minutes = is === 'waiting' ? PAYMENT_OPEN_HOURS * 60 : stockHoldMinutes;
  const heldUntil = new Date(deps.clock().getTime() + minutes * MINUTE_MS);
  await tx.update(orders).set({ heldUntil }).where(eq(orders._id, order._id));
}

async function takeAll(tx: Tx, pieces: readonly Pieces[]): Promise<string | null> {
  // One is locked as it is taken.
  if (pieces.length > 1)
    await lockShelves(
      tx,
      pieces.map(({ variantId }) => variantId),
    );
  for (const { variantId, quantity } of pieces) if (!(await takeStock(tx, variantId, quantity))) return variantId;
  return null;
}
