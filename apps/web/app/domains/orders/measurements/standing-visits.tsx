import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { Link } from 'react-router';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { visitWhen } from './visit-text.ts';
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
        {visits.map((visit) => (
          <li key={visit.bookingId}>
            <Link to={`/bookings/${visit.bookingId}`} className={classes.fitting}>
              {visit.title}, {visitWhen(visit, ownZone())}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
