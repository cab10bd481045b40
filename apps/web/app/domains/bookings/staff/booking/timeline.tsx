import { BOOKING_STATE_LABELS } from '@adunni/contracts/booking-states';
import { ACTOR_LABELS, type StaffBooking } from '@adunni/contracts/bookings-staff';
import { moment } from '../../../../kit/dates.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { momentText } from '../../../../kit/slots/times.ts';
import classes from './booking.module.css';

/** What became of a booking, newest first. */
export function Timeline({ booking: { events, zone } }: { booking: StaffBooking }) {
  return (
    <Section title="What happened">
      <ol className={classes.events}>
        {events.toReversed().map(({ _id, state, by, actor, note, startsAt, at }) => (
          <li key={_id}>
            <strong>{BOOKING_STATE_LABELS[state]}</strong>
            <span className={classes.soft}>
              {moment(at)}, {actor ?? ACTOR_LABELS[by].toLowerCase()}
              {state === 'rescheduled' && `, to ${momentText(startsAt, zone)}`}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
