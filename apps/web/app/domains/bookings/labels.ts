import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import { BOOKING_STATUSES, type BookingStatus } from '@adunni/contracts/bookings/statuses';
import type { MarkTone } from '../../kit/status-mark.tsx';

type StatusFields = Pick<BookingRow, 'state' | 'due' | 'heldUntil' | 'hasProposal'>;

/** Whether a booking waits for its payment, without which it lapses. */
export const isUnpaid = ({ state, due, heldUntil }: Omit<StatusFields, 'hasProposal'>): boolean =>
  state === 'pending' && heldUntil !== null && due > 0;

/** How a booking stands in a few words for its customer. */
export function statusLabel(booking: StatusFields): string {
  if (booking.hasProposal) return 'Another time proposed';
  if (booking.state !== 'pending') return BOOKING_STATUSES[booking.state].label;
  return isUnpaid(booking) ? 'Awaiting payment' : 'Waiting for the maker';
}

/** How a booking is marked. */
export function toneOf({ state, hasProposal }: { state: BookingStatus; hasProposal: boolean }): MarkTone {
  if (state === 'pending' || hasProposal) return 'waits';
  if (state === 'confirmed' || state === 'rescheduled') return 'stands';
  return state === 'completed' ? 'over' : 'off';
}
