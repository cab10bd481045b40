import { commonErrors } from '@adunni/contracts/errors';
import { orderErrors } from '@adunni/contracts/orders/orders';
import type { StageForm } from '@adunni/contracts/orders/staff-forms';
import { leavesBy } from '@adunni/contracts/orders/stages';
import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { and, eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../../kit/context.ts';
import type { Tx } from '../../../../kit/database/connect.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { users } from '../../../identity/tables.ts';
import { takesSewing } from '../../../makers/queries.ts';
import { notifyMaker } from '../../../makers/service.ts';
import { makers } from '../../../makers/tables.ts';
import { inArea } from '../../../notifications/rules.ts';
import { cancelParts } from '../../cancel/cancel.service.ts';
import { lockOrder, partsOf } from '../../lock.queries.ts';
import { notificationKinds } from '../../notification-kinds.ts';
import { canCancelPart } from '../../rules.ts';
import { notifyOfDecline } from '../../stages/acceptance.service.ts';
import { advanceStage } from '../../stages/stages.service.ts';
import { orderParts } from '../../tables.ts';
import { lockPartFor } from '../lock.queries.ts';
import { canAccept, canAssign, canCancel, isSewingOver, lacksBalance, stepsFor } from '../rules.ts';

type StaffCtx = Ctx<Viewer>;
/** An ending of a part or an order, as the caller saw it. */
interface Ending {
  version: number;
  reason: string;
}

/**
 * Moves a part on, with a note and photos that the customer sees; resolves to the order’s id. Throws 404 for another
 * maker’s part, 409 when it was changed meanwhile or the step is not the caller’s, 422 without a carrier.
 */
export const advancePart = (ctx: StaffCtx, partId: string, form: StageForm): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId, form.version);
    const { to, note, photoIds, carrier, trackingNumber } = form;
    if (leavesBy(to, order.deliveryOption) && lacksBalance(part, order.status))
      throw new Refusal(orderErrors.balance_due);
    if (!stepsFor('staff', part, order).includes(to)) throw new Refusal(orderErrors.illegal_transition);
    if (!stepsFor(viewer, part, order).includes(to)) throw new Refusal(staffOrderErrors.not_your_step);
    const isSent = to === 'dispatched';
    if (isSent && carrier === '')
      throw new Refusal(staffOrderErrors.carrier_missing, { fields: { carrier: 'Please enter the carrier.' } });
    const parcel = isSent ? { carrier, trackingNumber } : {};
    const step = { partId, version: part.version, to, note, actorId: ctx.viewer._id, makerId: null, photoIds };
    await advanceStage(ctx, tx, { ...step, ...parcel });
    return order._id;
  });

/** Accepts a part that was placed. `version` undefined accepts it as it is now. Throws 404, 409. */
export const acceptPart = (
  ctx: StaffCtx,
  partId: string,
  { version, note }: { version?: number; note: string },
): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId, version);
    if (!canAccept(viewer, part, order.status)) throw new Refusal(staffOrderErrors.not_awaiting);
    const step = { partId, version: part.version, note, actorId: ctx.viewer._id, makerId: null };
    await advanceStage(ctx, tx, { ...step, to: 'confirmed' });
    return order._id;
  });

/** Declines a part that was placed; exactly what was paid for it goes back. Throws 404, 409. */
export const declinePart = (ctx: StaffCtx, partId: string, { version, reason }: Ending): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId, version);
    if (!canAccept(viewer, part, order.status)) throw new Refusal(staffOrderErrors.not_awaiting);
    const by = viewer === 'staff' ? 'staff' : 'maker';
    await cancelParts(ctx, tx, order, [part], { by, note: reason, actorId: ctx.viewer._id });
    await notifyOfDecline(ctx, tx, order, part, reason);
    return order._id;
  });

/** Cancels a part before cutting; exactly what was paid for it goes back. Throws 404, 409. */
export const cancelPart = (ctx: StaffCtx, partId: string, { version, reason }: Ending): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId, version);
    if (part.stage === 'cancelled') throw new Refusal(orderErrors.illegal_transition);
    if (order.status === 'awaiting-payment') throw new Refusal(orderErrors.whole_only);
    if (!canCancel(viewer, part, order.status)) throw new Refusal(orderErrors.not_cancellable);
    const by = viewer === 'staff' ? 'staff' : 'maker';
    await cancelParts(ctx, tx, order, [part], { by, note: reason, actorId: ctx.viewer._id });
    return order._id;
  });

/** Cancels all of an order that is still made, before cutting. Throws 404, 409. */
export const cancelWholeOrder = (ctx: StaffCtx, orderId: string, { version, reason }: Ending): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.version !== version) throw new Refusal(commonErrors.stale);
    const live = (await partsOf(tx, orderId)).filter(({ stage }) => stage !== 'cancelled');
    if (live.length === 0) throw new Refusal(orderErrors.illegal_transition);
    if (!live.every(canCancelPart)) throw new Refusal(orderErrors.not_cancellable);
    await cancelParts(ctx, tx, order, live, { by: 'staff', note: reason, actorId: ctx.viewer._id });
    return orderId;
  });

/** Gives a part’s sewing to an approved tailor, or with null takes it back. Throws 404, 409, 422. */
export const assignTailor = (
  ctx: StaffCtx,
  partId: string,
  { version, tailorId }: { version: number; tailorId: string | null },
): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId, version);
    if (viewer !== 'tailor' && isSewingOver(part)) throw new Refusal(staffOrderErrors.sewing_done);
    if (!canAssign(viewer, part)) throw new Refusal(staffOrderErrors.not_your_step);
    if (tailorId !== null && !(await isTailor(tx, tailorId))) throw new Refusal(staffOrderErrors.tailor_unavailable);
    await tx
      .update(orderParts)
      .set({ tailorId, version: sql`${orderParts.version} + 1` })
      .where(eq(orderParts._id, partId));
    if (tailorId !== null && tailorId !== part.tailorId)
      await notifyMaker(ctx, tx, tailorId, {
        kind: notificationKinds.sewingAssigned,
        title: `Sewing assigned to you: order ${order.number}`,
        text: 'See the work sheet for measurements, options and the ready-by date.',
        path: inArea(`/orders/${order._id}`),
        cause: `part:${partId}:${part.version}`,
      });
    return order._id;
  });

async function isTailor(tx: Tx, makerId: string): Promise<boolean> {
  const found = await tx
    .select({ _id: makers._id })
    .from(makers)
    .innerJoin(users, eq(users._id, makers.userId))
    .where(and(eq(makers._id, makerId), takesSewing));
  return found.length > 0;
}
