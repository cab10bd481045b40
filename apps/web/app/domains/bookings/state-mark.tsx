import classes from './state-mark.module.css';
import { standing, toneOf } from './wording.ts';

/** How a booking stands, in words beside a dot of its colour. */
export function StateMark({ booking }: { booking: Parameters<typeof standing>[0] }) {
  return (
    <span className={classes.mark} data-tone={toneOf(booking)} data-state={booking.state}>
      {standing(booking)}
    </span>
  );
}
