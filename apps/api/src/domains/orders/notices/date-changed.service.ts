import { arrivalText } from '@adunni/contracts/orders/arrival';
import type { PartViewer } from '@adunni/contracts/orders/staff';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { notifyMaker } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import { arrivalOf } from '../arrival/rules.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';

/**
 * A part was promised for another day: the buyer learns when it comes now and why, and so do those who make and sew it,
 * unless they decided it themselves.
 */
export async function notifyDateChanged(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  part: PartRow,
  { reason, by }: { reason: string; by: PartViewer },
): Promise<void> {
  const [maker] = await tx.select({ name: makers.name }).from(makers).where(eq(makers._id, part.makerId));
  // The version tells one change of the date from the next.
  const cause = `part:${part._id}:date:${part.version}`;
  const arrival = arrivalOf(order, { ...part, measuring: null }, null, deps.clock());
  const comes = arrival && `${arrivalText(arrival, order.deliveryOption, shopDayLabel)}.`;
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.dateChanged,
    title: `New date for your order from ${maker?.name}`,
    text: [`This is about your order ${order.number}.`, comes, reason].filter(Boolean).join(' '),
    path: `/orders/${order._id}`,
    cause,
  });
  for (const workerId of new Set([by === 'maker' ? null : part.makerId, part.tailorId]))
    if (workerId)
      await notifyMaker(deps, tx, workerId, {
        kind: notificationKinds.dateChanged,
        title: `New date for order ${order.number}`,
        text: `Ready by ${shopDayLabel(part.readyBy)}. ${reason}`,
        path: inArea(`/orders/${order._id}`),
        cause,
      });
}
