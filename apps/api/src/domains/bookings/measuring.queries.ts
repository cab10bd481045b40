import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { VisitPurpose } from '@adunni/contracts/services/measuring';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { providers } from '../availability/tables.ts';
import { whereOf } from './rules.ts';
import { bookings } from './tables.ts';

/** Bookings that stand, wait for their maker’s answer or took place, by the parts of orders that they are for. */
export async function visitsOfParts(db: Db | Tx, partIds: readonly string[], purpose: VisitPurpose, now: Date) {
  const rows = await db
    .select({ booking: bookings, provider: providers.name })
    .from(bookings)
    .innerJoin(providers, eq(providers._id, bookings.providerId))
    .where(
      and(
        inArray(bookings.orderPartId, [...partIds]),
        eq(bookings.isFitting, purpose === 'fitting'),
        inArray(bookings.status, [...LIVE_BOOKINGS, 'completed']),
        // What nobody has paid for yet may still come to nothing.
        isNull(bookings.heldUntil),
      ),
    );
  return rows.map(({ booking, provider }) => {
    const { _id, number, service, guest, startsAt, endsAt, zone, status, orderPartId, place, address, home } = booking;
    return {
      partId: orderPartId ?? '',
      bookingId: _id,
      ...{ number, title: service.title, provider, guest: guest?.name ?? null, startsAt, endsAt, zone },
      isHomeVisit: place === 'home',
      where: whereOf(place, address, home),
      isOver: status === 'completed' || endsAt <= now,
      isRequested: status === 'pending',
    };
  });
}
