import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { type Places, statement } from '../../../kit/database/statement.ts';
import { job } from '../../../kit/jobs/jobs.ts';
import type { SavedCard, VerifiedPayment } from '../../../kit/payments/provider.ts';
import { tellOfFailure } from '../customer-notices.service.ts';
import type { Payable } from '../payable.ts';
import { lockPayable } from '../payables.ts';
import { type PaymentRow, paidFor } from '../present.rules.ts';
import { checkInterval, isCaptured, MISMATCH, statusAfter } from '../rules.ts';
import { payments } from '../tables.ts';
import { returnExcess, returnWrong } from './wrong.service.ts';

/** Settles one attempt outside a request: after a webhook, or when a sandbox transfer is due. */
export const settleJob = job<{ reference: string }>({
  name: 'payments-settle',
  atOnce: 5,
  run: (deps, { reference }) => settlePayment(deps, reference),
});

const readByReference = statement((db, { reference }: Places<{ reference: string }>) =>
  db.select().from(payments).where(eq(payments.reference, reference)),
);
const lockAttempt = statement((db, { _id }: Places<{ _id: string }>) =>
  db.select().from(payments).where(eq(payments._id, _id)).for('update'),
);

/**
 * Asks the provider how an attempt stands and books the answer once, however often and from however many places it is
 * called: what is paid for is locked before the attempt. Unknown references are left alone.
 * Throws ProviderUnreachable.
 */
export async function settlePayment(deps: Deps, reference: string): Promise<void> {
  const [known] = await readByReference(deps.db, { reference });
  if (known) await settleKnown(deps, known);
}

/** The same of an attempt that has just been read. */
export async function settleKnown(deps: Deps, known: PaymentRow): Promise<void> {
  if (isCaptured(known.status) || known.provider !== deps.payments.name) return;
  await settleAttempt(deps, known, await deps.payments.verify(known.reference));
}

/** Books what the provider says of an attempt; null when it never heard of it. */
export async function settleAttempt(deps: Deps, known: PaymentRow, verified: VerifiedPayment | null): Promise<void> {
  const { reference } = known;
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const payable = await lockPayable(deps, tx, paidFor(known));
    const [payment] = await lockAttempt(tx, { _id: known._id });
    if (!payment || isCaptured(payment.status)) return;
    const { status, reason } = statusAfter(payment, verified, now);
    const change = {
      ...{ status, reason: reason ?? payment.reason, checkedAt: now, paidAt: isCaptured(status) ? now : null },
      ...(isCaptured(status) && { capturedAmount: verified?.amount, capturedCurrency: verified?.currency }),
      ...(verified?.card && known.orderId && { cardHash: hashCard(verified.card) }),
    };
    const [settled] = await tx.update(payments).set(change).where(eq(payments._id, payment._id)).returning();
    if (reason === MISMATCH) deps.log.error(`payment ${reference}: ${MISMATCH}`);
    if (settled) await tell(deps, tx, payable, { was: payment, is: settled, card: verified?.card ?? null });
  });
}

/** What is kept of a card to tell whether it was used before. */
const hashCard = ({ signature }: SavedCard): string => createHash('sha256').update(signature).digest('hex');

/** Lets what is paid for know what became of an attempt, and returns what it cannot keep. */
async function tell(
  deps: Deps,
  tx: Tx,
  payable: Payable,
  { was, is, card }: { was: PaymentRow; is: PaymentRow; card: SavedCard | null },
): Promise<void> {
  if (is.status === 'succeeded') {
    await payable.record(is, card);
    return returnExcess(deps, tx, payable, is);
  }
  // To what is paid for, a payment that goes back is one that failed.
  const status = is.status === 'wrong' ? 'failed' : is.status;
  await payable.follow({ was: was.status, is: status, payment: was });
  if (is.status === 'failed' && was.status !== 'failed') await tellOfFailure(deps, tx, is);
  if (is.status === 'wrong') await returnWrong(deps, tx, payable, is);
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
