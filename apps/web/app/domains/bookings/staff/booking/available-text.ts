import { REPORT_DAYS } from '@adunni/contracts/bookings/report-rules';
import type { StaffBooking } from '@adunni/contracts/bookings/staff';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { countOf } from '../../../../kit/count-of.ts';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import { dayText, localTime } from '../../../availability/public/clocks/times.ts';
import { payoutOf } from '../../../payouts/public/payout-day.ts';
import { REPORT_MS } from '../labels.ts';

type Earning = Pick<StaffBooking, 'status' | 'endsAt' | 'zone' | 'availableFrom' | 'earnedAt'> & {
  report: Pick<NonNullable<StaffBooking['report']>, 'status'> | null;
};

/** When the earnings of a booking become available, and in which payout they are; null of one that earns nothing more. `now` in ms. */
export function availableText(booking: Earning, now: number): string | null {
  const { status, endsAt, zone, availableFrom, earnedAt, report } = booking;
  if (report?.status === 'open') return 'On hold while a problem is under review.';
  if (earnedAt) return `Available for ${payoutOf(earnedAt)}.`;
  if (availableFrom)
    return `Available after ${workMoment(availableFrom, zone)}, for ${payoutOf(availableFrom)}, unless a problem is reported.`;
  if (!LIVE_BOOKINGS.includes(status)) return null;
  const ends = Date.parse(endsAt);
  const onTheDay = dayText(localTime(endsAt, zone).day, true);
  const ifOnTheDay =
    ends > now
      ? ` If it is completed on ${onTheDay}, the money goes to the bank account with ${payoutOf(ends + REPORT_MS)}.`
      : '';
  return `Earnings become available ${countOf(REPORT_DAYS, 'day')} after the booking is completed, unless a problem is reported.${ifOnTheDay}`;
}
