import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { ProviderRefused, type SavedCard } from '../../../kit/payments/provider.ts';
import type { PaymentRow } from '../present.rules.ts';
import { payments } from '../tables.ts';
import { settleAttempt, settlePayment } from './settle.service.ts';

/** How long the provider has before a charge without an answer is looked up and, when unknown there, made again. */
const ANSWER_MS = MINUTE_MS;

/**
 * Charges a saved card for a stored attempt and books how it ended, once however often and from however many places it
 * is called: an attempt that was begun before is looked up under its reference first, and the provider charges a
 * reference once. When nobody answers, the attempt stays open for the next call or the poll.
 */
export async function chargeSavedCard(
  deps: Deps,
  payment: PaymentRow,
  card: Pick<SavedCard, 'authorisation' | 'email'>,
): Promise<void> {
  if (payment.openingAt) {
    const verified = await deps.payments.verify(payment.reference);
    if (verified) return settleAttempt(deps, payment, verified);
  }
  if (!(await claim(deps, payment))) return;
  try {
    const { reference, amount, currency } = payment;
    const { url } = await deps.payments.chargeCard({ ...card, reference, amount, currency, metadata: {} });
    if (url) await deps.db.update(payments).set({ url }).where(eq(payments._id, payment._id));
  } catch (error) {
    if (error instanceof ProviderRefused) return settleAttempt(deps, payment, declined(payment, error.message));
    deps.log.warn(error, `charge ${payment.reference} has no answer yet`);
  }
  await settlePayment(deps, payment.reference);
}

const declined = ({ amount, currency }: PaymentRow, reason: string) =>
  ({ status: 'failed', waiting: false, amount, currency, reason, card: null }) as const;

/** Notes that this worker charges now; false when another one is at it. */
async function claim({ db, clock }: Deps, { _id }: PaymentRow): Promise<boolean> {
  const now = clock();
  const stale = or(isNull(payments.openingAt), lt(payments.openingAt, new Date(now.getTime() - ANSWER_MS)));
  const claimed = await db
    .update(payments)
    .set({ openingAt: now })
    .where(and(eq(payments._id, _id), eq(payments.status, 'created'), isNull(payments.url), stale))
    .returning({ _id: payments._id });
  return claimed.length > 0;
}
