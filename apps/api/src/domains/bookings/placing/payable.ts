import { bookingErrors } from '@adunni/contracts/bookings';
import { PAYMENT_OPEN_HOURS, type PaymentState, paymentErrors } from '@adunni/contracts/payments';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { Payable } from '../../payments/payable.ts';
import type { Due } from '../../payments/rules.ts';
import { getSettings } from '../../settings/queries.ts';
import { type BookingRow, lockBooking, ownedBy } from '../lock.queries.ts';
import { dueNow } from '../rules.ts';
import { bookings } from '../tables.ts';
import { recordPayment } from './record-payment.service.ts';

/** Locks a booking to be paid, a person’s own when `userId` is given. Throws 404. */
export async function lockPayableBooking(deps: Deps, tx: Tx, bookingId: string, userId?: string): Promise<Payable> {
  const booking = await lockBooking(tx, bookingId, userId === undefined ? undefined : ownedBy(userId));
  return {
    email: booking.contact.email ?? '',
    metadata: { bookingId, bookingNumber: booking.number },
    due: async () => amountDue(deps, booking),
    record: (payment) => recordPayment(deps, tx, booking, payment),
    follow: (change) => holdFor(deps, tx, booking, change),
  };
}

function amountDue(deps: Deps, booking: BookingRow): Due {
  const isLapsed = booking.heldUntil !== null && booking.heldUntil <= deps.clock();
  if (isLapsed || (booking.state === 'cancelled' && booking.endedBy === 'system'))
    throw new Refusal(bookingErrors.booking_hold_expired);
  const due = dueNow(booking);
  if (!due) throw new Refusal(paymentErrors.nothing_due);
  return due;
}

/** A transfer on its way holds the time for a day; one that failed leaves the usual time to pay in another way. */
async function holdFor(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { was, is }: { was: PaymentState; is: PaymentState },
): Promise<void> {
  if (!booking.heldUntil || was === is || (was !== 'waiting' && is !== 'waiting')) return;
  const { bookingHoldMinutes } = await getSettings(tx);
  const minutes = is === 'waiting' ? PAYMENT_OPEN_HOURS * 60 : bookingHoldMinutes;
  const until = deps.clock().getTime() + minutes * 60_000;
  // Never beyond the moment at which it would begin.
  const heldUntil = new Date(Math.min(until, booking.startsAt.getTime()));
  await tx.update(bookings).set({ heldUntil }).where(eq(bookings._id, booking._id));
}
