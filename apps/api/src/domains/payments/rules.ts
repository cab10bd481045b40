import { type Kobo, kobo, toKobo } from '@adunni/contracts/money';
import { LEAST_PAYMENT } from '@adunni/contracts/payments/least';
import { type LoadedPayment, PAYMENT_OPEN_HOURS, type PaymentStatus } from '@adunni/contracts/payments/payments';
import { HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import type { VerifiedPayment } from '../../kit/payments/provider.ts';

export { capturedOf, type PaymentRow, type StartedPayment, toPayment } from './present.rules.ts';

/** The least that a provider charges. */
export const LEAST_CHARGE = toKobo(LEAST_PAYMENT);

/** What can be charged of an amount: all of it, or nothing. */
export const chargeable = (amount: Kobo): Kobo => (amount < LEAST_CHARGE ? kobo(0) : amount);

/** What the next payment is for and how much it must bring. */
export interface Due {
  purpose: LoadedPayment['purpose'];
  amount: Kobo;
}

/** What a first payment is for: everything, also where the deposit is the whole price. */
export const firstPurpose = (amount: Kobo, total: Kobo): 'full' | 'deposit' => (amount < total ? 'deposit' : 'full');

/** An attempt as the rules see it. */
export interface Attempt {
  status: PaymentStatus;
  amount: Kobo;
  currency: string;
  createdAt: Date;
}

/** Text kept with an attempt that brought less than was asked for, or another currency. */
export const MISMATCH = 'Another amount or currency came in than was asked for';

const isOpen = (status: PaymentStatus): boolean => status === 'created' || status === 'waiting';

/** Whether money came in under it, which no later answer changes. */
export const isCaptured = (status: PaymentStatus): boolean => status === 'succeeded' || status === 'wrong';

/**
 * Status of an attempt after the provider’s answer (null: it never heard of it). Only a success of at least the stored
 * amount in the stored currency counts, and it counts even after a failure; open attempts are given up after a day.
 */
export function statusAfter(
  attempt: Attempt,
  verified: VerifiedPayment | null,
  now: Date,
): { status: PaymentStatus; reason: string | null } {
  if (isCaptured(attempt.status)) return { status: attempt.status, reason: null };
  if (verified?.status === 'success') {
    const isEnough = verified.amount >= attempt.amount && verified.currency === attempt.currency;
    if (isEnough) return { status: 'succeeded', reason: null };
    return { status: verified.amount > 0 ? 'wrong' : 'failed', reason: MISMATCH };
  }
  if (!isOpen(attempt.status)) return { status: attempt.status, reason: null };
  if (verified?.status === 'failed') return { status: 'failed', reason: verified.reason };
  const spent = now.getTime() - attempt.createdAt.getTime() >= PAYMENT_OPEN_HOURS * HOUR_MS;
  if (spent) return { status: 'abandoned', reason: null };
  return { status: verified?.waiting ? 'waiting' : attempt.status, reason: null };
}

const CHECK_SOONEST_MS = 30_000;
const CHECK_LATEST_MS = 30 * MINUTE_MS;

/** How long to leave an open attempt alone after a check: a quarter of its age, 30 seconds to 30 minutes. */
export function checkInterval(ageMs: number): number {
  return Math.min(CHECK_LATEST_MS, Math.max(CHECK_SOONEST_MS, ageMs / 4));
}

/**
 * Takes an amount out of payments, the latest first, none beyond what it still holds of what it captured (`amount`);
 * throws when they hold less.
 */
export function drawFrom(
  amount: Kobo,
  payments: readonly { _id: string; amount: Kobo; refunded: Kobo }[],
): { paymentId: string; amount: Kobo }[] {
  let left: number = amount;
  const drawn: { paymentId: string; amount: Kobo }[] = [];
  for (const payment of payments) {
    const take = Math.min(left, payment.amount - payment.refunded);
    if (take > 0) drawn.push({ paymentId: payment._id, amount: kobo(take) });
    left -= take;
  }
  if (left > 0) throw new RangeError('a refund exceeds what was captured');
  return drawn;
}
