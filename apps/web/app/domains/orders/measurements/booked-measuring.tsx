import type { MeasuringAppointment, WaitingProposal } from '@adunni/contracts/measurements/measurements';
import { Link } from 'react-router';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { Proposals } from '../../measurements/public/proposals.tsx';
import { visitText, visitWhen } from './visit-text.ts';
import classes from './wanted-panel.module.css';

interface Props {
  maker: string;
  appointment: MeasuringAppointment;
  /** What its maker measured at it, and the customer has not answered. */
  proposals: readonly WaitingProposal[];
}

/** The appointment at which somebody is measured for a part of an order, and what came of it. */
export function BookedMeasuring({ maker, appointment, proposals }: Props) {
  const { bookingId, title, provider, guest, isOver } = appointment;
  const when = visitWhen(appointment, ownZone());
  return (
    <>
      <p>
        {isOver ? (
          <>
            {guest ? `${guest} was` : 'You were'} measured on <strong>{when}</strong> by {provider} of {maker}.{' '}
            {proposals.length > 0
              ? 'Please check the measurements and save them, then use them for this order.'
              : 'Once they send you the measurements, you can use them for this order.'}
          </>
        ) : (
          <>
            {appointment.isRequested ? 'Requested' : 'Booked'} for <strong>{when}</strong>: {title}
            {visitText(appointment, 'you', maker)}
            {appointment.isRequested && ` ${maker} has yet to confirm it.`}
          </>
        )}{' '}
        <Link to={`/bookings/${bookingId}`} className={classes.fitting}>
          {isOver ? 'View booking' : 'View or reschedule booking'}
        </Link>
      </p>
      <Proposals proposals={proposals} isAtHome />
    </>
  );
}
