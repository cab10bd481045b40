import type { Terms, Writing } from '@adunni/contracts/bookings/policy-words';
import { toKobo, toNaira } from '@adunni/contracts/money';
import type { CancellationPolicy } from '@adunni/contracts/services/cancellation-policy';
import type { Place } from '@adunni/contracts/services/services';
import { naira } from '../../../../kit/money/naira.ts';

/** Amounts as makers read them; no time is chosen yet. */
export const nairaWriting: Writing = { amount: (amount) => naira(toNaira(amount)), moment: String };

/** The terms of a service before anybody books it. */
export const serviceTerms = (
  {
    place,
    duration,
    deposit,
    confirmation,
  }: { place: Place; duration: number; deposit: number; confirmation: 'instant' | 'request' },
  policy: CancellationPolicy,
): Terms => ({
  ...{ policy, place, duration, deposit: toKobo(deposit), paid: null, startsAt: null, now: null },
  isRequest: confirmation === 'request',
});
