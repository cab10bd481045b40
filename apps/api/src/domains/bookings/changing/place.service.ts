import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { saysHowToJoin } from '@adunni/contracts/bookings/joining';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { BookingRow } from '../lock.queries.ts';
import { notifyPlaceChanged } from '../notify.service.ts';
import { placeChangeOf } from '../rules.ts';
import { type Attribution, changeBooking, recordEvent } from './change.service.ts';

interface Details {
  address: string;
  workNote: string;
}

/** Changes where a locked booking takes place, of which its customer is told, and the workshop’s own note. */
export async function changePlace(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  { address, workNote }: Details,
  act: (note: string) => Attribution,
): Promise<BookingRow> {
  const addressSince = addressSinceOf(booking, address, deps.clock());
  const changed = await changeBooking(tx, booking, { address, addressSince, workNote }, null);
  if (address !== booking.address && !booking.heldUntil) {
    await recordEvent(tx, changed, act(placeChangeOf(changed)));
    await notifyPlaceChanged(deps, tx, changed);
  }
  return changed;
}

/** Since when the customer knows a changed address; what is removed was known since then, or since they booked. */
function addressSinceOf(booking: BookingRow, address: string, now: Date): Date | null {
  if (booking.address === '') return address === '' ? booking.addressSince : now;
  return address === '' ? (booking.addressSince ?? booking.createdAt) : booking.addressSince;
}

/** Throws 422 for words by which nobody can join a call. */
export function refuseUnclear(place: string): void {
  const { joining_unclear: unclear } = bookingErrors;
  if (!saysHowToJoin(place)) throw new Refusal(unclear, { fields: { place: unclear.message } });
}
