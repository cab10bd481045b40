import type { Kobo } from '@adunni/contracts/money';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { MINUTE_MS } from '../../kit/durations.rules.ts';
import { job } from '../../kit/jobs/jobs.ts';
import { type ProviderRefund, ProviderRefused } from '../../kit/payments/provider.ts';
import { type PayableRef, paidFor } from './present.rules.ts';
import { payments, refunds } from './tables.ts';

/** How long the provider has before a refund without an answer is looked up and, when unknown there, asked again. */
const ANSWER_MS = MINUTE_MS;

export interface RefundRequest {
  paymentId: string;
  amount: Kobo;
  /** What the refund is for; the same cause on the same payment is refunded once. */
  cause: string;
  /** What the customer is told. */
  reason: string;
}

/** Money that the provider has returned to whoever had paid. */
export interface SentRefund {
  _id: string;
  amount: Kobo;
  paidFor: PayableRef;
  at: Date;
}

/** Carries out one refund with the provider. */
export const refundJob = job<{ refundId: string }>({ name: 'payments-refund', run: executeRefund });

/**
 * Books money to go back, in the caller’s transaction; a job carries it out. Throws when that would refund more than
 * the payment captured.
 */
export async function requestRefund(deps: Deps, tx: Tx, request: RefundRequest): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...request, createdAt: deps.clock() })
    .onConflictDoNothing({ target: [refunds.paymentId, refunds.cause] })
    .returning({ _id: refunds._id });
  if (!refund) return;
  const room = and(
    eq(payments._id, request.paymentId),
    eq(payments.status, 'succeeded'),
    sql`${payments.refunded} + ${request.amount} <= ${payments.amount}`,
  );
  const booked = await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} + ${request.amount}` })
    .where(room)
    .returning({ _id: payments._id });
  if (booked.length === 0)
    throw new Error(`refund ${request.cause} exceeds what payment ${request.paymentId} captured`);
  await deps.jobs.enqueue(tx, refundJob, { refundId: refund._id });
}

/**
 * Takes up pending refunds whose provider has been silent, or whose job was lost: the one that was looked at longest ago
 * first, and ever more rarely, so that those that stay open keep no newer ones waiting.
 */
export async function pollRefunds(deps: Deps): Promise<void> {
  const now = deps.clock();
  const at = now.toISOString();
  const lastSeen = sql`coalesce(${refunds.checkedAt}, ${refunds.askedAt}, ${refunds.createdAt})`;
  const due = sql`${lastSeen} <= ${at}::timestamptz - least(interval '30 minutes',
    greatest(interval '1 minute', (${at}::timestamptz - ${refunds.createdAt}) / 4))`;
  const pending = await deps.db
    .select({ _id: refunds._id })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(and(eq(refunds.status, 'pending'), eq(payments.provider, deps.payments.name), due))
    .orderBy(asc(lastSeen))
    .limit(100);
  for (const { _id } of pending) {
    await deps.db.update(refunds).set({ checkedAt: now }).where(eq(refunds._id, _id));
    await executeRefund(deps, { refundId: _id }).catch((error) => deps.log.warn(error, 'a refund is still open'));
  }
}

/** Asks how the pending refunds of a payment stand; a webhook’s word for it is only the hint. */
export async function checkRefunds(deps: Deps, reference: string): Promise<void> {
  const pending = await deps.db
    .select({ _id: refunds._id })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(and(eq(payments.reference, reference), eq(refunds.status, 'pending')));
  for (const { _id } of pending) await executeRefund(deps, { refundId: _id });
}

async function executeRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const [found] = await deps.db
    .select({ refund: refunds, payment: { reference: payments.reference, provider: payments.provider } })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(refunds._id, refundId));
  if (found?.refund.status !== 'pending' || found.payment.provider !== deps.payments.name) return;
  const { refund, payment } = found;
  const named = { reference: payment.reference, cause: refund._id };
  if (refund.askedAt) {
    const known = await deps.payments.findRefund(named);
    if (known) return record(deps, refundId, known);
    if (deps.clock().getTime() - refund.askedAt.getTime() < ANSWER_MS)
      throw new Error('the refund’s answer is awaited');
  }
  if (!(await claim(deps, refundId, refund.askedAt))) return;
  try {
    const answer = await deps.payments.refund({ ...named, amount: refund.amount, note: refund.reason });
    await record(deps, refundId, answer);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.error(error, `the provider declines refund ${refundId}`);
    await deps.db.update(refunds).set({ status: 'failed' }).where(eq(refunds._id, refundId));
  }
}

/** Notes that this worker asks the provider now; false when another one was faster. */
async function claim(deps: Deps, refundId: string, seen: Date | null): Promise<boolean> {
  const unchanged = seen ? eq(refunds.askedAt, seen) : isNull(refunds.askedAt);
  const claimed = await deps.db
    .update(refunds)
    .set({ askedAt: deps.clock() })
    .where(and(eq(refunds._id, refundId), eq(refunds.status, 'pending'), unchanged))
    .returning({ _id: refunds._id });
  return claimed.length > 0;
}

async function record(deps: Deps, refundId: string, { providerId, status }: ProviderRefund): Promise<void> {
  if (status === 'failed') deps.log.error(`refund ${refundId} failed at the provider`);
  const settledAt = status === 'pending' ? null : deps.clock();
  await deps.db.transaction(async (tx) => {
    const [refund] = await tx
      .update(refunds)
      .set({ providerId, status, settledAt })
      .where(and(eq(refunds._id, refundId), eq(refunds.status, 'pending')))
      .returning();
    if (!refund || !settledAt || status !== 'processed') return;
    const [payment] = await tx.select().from(payments).where(eq(payments._id, refund.paymentId));
    if (!payment) return;
    const sent = { _id: refund._id, amount: refund.amount, paidFor: paidFor(payment), at: settledAt };
    for (const onSent of extensionsOf('refundSent')) await onSent(tx, sent);
  });
}
