import type { Booking } from '@adunni/contracts/bookings';
import { moment } from '../../../kit/dates.ts';
import classes from './booking.module.css';
import { eventWords } from './words.ts';

/** What happened to the booking so far, oldest first. */
export function Timeline({ booking: { events } }: { booking: Booking }) {
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">So far</h2>
      <ol className={classes.events}>
        {events.map((event, index) => {
          const before = events[index - 1];
          const isMoved = before !== undefined && Date.parse(before.startsAt) !== Date.parse(event.startsAt);
          return (
            <li key={event.at + event.state}>
              {eventWords(event, isMoved)}
              {event.note !== '' && <p className={classes.soft}>“{event.note}”</p>}
              <time dateTime={event.at}>{moment(event.at)}</time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
