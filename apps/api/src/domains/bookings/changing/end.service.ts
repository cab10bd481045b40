import type { BookingStatus } from '@adunni/contracts/bookings/statuses';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { postEarnings } from '../ledger/posting.service.ts';
import { type BookingRow, lockProviders } from '../lock.queries.ts';
import { notifyEnded } from '../notify.service.ts';
import { refreshOffers, releaseTime } from '../placing/times.service.ts';
import { recordOutcome } from '../reports/outcomes.service.ts';
import { unrefundedAmount } from '../rules.ts';
import { bookingProposals } from '../tables.ts';
import { type Attribution, changeBooking, refuseUnlessCan } from './change.service.ts';
import { returnMoney } from './money.service.ts';

/** How a booking ends without taking place. */
export interface Ending extends Attribution {
  status: Extract<BookingStatus, 'declined' | 'cancelled' | 'no-show'>;
  /** Who did not come. */
  missedBy?: 'customer' | 'maker';
  /** What stays with the maker; all the rest goes back. */
  kept: Kobo;
  /** What is read with the refund, by whoever reads it. */
  reason: string;
}

/**
 * Ends a locked booking: its time is free for others, what is not kept goes back, and what is kept is the maker’s at
 * once, or of one that was missed as soon as nobody can report it any more. Throws 409 when it has ended already.
 */
export async function endBooking(deps: Deps, tx: Tx, booking: BookingRow, ending: Ending): Promise<BookingRow> {
  const { status, kept, reason, missedBy, ...act } = ending;
  refuseUnlessCan(booking, status);
  const isMissed = status === 'no-show';
  await lockProviders(tx, [booking.providerId]);
  if (!isMissed) await releaseTime(tx, booking.timeId, booking.seats);
  await withdrawProposals(tx, booking._id);
  const back = kobo(unrefundedAmount(booking) - kept);
  const repaid = await returnMoney(deps, tx, booking, back, { cause: status, reason });
  if (kept > 0 && !isMissed) await postEarnings(tx, repaid, { at: act.at });
  const change = {
    status,
    heldUntil: null,
    answerBy: null,
    endedBy: missedBy ?? act.by,
    endReason: act.note,
    ...(!isMissed && { timeId: null }),
  };
  const ended = await changeBooking(tx, repaid, change, act);
  if (isMissed) await recordOutcome(tx, ended, act.at);
  else await refreshOffers(tx, act.at, [booking.providerId]);
  await notifyEnded(deps, tx, { was: booking, is: ended, back, kept });
  return ended;
}

/** Takes back what the maker proposed and nobody has answered. */
export async function withdrawProposals(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .update(bookingProposals)
    .set({ status: 'withdrawn' })
    .where(and(eq(bookingProposals.bookingId, bookingId), eq(bookingProposals.status, 'open')));
}
