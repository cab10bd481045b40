import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { Alert, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import type { Calendar } from '../calendar/columns.ts';
import { dayBeside, type Timed } from './clash.rules.ts';
import classes from './other-appointments.module.css';

/** An appointment as a dialog that answers it knows it. */
export interface Appointment extends Timed {
  maker: { _id: string };
  provider: { _id: string; name: string };
  zone: string;
}

/** What else its provider has on the day of an appointment, with a warning when it lies at the same time. */
export function OtherAppointments({ booking }: { booking: Appointment }) {
  const { maker, provider, startsAt, zone } = booking;
  const [calendar, setCalendar] = useState<Calendar | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const day = localTime(startsAt, zone).day;

  useEffect(() => {
    const leaving = new AbortController();
    callApi(getBookingCalendar, { query: { maker: maker._id, from: day, days: 1 }, signal: leaving.signal }).then(
      setCalendar,
      () => setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [maker._id, day]);

  if (hasFailed) return null;
  const { others, clashes, blocked } = dayBeside(calendar ?? { bookings: [], blocks: [] }, booking);
  return (
    <div className={classes.day} aria-live="polite">
      {(clashes.length > 0 || blocked) && (
        <Alert color="yellow" variant="light" title={`${provider.name} is not free at this time`}>
          {clashes.length > 0 ? 'Another appointment overlaps.' : 'The time is blocked in the calendar.'}
        </Alert>
      )}
      <Text fw={500}>Also on this day</Text>
      {others.length > 0 ? (
        <ul>
          {others.map(({ _id, startsAt: from, endsAt: to, customer, title }) => (
            <li key={_id}>
              {localTime(from, zone).time}–{localTime(to, zone).time}, {title} for <bdi>{customer}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <Text c="dimmed">{calendar ? `No other appointments with ${provider.name}.` : 'Loading appointments…'}</Text>
      )}
    </div>
  );
}
