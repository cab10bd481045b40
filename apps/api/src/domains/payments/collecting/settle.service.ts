import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import type { VerifiedPayment } from '../../../kit/payments/provider.ts';
import { lockPayable } from '../payables.ts';
import { type PaymentRow, paidFor } from '../present.rules.ts';
import { checkInterval, MISMATCH, statusAfter } from '../rules.ts';
import { payments } from '../tables.ts';

/** Settles one attempt outside a request: after a webhook, or when a sandbox transfer is due. */
export const settleJob = job<{ reference: string }>({
  name: 'payments-settle',
  run: (deps, { reference }) => settlePayment(deps, reference),
});

/**
 * Asks the provider how an attempt stands and books the answer once, however often and from however many places it is
 * called: what is paid for is locked before the attempt. Unknown references are left alone.
 * Throws ProviderUnreachable.
 */
export async function settlePayment(deps: Deps, reference: string): Promise<void> {
  const [known] = await deps.db.select().from(payments).where(eq(payments.reference, reference));
  if (!known || known.status === 'succeeded' || known.provider !== deps.payments.name) return;
  await settleAttempt(deps, known, await deps.payments.verify(reference));
}

/** Books what the provider says of an attempt; null when it never heard of it. */
export async function settleAttempt(deps: Deps, known: PaymentRow, verified: VerifiedPayment | null): Promise<void> {
  const { reference } = known;
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const payable = await lockPayable(deps, tx, paidFor(known));
    const [payment] = await tx.select().from(payments).where(eq(payments._id, known._id)).for('update');
    if (!payment || payment.status === 'succeeded') return;
    const { status, reason } = statusAfter(payment, verified, now);
    const paidAt = status === 'succeeded' ? now : null;
    const change = { status, reason: reason ?? payment.reason, paidAt, checkedAt: now };
    await tx.update(payments).set(change).where(eq(payments._id, payment._id));
    if (reason === MISMATCH) deps.log.error(`payment ${reference}: ${MISMATCH}`);
    if (status === 'succeeded') await payable.record({ ...payment, ...change }, verified?.card ?? null);
    else await payable.follow({ was: payment.status, is: status, payment });
  });
}

/** Settles the open attempts whose next check is due, oldest check first. */
export async function pollPayments(deps: Deps): Promise<void> {
  const now = deps.clock().getTime();
  const open = await deps.db
    .select({ reference: payments.reference, createdAt: payments.createdAt, checkedAt: payments.checkedAt })
    .from(payments)
    .where(and(inArray(payments.status, ['created', 'waiting']), eq(payments.provider, deps.payments.name)));
  const due = open.filter(({ createdAt, checkedAt }) => {
    const last = (checkedAt ?? createdAt).getTime();
    return now - last >= checkInterval(now - createdAt.getTime());
  });
  for (const { reference } of due)
    await settlePayment(deps, reference).catch((error) => deps.log.warn(error, `payment ${reference} stays open`));
}
