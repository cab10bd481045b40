import { kobo } from '@adunni/contracts/money';
import { asc, eq } from 'drizzle-orm';
import { notifications } from '../../notifications/tables.ts';
import { paymentsOf } from '../../orders/testing.ts';
import { settlePayment } from '../collecting/settle.service.ts';
import type { PaymentRow } from '../present.rules.ts';
import { requestRefund } from '../refunds/request.service.ts';
import type { RefundRow } from '../refunds/rules.ts';
import { paymentEvents, refunds } from '../tables.ts';
import { type OpenOrder, openOrder, type PaystackApp } from './paystack-app.ts';

export type PaidOrder = OpenOrder & { payment: PaymentRow };

/** An order that was paid through the stand-in, with what came in when that was not what was asked for. */
export async function paidOrder(
  { test, standIn }: PaystackApp,
  came: { amount?: number; currency?: string } = {},
): Promise<PaidOrder> {
  const open = await openOrder(test);
  standIn.became(open.reference, { status: 'success', ...came });
  await settlePayment(test.app.deps, open.reference);
  const [payment] = await paymentsOf(test, open.orderId);
  if (!payment) throw new Error('no payment');
  return { ...open, payment };
}

/** Refunds of a payment, oldest first. */
export const refundsOf = ({ test }: PaystackApp, paymentId: string): Promise<RefundRow[]> =>
  test.app.deps.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds._id));

/** Lets money of a payment go back. */
export function askRefund({ test }: PaystackApp, paymentId: string, amount: number, cause: string): Promise<void> {
  const { deps } = test.app;
  const request = { paymentId, amount: kobo(amount), cause, reason: 'Returned.' };
  return deps.db.transaction((tx) => requestRefund(deps, tx, request));
}

/** What the stand-in was asked to return of a payment. */
export const askedOf = ({ standIn }: PaystackApp, { reference }: Pick<OpenOrder, 'reference'>) =>
  standIn.refunds.filter(({ transaction }) => transaction === reference);

/** What staff were told of payments under a cause. */
export async function toldOf({ test }: PaystackApp, cause: string) {
  return test.app.deps.db.select().from(notifications).where(eq(notifications.cause, cause));
}

/** The history of a payment, oldest first. */
export const historyOf = ({ test }: PaystackApp, paymentId: string) =>
  test.app.deps.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents._id));
