import { kobo } from '@adunni/contracts/money';
import { eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import type { PaymentRow } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { orderPaidEmail, paymentReturnedEmail } from '../guests/email-templates.ts';
import { postPayment, postUnusedRefund } from '../ledger/posting.service.ts';
import { addTaken, countEach, leftOf, lockPackages } from '../placing/places.service.ts';
import { asoEbiOrders, asoEbiSets, type GuestOrderRow } from '../placing/tables.ts';
import { asoEbiEvents, asoEbiGroups } from '../tables.ts';
import { dueOf } from './due.rules.ts';

/** Why a payment cannot be honoured: what the guest reads, and the refund’s cause. */
const NOT_HONOURED = {
  second: 'This order was already paid, so your second payment will be refunded.',
  ended: 'The order was cancelled before your payment arrived, so it will be refunded.',
  late: 'Your payment arrived after the time to pay and the sets are no longer available, so it will be refunded.',
} as const;
type NotHonoured = keyof typeof NOT_HONOURED;

/**
 * Books a successful payment on its locked order. It is honoured when the order waits for it, also when the last day to
 * order ended meanwhile, and when its hold lapsed and the sets are still free; all else is refunded. Call once per
 * payment, in the transaction that marks it as succeeded.
 */
export async function recordPayment(deps: Deps, tx: Tx, order: GuestOrderRow, payment: PaymentRow): Promise<void> {
  const why = await whyNot(tx, order, payment);
  if (why) return giveBack(deps, tx, order, payment, why);
  const at = deps.clock();
  await postPayment(tx, order, { payment, isHonoured: true, at });
  const paid = kobo(order.paid + payment.amount);
  const status = paid - order.refunded >= order.total ? ('paid' as const) : ('part-paid' as const);
  const change = { paid, status, holdUntil: null, cancelledAt: null, cancelledBy: null, cancelReason: '' };
  await tx.update(asoEbiOrders).set(change).where(eq(asoEbiOrders._id, order._id));
  if (order.email) {
    const email = orderPaidEmail({ ...order, ...change }, payment.amount);
    await sendMail(deps, tx, 'aso-ebi-paid', order.email, email);
  }
}

/** Why a payment cannot be honoured; null when it can, the sets of a lapsed order being taken again. */
async function whyNot(tx: Tx, order: GuestOrderRow, { amount }: PaymentRow): Promise<NotHonoured | null> {
  const due = dueOf(order);
  if (due) return amount === due.amount ? null : 'second';
  if (order.status === 'paid') return 'second';
  if (order.cancelledBy !== 'hold' || order.paid > 0 || amount !== order.deposit) return 'ended';
  return (await reclaim(tx, order)) ? null : 'late';
}

/** Takes the sets of a lapsed order again, all or none of them. */
async function reclaim(tx: Tx, order: GuestOrderRow): Promise<boolean> {
  const [event] = await tx.select().from(asoEbiEvents).where(eq(asoEbiEvents._id, order.eventId)).for('share');
  const [group] = await tx.select().from(asoEbiGroups).where(eq(asoEbiGroups._id, order.groupId)).for('share');
  const sets = await tx.select().from(asoEbiSets).where(eq(asoEbiSets.orderId, order._id));
  const wanted = countEach(sets.map(({ packageId }) => packageId));
  const packages = await lockPackages(tx, [...wanted.keys()]);
  const isFree = packages.every((pack) => {
    const left = leftOf(pack);
    return !pack.withdrawnAt && (left === null || left >= (wanted.get(pack._id) ?? 0));
  });
  if (!event || event.status === 'cancelled' || event.heldAt || group?.heldAt || !isFree) return false;
  for (const [packageId, count] of wanted) await addTaken(tx, packageId, count);
  const ids = sets.map(({ _id }) => _id);
  await tx.update(asoEbiSets).set({ cancelledAt: null }).where(inArray(asoEbiSets._id, ids));
  return true;
}

async function giveBack(
  deps: Deps,
  tx: Tx,
  order: GuestOrderRow,
  { _id: paymentId, amount }: PaymentRow,
  why: NotHonoured,
): Promise<void> {
  const at = deps.clock();
  const [reason, cause] = [NOT_HONOURED[why], `not-honoured:${why}`];
  await postPayment(tx, order, { payment: { _id: paymentId, amount }, isHonoured: false, at });
  await requestRefund(deps, tx, { paymentId, amount, cause, reason });
  await postUnusedRefund(tx, order._id, { amount, cause: `${paymentId}:${cause}`, at });
  if (order.email)
    await sendMail(deps, tx, 'aso-ebi-returned', order.email, paymentReturnedEmail(order, amount, reason));
}
