import { Link } from 'react-router';
import classes from '../measurements/wanted-panel.module.css';

interface Props {
  bookingId: string;
  /** What is wrong with the time of the fitting. */
  why: string;
}

/** Says of a fitting why it is too early, with the way to put that right. */
export function EarlyNote({ bookingId, why }: Props) {
  return (
    <p role="status">
      <strong>{why}</strong> Please{' '}
      <Link to={`/bookings/${bookingId}`} className={classes.fitting}>
        reschedule the fitting
      </Link>{' '}
      to a later time.
    </p>
  );
}
