import type { CalendarBooking } from '@adunni/contracts/bookings/calendar';
import { AGREED_BOOKINGS, BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import { Menu, VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { type Sitting, seatsIn } from './columns.ts';
import { gridPosition } from './place.ts';
import classes from './time-grid.module.css';

/** Cards of less than so many minutes have room for one line, for two, or for all. */
const TWO_LINES = 28;
const ALL_LINES = 40;

/** Bookings at their time: a link to the one, or a menu of all who come to a class. */
export function SittingCard({ sitting }: { sitting: Sitting }) {
  const [first, ...others] = sitting.bookings;
  const { search } = useLocation();
  const minutes = sitting.to - sitting.from;
  const isShort = minutes < ALL_LINES;
  const time = isShort ? clockText(sitting.from) : `${clockText(sitting.from)}–${clockText(sitting.to)}`;
  const look = {
    className: classes.sitting,
    style: gridPosition(sitting),
    'data-status': first.status,
    'data-lines': isShort ? (minutes < TWO_LINES ? 1 : 2) : undefined,
  };
  if (others.length === 0)
    return (
      <li>
        <Link
          to={first._id}
          relative="path"
          state={{ back: search }}
          title={`${time} ${first.customer}, ${first.title}`}
          {...look}
        >
          <span className={classes.time}>{time}</span>
          <strong>{first.customer}</strong>
          <span>
            {first.title}
            {sitting.with && `, with ${sitting.with}`}
          </span>
          {isShort ? (
            <VisuallyHidden>
              <Status booking={first} />
            </VisuallyHidden>
          ) : (
            <Status booking={first} />
          )}
        </Link>
      </li>
    );
  return (
    <li>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <button type="button" {...look}>
            <span className={classes.time}>{time}</span>
            <strong>{first.title}</strong>
            <span>
              {seatsIn(sitting)} booked{sitting.with && `, with ${sitting.with}`}
            </span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {sitting.bookings.map((booking) => (
            <Menu.Item key={booking._id} component={Link} to={booking._id} relative="path" state={{ back: search }}>
              {booking.customer}
              {booking.seats > 1 && `, ${booking.seats} seats`} <Status booking={booking} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

/** What stands as agreed needs no word. */
function Status({ booking: { status } }: { booking: CalendarBooking }) {
  if (AGREED_BOOKINGS.includes(status)) return null;
  return <em>{BOOKING_STATUSES[status].label}</em>;
}
