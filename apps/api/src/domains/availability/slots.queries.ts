import type { listSlots } from '@adunni/contracts/availability';
import type { Answer, Received } from '@adunni/contracts/endpoint';
import type { Pool } from 'pg';
import { findCalendar } from './calendar.queries.ts';
import { freeTimes } from './free-times.ts';
import type { Range } from './slots.ts';
import { addDays, dayAt, dayBegin } from './zone.ts';

/** Where a month is looked at from before it is known who provides the service. */
const USUAL_ZONE = 'Africa/Lagos';

/** Free times of a service in a month, by one query; null when the public does not see it. */
export async function findSlots(
  pool: Pool,
  serviceId: string,
  { month, zone, provider }: Received<typeof listSlots>['query'],
  now: Date,
): Promise<Answer<typeof listSlots> | null> {
  const seenFrom = zone ?? USUAL_ZONE;
  const asked = month ?? dayAt(now.getTime(), seenFrom).slice(0, 7);
  const range = monthOf(asked, seenFrom);
  const calendar = await findCalendar(pool, serviceId, range);
  if (!calendar) return null;
  const { providers } = calendar;
  const chosen = { ...calendar, providers: providers.filter(({ _id }) => !provider || _id === provider) };
  const nextFreeAt = calendar.nextFreeAt && new Date(calendar.nextFreeAt);
  return {
    month: asked,
    zone: (chosen.providers[0] ?? providers[0])?.zone ?? USUAL_ZONE,
    slots: freeTimes(chosen, now.getTime(), range).map(({ start, end, seatsLeft }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      seatsLeft,
    })),
    providers: providers.map(({ _id, name, title, zone: at }) => ({ _id, name, title, zone: at })),
    nextFreeAt: nextFreeAt && nextFreeAt > now ? nextFreeAt.toISOString() : null,
  };
}

/** From the first moment of a month to that of the next. */
function monthOf(month: string, zone: string): Range {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: dayBegin(first, zone), to: dayBegin(next, zone) };
}
