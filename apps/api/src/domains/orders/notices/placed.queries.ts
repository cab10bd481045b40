import { asc, inArray } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { inArea } from '../../notifications/rules.ts';
import type { Told } from '../../notifications/service.ts';
import type { AwaitedPart } from '../arrival/queries.ts';
import type { OrderRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { orderItems } from '../tables.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Africa/Lagos' });
const list = new Intl.ListFormat('en-GB');

/** What makers and staff are told of an order that was paid, or needs no payment: once, however it came about. */
export async function placedNotices(tx: Tx, order: OrderRow, awaited: readonly AwaitedPart[]): Promise<Told[]> {
  const toAll = {
    kind: notificationKinds.placed,
    title: `New order ${order.number}`,
    path: inArea(`/orders/${order._id}`),
  };
  const pieces = await piecesOf(
    tx,
    awaited.map(({ part }) => part._id),
  );
  const toMakers = awaited.map(({ part, makerUserId }) => ({
    ...toAll,
    to: [makerUserId],
    text: `${pieces(part._id)}, ready by ${day.format(part.readyBy)}. Please accept or decline this order.`,
    cause: `part:${part._id}`,
  }));
  const from = list.format(awaited.map(({ maker }) => maker).sort());
  // Without the buyer’s name, which would outlast their account here.
  const text = `${amountText(order.totalAmount)} from ${from}.`;
  return [...toMakers, { ...toAll, to: 'staff', text, cause: `order:${order._id}` }];
}

/** Says of a part what it is made of: `2 × Shift dress in ankara and 1 more`. */
async function piecesOf(tx: Tx, partIds: string[]): Promise<(partId: string) => string> {
  const rows = await tx
    .select({ partId: orderItems.partId, title: orderItems.title, quantity: orderItems.quantity })
    .from(orderItems)
    .where(inArray(orderItems.partId, partIds))
    .orderBy(asc(orderItems.position));
  return (partId) => {
    const [first, ...others] = rows.filter((row) => row.partId === partId);
    const more = others.reduce((pieces, { quantity }) => pieces + quantity, 0);
    return `${first?.quantity ?? 0} × ${first?.title ?? ''}${more > 0 ? ` and ${more} more` : ''}`;
  };
}
