import type { Booking } from '@adunni/contracts/bookings/bookings';
import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { Progress } from '../../../kit/steps/progress.tsx';
import { placeMomentText } from '../own-writing.ts';
import { eventLabel } from './labels.ts';

/** What happened to the booking so far, where it stands, and what is still to come. */
export function Timeline({ booking: { events, status, startsAt, zone } }: { booking: Booking }) {
  const isComing = AGREED_BOOKINGS.includes(status);
  return (
    <section aria-labelledby="so-far">
      <h2 id="so-far">Activity</h2>
      <Progress
        label="Activity"
        past={events.map((event, index) => {
          const { words, quote } = eventLabel(event, zone, events[index - 1]);
          return { key: event.at + event.status, title: words, at: event.at, more: quote !== '' && <p>“{quote}”</p> };
        })}
        ahead={isComing ? [`Appointment on ${placeMomentText(startsAt, zone)}`, 'Completed'] : []}
      />
    </section>
  );
}
