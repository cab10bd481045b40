import { ACTOR_LABELS, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import { Section } from '../../../../kit/resource/facts.tsx';
import { momentText, zoneName } from '../../../availability/public/clocks/times.ts';
import classes from './booking.module.css';

type Event = StaffBooking['events'][number];

/** What happened under a name, newest first: a status that was there before says nothing new. */
function timelineEntries(events: readonly Event[]): (Event & { label: string })[] {
  const named = events.map((event, index) => {
    const isNew = event.status !== events[index - 1]?.status || event.status === 'rescheduled';
    const label = index === 0 ? 'Booked' : isNew ? BOOKING_STATUSES[event.status].label : event.note || 'Paid';
    return { ...event, label, note: label === event.note ? '' : event.note };
  });
  return named.toReversed();
}

/** What became of a booking, newest first. */
export function Timeline({ booking: { events, zone } }: { booking: StaffBooking }) {
  return (
    <Section title={`Activity (${zoneName(zone)} time)`}>
      <ol className={classes.events}>
        {timelineEntries(events).map(({ _id, label, status, by, actor, note, startsAt, at }) => (
          <li key={_id}>
            <strong>{label}</strong>
            <span className={classes.soft}>
              {momentText(at, zone)}, {actor ? `by ${actor}` : ACTOR_LABELS[by]}
              {status === 'rescheduled' && `, to ${momentText(startsAt, zone)}`}
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
