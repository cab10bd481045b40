import type { Booking } from '@adunni/contracts/bookings/bookings';
import { moment } from '../../../kit/dates.ts';
import classes from './booking.module.css';
import { eventLabel } from './labels.ts';

/** What happened to the booking so far, oldest first. */
export function Timeline({ booking: { events } }: { booking: Booking }) {
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">Activity</h2>
      <ol className={classes.events}>
        {events.map((event, index) => {
          const { words, quote } = eventLabel(event, events[index - 1]);
          return (
            <li key={event.at + event.status}>
              {words}
              {quote !== '' && <p className={classes.soft}>“{quote}”</p>}
              <time dateTime={event.at}>{moment(event.at)}</time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
