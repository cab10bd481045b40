import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { LoadedAlternatives } from '@adunni/contracts/errors';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { dayAt } from '../zone.ts';
import { openHours, peopleOf } from './calendar.queries.ts';
import { isWithin } from './open.rules.ts';

type Booked = NonNullable<LoadedAlternatives['bookings']>;

/** Later than any booking. */
const EVER = new Date('2100-01-01T00:00:00Z');

interface Hours {
  makerId: string;
  /** Whose hours change; null for everybody’s. */
  providerId: string | null;
  despiteBookings: boolean;
}

/**
 * Makes a change of hours. Throws 409 with the bookings still to come that lay within the hours and no longer do, unless
 * the caller knows of them: what lay outside before was agreed so.
 */
export async function changeHours<T>(ctx: StaffCtx, tx: Tx, hours: Hours, change: () => PromiseLike<T>): Promise<T> {
  if (hours.despiteBookings) return change();
  const before = await bookingsWithin(ctx, tx, hours);
  const answer = await change();
  const after = new Set((await bookingsWithin(ctx, tx, hours)).map(({ _id }) => _id));
  const bookings = before.filter(({ _id }) => !after.has(_id));
  if (bookings.length > 0) throw new Refusal(bookingErrors.bookings_outside_hours, { alternatives: { bookings } });
  return answer;
}

/** The bookings still to come that lie within the hours of those concerned, in the order in which they begin. */
async function bookingsWithin({ clock }: StaffCtx, tx: Tx, { makerId, providerId }: Hours): Promise<Booked> {
  const found: Booked = [];
  for (const person of await peopleOf(tx, makerId)) {
    if (providerId !== null && person._id !== providerId) continue;
    const booked = await extensionOf('bookingsOfProvider')(tx, person._id, { startsAt: clock(), endsAt: EVER });
    if (booked.length === 0) continue;
    const [from, to] = [
      Math.min(...booked.map(({ start }) => start.getTime())),
      Math.max(...booked.map(({ end }) => end.getTime())),
    ];
    const days = { first: dayAt(from, person.zone), last: dayAt(to, person.zone) };
    const open = await openHours(tx, makerId, [person], { ...days, zone: person.zone, begin: from, end: to });
    found.push(...booked.filter(({ start, end }) => isWithin({ from: start.getTime(), to: end.getTime() }, open)));
  }
  return found.sort((one, two) => one.start.getTime() - two.start.getTime());
}
