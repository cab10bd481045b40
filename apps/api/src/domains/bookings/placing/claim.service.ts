import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { freeProvidersAt, isOffered, nextFreeTimes, type WantedTime } from '../../availability/queries.ts';
import { providers, serviceProviders } from '../../availability/tables.ts';
import { makers } from '../../makers/tables.ts';
import { services } from '../../services/tables.ts';
import { lockProviders } from '../lock.queries.ts';
import { isTimeTaken, refuseOverlap, releaseTime, spanOf, takeTime } from './times.service.ts';

export type ServiceRow = typeof services.$inferSelect;

/** A published service of an approved maker; null for one that is not offered any more. */
export async function bookableService(tx: Tx, serviceId: string): Promise<ServiceRow | null> {
  const [found] = await tx
    .select({ service: services })
    .from(services)
    .innerJoin(makers, eq(makers._id, services.makerId))
    .where(and(eq(services._id, serviceId), eq(services.status, 'published'), eq(makers.status, 'approved')));
  return found?.service ?? null;
}

/** A free time that somebody wants. */
export interface SlotRequest {
  service: ServiceRow;
  /** Null for whoever is free. */
  providerId: string | null;
  startsAt: Date;
  seats: number;
}

/** Time that a booking has and gives up for another. */
export interface PreviousTime {
  timeId: string | null;
  providerId: string;
  seats: number;
}

/** What a booking took. */
export interface Claimed {
  providerId: string;
  zone: string;
  timeId: string;
  startsAt: Date;
  endsAt: Date;
}

/** How many of the next free times a refusal names. */
const OFFERED = 6;

/**
 * Takes one of the free times of a service, with the preferred person if they are free; what the booking had before is
 * given up first, so that it may move by less than its length. Throws 409 `slot_taken`, 422 for a time that is past or
 * never offered, and for somebody who does not do it.
 */
export async function claimFreeTime(tx: Tx, now: Date, request: SlotRequest, had?: PreviousTime): Promise<Claimed> {
  const { service, startsAt, seats } = request;
  if (startsAt <= now) throw new Refusal(bookingErrors.slot_past);
  const asked = await askedProviders(tx, request);
  await lockProviders(tx, [...asked, ...(had ? [had.providerId] : [])]);
  if (had) await releaseTime(tx, had.timeId, had.seats);
  await refuseTaken(tx, request, asked);
  const wanted = { serviceId: service._id, startsAt, seats };
  const free = (await freeProvidersAt(tx, wanted, now)).filter(({ _id }) => asked.includes(_id));
  const preferred = free.filter(({ _id }) => _id === had?.providerId);
  for (const { _id: providerId, zone } of [...preferred, ...free]) {
    const timeId = await refuseOverlap(takeTime(tx, { service, providerId, startsAt, seats }));
    if (timeId) return { providerId, zone, timeId, startsAt, endsAt: spanOf(service, startsAt).endsAt };
  }
  throw new Refusal((await isOffered(tx, wanted, now)) ? bookingErrors.slot_taken : bookingErrors.not_offered);
}

/** Takes any time of somebody’s that nothing else takes, whether it is offered or not: the workshop says so itself. */
export async function claimAnyTime(
  tx: Tx,
  { service, providerId, startsAt, seats }: SlotRequest & { providerId: string },
  had?: PreviousTime,
): Promise<Claimed> {
  const locked = await lockProviders(tx, [providerId, ...(had ? [had.providerId] : [])]);
  const zone = locked.find(({ _id }) => _id === providerId)?.zone;
  if (!zone) throw new Refusal(bookingErrors.provider_unknown);
  if (had) await releaseTime(tx, had.timeId, had.seats);
  const timeId = await refuseOverlap(takeTime(tx, { service, providerId, startsAt, seats }));
  if (!timeId) throw new Refusal(bookingErrors.slot_taken);
  return { providerId, zone, timeId, startsAt, endsAt: spanOf(service, startsAt).endsAt };
}

/** Adds to a refusal of a taken time which ones are free next. */
export async function offeringFreeTimes<T>(deps: Deps, wanted: WantedTime, run: Promise<T>) {
  try {
    return await run;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== bookingErrors.slot_taken) throw error;
    const times = await nextFreeTimes(deps.db, wanted, deps.clock(), OFFERED);
    const freeTimes = times.map(({ start, end, seatsLeft }) => ({
      start: new Date(start),
      end: new Date(end),
      seatsLeft,
    }));
    throw new Refusal(bookingErrors.slot_taken, { cause: error, message: error.message, alternatives: { freeTimes } });
  }
}

/** Active people who do a service, or the one who is asked for. Throws 422. */
async function askedProviders(tx: Tx, { service, providerId }: SlotRequest): Promise<string[]> {
  const offering = await tx
    .select({ _id: providers._id })
    .from(serviceProviders)
    .innerJoin(providers, eq(providers._id, serviceProviders.providerId))
    .where(and(eq(serviceProviders.serviceId, service._id), eq(providers.isActive, true)))
    .orderBy(asc(providers.position), asc(providers._id));
  const ids = offering.map(({ _id }) => _id);
  if (!providerId) return ids;
  if (!ids.includes(providerId)) throw new Refusal(bookingErrors.provider_unknown);
  return [providerId];
}

/** Of fifty people who want one time, those who come too late learn it from one look, without reading the calendar. */
async function refuseTaken(tx: Tx, { service, startsAt, seats }: SlotRequest, asked: readonly string[]): Promise<void> {
  for (const providerId of asked) if (!(await isTimeTaken(tx, { service, providerId, startsAt, seats }))) return;
  if (asked.length > 0) throw new Refusal(bookingErrors.slot_taken);
}
