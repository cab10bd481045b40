import type { ErrorBody } from '@adunni/contracts/errors';
import { Link } from 'react-router';
import { momentText } from '../public/clocks/times.ts';
import classes from './conflicts.module.css';

interface Props {
  title: string;
  bookings: NonNullable<ErrorBody['bookings']>;
  zone: string;
  /** Path of the list of bookings, relative to the page. */
  listPath: string;
  /** What can be done about them. */
  advice: string;
}

/** Bookings in time which somebody wants to block, or outside the hours that they want to set, each with the way to move or cancel it. */
export function Conflicts({ title, bookings, zone, listPath, advice }: Props) {
  if (bookings.length === 0) return null;
  return (
    <section aria-label={title}>
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
      <p className={classes.soft}>{advice}</p>
    </section>
  );
}
