import { guestErrors } from '@adunni/contracts/asoebi/guest';
import type { Kobo } from '@adunni/contracts/money';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { activeSets, byKey, lockOrder, surroundingsOf } from '../paying/lock.queries.ts';
import { isOver } from '../placing/places.service.ts';
import type { GuestOrderRow, SetRow } from '../placing/tables.ts';
import type { PackageRow } from '../tables.ts';
import { endedBy, endSets } from './end.service.ts';

/** What cancelling sets of an order gives back, for whoever holds its link. Throws 404, 409 when it is too late. */
export const quoteCancelling = (ctx: Ctx, orderKey: string, setIds: readonly string[]): Promise<Kobo> =>
  ctx.db.transaction(async (tx) => {
    const { order, left } = await cancellable(ctx, tx, orderKey, setIds);
    return endedBy(order, left).refund;
  });

/**
 * Cancels sets for the refund that was shown, for whoever holds the order’s link. Throws 404, 409 when it is too late or
 * something else would go back by now.
 */
export async function cancelGuestSets(
  ctx: Ctx,
  orderKey: string,
  { setIds, refund }: { setIds: readonly string[]; refund: Kobo },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { order, ending, left } = await cancellable(ctx, tx, orderKey, setIds);
    if (endedBy(order, left).refund !== refund) throw new Refusal(guestErrors.refund_changed);
    await endSets(ctx, tx, order, ending, { by: 'guest', reason: 'You cancelled.' });
  });
}

async function cancellable(
  ctx: Ctx,
  tx: Tx,
  orderKey: string,
  setIds: readonly string[],
): Promise<{ order: GuestOrderRow; ending: SetRow[]; left: SetRow[] }> {
  const order = await lockOrder(tx, byKey(orderKey));
  const active = await activeSets(tx, order._id);
  const ending = active.filter(({ _id }) => setIds.includes(_id));
  const left = active.filter(({ _id }) => !setIds.includes(_id));
  if (ending.length === 0 || ending.length < new Set(setIds).size) throw new Refusal(guestErrors.guest_order_gone);
  const { packages, event } = await surroundingsOf(tx, order, ending);
  const now = ctx.clock();
  if (event.heldAt) throw new Refusal(guestErrors.not_taking);
  if (ending.some((set) => !isChangeable(set, packages, now))) throw new Refusal(guestErrors.too_late_to_change);
  if (order.status === 'reserved' && left.length > 0) throw new Refusal(guestErrors.whole_order_only);
  return { order, ending, left };
}

/** Whether a guest may still say who wears a set: while it can be changed, and until the event where what it needs is missing. */
export const takesDetails = (
  set: Pick<SetRow, 'packageId' | 'stage' | 'cancelledAt'>,
  packages: readonly PackageRow[],
  eventDay: string | null,
  now: Date,
): boolean =>
  isChangeable(set, packages, now) ||
  (set.stage === 'waiting' && set.cancelledAt === null && eventDay !== null && shopDay(now) <= eventDay);

/** Whether a set can still be changed or cancelled: until its last day to order, and before it is being made. */
export function isChangeable(
  { packageId, stage, cancelledAt }: Pick<SetRow, 'packageId' | 'stage' | 'cancelledAt'>,
  packages: readonly PackageRow[],
  now: Date,
): boolean {
  const pack = packages.find(({ _id }) => _id === packageId);
  const isBegun = stage !== 'waiting' && stage !== 'measured';
  return cancelledAt === null && !isBegun && pack !== undefined && !isOver(pack, now);
}
