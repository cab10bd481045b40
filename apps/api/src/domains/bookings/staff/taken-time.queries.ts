import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { Refusal } from '../../../kit/errors.ts';
import { services } from '../../services/tables.ts';
import { spanOf } from '../placing/times.service.ts';
import { bookingScope } from '../scope.queries.ts';
import { bookedTimes, bookings } from '../tables.ts';

/** Time that the workshop wants for somebody, and the booking that moves there, if one does. */
interface Wanted {
  serviceId: string | null;
  providerId: string;
  startsAt: Date;
  movingId?: string;
}

/** So many bookings are named; a class may have more. */
const NAMED = 2;

/**
 * Says to the workshop, of a time that is taken, whose it is: unlike a shopper, it may have been so for long, and the
 * workshop knows who comes.
 */
export async function namingTaken<T>(ctx: StaffCtx, wanted: Wanted, run: Promise<T>): Promise<T> {
  try {
    return await run;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== bookingErrors.slot_taken) throw error;
    const names = await holdersOf(ctx, wanted);
    const others = names.length > NAMED ? ' and others' : '';
    const whose = names.length > 0 ? ` by ${names.slice(0, NAMED).join(', ')}${others}` : '';
    throw new Refusal(bookingErrors.slot_taken, {
      cause: error,
      message: `This time is taken${whose}. Please choose another.`,
    });
  }
}

/** Who has the time, with the time to prepare and to tidy up: `Ada Obi (BKG-2026-000012)`; of what the caller sees. */
async function holdersOf(
  { db, viewer }: StaffCtx,
  { serviceId, providerId, startsAt, movingId }: Wanted,
): Promise<string[]> {
  if (serviceId === null) return [];
  const [service] = await db.select().from(services).where(eq(services._id, serviceId));
  if (!service) return [];
  const { takenFrom, takenTo } = spanOf(service, startsAt);
  const held = await db
    .select({ contact: bookings.contact, number: bookings.number })
    .from(bookings)
    .innerJoin(bookedTimes, eq(bookedTimes._id, bookings.timeId))
    .where(
      and(
        bookingScope(viewer),
        eq(bookedTimes.providerId, providerId),
        gt(bookedTimes.taken, 0),
        lt(bookedTimes.takenFrom, takenTo),
        gt(bookedTimes.takenTo, takenFrom),
        movingId ? ne(bookings._id, movingId) : undefined,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.number))
    .limit(NAMED + 1);
  return held.map(({ contact, number }) => `${contact.name} (${number})`);
}
