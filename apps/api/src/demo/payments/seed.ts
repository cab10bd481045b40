import { randomBytes } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import { and, desc, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { orders } from '../../domains/orders/tables.ts';
import { returnWrong } from '../../domains/payments/collecting/wrong.service.ts';
import { recordDeclined, recordRefund } from '../../domains/payments/refunds/record.service.ts';
import { MISMATCH } from '../../domains/payments/rules.ts';
import { payments, refunds, sandboxTransactions } from '../../domains/payments/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { pastDeps } from '../past/deps.ts';

/** What the bank of somebody who paid by transfer kept for itself, in kobo. */
const BANK_FEE = 5250;
/** How long before the right payment the wrong one came. */
const BEFORE_MS = 25 * MINUTE_MS;
const DECLINED_AFTER_MS = 3 * HOUR_MS;

/** Why the sandbox could not return money: the first card takes none, so a retry fails again; the second one does. */
const STUCK = [
  { card: 'closed', message: 'The card was closed by the customer’s bank' },
  { card: 'works', message: 'The customer’s bank could not be reached' },
] as const;

/**
 * Lets some of the demo’s payments end oddly: two refunds that are stuck and wait for staff, and a transfer that lacked
 * the bank’s fee and went back before the customer paid again. Nobody is written to.
 */
export async function seedOddPayments(deps: Deps, tx: Tx): Promise<void> {
  await sticksRefunds(deps, tx);
  await returnsWrongTransfer(deps, tx);
  await tx.delete(mails).where(inArray(mails.kind, ['notice-payment-trouble', 'payment-returned']));
}

/** The newest refunds of orders did not go through, each of another payment: a transaction has one card. */
async function sticksRefunds(deps: Deps, tx: Tx): Promise<void> {
  const lastOfPayment = tx
    .selectDistinctOn([refunds.paymentId], { _id: refunds._id })
    .from(refunds)
    .where(eq(refunds.status, 'processed'))
    .orderBy(refunds.paymentId, desc(refunds.createdAt), desc(refunds._id));
  const newest = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(and(inArray(refunds._id, lastOfPayment), isNotNull(payments.orderId)))
    .orderBy(desc(refunds.createdAt), desc(refunds._id))
    .limit(STUCK.length);
  for (const [index, { card, message }] of STUCK.entries()) {
    const stuck = newest[index];
    if (!stuck) return;
    const { refund, payment } = stuck;
    const at = new Date(Math.min(refund.createdAt.getTime() + DECLINED_AFTER_MS, deps.clock().getTime()));
    const { reference, amount, currency } = payment;
    const known = { reference, amount, currency, email: 'customer@adunni.example', returnUrl: deps.config.publicUrl };
    await tx.insert(sandboxTransactions).values({ ...known, status: 'success', card });
    await tx
      .update(refunds)
      .set({ status: 'pending', providerId: null, settledAt: null })
      .where(eq(refunds._id, refund._id));
    await recordDeclined(
      pastDeps(deps, tx, () => at),
      refund._id,
      message,
    );
  }
}

/** The newest order that was paid at once had been paid with too little before. */
async function returnsWrongTransfer(deps: Deps, tx: Tx): Promise<void> {
  const hasRefunds = tx.select({ _id: refunds._id }).from(refunds).where(sql`${refunds.paymentId} = ${payments}.id`);
  const [found] = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders._id, payments.orderId))
    .where(and(eq(payments.purpose, 'full'), ne(orders.status, 'cancelled'), notExists(hasRefunds)))
    .orderBy(desc(payments.createdAt), desc(payments._id))
    .limit(1);
  if (!found?.payment.paidAt) return;
  const { orderId, amount, currency, provider, paidAt } = found.payment;
  const at = new Date(paidAt.getTime() - BEFORE_MS);
  const [wrong] = await tx
    .insert(payments)
    .values({
      ...{ orderId, amount, currency, provider, status: 'wrong', purpose: 'full', reason: MISMATCH },
      ...{ capturedAmount: kobo(amount - BANK_FEE), capturedCurrency: currency },
      reference: `adn-${randomBytes(16).toString('hex')}`,
      ...{ createdAt: at, paidAt: at, checkedAt: at },
    })
    .returning();
  if (!wrong) return;
  const then = pastDeps(deps, tx, () => at);
  await returnWrong(then, tx, { email: '' }, wrong);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.paymentId, wrong._id));
  if (!refund) return;
  const settled = pastDeps(deps, tx, () => paidAt);
  await recordRefund(settled, refund._id, { providerId: `sandbox-${refund._id}`, status: 'processed', amount: null });
}
