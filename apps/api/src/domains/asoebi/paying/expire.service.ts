import { and, asc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { type DuePage, forEachDue } from '../../../kit/jobs/each.ts';
import { settlePayment } from '../../payments/service.ts';
import { payments } from '../../payments/tables.ts';
import { endSets } from '../changing/end.service.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { activeSets, lockOrder } from './lock.queries.ts';

/** Pages of the orders that a condition names. */
export const dueOrders =
  ({ db }: Pick<Deps, 'db'>, condition: SQL | undefined): DuePage<{ _id: string }> =>
  (after, limit) =>
    db
      .select({ _id: asoEbiOrders._id })
      .from(asoEbiOrders)
      .where(and(condition, gt(asoEbiOrders._id, after)))
      .orderBy(asc(asoEbiOrders._id))
      .limit(limit);

/** Gives the sets of orders back whose time to pay ran out. */
export async function expireHolds(deps: Deps): Promise<void> {
  await forEachDue(
    deps,
    dueOrders(deps, lte(asoEbiOrders.holdUntil, deps.clock())),
    ({ _id }) => expireHold(deps, _id),
    ({ _id }) => `aso-ebi order ${_id} stays reserved`,
  );
}

/** The provider is asked first; when it does not answer, a late success still revives the order or goes back. */
async function expireHold(deps: Deps, orderId: string): Promise<void> {
  const open = await deps.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(eq(payments.asoEbiOrderId, orderId), inArray(payments.status, ['created', 'waiting'])));
  for (const { reference } of open)
    await settlePayment(deps, reference).catch((error) => deps.log.warn(error, `payment ${reference} stays open`));
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(asoEbiOrders._id, orderId));
    if (!order.holdUntil || order.holdUntil > deps.clock()) return;
    const reason = 'The time to pay is over.';
    await endSets(deps, tx, order, await activeSets(tx, orderId), { by: 'hold', reason });
  });
}
