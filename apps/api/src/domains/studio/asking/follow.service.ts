import { isOpenAsk } from '@adunni/contracts/studio/asking/names';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { setCommissionEnd } from '../../catalog/service.ts';
import type { SuspendedWorkshop } from '../../makers/service.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { asksOf, changeAsk, changeRequest } from './lock.queries.ts';
import { tellCustomer } from './notify.service.ts';
import { designAsks, designRequests, type RequestRow } from './tables.ts';

/**
 * Follows an order in which something lies that was agreed on: it is ordered; it can be ordered again when the time to pay
 * ran out; and it is over when it was paid and then cancelled.
 */
export async function followOrder(deps: Deps, tx: Tx, orderId: string): Promise<void> {
  const found = await tx
    .select({ request: designRequests, stage: orderParts.stage, status: orders.status, paid: orderParts.paid })
    .from(designRequests)
    .innerJoin(orderItems, eq(orderItems.productId, designRequests.commissionId))
    .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(eq(orders._id, orderId))
    .orderBy(asc(designRequests._id))
    .for('update', { of: designRequests });
  for (const { request, stage, status, paid } of found) {
    if (stage !== 'cancelled' && status !== 'cancelled') await ordered(tx, request, orderId);
    else if (request.orderId === orderId) await orderEnded(deps, tx, request, paid > 0);
  }
}

async function ordered(tx: Tx, request: RequestRow, orderId: string): Promise<void> {
  if (request.status === 'ordered' && request.orderId === orderId) return;
  await changeRequest(tx, request, { status: 'ordered', orderId });
}

async function orderEnded(deps: Deps, tx: Tx, request: RequestRow, wasPaid: boolean): Promise<void> {
  if (!request.commissionId) return;
  if (wasPaid) {
    await setCommissionEnd(tx, request.commissionId, deps.clock());
    return;
  }
  // Ends by the job when the time for it is over.
  await changeRequest(tx, request, { status: 'accepted', orderId: null });
}

/** Ends what waits for a workshop that was suspended; its customers may ask others. */
export async function endAsksOf(deps: Deps, tx: Tx, { _id: makerId }: Pick<SuspendedWorkshop, '_id'>): Promise<void> {
  const concerned = await tx
    .select()
    .from(designRequests)
    .where(
      and(
        inArray(designRequests.status, ['open', 'accepted']),
        inArray(
          designRequests._id,
          tx
            .select({ _id: designAsks.requestId })
            .from(designAsks)
            .where(
              and(eq(designAsks.makerId, makerId), sql`${designAsks.status} in ('asked', 'answered', 'accepted')`),
            ),
        ),
      ),
    )
    .orderBy(asc(designRequests._id))
    .for('update');
  for (const request of concerned) {
    for (const ask of await asksOf(tx, request._id)) {
      if (ask.makerId !== makerId || !(isOpenAsk(ask.status) || ask.status === 'accepted')) continue;
      await tellCustomer(deps, tx, request, await changeAsk(tx, ask, { status: 'closed' }), 'gone');
      if (ask.status !== 'accepted') continue;
      if (request.commissionId) await setCommissionEnd(tx, request.commissionId, deps.clock());
      await changeRequest(tx, request, { status: 'open', payBy: null, commissionId: null, variantId: null });
    }
  }
}
