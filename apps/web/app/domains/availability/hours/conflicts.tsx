import type { ErrorBody } from '@adunni/contracts/errors';
import { Link } from 'react-router';
import { momentText } from '../public/clocks/times.ts';
import classes from './conflicts.module.css';

interface Props {
  bookings: NonNullable<ErrorBody['bookings']>;
  zone: string;
  /** Path of the list of bookings, relative to the page. */
  listPath: string;
}

/** Bookings that lie in time which somebody wants to keep free, each with the way to move or cancel it. */
export function Conflicts({ bookings, zone, listPath }: Props) {
  if (bookings.length === 0) return null;
  return (
    <section aria-label="Bookings in this period">
      <ul className={classes.conflicts}>
        {bookings.map(({ _id, number, title, customer, start }) => (
          <li key={_id}>
            <Link to={`${listPath}${_id}`} relative="path" target="_blank">
              {momentText(start, zone)}, {customer}
            </Link>
            <span>
              {title}, {number}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.soft}>
        They stay if you block this time. To free it completely, reschedule or cancel them first.
      </p>
    </section>
  );
}
