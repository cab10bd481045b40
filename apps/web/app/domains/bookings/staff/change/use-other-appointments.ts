import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import type { Calendar } from '../calendar/columns.ts';
import type { Appointment } from './other-appointments.tsx';

/** The calendar of an appointment’s day, null while it loads; `failed` when it can’t be had. */
export type Day = Calendar | 'failed' | null;

/** Loads the day of an appointment; `isSettled` once it is there, or can’t be had and nobody should wait for it. */
export function useOtherAppointments({ maker, startsAt, zone }: Appointment): { day: Day; isSettled: boolean } {
  const [day, setDay] = useState<Day>(null);
  const from = localTime(startsAt, zone).day;

  useEffect(() => {
    const leaving = new AbortController();
    callApi(getBookingCalendar, { query: { maker: maker._id, from, days: 1 }, signal: leaving.signal }).then(
      setDay,
      () => leaving.signal.aborted || setDay('failed'),
    );
    return () => leaving.abort();
  }, [maker._id, from]);

  return { day, isSettled: day !== null };
}
