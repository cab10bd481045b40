import type { Booking } from '@adunni/contracts/bookings/bookings';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { Payment } from '@adunni/contracts/payments/payments';
import { countedPayment, type Return } from '../../../payments/public/confirmed.ts';
import { isUnpaid } from '../../labels.ts';

type Booked = Pick<Booking, 'status' | 'due' | 'heldUntil' | 'paid'> & { payments: readonly Payment[] };

/** What is confirmed to who comes back to a booking; null when that is nothing, or the payment did not count. */
export function confirmedOf(booking: Booked, from: Return): Payment | 'free' | null {
  if (!LIVE_BOOKINGS.includes(booking.status) || isUnpaid(booking)) return null;
  if (from.reference !== null) return countedPayment(booking.payments, from);
  return from.isPlaced && booking.paid === 0 ? 'free' : null;
}
