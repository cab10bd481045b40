import type { listBookings } from '@adunni/contracts/bookings/bookings';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import classes from '../../../kit/page/section.module.css';
import { BookingLine } from './booking-line.tsx';

/** What is booked next, and the way to all bookings. */
export function BookingsSection({ bookings: { items, counts } }: { bookings: Answer<typeof listBookings> }) {
  if (items.length === 0)
    return (
      <div className={classes.none}>
        <p>No upcoming bookings.</p>
        <Link to="/services" className={button.filled}>
          Browse services
        </Link>
        <Link to="/bookings/my-bookings?tab=past" className={button.onward}>
          Go to past bookings
        </Link>
      </div>
    );
  return (
    <>
      <ul className={classes.list}>
        {items.map((booking) => (
          <BookingLine key={booking._id} booking={booking} />
        ))}
      </ul>
      <Link to="/bookings/my-bookings" className={button.onward}>
        {counts.upcoming > items.length ? `See all ${counts.upcoming} bookings` : 'Go to your bookings'}
      </Link>
    </>
  );
}
