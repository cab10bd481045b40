import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { notifyMaker } from '../makers/service.ts';
import { inArea } from '../notifications/rules.ts';
import { notifyStaff } from '../notifications/service.ts';
import { notificationKinds } from './notification-kinds.ts';
import { isOpenPart, orderParts, orders } from './tables.ts';

/** Tells staff, and each maker who works for them, that a customer with open orders is suspended; the orders stand. */
export async function tellOfSuspendedCustomer(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const open = await tx
    .select({ orderId: orders._id, number: orders.number, makerId: orderParts.makerId })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['paid', 'part-paid']), isOpenPart(orderParts)))
    .orderBy(asc(orders._id), asc(orderParts._id));
  if (open.length === 0) return;
  const at = deps.clock().toISOString();
  const numbers = [...new Set(open.map(({ number }) => number))];
  await notifyStaff(deps, tx, {
    kind: notificationKinds.customerSuspended,
    title: 'A suspended customer has open orders',
    text: `Still open: ${numbers.join(', ')}. They go on as agreed unless you cancel or refund them.`,
    path: `/admin/orders?customer=${userId}`,
    cause: `customer-suspended:${userId}:${at}`,
  });
  for (const { orderId, number, makerId } of open)
    await notifyMaker(deps, tx, makerId, {
      kind: notificationKinds.customerSuspended,
      title: `The customer of order ${number} is suspended`,
      text: 'Please go on as agreed. Our staff are looking into the order and tell you if anything changes.',
      path: inArea(`/orders/${orderId}`),
      cause: `customer-suspended:${orderId}:${at}`,
    });
}

/** Gives a customer who may sign in again the whole time to pay their balances; the next run of the job begins it. */
export async function restartBalances(_deps: Deps, tx: Tx, userId: string): Promise<void> {
  const theirs = tx.select({ _id: orders._id }).from(orders).where(eq(orders.userId, userId));
  await tx
    .update(orderParts)
    .set({ balanceSince: null, balanceNextAt: null })
    .where(and(inArray(orderParts.orderId, theirs), isNotNull(orderParts.balanceSince)));
}
