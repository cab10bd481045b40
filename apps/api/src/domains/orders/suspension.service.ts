import { and, count, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { SuspendedWorkshop } from '../makers/service.ts';
import { notifyStaff } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { orderParts, orders } from './tables.ts';

/** Hands the open parts that a suspended workshop makes or sews to staff: nothing of it ends by itself any more. */
export async function handOverParts(deps: Deps, tx: Tx, { _id, name }: SuspendedWorkshop): Promise<void> {
  const [open] = await tx
    .select({ parts: count() })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(
      and(
        or(eq(orderParts.makerId, _id), eq(orderParts.tailorId, _id)),
        notInArray(orderParts.stage, ['closed', 'cancelled']),
        inArray(orders.status, ['paid', 'part-paid']),
      ),
    );
  const parts = open?.parts ?? 0;
  if (parts === 0) return;
  await notifyStaff(deps, tx, {
    kind: notificationKinds.handedOver,
    title: `${name} is suspended with open orders`,
    text: `${parts === 1 ? '1 order is' : `${parts} orders are`} still open. Please finish, reassign or cancel them.`,
    path: `/admin/orders?maker=${_id}`,
    cause: `suspended:${_id}:${deps.clock().toISOString()}`,
  });
}
