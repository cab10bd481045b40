import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { refreshNextFree } from '../../availability/service.ts';
import { serviceProviders } from '../../availability/tables.ts';
import type { services } from '../../services/tables.ts';
import { bookedTimes } from '../tables.ts';

const EXCLUSION_VIOLATION = '23P01';

type Service = Pick<typeof services.$inferSelect, '_id' | 'duration' | 'bufferBefore' | 'bufferAfter' | 'seats'>;

/** Time of somebody’s that a booking of some seats takes. */
export interface WantedTime {
  service: Service;
  providerId: string;
  startsAt: Date;
  seats: number;
}

/** From when until when something is done, and what it takes with the time to prepare and to tidy up. */
export function spanOf({ duration, bufferBefore, bufferAfter }: Service, startsAt: Date) {
  const start = startsAt.getTime();
  const end = start + duration * MINUTE_MS;
  return {
    startsAt,
    endsAt: new Date(end),
    takenFrom: new Date(start - bufferBefore * MINUTE_MS),
    takenTo: new Date(end + bufferAfter * MINUTE_MS),
  };
}

/**
 * Takes the time, or seats of a class that takes place then anyway; the database itself refuses what overlaps. Answers
 * with the id of the time, null when it is taken or has fewer seats (then the transaction may go on). The provider is
 * locked before.
 */
export async function takeTime(tx: Tx, wanted: WantedTime): Promise<string | null> {
  const { service, providerId, startsAt, seats } = wanted;
  const values = { providerId, serviceId: service._id, ...spanOf(service, startsAt), seats: service.seats };
  if (seats > service.seats || (await isTimeTaken(tx, wanted))) return null;
  const isFresh = sql`${bookedTimes.taken} = 0`;
  const [time] = await tx
    .insert(bookedTimes)
    .values({ ...values, taken: seats })
    .onConflictDoUpdate({
      target: [bookedTimes.providerId, bookedTimes.serviceId, bookedTimes.startsAt],
      set: {
        taken: sql`${bookedTimes.taken} + ${seats}`,
        seats: sql`excluded.seats`,
        endsAt: sql`case when ${isFresh} then excluded.ends_at else ${bookedTimes.endsAt} end`,
        takenFrom: sql`case when ${isFresh} then excluded.taken_from else ${bookedTimes.takenFrom} end`,
        takenTo: sql`case when ${isFresh} then excluded.taken_to else ${bookedTimes.takenTo} end`,
      },
      setWhere: sql`${bookedTimes.taken} + ${seats} <= excluded.seats`,
    })
    .returning({ _id: bookedTimes._id });
  return time?._id ?? null;
}

/** Whether something else lies in the time; of the same session, whether its seats are gone. */
export async function isTimeTaken(tx: Tx, { service, providerId, startsAt, seats }: WantedTime): Promise<boolean> {
  const { takenFrom, takenTo } = spanOf(service, startsAt);
  const isOther = or(ne(bookedTimes.serviceId, service._id), ne(bookedTimes.startsAt, startsAt));
  const [crossing] = await tx
    .select({ _id: bookedTimes._id })
    .from(bookedTimes)
    .where(
      and(
        eq(bookedTimes.providerId, providerId),
        gt(bookedTimes.taken, 0),
        lt(bookedTimes.takenFrom, takenTo),
        gt(bookedTimes.takenTo, takenFrom),
        or(isOther, sql`${bookedTimes.taken} + ${seats} > ${service.seats}`),
      ),
    )
    .limit(1);
  return crossing !== undefined;
}

/** Gives the seats of a booking free. The provider is locked before. */
export async function releaseTime(tx: Tx, timeId: string | null, seats: number): Promise<void> {
  if (!timeId) return;
  await tx
    .update(bookedTimes)
    .set({ taken: sql`${bookedTimes.taken} - ${seats}` })
    .where(eq(bookedTimes._id, timeId));
}

/** Works out anew when everything is free next that these people do. */
export async function refreshOffers(tx: Tx, now: Date, providerIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectDistinct({ serviceId: serviceProviders.serviceId })
    .from(serviceProviders)
    .where(sql`${serviceProviders.providerId} = any (${sql.param([...providerIds])}::uuid[])`);
  await refreshNextFree(
    tx,
    now,
    rows.map(({ serviceId }) => serviceId),
  );
}

/** Turns the database’s refusal of an overlap into ours: whoever wrote past the locks came first. */
export async function refuseOverlap<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof DatabaseError && cause.code === EXCLUSION_VIOLATION)
      throw new Refusal(bookingErrors.slot_taken, { cause: error });
    throw error;
  }
}
