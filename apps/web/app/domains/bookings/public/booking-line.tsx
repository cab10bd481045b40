import type { BookingRow } from '@adunni/contracts/bookings/bookings';
import type { ReviewBooking } from '@adunni/contracts/reviews/bookings';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { StatusMark } from '../../../kit/status-mark.tsx';
import { dayText, localTime } from '../../availability/public/clocks/times.ts';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { BookingReviewLink } from '../../reviews/public/booking-review-link.tsx';
import { bookingTitle, isUnpaid, paidLabel, serviceBeside, statusLabel, toneOf } from '../labels.ts';
import { WhenLabel } from '../when.tsx';
import classes from './booking-line.module.css';

interface Props {
  booking: BookingRow;
  /** What was written of it, or can be; nothing where that is not shown. */
  review?: ReviewBooking | undefined;
}

/** One booking in a list (`ul`) of bookings: the whole line leads to it. */
export function BookingLine({ booking, review }: Props) {
  const { _id, where, maker, provider, startsAt, endsAt, zone, seats, guest, order, unread } = booking;
  const beside = serviceBeside(booking);
  const whatFor = [guest?.name, order?.items.join(', ')].filter(Boolean).join(': ');
  const paid = paidLabel(booking);
  const own = ownZone();
  const { day } = localTime(startsAt, zone);
  const [weekday, number, month] = dayText(day, true).split(/\s/);
  return (
    <li className={classes.line}>
      <p className={classes.day} aria-hidden="true">
        <span>{weekday}</span>
        <span className={classes.number}>{number}</span>
        <span>
          {month} {day.slice(0, 4)}
        </span>
      </p>
      <div className={classes.words}>
        <p className={classes.title}>
          <Link to={`/bookings/${_id}`} className={classes.link}>
            {bookingTitle(booking)}
          </Link>
        </p>
        <p>
          {beside && `${beside}, `}
          {maker.name}, with {provider}
          {seats > 1 && `, ${countOf(seats, 'seat')}`}
        </p>
        {whatFor && <p>For {whatFor}</p>}
        <p className={classes.time}>
          <WhenLabel startsAt={startsAt} endsAt={endsAt} own={own} zone={zone} />
        </p>
        {where && <p>{where}</p>}
      </div>
      <div className={classes.status}>
        <StatusMark tone={toneOf(booking)}>{statusLabel(booking)}</StatusMark>
        <span>
          <Money amount={booking.total} charged />
          {paid && <span className={classes.paid}> {paid}</span>}
        </span>
        {unread > 0 && <span className={classes.news}>{countOf(unread, 'new message')}</span>}
        <div className={classes.actions}>
          <Next booking={booking} />
          <BookingReviewLink booking={review} />
        </div>
      </div>
    </li>
  );
}

/** What one would do next with a booking, where there is something. */
function Next({ booking }: { booking: BookingRow }) {
  const { _id, service, status, hasProposal } = booking;
  const isOver = status === 'completed' || status === 'cancelled' || status === 'declined';
  if (isOver && service._id)
    return (
      <Link to={`/bookings/create?service=${service._id}`} className={classes.action}>
        Book again
      </Link>
    );
  const words = isUnpaid(booking) ? 'Pay now' : hasProposal && 'Respond';
  if (!words) return null;
  return (
    <Link to={`/bookings/${_id}`} className={classes.action}>
      {words}
    </Link>
  );
}
