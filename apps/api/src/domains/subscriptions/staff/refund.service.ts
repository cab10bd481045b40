import { createHash } from 'node:crypto';
import { commonErrors } from '@adunni/contracts/errors';
import { type Kobo, kobo, sumKobo, toNaira } from '@adunni/contracts/money';
import { refundErrors } from '@adunni/contracts/orders/refunds';
import { staffSubscriptionErrors } from '@adunni/contracts/subscriptions/staff';
import { and, desc, eq, sql } from 'drizzle-orm';
import { amountText } from '../../../kit/amount-text.rules.ts';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { drawFrom } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { capturedAmount, payments, refunds } from '../../payments/tables.ts';
import { voidDrafts } from '../billing/invoices.service.ts';
import { invoices } from '../billing/tables.ts';
import { postSubscriberRefund } from '../ledger/posting.service.ts';
import { type InvoiceRow, type LockedSubscription, lockInvoice } from '../lock.queries.ts';
import { notifySubscriber } from '../mails/notify.service.ts';
import { moveSubscription } from '../transitions/move.service.ts';
import { refundedEmail } from './email-templates.ts';

interface RefundRequest {
  subscriptionId: string;
  invoiceId: string;
  /** The caller’s Idempotency-Key. */
  key: string;
  /** Null for all that is left. */
  amount: Kobo | null;
  reason: string;
}

/**
 * Refunds an invoice, or some of it, out of what was captured for it, and answers with what went back. The same key
 * refunds once; parallel refunds wait for each other, so that never more goes back than came in. The subscription stays
 * as it is. Throws 404, 409 for more than is left, 422 for a key that was used for another amount or reason.
 */
export async function refundInvoice(ctx: StaffCtx, request: RefundRequest): Promise<{ refunded: Kobo }> {
  return staffWrite(ctx, async (tx) => {
    const held = await lockInvoice(tx, request.invoiceId);
    const { invoice } = held;
    if (invoice.subscriptionId !== request.subscriptionId) throw new Refusal(commonErrors.not_found);
    const keyed = `staff:${invoice._id}:${request.key}:`;
    const cause = keyed + digestOf(request);
    const earlier = await refundedUnder(tx, invoice._id, keyed);
    if (earlier.some((refund) => refund.cause !== cause)) throw new Refusal(refundErrors.refund_key_reused);
    if (earlier.length > 0) return { refunded: sumKobo(earlier.map(({ amount }) => amount)) };
    const left = invoice.status === 'paid' ? invoice.amount - invoice.refunded : 0;
    const amount = request.amount ?? kobo(left);
    if (amount === 0 || amount > left) throw new Refusal(staffSubscriptionErrors.refund_exceeds);
    // A change that is not paid yet takes off what goes back here.
    await voidDrafts(tx, invoice.subscriptionId);
    await refundPayments(ctx, tx, invoice, { amount, cause, reason: request.reason });
    await notifyCustomer(ctx, tx, held, amount, request);
    return { refunded: amount };
  });
}

/** Letters of a digest. */
const DIGEST = 32;

/** What is asked for, in short: the same for the same amount and reason. */
const digestOf = ({ amount, reason }: RefundRequest): string =>
  createHash('sha256')
    .update(JSON.stringify({ amount: amount && toNaira(amount), reason }))
    .digest('hex')
    .slice(0, DIGEST);

/** What went back of an invoice under a key, whatever was asked for with it. */
async function refundedUnder(tx: Tx, invoiceId: string, keyed: string): Promise<{ amount: Kobo; cause: string }[]> {
  const rows = await tx
    .select({ amount: refunds.amount, cause: refunds.cause })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.invoiceId, invoiceId));
  return rows.filter(({ cause }) => cause.slice(0, -DIGEST) === keyed);
}

/** Draws the amount from the invoice’s payments, the latest first, and posts it. */
async function refundPayments(
  ctx: StaffCtx,
  tx: Tx,
  invoice: InvoiceRow,
  { amount, cause, reason }: { amount: Kobo; cause: string; reason: string },
): Promise<void> {
  const captured = await tx
    .select({ _id: payments._id, amount: capturedAmount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.invoiceId, invoice._id), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paidAt), desc(payments._id))
    .for('update');
  for (const drawn of drawFrom(amount, captured)) await requestRefund(ctx, tx, { ...drawn, cause, reason });
  const posted = { invoiceId: invoice._id, amount, cause, isHonoured: true, at: ctx.clock() };
  await postSubscriberRefund(tx, posted);
  const refunded = sql`${invoices.refunded} + ${amount}`;
  await tx.update(invoices).set({ refunded }).where(eq(invoices._id, invoice._id));
}

async function notifyCustomer(
  ctx: StaffCtx,
  tx: Tx,
  { account, row, invoice }: LockedSubscription & { invoice: InvoiceRow },
  amount: Kobo,
  { reason, key }: RefundRequest,
): Promise<void> {
  const number = invoice.number ?? '';
  const detail = `${amountText(amount)} of invoice ${number} refunded.`;
  const happened = { kind: 'refunded', by: 'staff', detail, reason, actorId: ctx.viewer._id } as const;
  // What the billing clock is to do next does not change by it.
  await moveSubscription(ctx, tx, { account, row }, { dueAt: row.dueAt }, happened);
  const template = (greeting: string) => refundedEmail(greeting, number, amount, reason);
  await notifySubscriber(ctx, tx, row.userId, 'subscription-refunded', template, `refunded:${invoice._id}:${key}`);
}
