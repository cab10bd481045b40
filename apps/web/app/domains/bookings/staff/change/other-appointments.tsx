import { Alert, Text } from '@mantine/core';
import { localTime } from '../../../availability/public/clocks/times.ts';
import { dayBeside, type Timed } from './clash.rules.ts';
import classes from './other-appointments.module.css';
import type { Day } from './use-other-appointments.ts';

/** An appointment as a dialog that answers it knows it. */
export interface Appointment extends Timed {
  maker: { _id: string };
  provider: { _id: string; name: string };
  zone: string;
}

/** What else its provider has on the day of an appointment, with a warning when it lies at the same time. */
export function OtherAppointments({ booking, day }: { booking: Appointment; day: Day }) {
  const { provider, zone } = booking;
  if (day === 'failed') return <Text c="dimmed">The other appointments of this day could not be loaded.</Text>;
  const { others, clashes, blocked } = dayBeside(day ?? { bookings: [], blocks: [] }, booking);
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
        <Text c="dimmed">{day ? `No other appointments with ${provider.name}.` : 'Loading appointments…'}</Text>
      )}
    </div>
  );
}
