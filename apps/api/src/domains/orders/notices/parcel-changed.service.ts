import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { notify } from '../../notifications/service.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';

/** A part on its way travels otherwise than its buyer was told, or can be followed now: they learn with whom and by which number. */
export async function notifyParcelChanged(deps: Deps, tx: Tx, order: OrderRow, part: PartRow): Promise<void> {
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, part.makerId));
  const number = part.trackingNumber ? `. Its tracking number is ${part.trackingNumber}` : '';
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.dispatched,
    title: `Tracking updated for your order from ${maker?.name}`,
    text: `This is about your order ${order.number}. It is on its way with ${part.carrier}${number}.`,
    path: `/orders/${order._id}`,
    // The version tells one change from the next.
    cause: `part:${part._id}:parcel:${part.version}`,
  });
}
