import { commonErrors } from '@adunni/contracts/errors';
import { missingMeasures } from '@adunni/contracts/measurements/needs';
import { orderErrors } from '@adunni/contracts/orders/orders';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { notifyMaker } from '../../makers/service.ts';
import { frozenOf } from '../../measurements/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { lockOrder, type OrderRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { isPaid } from '../staff/rules.ts';
import { confirmAgain } from '../stages/confirm-again.service.ts';
import { orderItems, orderParts } from '../tables.ts';
import { type MeasuredLine, measurementsOf } from './queries.ts';
import { settleCheck } from './settle-check.service.ts';
import { orderMeasurements } from './tables.ts';

type Frozen = NonNullable<Awaited<ReturnType<typeof frozenOf>>>;

/**
 * Replaces what pieces of a paid order are made from by one of the caller’s profiles, all or none, until they are cut;
 * what they were to be made from before is kept, and their maker is told and confirms again. Pieces that are made from
 * just that stay as they are. Throws 404 for what is not theirs, 409 once it is cut or while proposed measurements wait
 * for an answer, 422 when the profile lacks something that a piece needs.
 */
export async function replaceMeasurements(
  ctx: Ctx<Viewer>,
  orderId: string,
  { profileId, itemIds }: { profileId: string; itemIds: readonly string[] },
): Promise<void> {
  const asked = [...new Set(itemIds)];
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, ctx.viewer._id);
    // Who proposes measurements from a fitting locks the line alone.
    const rows = await tx
      .select({ _id: orderItems._id })
      .from(orderItems)
      .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
      .where(and(eq(orderParts.orderId, orderId), inArray(orderItems._id, asked)))
      .orderBy(asc(orderItems._id))
      .for('no key update', { of: orderItems });
    const ids = rows.map(({ _id }) => _id);
    const found = await frozenOf(tx, ctx.viewer._id, profileId, ctx.clock());
    const lines = ids.length > 0 ? await measurementsOf(tx, inArray(orderItems._id, ids)) : [];
    if (!found || lines.length < asked.length) throw new Refusal(commonErrors.not_found);
    for (const line of lines) refuseUnlessReplaceable(order, line, found);
    const changed = lines.filter((line) => line.versionId !== found.versionId || line.proposals.some(isAccepted));
    for (const { itemId } of changed) await replace(tx, { itemId, profileId, found, now: ctx.clock() });
    for (const partId of new Set(changed.map((line) => line.partId))) await confirmAndTell(ctx, tx, order, partId);
  });
}

const isAccepted = ({ status }: { status: string }): boolean => status === 'accepted';

function refuseUnlessReplaceable(order: OrderRow, line: MeasuredLine, { frozen }: Frozen): void {
  if (!isPaid(order.status) || !line.isReplaceable) throw new Refusal(orderErrors.measurements_given);
  if (line.proposals.some(({ status }) => status === 'open')) throw new Refusal(orderErrors.measurements_proposed);
  if (missingMeasures(line.needed, frozen).length > 0) throw new Refusal(orderErrors.measurements_incomplete);
}

interface Replacement {
  itemId: string;
  profileId: string;
  found: Frozen;
  now: Date;
}

async function replace(tx: Tx, { itemId, profileId, found, now }: Replacement): Promise<void> {
  await tx
    .update(orderMeasurements)
    .set({ replacedAt: now })
    .where(and(eq(orderMeasurements.orderItemId, itemId), isNull(orderMeasurements.replacedAt)));
  await tx.insert(orderMeasurements).values({ orderItemId: itemId, profileId, ...found, createdAt: now });
}

async function confirmAndTell(ctx: Ctx<Viewer>, tx: Tx, order: OrderRow, partId: string): Promise<void> {
  const { makerId, wasConfirmed } = await confirmAgain(ctx, tx, partId);
  await settleCheck(tx, partId);
  await notifyMaker(ctx, tx, makerId, {
    kind: notificationKinds.measurementsGiven,
    title: `Measurements updated for order ${order.number}`,
    text: wasConfirmed
      ? 'The customer replaced measurements that you had confirmed. Please check and confirm them again before you cut.'
      : 'The customer replaced measurements. Please check them before you confirm.',
    path: inArea(`/orders/${order._id}`),
    cause: `measurements-replaced:${partId}:${ctx.clock().toISOString()}`,
  });
}
