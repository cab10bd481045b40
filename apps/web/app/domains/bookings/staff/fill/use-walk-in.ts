import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import { momentAt } from '../../../availability/public/clocks/zone-time.ts';
import type { Calendar } from '../calendar/columns.ts';
import { walkInTime } from '../suggestion.ts';
import { nextWalkIn } from './first-fit.ts';

/** Days ahead in which a free time is looked for. */
export const AHEAD_DAYS = 28;

type Person = Calendar['providers'][number];
interface Proposed {
  personId: string;
  day: string;
  at: number;
  serviceId?: string;
}

/** Finds what a walk-in begins with: the next time that is open and free, on the days on show or after them. */
export function useWalkIn(calendar: Calendar, days: readonly string[]) {
  const [isLooking, setLooking] = useState(false);

  async function propose(people: readonly [Person, ...Person[]]): Promise<Proposed> {
    const [person] = people;
    const now = Date.now();
    const shown = firstWalkIn(calendar, people, now);
    if (shown) return shown;
    setLooking(true);
    try {
      const from = localTime(new Date(now).toISOString(), person.zone).day;
      const query = { maker: calendar.maker._id, from, days: AHEAD_DAYS };
      const ahead = firstWalkIn(await callApi(getBookingCalendar, { query }), people, now);
      if (ahead) return ahead;
    } catch {
      // Without an answer the time is chosen in the dialog.
    } finally {
      setLooking(false);
    }
    return { personId: person._id, ...walkInTime(days, person.zone, now) };
  }

  return { isLooking, propose };
}

/** Who of several can take somebody first, and when. */
export function firstWalkIn(calendar: Calendar, people: readonly Person[], now: number): Proposed | null {
  const found = people.flatMap((person) => {
    const next = nextWalkIn(calendar, person, now);
    return next ? [{ at: momentAt(next.day, next.at, person.zone), proposed: { personId: person._id, ...next } }] : [];
  });
  return found.sort((a, b) => a.at.localeCompare(b.at))[0]?.proposed ?? null;
}
