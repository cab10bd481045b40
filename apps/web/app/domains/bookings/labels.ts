import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { BOOKING_STATUSES, type BookingStatus } from '@adunni/contracts/bookings/statuses';
import type { MarkTone } from '../../kit/status-mark.tsx';

type StatusFields = Pick<BookingRow, 'status' | 'due' | 'heldUntil' | 'hasProposal'>;

/** Whether a booking waits for its payment, without which it lapses. */
export const isUnpaid = ({ status, due, heldUntil }: Omit<StatusFields, 'hasProposal'>): boolean =>
  status === 'pending' && heldUntil !== null && due > 0;

/** How a booking stands in a few words for its customer. */
export function statusLabel(booking: StatusFields): string {
  if (booking.hasProposal) return 'Another time proposed';
  if (booking.status !== 'pending') return BOOKING_STATUSES[booking.status].label;
  return isUnpaid(booking) ? 'Awaiting payment' : 'Awaiting confirmation';
}

/** How a booking is marked. */
export function toneOf({ status, hasProposal }: { status: BookingStatus; hasProposal: boolean }): MarkTone {
  if (status === 'pending' || hasProposal) return 'waits';
  if (status === 'confirmed' || status === 'rescheduled') return 'stands';
  return status === 'completed' ? 'over' : 'off';
}
