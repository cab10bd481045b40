import type { StaffPart } from '@adunni/contracts/orders/staff';
import { Link } from 'react-router';
import { NumberText } from '../../../../kit/texts/number-text.tsx';
import { momentText, zoneName } from '../../../availability/public/clocks/times.ts';
import classes from './part-waits.module.css';

/** The visits that are still booked for a part while it is moved on: that they stay, and where each is cancelled or moved. */
export function VisitsAhead({ part: { measuringVisit, fittings } }: { part: StaffPart }) {
  const visits = [
    ...(measuringVisit ? [{ ...measuringVisit, what: 'A measuring visit' }] : []),
    ...fittings.map((fitting) => ({ ...fitting, what: 'A fitting' })),
  ];
  if (visits.length === 0) return null;
  return (
    <div className={classes.visits}>
      {visits.map(({ bookingId, number, what, startsAt, zone, isRequested }) => (
        <p key={bookingId}>
          {what} is {isRequested ? 'requested' : 'booked'} for <strong>{momentText(startsAt, zone)}</strong>,{' '}
          {zoneName(zone)} time.{' '}
          <Link to={`../../bookings/${bookingId}`} relative="path">
            <NumberText>{`View booking ${number}`}</NumberText>
          </Link>
        </p>
      ))}
      <p>
        {visits.length === 1
          ? 'This visit stays booked. To cancel or move it, open its booking.'
          : 'These visits stay booked. To cancel or move one, open its booking.'}
      </p>
    </div>
  );
}
