import { type Kobo, kobo } from '@adunni/contracts/money';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { drawFrom } from '../../payments/rules.ts';
import { requestRefund } from '../../payments/service.ts';
import { capturedAmount, payments } from '../../payments/tables.ts';
import { postRefund } from '../ledger/posting.service.ts';
import type { BookingRow } from '../lock.queries.ts';
import { isEarned, outcomeOf } from '../reports/queries.ts';
import { bookings } from '../tables.ts';

/**
 * Gives money of a locked booking back the way it was paid, the latest payment first. `cause` makes it once however
 * often it is tried; `reason` is what is read with it, on every side. Answers with the booking as it is then.
 */
export async function returnMoney(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  amount: Kobo,
  { cause, reason }: { cause: string; reason: string },
): Promise<BookingRow> {
  if (amount <= 0) return booking;
  const captured = await tx
    .select({ _id: payments._id, amount: capturedAmount, refunded: payments.refunded })
    .from(payments)
    .where(and(eq(payments.bookingId, booking._id), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.paidAt), desc(payments._id));
  const earned = isEarned(booking, await outcomeOf(tx, booking._id));
  await postRefund(tx, booking, {
    ...{ amount, cause: `${booking._id}:${cause}`, at: deps.clock() },
    isEarned: earned,
  });
  for (const drawn of drawFrom(amount, captured)) await requestRefund(deps, tx, { ...drawn, cause, reason });
  await tx
    .update(bookings)
    .set({ refunded: sql`${bookings.refunded} + ${amount}` })
    .where(eq(bookings._id, booking._id));
  return { ...booking, refunded: kobo(booking.refunded + amount) };
}
