import { paymentErrors } from '@adunni/contracts/payments/payments';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { Due } from '../../payments/rules.ts';
import type { Payable, PayableSource, Payer } from '../../payments/service.ts';
import { lockOrder, type OrderRow, partsOf } from '../lock.queries.ts';
import { dueNow } from '../rules.ts';
import { orders } from '../tables.ts';
import { holdFor } from './holds.service.ts';
import { recordPayment } from './record-payment.service.ts';

/** What a payment means to an order. */
export const orderPayable: PayableSource = {
  kind: 'order',
  lock: lockPayableOrder,
  table: { id: orders._id, userId: orders.userId, number: orders.number },
  page: (id) => `/orders/${id}`,
};

/** What a payment provider is told of an order. */
export const payerOf = ({ _id, number, contact }: OrderRow): Payer => ({
  email: contact.email,
  metadata: { orderId: _id, orderNumber: number },
});

/** Locks an order to be paid, a person’s own when `userId` is given. Throws 404. */
async function lockPayableOrder(deps: Deps, tx: Tx, orderId: string, userId?: string): Promise<Payable> {
  const order = await lockOrder(tx, orderId, userId);
  return {
    ...payerOf(order),
    due: () => amountDue(deps, tx, order),
    record: (payment) => recordPayment(deps, tx, order, payment),
    follow: (change) => holdFor(deps, tx, order, change),
  };
}

async function amountDue(deps: Deps, tx: Tx, order: OrderRow): Promise<Due> {
  const due = dueNow(order, await partsOf(tx, order._id));
  const lapsed = order.heldUntil !== null && order.heldUntil <= deps.clock();
  if (order.cancelReason === 'expired' || (order.status === 'awaiting-payment' && lapsed))
    throw new Refusal(paymentErrors.hold_expired);
  if (!due) throw new Refusal(paymentErrors.nothing_due);
  return due;
}
