import { guestErrors } from '@adunni/contracts/asoebi/guest';
import { PAYMENT_OPEN_HOURS, type PaymentStatus, paymentErrors } from '@adunni/contracts/payments/payments';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS, MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { Due } from '../../payments/rules.ts';
import type { Payable, PayableSource } from '../../payments/service.ts';
import { getSettings } from '../../settings/queries.ts';
import { requireOpen } from '../placing/places.service.ts';
import { asoEbiOrders, type GuestOrderRow } from '../placing/tables.ts';
import { asoEbiGroups } from '../tables.ts';
import { dueOf } from './due.rules.ts';
import { activeSets, lockOrder, surroundingsOf } from './lock.queries.ts';
import { recordPayment } from './record.service.ts';

/** What a payment means to an order of sets. */
export const setOrderPayable: PayableSource = {
  kind: 'aso-ebi',
  lock: lockPayableOrder,
  table: { id: asoEbiOrders._id, userId: asoEbiOrders.userId, number: asoEbiOrders.number },
  // By the payment’s reference the page finds the link of the order, which is nobody else’s to know.
  page: (id) => `/cultural/aso-ebi/paid/${id}`,
};

async function lockPayableOrder(deps: Deps, tx: Tx, orderId: string, userId?: string): Promise<Payable> {
  const isTheirs = userId === undefined ? undefined : eq(asoEbiOrders.userId, userId);
  const order = await lockOrder(tx, and(eq(asoEbiOrders._id, orderId), isTheirs));
  return {
    // Providers ask for an address; who has none gets one of ours, where nothing is read.
    email: order.email ?? `${order.number.toLowerCase()}@guests.${deps.config.mailDomain}`,
    metadata: { orderId, orderNumber: order.number },
    due: () => amountDue(deps, tx, order),
    record: (payment) => recordPayment(deps, tx, order, payment),
    follow: ({ was, is }) => holdFor(deps, tx, order, { was, is }),
  };
}

async function amountDue(deps: Deps, tx: Tx, order: GuestOrderRow): Promise<Due> {
  const now = deps.clock();
  const isLapsed = order.status === 'cancelled' && order.cancelledBy === 'hold';
  if (isLapsed || (order.holdUntil && order.holdUntil <= now)) throw new Refusal(guestErrors.guest_hold_over);
  const due = dueOf(order);
  if (!due) throw new Refusal(paymentErrors.nothing_due);
  // The event is locked before its group, as by who holds it.
  const around = order.status === 'reserved' ? await surroundingsOf(tx, order, await activeSets(tx, order._id)) : null;
  const [group] = await tx.select().from(asoEbiGroups).where(eq(asoEbiGroups._id, order.groupId)).for('share');
  if (group?.heldAt) throw new Refusal(guestErrors.group_paused);
  if (around) requireOpen(around.event, around.packages, now, around.isOffered);
  return due;
}

/** Sets wait for a transfer that is on its way as long as a transfer can take, and then as long as for a card. */
async function holdFor(
  deps: Deps,
  tx: Tx,
  order: GuestOrderRow,
  { was, is }: { was: PaymentStatus; is: PaymentStatus },
): Promise<void> {
  if (order.status !== 'reserved' || was === is || (was !== 'waiting' && is !== 'waiting')) return;
  const { stockHoldMinutes } = await getSettings(tx);
  const wait = is === 'waiting' ? PAYMENT_OPEN_HOURS * HOUR_MS : stockHoldMinutes * MINUTE_MS;
  const holdUntil = new Date(deps.clock().getTime() + wait);
  await tx.update(asoEbiOrders).set({ holdUntil }).where(eq(asoEbiOrders._id, order._id));
}
