import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { lockOrder, partsOf } from '../lock.queries.ts';
import { settleOpenPayments } from '../placing/open-payments.service.ts';
import { orders } from '../tables.ts';
import { cancelParts } from './cancel.service.ts';

/** Ends the orders whose time to pay ran out, so that their pieces can be sold to others. */
export async function expireOrders(deps: Deps): Promise<void> {
  const isLapsed = and(eq(orders.status, 'awaiting-payment'), lte(orders.heldUntil, deps.clock()));
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: orders._id })
        .from(orders)
        .where(and(isLapsed, gt(orders._id, after)))
        .orderBy(asc(orders._id))
        .limit(limit),
    ({ _id }) => expireOrder(deps, _id),
    ({ _id }) => `order ${_id} stays held`,
  );
}

/**
 * Ends one order unless it was paid after all, or a transfer for it is on its way: the provider is asked first, and
 * when it does not answer a late success still revives or refunds.
 */
async function expireOrder(deps: Deps, orderId: string): Promise<void> {
  await settleOpenPayments(deps, orderId);
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isLapsed = order.heldUntil !== null && order.heldUntil <= deps.clock();
    if (order.status !== 'awaiting-payment' || !isLapsed) return;
    const note = 'The payment window expired.';
    await cancelParts(deps, tx, order, await partsOf(tx, orderId), { by: 'expired', note, actorId: null });
  });
}
