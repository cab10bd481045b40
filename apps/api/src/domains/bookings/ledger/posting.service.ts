import { type Kobo, kobo } from '@adunni/contracts/money';
import type { Tx } from '../../../kit/database/connect.ts';
import { type Subject, unassignedPaymentEntries, unassignedRefundEntries } from '../../ledger/rules.ts';
import { post } from '../../ledger/service.ts';
import {
  bookingEarningsEntries,
  bookingPaymentEntries,
  bookingRefundEntries,
  bookingUnearnedEntries,
  type LedgerBooking,
} from './entries.rules.ts';

const about = (id: string): Subject => ({ kind: 'booking', id });

/** Posts a captured payment of a booking, as it was before; `isHonoured` is false for one that goes back. */
export async function postPayment(
  tx: Tx,
  booking: LedgerBooking,
  { payment, isHonoured, at }: { payment: { _id: string; amount: Kobo }; isHonoured: boolean; at: Date },
): Promise<void> {
  const entries = isHonoured
    ? bookingPaymentEntries(booking, payment.amount)
    : unassignedPaymentEntries(payment.amount);
  const cause = `payment:${payment._id}`;
  await post(tx, [{ kind: 'payment', cause, subject: about(booking._id), at, entries }]);
}

/** Posts money of a booking that goes back to its customer; the booking as it was before, under its lock. */
export async function postRefund(
  tx: Tx,
  booking: LedgerBooking,
  { amount, cause, isEarned, at }: { amount: Kobo; cause: string; isEarned: boolean; at: Date },
): Promise<void> {
  const entries = bookingRefundEntries(booking, amount, isEarned);
  await post(tx, [{ kind: 'refund', cause: `refund:${cause}`, subject: about(booking._id), at, entries }]);
}

/** Posts a payment going back that the booking could not take. */
export async function postUnusedRefund(
  tx: Tx,
  bookingId: string,
  { amount, cause, at }: { amount: Kobo; cause: string; at: Date },
): Promise<void> {
  const entries = unassignedRefundEntries(amount);
  await post(tx, [{ kind: 'refund', cause: `refund:${cause}`, subject: about(bookingId), at, entries }]);
}

/** Posts that what is left of a booking’s money is the maker’s and ours; once, or once for each time that it ended. */
export async function postEarnings(
  tx: Tx,
  booking: LedgerBooking,
  { outcomeId, at }: { outcomeId?: string; at: Date },
): Promise<void> {
  const entries = bookingEarningsEntries(booking);
  const cause = ['earnings:booking', booking._id, outcomeId].filter(Boolean).join(':');
  await post(tx, [{ kind: 'earnings', cause, subject: about(booking._id), at, entries }]);
}

/** Posts that what was earned of a booking is only held again; `outcomeId` is null for one that was earned at once. */
export async function postUnearned(
  tx: Tx,
  booking: LedgerBooking,
  { outcomeId, at }: { outcomeId: string | null; at: Date },
): Promise<void> {
  const entries = bookingUnearnedEntries(booking);
  const cause = ['unearned:booking', booking._id, outcomeId].filter(Boolean).join(':');
  await post(tx, [{ kind: 'earnings', cause, subject: about(booking._id), at, entries }]);
}

/** Posts a payment that came after its booking had been earned as earned at once; the booking as it is with it. */
export async function postLateEarnings(
  tx: Tx,
  booking: LedgerBooking,
  { payment, at }: { payment: { _id: string; amount: Kobo }; at: Date },
): Promise<void> {
  const entries = bookingEarningsEntries(booking, kobo(booking.paid - booking.refunded - payment.amount));
  const cause = `earnings:booking:${booking._id}:${payment._id}`;
  await post(tx, [{ kind: 'earnings', cause, subject: about(booking._id), at, entries }]);
}
