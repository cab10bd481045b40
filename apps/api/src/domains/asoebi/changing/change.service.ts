import { guestErrors } from '@adunni/contracts/asoebi/guest';
import type { OrderChange } from '@adunni/contracts/asoebi/guest-forms';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { activeSets, byKey, lockOrder, surroundingsOf } from '../paying/lock.queries.ts';
import { wearerOf } from '../placing/details.service.ts';
import { handoverOf } from '../placing/store.service.ts';
import { asoEbiOrders, asoEbiSets, type GuestOrderRow, type SetRow } from '../placing/tables.ts';
import { takesDetails } from './cancel.service.ts';

/**
 * Changes contact, handover and what is known of the wearers, for whoever holds the order’s link, until the last day to
 * order; where what a set needs is missing, until the event. Sets that are not named stay. Throws 404, 409 when it is too late or the other handover costs another price.
 */
export async function changeGuestOrder(ctx: Ctx, orderKey: string, change: OrderChange): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, byKey(orderKey));
    if (order.status === 'cancelled') throw new Refusal(guestErrors.guest_order_gone);
    const active = await activeSets(tx, order._id);
    const { event, packages } = await surroundingsOf(tx, order, active);
    if (event.status === 'cancelled' || event.heldAt) throw new Refusal(guestErrors.not_taking);
    const now = ctx.clock();
    const isOpen = (set: SetRow): boolean => takesDetails(set, packages, event.day, now);
    if (!active.some(isOpen)) throw new Refusal(guestErrors.too_late_to_change);
    await changeContact(tx, order, change);
    for (const { _id, ...details } of change.sets) {
      const set = active.find((one) => one._id === _id);
      const pack = set && packages.find((one) => one._id === set.packageId);
      if (!set || !pack) throw new Refusal(guestErrors.guest_order_gone);
      if (!isOpen(set)) throw new Refusal(guestErrors.too_late_to_change);
      const known = await wearerOf(ctx, tx, details, pack.needs, set.measurements);
      await tx.update(asoEbiSets).set(known).where(eq(asoEbiSets._id, _id));
    }
  });
}

async function changeContact(tx: Tx, order: GuestOrderRow, change: OrderChange): Promise<void> {
  const handover = await handoverOf(tx, order.eventId, change);
  if (handover._id !== order.handoverId && handover.price !== order.handoverPrice)
    throw new Refusal(guestErrors.other_handover_price);
  await tx
    .update(asoEbiOrders)
    .set({
      ...{ name: change.name, phone: normalisePhone(change.phone), email: change.email, handoverId: handover._id },
      address: handover.kind === 'delivery' ? change.address : '',
    })
    .where(eq(asoEbiOrders._id, order._id));
}
