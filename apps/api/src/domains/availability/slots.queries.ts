import type { listSlots } from '@adunni/contracts/availability/availability';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import type { Pool } from 'pg';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import {
  calendarsOf,
  findCalendar,
  type ProviderCalendar,
  type ServiceCalendar,
  TAKEN_BY,
  TAKEN_NUMBERS,
} from './calendar.queries.ts';
import { freeTimes } from './free-times.ts';
import type { FreeSlot, Range } from './slots.ts';
import { addDays, dayAt, dayBegin } from './zone.ts';

/** Where a month is looked at from before it is known who provides the service. */
const USUAL_ZONE = 'Africa/Lagos';

type Asked = Received<typeof listSlots>['query'];

/** A booking that does not stand in the way of its own moving. */
export interface OwnTime {
  providerId: string;
  serviceId: string;
  startsAt: Date;
  seats: number;
}

/** Free times of a service in a month, by one query as long as there are some; null when the public does not see it. */
export async function findSlots(
  pool: Pool,
  serviceId: string,
  asked: Asked,
  now: Date,
): Promise<Returned<typeof listSlots> | null> {
  const { month, range } = askedMonth(asked, now);
  const calendar = await findCalendar(pool, serviceId, range);
  if (!calendar) return null;
  const answer = present(calendar, asked, month, range, now);
  if (!asked.provider || answer.slots.length > 0) return answer;
  // What is next of the whole workshop says nothing of one person, so their calendar is looked through.
  const reach = { from: now.getTime(), to: answer.until.getTime() };
  const ahead = await findCalendar(pool, serviceId, reach);
  const [next] = ahead ? freeTimes(calendarOf(ahead, asked), now.getTime(), reach) : [];
  return { ...answer, nextFreeAt: next ? new Date(next.start) : null };
}

/** A service’s calendar as far as it is that of who was asked for. */
const calendarOf = (calendar: ServiceCalendar, { provider }: Asked): ServiceCalendar =>
  provider ? { ...calendar, providers: calendar.providers.filter(({ _id }) => _id === provider) } : calendar;

/** Free times that a booking can move to in a month, its own included, whether the service still shows or not. */
export async function findSlotsToMove(
  db: Db,
  booking: OwnTime,
  asked: Asked,
  now: Date,
): Promise<Returned<typeof listSlots> | null> {
  const { month, range } = askedMonth(asked, now);
  const [calendar] = await calendarsOf(db, [booking.serviceId], range);
  return calendar ? present(without(calendar, booking), asked, month, range, now) : null;
}

/** A time that is wanted for so many, with whomever. */
export type WantedStart = Omit<OwnTime, 'providerId'>;

/** The people who can begin a service at a moment for so many, in their order; what they have taken is looked up now. */
export async function freeProvidersAt(db: Db | Tx, wanted: WantedStart, now: Date): Promise<ProviderCalendar[]> {
  const range = { from: wanted.startsAt.getTime(), to: wanted.startsAt.getTime() + 1 };
  const [calendar] = await calendarsOf(db, [wanted.serviceId], range);
  if (!calendar) return [];
  return calendar.providers.filter((provider) =>
    freeTimes({ ...calendar, providers: [provider] }, now.getTime(), range).some(
      ({ seatsLeft }) => seatsLeft >= wanted.seats,
    ),
  );
}

/** Whether a service could begin at a moment if nobody had booked or blocked anything. */
export async function isOffered(db: Db | Tx, { serviceId, startsAt }: WantedStart, now: Date): Promise<boolean> {
  const range = { from: startsAt.getTime(), to: startsAt.getTime() + 1 };
  const [calendar] = await calendarsOf(db, [serviceId], range);
  if (!calendar) return false;
  const providers = calendar.providers.map((provider) => ({ ...provider, busy: [] }));
  return freeTimes({ ...calendar, providers }, now.getTime(), range).length > 0;
}

const LOOKED_AHEAD_MS = 31 * DAY_MS;

/** A time that is wanted, with anybody unless somebody is named, and the booking that would be moved to it. */
export interface WantedTime extends WantedStart {
  providerId: string | null;
  moving?: OwnTime | null;
}

/** The next times that are free for so many, from a moment on; a booking that moves makes room for itself. */
export async function nextFreeTimes(
  db: Db | Tx,
  { serviceId, providerId, startsAt, seats, moving }: WantedTime,
  now: Date,
  count: number,
): Promise<FreeSlot[]> {
  const from = Math.max(startsAt.getTime(), now.getTime());
  const range = { from, to: from + LOOKED_AHEAD_MS };
  const [calendar] = await calendarsOf(db, [serviceId], range);
  if (!calendar) return [];
  const { providers: all } = moving ? without(calendar, moving) : calendar;
  const providers = all.filter(({ _id }) => !providerId || _id === providerId);
  return freeTimes({ ...calendar, providers }, now.getTime(), range)
    .filter(({ start, seatsLeft }) => seatsLeft >= seats && start !== moving?.startsAt.getTime())
    .slice(0, count);
}

/** A calendar as if a booking were not in it. */
function without(calendar: ServiceCalendar, { providerId, startsAt, seats }: OwnTime): ServiceCalendar {
  const providers = calendar.providers.map((provider) => {
    if (provider._id !== providerId) return provider;
    const busy = [...provider.busy];
    const start = Math.floor(startsAt.getTime() / 1000);
    for (let at = 0; at < busy.length; at += TAKEN_NUMBERS) {
      const begins = (busy[at] ?? 0) + (busy[at + 3] ?? 0);
      if (busy[at + 2] !== TAKEN_BY.own || begins !== start) continue;
      const others = (busy[at + 4] ?? 0) - seats;
      if (others > 0) busy[at + 4] = others;
      else busy.splice(at, TAKEN_NUMBERS);
      break;
    }
    return { ...provider, busy };
  });
  return { ...calendar, providers };
}

function askedMonth({ month, zone }: Asked, now: Date): { month: string; range: Range } {
  const seenFrom = zone ?? USUAL_ZONE;
  const asked = month ?? dayAt(now.getTime(), seenFrom).slice(0, 7);
  return { month: asked, range: monthOf(asked, seenFrom) };
}

function present(
  calendar: ServiceCalendar,
  asked: Asked,
  month: string,
  range: Range,
  now: Date,
): Returned<typeof listSlots> {
  const { providers } = calendar;
  const chosen = calendarOf(calendar, asked);
  const nextFreeAt = calendar.nextFreeAt && new Date(calendar.nextFreeAt);
  return {
    month,
    zone: (chosen.providers[0] ?? providers[0])?.zone ?? USUAL_ZONE,
    slots: freeTimes(chosen, now.getTime(), range).map(({ start, end, seatsLeft }) => ({
      start: new Date(start),
      end: new Date(end),
      seatsLeft,
    })),
    providers: providers.map(({ _id, name, title, zone: at }) => ({ _id, name, title, zone: at })),
    nextFreeAt: nextFreeAt && nextFreeAt > now ? nextFreeAt : null,
    until: horizonOf(chosen, now),
  };
}

/** The end of the last day on which a service can begin yet, where its providers are. */
function horizonOf({ providers, horizonDays }: ServiceCalendar, now: Date): Date {
  const zones = [...new Set(providers.length > 0 ? providers.map(({ zone }) => zone) : [USUAL_ZONE])];
  const ends = zones.map((zone) => dayBegin(addDays(dayAt(now.getTime(), zone), horizonDays + 1), zone));
  return new Date(Math.max(...ends));
}

/** From the first moment of a month to that of the next. */
function monthOf(month: string, zone: string): Range {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: dayBegin(first, zone), to: dayBegin(next, zone) };
}
