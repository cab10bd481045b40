import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { notify } from '../../notifications/service.ts';
import type { PaymentRow } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { returnedEmail } from '../email-templates.ts';
import { postPayment, postRefund } from '../ledger/posting.service.ts';
import { type OrderRow, type PartRow, partsOf } from '../lock.queries.ts';
import { beginAsking } from '../measurements/ask.service.ts';
import { tellOfPayment } from '../notices/paid.service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { tellOfChangedOrder } from '../order-events.ts';
import { beginPickup } from '../pickup/service.ts';
import { balances, spreadPayment, statusOf } from '../rules.ts';
import { acceptanceDeadline } from '../stages/acceptance.service.ts';
import { orderParts, orders } from '../tables.ts';
import { settleHolds } from './holds.service.ts';
import { restoreLapsedOrder } from './restore.service.ts';

/** Why a payment cannot be honoured: what the customer reads, and the refund’s cause. */
const NOT_HONOURED = {
  second: 'This order was already paid, so your second payment will be refunded.',
  cancelled: 'The order was cancelled before your payment arrived, so it will be refunded.',
  late: 'Your payment arrived after the payment window and your order can’t be fulfilled any more, so it will be refunded.',
  excess: 'You paid more than was due, so the difference will be refunded.',
} as const;
type NotHonoured = keyof typeof NOT_HONOURED;

/**
 * Posts a successful payment on its locked order. It is honoured when the order waits for it, or when the order lapsed
 * and allRows can still be had; otherwise, and for what is too much, it is refunded. Call once per payment, in the
 * transaction that marks it as succeeded.
 */
export async function recordPayment(deps: Deps, tx: Tx, order: OrderRow, payment: PaymentRow): Promise<void> {
  const refused = await notHonouredReason(deps, tx, order, payment);
  const at = deps.clock();
  if (refused) {
    await postPayment(tx, { payment, orderId: order._id, shares: [], at });
    return giveBack(deps, tx, order, payment, refused, payment.amount);
  }
  const parts = await partsOf(tx, order._id);
  const { shares, excess } = spreadPayment(payment.purpose, payment.amount, parts);
  const posted = parts.map((part, index) => ({ part, amount: shares[index] ?? kobo(0) }));
  await postPayment(tx, { payment, orderId: order._id, shares: posted, at });
  const left = await postShares(deps, tx, order, parts, shares);
  await beginPickup(deps, tx, order);
  await tellOfPayment(deps, tx, order, {
    amount: kobo(payment.amount - excess),
    left,
    isFirst: payment.purpose !== 'balance',
  });
  if (payment.purpose !== 'balance') await beginAsking(deps, tx, order, parts);
  if (excess > 0) await giveBack(deps, tx, order, payment, 'excess', excess);
  await tellOfChangedOrder(deps, tx, order._id);
}

/** Posts an order on which nothing is to pay as paid. */
export async function recordFreeOrder(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const parts = await partsOf(tx, order._id);
  const nothing = parts.map(() => kobo(0));
  await postShares(deps, tx, order, parts, nothing);
  await tellOfPayment(deps, tx, order, { amount: kobo(0), left: kobo(0), isFirst: true });
  await beginAsking(deps, tx, order, parts);
}

async function notHonouredReason(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
): Promise<NotHonoured | null> {
  const isFirst = payment.purpose !== 'balance';
  if (order.status === 'awaiting-payment') return null;
  if (order.status === 'part-paid') return isFirst ? 'second' : null;
  if (order.status !== 'cancelled') return 'second';
  if (order.cancelReason !== 'expired' || !isFirst) return 'cancelled';
  return (await restoreLapsedOrder(deps, tx, order)) ? null : 'late';
}

/**
 * Posts what each part receives, with which its maker’s time to accept begins, and settles the order; answers with what
 * is still to pay.
 */
async function postShares(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  parts: readonly PartRow[],
  shares: readonly Kobo[],
): Promise<Kobo> {
  const deadline = await acceptanceDeadline(deps, tx);
  const posted = parts.map((part, index) => ({
    ...part,
    paid: kobo(part.paid + (shares[index] ?? 0)),
    acceptBy: part.stage === 'placed' ? (part.acceptBy ?? deadline) : part.acceptBy,
  }));
  for (const { _id, paid, acceptBy } of posted)
    await tx.update(orderParts).set({ paid, acceptBy }).where(eq(orderParts._id, _id));
  await settleHolds(tx, order._id);
  await tx
    .update(orders)
    .set({
      status: statusOf(posted),
      heldUntil: null,
      cancelledAt: null,
      cancelReason: null,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders._id, order._id));
  return sumKobo(balances(posted));
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  why: NotHonoured,
  amount: Kobo,
): Promise<void> {
  const reason = NOT_HONOURED[why];
  const cause = `not-honoured:${why}`;
  await requestRefund(deps, tx, { paymentId: payment._id, amount, cause, reason });
  const refund = { orderId: order._id, part: null, amount, cause: `${payment._id}:${cause}`, at: deps.clock() };
  await postRefund(tx, refund);
  const template = returnedEmail(order, amount, reason);
  await sendMail(deps, tx, 'payment-returned', order.contact.email, template);
  await notify(deps, tx, {
    userIds: [order.userId],
    kind: notificationKinds.refunded,
    title: template.subject,
    text: reason,
    path: `/orders/${order._id}`,
    cause: refund.cause,
  });
}
