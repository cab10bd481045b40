import { BOOKING_STATE_LABELS, type BookingState } from '@adunni/contracts/booking-states';
import type { BookingRow } from '@adunni/contracts/bookings';

type Standing = Pick<BookingRow, 'state' | 'due' | 'heldUntil' | 'hasProposal'>;

/** Whether a booking waits for its payment, without which it lapses. */
export const isUnpaid = ({ state, due, heldUntil }: Omit<Standing, 'hasProposal'>): boolean =>
  state === 'pending' && heldUntil !== null && due > 0;

/** How a booking stands in a few words for its customer. */
export function standing(booking: Standing): string {
  if (booking.hasProposal) return 'Another time proposed';
  if (booking.state !== 'pending') return BOOKING_STATE_LABELS[booking.state];
  return isUnpaid(booking) ? 'Awaiting payment' : 'Waiting for the maker';
}

/** How a state is marked: something to do or to wait for, agreed, or over. */
export function toneOf({ state, hasProposal }: { state: BookingState; hasProposal: boolean }): Tone {
  if (state === 'pending' || hasProposal) return 'waits';
  if (state === 'confirmed' || state === 'rescheduled') return 'stands';
  return state === 'completed' ? 'over' : 'off';
}
export type Tone = 'waits' | 'stands' | 'over' | 'off';
