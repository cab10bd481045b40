import { nextPayoutAt } from '@adunni/contracts/payouts/calendar';
import { day } from '../../../kit/dates.ts';

/** The payout that holds what becomes available at a moment: `the payout of 4 December 2026`. */
export const payoutOf = (at: string | number): string =>
  `the payout of ${day(nextPayoutAt(new Date(at)).toISOString())}`;

/** When what is not released yet is paid out once it is; `now` in ms. */
export const nextPayoutText = (now: number): string =>
  `Payouts are every second Friday, next on ${day(nextPayoutAt(new Date(now)).toISOString())}; each includes what was released before 10:00 that day.`;
