import type { Kobo } from '@adunni/contracts/money';
import { arrivalText } from '@adunni/contracts/orders/arrival';
import { KEPT_TERMS, whoCollects } from '@adunni/contracts/orders/pickup';
import { amountText } from '../../../kit/amount-text.rules.ts';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { supersede, tellAll } from '../../notifications/service.ts';
import { type AwaitedPart, awaitedParts } from '../arrival/queries.ts';
import { depositTermsOf } from '../balance/notices.service.ts';
import { paidEmail } from '../email-templates.ts';
import type { OrderRow } from '../lock.queries.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { pickupsOf } from '../pickup/queries.ts';
import { collectText, laterText } from '../pickup/texts.rules.ts';
import { mailedPieces } from './pieces.queries.ts';
import { placedNotices } from './placed.queries.ts';

interface CountedPayment {
  amount: Kobo;
  /** What is still to be paid. */
  left: Kobo;
  /** Whether the order is placed by it, and not only its balance paid. */
  isFirst: boolean;
}

/**
 * Tells the customer, by mail and bell, that their payment counts, what follows and when their pieces come, and with the
 * first payment makers and staff that they have an order.
 */
export async function tellOfPayment(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  { amount, left, isFirst }: CountedPayment,
): Promise<void> {
  const awaited = await awaitedParts(tx, order, deps.clock());
  if (left === 0 && !isFirst)
    for (const { part } of awaited)
      await supersede(
        tx,
        { userId: order.userId, kind: notificationKinds.balanceDue, about: `balance:${part._id}` },
        deps.clock(),
      );
  const terms = left > 0 ? await depositTermsOf(tx, order) : '';
  const pickups = await pickupTexts(tx, order, awaited, isFirst);
  const follows = [confirmationText(awaited), ...arrivalTexts(order, awaited), ...pickups].filter(Boolean);
  const template = paidEmail(order, { amount, left, terms, follows, pieces: await mailedPieces(tx, order._id) });
  const received = amount > 0 && `We received ${amountText(amount)}.`;
  const notice = {
    to: [order.userId],
    kind: notificationKinds.paid,
    title: isFirst ? `Thank you for your order ${order.number}` : `Your balance for order ${order.number} is paid`,
    text: [received, ...follows].filter(Boolean).join(' '),
    path: `/orders/${order._id}`,
    cause: `order:${order._id}:${isFirst ? 'placed' : 'balance'}:${deps.clock().toISOString()}`,
  };
  const placed = isFirst ? await placedNotices(tx, order, awaited) : [];
  const letter = { kind: 'order-paid', recipient: order.contact.email, template };
  await tellAll(deps, tx, [...placed, notice], [letter]);
}

const list = new Intl.ListFormat('en-GB');

/** Who confirms and until when; empty once all have. */
function confirmationText(awaited: readonly AwaitedPart[]): string {
  const waiting = awaited.filter(({ part }) => part.stage === 'placed');
  const last = Math.max(...waiting.map(({ part }) => part.acceptBy?.getTime() ?? 0));
  if (waiting.length === 0 || last <= 0) return '';
  const by = shopDayLabel(new Date(last));
  const makers = list.format(waiting.map(({ maker }) => maker));
  return waiting.length > 1
    ? `${makers} confirm your order by ${by}. What a maker does not confirm is refunded in full.`
    : `${makers} confirms your order by ${by}. If not, you get a full refund.`;
}

/** Where pieces are picked up: once all of them are ordered, and when the balance has made one ready. */
async function pickupTexts(
  tx: Tx,
  { number, deliveryOption }: OrderRow,
  awaited: readonly AwaitedPart[],
  isFirst: boolean,
): Promise<string[]> {
  if (deliveryOption !== 'pickup') return [];
  const pickups = await pickupsOf(
    tx,
    awaited.map(({ part }) => part._id),
  );
  const texts = awaited.flatMap(({ part, maker }) => {
    const pickup = pickups.get(part._id);
    if (pickup?.since)
      return `Your order from ${maker} is ready. ${collectText(pickup, { number, maker }, pickup.since)}`;
    return pickup && isFirst ? laterText(pickup, maker) : [];
  });
  return isFirst && texts.length > 0 ? [...texts, whoCollects(number), KEPT_TERMS] : texts;
}

/** When pieces come, by maker where there are several. */
const arrivalTexts = ({ deliveryOption }: OrderRow, awaited: readonly AwaitedPart[]): string[] =>
  awaited.flatMap(({ maker, arrival }) => {
    if (!arrival) return [];
    const text = arrivalText(arrival, deliveryOption, shopDayLabel);
    return awaited.length > 1 ? `${maker}: ${text}.` : `${text}.`;
  });
