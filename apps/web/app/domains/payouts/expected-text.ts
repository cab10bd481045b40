import { HANDED_OVER_DAYS } from '@adunni/contracts/asoebi/sums';
import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { Answer } from '@adunni/contracts/endpoint';
import type { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { shortDay } from '../../kit/dates.ts';
import { payoutOf } from './public/payout-day.ts';

type Kind = Answer<typeof getPayoutSchedule>['pending'][number]['kind'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the money of each kind waits for while nobody knows the day. */
const UNKNOWN: Record<Kind, string> = {
  order: 'Date known once delivered or collected',
  cutting: 'Released when cutting starts',
  booking: `Released ${REPORT_DAYS} days after it is recorded as completed, unless a problem is reported`,
  'aso-ebi': 'Released within the hour once all its sets are paid for and handed over, but not while on hold',
};

/** What the day is reckoned by: now in ms, and for how many days after delivery an order’s earnings wait. */
interface Times {
  now: number;
  daysAfterDelivery: number;
}

/** When pending earnings are expected to become available, for which payout, and what that depends on; `at` as it travels. */
export function expectedText(kind: Kind, at: string | null, { now, daysAfterDelivery }: Times): string {
  if (at === null) return UNKNOWN[kind];
  const left = Date.parse(at) - now;
  // What is released by a job of every hour, and waits for nothing else, has no day worth telling.
  if (left <= HOUR_MS) return `Available within the hour, for ${payoutOf(at)}`;
  const expected = `Expected by ${shortDay(at)}, for ${payoutOf(at)}`;
  if (kind === 'aso-ebi')
    return `${expected}: ${HANDED_OVER_DAYS} days after the event, if its sets are paid for and ready by then. Sooner once all are handed over`;
  // What is delivered already has no more than those days left.
  const delivered = Date.parse(at) - daysAfterDelivery * DAY_MS;
  if (kind === 'order' && delivered > now)
    return `${expected}, if it is delivered or collected by ${shortDay(new Date(delivered).toISOString())} and marked so that day`;
  // Its days to report a problem begin when it ends: more than those are left only of what is still to take place.
  if (kind === 'booking' && left > REPORT_DAYS * DAY_MS)
    return `${expected}: ${REPORT_DAYS} days after it, if it takes place and is completed on the day`;
  return expected;
}
