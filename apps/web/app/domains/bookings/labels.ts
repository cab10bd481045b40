import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { BOOKING_STATUSES, type BookingStatus, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import { naira } from '../../kit/money/naira.ts';
import type { MarkTone } from '../../kit/status-mark.tsx';
import { momentText } from '../availability/public/clocks/times.ts';

type StatusFields = Pick<BookingRow, 'status' | 'due' | 'heldUntil' | 'hasProposal'>;
type MovedFields = Pick<BookingRow, 'startsAt' | 'firstStartsAt' | 'zone'>;

/** Whether a booking waits for its payment, without which it lapses. */
export const isUnpaid = ({ status, due, heldUntil }: Omit<StatusFields, 'hasProposal'>): boolean =>
  status === 'pending' && heldUntil !== null && due > 0;

/** How a booking stands in a few words for its customer. */
export function statusLabel(booking: StatusFields & MovedFields): string {
  if (booking.hasProposal) return 'Another time proposed';
  if (booking.status === 'rescheduled') return movedLabel(booking);
  if (booking.status !== 'pending') return BOOKING_STATUSES[booking.status].label;
  return isUnpaid(booking) ? 'Awaiting payment' : 'Awaiting confirmation';
}

/** A booking that stands at another time than it was booked for first: `Confirmed · originally Tue 24 Nov, 10:00`. */
function movedLabel({ startsAt, firstStartsAt, zone }: MovedFields): string {
  const { label } = BOOKING_STATUSES.confirmed;
  const isBack = Date.parse(startsAt) === Date.parse(firstStartsAt);
  return isBack ? label : `${label} · originally ${momentText(firstStartsAt, zone)}`;
}

/** What a booking is called: for an order what the order’s page calls it, else by its service. */
export const bookingTitle = ({ visit, service }: Pick<BookingRow, 'visit' | 'service'>): string =>
  visit ? VISIT_NAMES[visit] : service.title;

/** What of a booking’s price is paid; null where nothing is to pay, or its status says it. */
export function paidLabel(booking: StatusFields & Pick<BookingRow, 'total' | 'paid'>): string | null {
  const { status, total, paid } = booking;
  if (!LIVE_BOOKINGS.includes(status) && status !== 'completed') return null;
  if (total === 0 || isUnpaid(booking)) return null;
  if (paid >= total) return 'Paid';
  // What was paid on the spot is not known of all that took place.
  if (status === 'completed') return null;
  return paid > 0 ? `${naira(total - paid)} to pay` : 'To pay';
}

/** The service of a booking where its title does not say it already. */
export const serviceBeside = (booking: Pick<BookingRow, 'visit' | 'service'>): string | null =>
  bookingTitle(booking) === booking.service.title ? null : booking.service.title;

/** How a booking is marked. */
export function toneOf({ status, hasProposal }: { status: BookingStatus; hasProposal: boolean }): MarkTone {
  if (status === 'pending' || hasProposal) return 'waits';
  if (status === 'confirmed' || status === 'rescheduled') return 'stands';
  return status === 'completed' ? 'over' : 'off';
}
