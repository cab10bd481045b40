import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { Link } from 'react-router';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import classes from './wanted-panel.module.css';

/** The visits that stand when what they are for is cancelled, and where each can be cancelled. */
export function StandingVisits({ visits }: { visits: readonly MeasuringAppointment[] }) {
  if (visits.length === 0) return null;
  return (
    <div>
      {visits.length === 1
        ? 'This visit stays booked and is cancelled separately:'
        : 'These visits stay booked and are cancelled separately:'}
      <ul>
        {visits.map(({ bookingId, title, startsAt, zone }) => (
          <li key={bookingId}>
            <Link to={`/bookings/${bookingId}`} className={classes.fitting}>
              {title}, {momentText(startsAt, zone)}, {zoneName(zone)} time
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
