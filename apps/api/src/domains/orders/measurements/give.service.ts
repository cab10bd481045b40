import { commonErrors } from '@adunni/contracts/errors';
import { missingMeasures } from '@adunni/contracts/measurements/needs';
import { orderErrors } from '@adunni/contracts/orders/orders';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { notifyMaker } from '../../makers/service.ts';
import { frozenOf } from '../../measurements/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { lockOrder, type OrderRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { isPaid } from '../staff/rules.ts';
import { orderItems, orderParts } from '../tables.ts';
import { countFromMeasurements } from './begin.service.ts';
import { measurementsOf, wantedBy } from './queries.ts';
import { orderMeasurements } from './tables.ts';

/**
 * Freezes one of the caller’s profiles for pieces that wait for measurements, all or none; what was frozen incomplete
 * gives way to it. Throws 404 for what is not theirs, 409 when a piece waits for none, 422 when the profile lacks
 * something that one needs.
 */
export async function giveMeasurements(
  ctx: Ctx<Viewer>,
  orderId: string,
  { profileId, itemIds }: { profileId: string; itemIds: readonly string[] },
): Promise<void> {
  const wanted = new Set(itemIds);
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, ctx.viewer._id);
    const found = await frozenOf(tx, ctx.viewer._id, profileId, ctx.clock());
    const named = and(eq(orderParts.orderId, orderId), inArray(orderItems._id, [...wanted]));
    const lines = named ? await measurementsOf(tx, named) : [];
    if (!found || lines.length < wanted.size) throw new Refusal(commonErrors.not_found);
    for (const { itemId, wanted: lack } of lines) {
      if (!lack) throw new Refusal(orderErrors.measurements_given);
      if (missingMeasures(lack.needed, found.frozen).length > 0) throw new Refusal(orderErrors.measurements_incomplete);
      await tx.delete(orderMeasurements).where(eq(orderMeasurements.orderItemId, itemId));
      await tx.insert(orderMeasurements).values({ orderItemId: itemId, profileId, ...found, createdAt: ctx.clock() });
    }
    for (const partId of new Set(lines.map((line) => line.partId))) {
      await countFromMeasurements(tx, order, partId, ctx.clock());
      await tellMaker(ctx, tx, order, partId);
    }
  });
}

/** Tells the maker of a paid part that it waits no longer; one whose order is not paid yet does not know it. */
async function tellMaker(ctx: Ctx<Viewer>, tx: Tx, order: OrderRow, partId: string): Promise<void> {
  if ((await wantedBy(tx, partId)).length > 0 || !isPaid(order.status)) return;
  const [part] = await tx
    .update(orderParts)
    .set({ measurementsNextAt: null })
    .where(eq(orderParts._id, partId))
    .returning({ makerId: orderParts.makerId });
  if (!part) return;
  await notifyMaker(ctx, tx, part.makerId, {
    kind: notificationKinds.measurementsGiven,
    title: `Measurements added to order ${order.number}`,
    text: 'All measurements for your items are complete. You can check and confirm them.',
    path: inArea(`/orders/${order._id}`),
    cause: `measurements:${partId}:${ctx.clock().toISOString()}`,
  });
}
