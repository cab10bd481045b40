import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import type { Calendar } from '../calendar/columns.ts';

const holds = (calendar: Calendar | null, day: string): calendar is Calendar =>
  calendar !== null && calendar.from <= day && day <= calendar.until;

/** A calendar that holds a day: the one on show, or one that is asked for; null until that is there. */
export function useDay(shown: Calendar, day: string): Calendar | null {
  const [asked, setAsked] = useState<Calendar | null>(null);
  const maker = shown.maker._id;
  const isShown = holds(shown, day);

  useEffect(() => {
    if (isShown || day === '') return;
    const leaving = new AbortController();
    // Without it nothing is said of the time; the server still refuses what is taken.
    callApi(getBookingCalendar, { query: { maker, from: day, days: 1 }, signal: leaving.signal }).then(
      setAsked,
      () => undefined,
    );
    return () => leaving.abort();
  }, [isShown, maker, day]);

  return [shown, asked].find((calendar) => holds(calendar, day)) ?? null;
}
