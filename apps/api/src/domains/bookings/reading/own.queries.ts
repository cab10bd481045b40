import type { LoadedBooking, listBookings as listBookingsEndpoint } from '@adunni/contracts/bookings/bookings';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { and, gt, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { findSlotsToMove } from '../../availability/queries.ts';
import { findBooking, ownedBy } from '../lock.queries.ts';
import { bookings } from '../tables.ts';
import { fullBooking, listOf } from './detail.queries.ts';
import { type FullBooking, toBooking, toBookingRow } from './present.ts';

/** One of the caller’s bookings as its page shows it. Throws 404. */
export async function ownBooking(ctx: Ctx<Viewer>, bookingId: string): Promise<LoadedBooking> {
  return toBooking(await ownBookingDetail(ctx, bookingId), ctx);
}

/** One of the caller’s bookings with everything that belongs to it. Throws 404. */
export const ownBookingDetail = ({ db, viewer, clock }: Ctx<Viewer>, bookingId: string): Promise<FullBooking> =>
  fullBooking(db, bookingId, ownedBy(viewer._id), 'customer', clock());

/** The caller’s bookings in one of three lists: those to come, those that took place or were missed, those that ended. */
export async function ownBookings(
  { db, viewer, clock }: Ctx<Viewer>,
  { tab, page, limit }: Received<typeof listBookingsEndpoint>['query'],
): Promise<Returned<typeof listBookingsEndpoint>> {
  const now = clock();
  const isLive = inArray(bookings.status, ['pending', 'confirmed', 'rescheduled']);
  const own = (condition: SQL | undefined) => and(ownedBy(viewer._id), condition);
  const tabs = {
    upcoming: own(and(isLive, gt(bookings.endsAt, now))),
    past: own(past(isLive, now)),
    cancelled: own(inArray(bookings.status, ['cancelled', 'declined'])),
  };
  const { items, counts } = await listOf(db, tabs, tab, { page, limit, now });
  return { items: items.map(toBookingRow), total: counts[tab], page, limit, counts };
}

function past(isLive: SQL, now: Date): SQL | undefined {
  return or(inArray(bookings.status, ['completed', 'no-show']), and(isLive, lte(bookings.endsAt, now)));
}

/** Free times that a booking can move to that the condition allows. Throws 404. */
export async function slotsToMove(
  { db, clock }: Deps,
  bookingId: string,
  allowed: SQL | undefined,
  asked: Parameters<typeof findSlotsToMove>[2],
) {
  const booking = await findBooking(db, bookingId, allowed);
  const found = await findSlotsToMove(db, booking, asked, clock());
  if (!found) throw new Refusal(commonErrors.not_found);
  return found;
}
