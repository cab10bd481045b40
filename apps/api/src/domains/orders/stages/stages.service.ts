import { commonErrors } from '@adunni/contracts/errors';
import { orderErrors } from '@adunni/contracts/orders/orders';
import { leavesBy, nextStages, type Stage } from '@adunni/contracts/orders/stages';
import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { beginBalance } from '../balance/waiting.service.ts';
import { cancelParts } from '../cancel/cancel.service.ts';
import { postStage } from '../ledger/posting.service.ts';
import { lockOrder, type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { openProposals, wantedBy } from '../measurements/queries.ts';
import { notifyStageMoved } from '../notices/order-events.service.ts';
import { tellOfChangedOrder } from '../order-events.ts';
import { beginPickup } from '../pickup/service.ts';
import { balances, statusOf } from '../rules.ts';
import { orderParts, orders, stageEvents } from '../tables.ts';
import { attachToStage } from './photos.service.ts';

export interface StageStep {
  partId: string;
  /** Version that the caller saw. */
  version: number;
  to: Stage;
  note: string;
  actorId: string | null;
  /** Whose part it must be; null for the marketplace’s own staff. */
  makerId: string | null;
  carrier?: string;
  trackingNumber?: string;
  /** Photos that the actor uploaded to the order before. */
  photoIds?: readonly string[];
}

/**
 * Moves a part to its next stage along the graph of the contracts. Throws 404 for another maker’s part, 409 when the
 * caller saw an older version, the graph has no such step, the order is not paid, what leaves lacks the balance, or a
 * confirmation the measurements, or the customer’s response to proposed ones.
 */
export async function advanceStage(deps: Deps, tx: Tx, step: StageStep): Promise<void> {
  const { order, part } = await lockPart(tx, step);
  if (part.version !== step.version) throw new Refusal(commonErrors.stale);
  if (!nextStages(part.kind, part.stage, part.heldAt, order.deliveryOption).includes(step.to))
    throw new Refusal(orderErrors.illegal_transition);
  if (order.status !== 'paid' && order.status !== 'part-paid') throw new Refusal(orderErrors.illegal_transition);
  if (leavesBy(step.to, order.deliveryOption) && (await lacksBalance(tx, part)))
    throw new Refusal(orderErrors.balance_due);
  if (step.to === 'measurements-confirmed' && (await lacksMeasurements(tx, part)))
    throw new Refusal(orderErrors.measurements_missing);
  if (step.to === 'measurements-confirmed' && part.stage === 'confirmed' && (await hasOpenProposal(tx, part)))
    throw new Refusal(staffOrderErrors.proposal_waits);
  if (step.to === 'cancelled') {
    const by = step.makerId ? 'maker' : 'staff';
    return cancelParts(deps, tx, order, [part], { by, note: step.note, actorId: step.actorId });
  }
  await move(deps, tx, part, step);
  await notifyStageMoved(deps, tx, order, part, step);
  await beginBalance(deps, tx, order);
  await beginPickup(deps, tx, order);
  const status = statusOf(await partsOf(tx, order._id));
  if (status !== order.status) await tx.update(orders).set({ status }).where(eq(orders._id, order._id));
  await tellOfChangedOrder(deps, tx, order._id);
}

async function lacksBalance(tx: Tx, { _id, orderId }: PartRow): Promise<boolean> {
  const parts = await partsOf(tx, orderId);
  const lacking = balances(parts);
  return parts.some((part, index) => part._id === _id && (lacking[index] ?? 0) > 0);
}

/** Whether a part waits for measurements; one that was confirmed before it was put on hold goes on as it was. */
const lacksMeasurements = async (tx: Tx, { _id }: PartRow): Promise<boolean> => (await wantedBy(tx, _id)).length > 0;

/** Whether the customer still has to respond to measurements that were proposed for a part. */
const hasOpenProposal = async (tx: Tx, { _id }: PartRow): Promise<boolean> =>
  (await openProposals(tx, [_id])).length > 0;

async function lockPart(tx: Tx, { partId, makerId }: StageStep): Promise<{ order: OrderRow; part: PartRow }> {
  const mine = makerId === null ? undefined : eq(orderParts.makerId, makerId);
  const found = and(eq(orderParts._id, partId), mine);
  const [known] = await tx.select({ orderId: orderParts.orderId }).from(orderParts).where(found);
  if (!known) throw new Refusal(commonErrors.not_found);
  const order = await lockOrder(tx, known.orderId);
  const [part] = await tx.select().from(orderParts).where(found);
  if (!part) throw new Refusal(commonErrors.not_found);
  return { order, part };
}

async function move(deps: Deps, tx: Tx, part: PartRow, step: StageStep): Promise<void> {
  await tx
    .update(orderParts)
    .set({
      stage: step.to,
      heldAt: step.to === 'on-hold' ? part.stage : null,
      ...(step.carrier !== undefined && { carrier: step.carrier }),
      ...(step.trackingNumber !== undefined && { trackingNumber: step.trackingNumber }),
      // A part that comes back to its beginning gets a new time to be accepted in.
      acceptBy: null,
      // One that becomes ready again gets the whole time to be paid in.
      balanceSince: null,
      balanceNextAt: null,
      // Whoever confirms measurements no longer waits for them to be checked.
      ...(step.to === 'measurements-confirmed' && { checkAskedAt: null }),
      ...(step.to === 'delivered' && { deliveredAt: deps.clock() }),
      version: sql`${orderParts.version} + 1`,
    })
    .where(eq(orderParts._id, part._id));
  const { to: stage, note, actorId } = step;
  const [event] = await tx
    .insert(stageEvents)
    .values({ partId: part._id, stage, note, actorId, createdAt: deps.clock() })
    .returning({ _id: stageEvents._id });
  if (event && actorId && step.photoIds)
    await attachToStage(tx, step.photoIds, { orderId: part.orderId, uploaderId: actorId, eventId: event._id });
  await postStage(tx, part, stage, deps.clock());
}
