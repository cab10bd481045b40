import { PICKUP_DAYS } from '@adunni/contracts/orders/pickup';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { notifyMaker } from '../../makers/service.ts';
import { inArea } from '../../notifications/rules.ts';
import { notify } from '../../notifications/service.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { collectText, movedText, type ToldPlace } from './texts.rules.ts';

/** A part of an order with its maker’s name. */
export interface ToldPart {
  order: Pick<OrderRow, '_id' | 'number' | 'userId'>;
  part: Pick<PartRow, '_id' | 'makerId'>;
  maker: string;
}

/** Tells a customer that their order is picked up somewhere else than they were told. */
export async function tellOfNewPlace(deps: Deps, tx: Tx, { order, part, maker }: ToldPart, told: ToldPlace) {
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.pickup,
    title: `New pickup address for your order from ${maker}`,
    text: `This is about your order ${order.number}. ${movedText(told, maker)}`,
    path: `/orders/${order._id}`,
    cause: `pickup-place:${part._id}:${deps.clock().toISOString()}`,
  });
}

/** Reminds a customer of what waits to be picked up. */
export async function remindOfPickup(
  deps: Deps,
  tx: Tx,
  { order, part, maker }: ToldPart,
  { since, ...told }: ToldPlace & { since: Date },
) {
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.pickup,
    title: `Your order from ${maker} is waiting to be picked up`,
    text: `This is about your order ${order.number}. ${collectText(told, { number: order.number, maker }, since)}`,
    path: `/orders/${order._id}`,
    cause: `pickup:${part._id}:${deps.clock().toISOString()}`,
  });
}

/** Tells both sides that nobody came in time, so that they agree on what becomes of it. */
export async function tellOfUncollected(deps: Deps, tx: Tx, { order, part, maker }: ToldPart) {
  const cause = `pickup:${part._id}:${deps.clock().toISOString()}`;
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.pickup,
    title: `Your order from ${maker} has not been picked up`,
    text: `Order ${order.number} has been ready for ${PICKUP_DAYS} days. Please message ${maker} to agree when you pick it up. They will contact you too.`,
    path: `/orders/${order._id}`,
    cause,
  });
  await notifyMaker(deps, tx, part.makerId, {
    kind: notificationKinds.pickup,
    title: `Order ${order.number} has not been picked up`,
    text: `It has been ready for ${PICKUP_DAYS} days. Please message the customer and agree on a time; keep the items until then.`,
    path: inArea(`/orders/${order._id}`),
    cause,
  });
}
