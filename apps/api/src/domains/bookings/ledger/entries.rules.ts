import { type Kobo, kobo, percentOf } from '@adunni/contracts/money';
import { type Entry, entry, moving } from '../../ledger/rules.ts';

/** What of a booking decides who its money belongs to. */
export interface LedgerBooking {
  _id: string;
  makerId: string;
  commissionPercent: number;
  paid: Kobo;
  refunded: Kobo;
}

/** How money of a booking is shared between maker and marketplace; it carries no tax of its own. */
function sharesOf(amount: number, commissionPercent: number): { earnings: number; commission: number } {
  const commission = percentOf(kobo(amount), commissionPercent);
  return { earnings: amount - commission, commission };
}

/** Where the shares of a booking lie: held until it is earned, and then with the maker and us. */
const HELD = ['held-earnings', 'held-commission'] as const;
const EARNED = ['maker-payable', 'commission'] as const;

/**
 * What a booking has changes by `amount`: shares are worked out of the whole, so that a payment in two and a refund in
 * three leave what one of the same sum would.
 */
function shareEntries(
  { makerId, commissionPercent, paid, refunded }: LedgerBooking,
  amount: number,
  [earnings, commission]: typeof HELD | typeof EARNED,
): Entry[] {
  const before = sharesOf(paid - refunded, commissionPercent);
  const after = sharesOf(paid - refunded + amount, commissionPercent);
  return [
    entry(earnings, before.earnings - after.earnings, makerId),
    entry(commission, before.commission - after.commission, makerId),
  ];
}

/** A payment: held until the booking took place. The booking as it was before. */
export const bookingPaymentEntries = (booking: LedgerBooking, amount: Kobo): Entry[] =>
  moving([entry('provider', amount), ...shareEntries(booking, amount, HELD)]);

/**
 * A refund takes back what is held or, once it is earned, what the maker and we have, by which the maker’s balance may
 * fall below zero. The booking as it was before. Throws RangeError when it has less.
 */
export function bookingRefundEntries(booking: LedgerBooking, amount: Kobo, isEarned = false): Entry[] {
  const held = booking.paid - booking.refunded;
  if (amount > held) throw new RangeError(`a refund of ${amount} exceeds the ${held} that booking ${booking._id} has`);
  return moving([...shareEntries(booking, -amount, isEarned ? EARNED : HELD), entry('refunds', -amount)]);
}

/**
 * What is held is earned: the booking took place, or what is kept of it stays with the maker. `released` is what had
 * been earned before, when a payment came later still.
 */
export function bookingEarningsEntries(
  { makerId, commissionPercent, paid, refunded }: LedgerBooking,
  released: Kobo = kobo(0),
): Entry[] {
  const before = sharesOf(released, commissionPercent);
  const after = sharesOf(paid - refunded, commissionPercent);
  const [earnings, commission] = [after.earnings - before.earnings, after.commission - before.commission];
  return moving([
    entry('held-earnings', earnings, makerId),
    entry('maker-payable', -earnings, makerId),
    entry('held-commission', commission, makerId),
    entry('commission', -commission, makerId),
  ]);
}

/** What was earned is only held again: the booking did not take place after all. */
export const bookingUnearnedEntries = (booking: LedgerBooking): Entry[] =>
  bookingEarningsEntries(booking).map((one) => ({ ...one, amount: kobo(-one.amount) }));
