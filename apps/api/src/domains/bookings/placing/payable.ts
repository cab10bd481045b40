import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { paymentErrors } from '@adunni/contracts/payments/payments';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { Due } from '../../payments/rules.ts';
import type { Payable, PayableSource } from '../../payments/service.ts';
import { type BookingRow, lockBooking, ownedBy } from '../lock.queries.ts';
import { dueNow } from '../rules.ts';
import { bookings } from '../tables.ts';
import { recordPayment } from './record-payment.service.ts';

/** What a payment means to a booking. */
export const bookingPayable: PayableSource = {
  kind: 'booking',
  lock: lockPayableBooking,
  table: { id: bookings._id, userId: bookings.userId, number: bookings.number },
  page: (id) => `/bookings/${id}`,
};

/** Locks a booking to be paid, a person’s own when `userId` is given. Throws 404. */
async function lockPayableBooking(deps: Deps, tx: Tx, bookingId: string, userId?: string): Promise<Payable> {
  const booking = await lockBooking(tx, bookingId, userId === undefined ? undefined : ownedBy(userId));
  return {
    email: booking.contact.email ?? '',
    metadata: { bookingId, bookingNumber: booking.number },
    due: async () => amountDue(deps, booking),
    record: (payment) => recordPayment(deps, tx, booking, payment),
    // A time waits as long for a transfer as for a card: what comes later is honoured while the time is free.
    follow: async () => undefined,
  };
}

function amountDue(deps: Deps, booking: BookingRow): Due {
  const isLapsed = booking.heldUntil !== null && booking.heldUntil <= deps.clock();
  if (isLapsed || (booking.status === 'cancelled' && booking.endedBy === 'system'))
    throw new Refusal(bookingErrors.booking_hold_expired);
  const due = dueNow(booking);
  if (!due) throw new Refusal(paymentErrors.nothing_due);
  return due;
}
