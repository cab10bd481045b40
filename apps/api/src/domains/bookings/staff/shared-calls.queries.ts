import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { isSameCall, meetingPairs } from '@adunni/contracts/bookings/joining';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { and, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import type { BookingRow } from '../lock.queries.ts';
import { bookings } from '../tables.ts';

/**
 * Refuses words to join locked calls of a workshop by, when customers would meet by them who should not: those of two of
 * these calls, or of one and another that is joined by the same. Whoever else adds words to calls of the workshop waits
 * until the transaction ends. Throws 409 with the bookings.
 */
export async function refuseShared(tx: Tx, calls: readonly BookingRow[], place: string, now: Date): Promise<void> {
  const [first] = calls;
  if (!first) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls ${first.makerId}`}, 0))`);
  const own = calls.map(({ _id }) => _id);
  const joined = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.makerId, first.makerId),
        inArray(bookings.status, LIVE_BOOKINGS),
        eq(bookings.place, 'video'),
        ne(bookings.address, ''),
        gt(bookings.endsAt, now),
        notInArray(bookings._id, own),
      ),
    );
  const there = [...calls, ...joined.filter(({ address }) => isSameCall(address, place))].map((booking) => ({
    booking,
    providerId: booking.providerId,
    from: booking.startsAt.getTime(),
    to: booking.endsAt.getTime(),
  }));
  const met = meetingPairs(there)
    .filter((pair) => pair.some(({ booking }) => own.includes(booking._id)))
    .map((pair) => pair.map(({ booking }) => booking));
  const [pair] = met;
  if (!pair) return;
  const ids = new Set(met.flat().map(({ _id }) => _id));
  throw new Refusal(bookingErrors.joining_shared, {
    message: `${pair.map(({ contact, number }) => `${contact.name} (${number})`).join(' and ')} would meet in one call, as their times overlap. Please use another link for one of them.`,
    alternatives: { bookings: there.flatMap(({ booking }) => (ids.has(booking._id) ? [toldOf(booking)] : [])) },
  });
}

const toldOf = ({ _id, number, service, contact, startsAt, endsAt }: BookingRow) => ({
  ...{ _id, number, title: service.title, customer: contact.name },
  ...{ start: startsAt, end: endsAt },
});
