import type { Booking } from '@adunni/contracts/bookings/bookings';
import { ifOrderEnds } from '@adunni/contracts/bookings/order-ends';
import { LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { VISIT_NAMES } from '@adunni/contracts/services/measuring';
import { Link } from 'react-router';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { phoneText } from '../../../kit/texts/phone-text.ts';
import classes from './booking.module.css';

/** Who comes, and for which order somebody is measured or tries on; nothing when it is the person themselves, for no order. */
export function BookedFor({ booking: { guest, order, status, maker, paid, due } }: { booking: Booking }) {
  if (!guest && !order) return null;
  const isAhead = LIVE_BOOKINGS.includes(status);
  return (
    <>
      {guest && (
        <p>
          For <strong>{guest.name}</strong>
          {guest.phone && `, ${phoneText(guest.phone)}`}
        </p>
      )}
      {order && (
        <p>
          {VISIT_NAMES[order.isFitting ? 'fitting' : 'measuring']} for {order.items.join(', ')},{' '}
          <Link to={`/orders/${order._id}`}>
            <NumberText>{`order ${order.number}`}</NumberText>
          </Link>
        </p>
      )}
      {order?.isWaiting && isAhead && (
        <p className={classes.soft}>{ifOrderEnds(maker.name, { isPaid: paid + due > 0 })}</p>
      )}
      {order && !order.isWaiting && isAhead && (
        <p className={classes.soft}>
          The order no longer needs {order.isFitting ? 'a fitting' : 'measurements'}. You can keep or cancel this visit.
        </p>
      )}
    </>
  );
}
