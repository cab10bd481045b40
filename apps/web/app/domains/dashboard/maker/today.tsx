import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import { Section } from '../../../kit/resource/facts.tsx';
import { isApart } from '../../availability/public/clocks/own-moment.ts';
import { localTime, zoneName } from '../../availability/public/clocks/times.ts';
import { useNow } from '../../availability/public/clocks/use-now.ts';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import shared from '../dashboard.module.css';
import { WaitingList } from '../waiting/waiting.tsx';
import classes from './maker.module.css';
import { joiningText, placesInDay } from './places-in-day.ts';
import { todayOf } from './to-do.ts';

type Work = Answer<typeof getMakerWork>;

/** A maker’s day: who comes when, then what must not wait until tomorrow. */
export function Today({ work }: { work: Work }) {
  const { coming, today, recordedToday } = work.bookings;
  const places = placesInDay(coming, useNow());
  const waiting = todayOf(work);
  const more = today - coming.length;
  return (
    <Section title="Today">
      {coming.length > 0 && (
        <ol className={classes.day} aria-label="Bookings today">
          {coming.map(({ _id, startsAt, endsAt, zone, service, customer, provider, lacksCall, lostCall }, index) => (
            <li key={_id}>
              <Link to={`../bookings/${_id}`} relative="path" data-place={places[index]}>
                <time dateTime={startsAt}>
                  {timeText(startsAt, zone)}–{timeText(endsAt, zone)}
                </time>
                <span>
                  <bdi>{customer}</bdi>
                  <span className={classes.why}>
                    {service}, with {provider}
                    {lacksCall && `. ${joiningText(places[index], lostCall)}`}
                  </span>
                </span>
                {places[index] !== 'later' && <span className={classes.place}>{PLACES[places[index] ?? 'over']}</span>}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {coming.some(({ startsAt, zone }) => isApart(startsAt, zone, ownZone())) && (
        <p className={shared.empty}>All times are in {zoneName(work.zone)} time.</p>
      )}
      {more > 0 && (
        <p>
          <Link to="../bookings?view=day" relative="path">
            {more} more {more === 1 ? 'booking' : 'bookings'} today
          </Link>
        </p>
      )}
      {waiting.length > 0 && <WaitingList items={waiting} />}
      {today === 0 && recordedToday > 0 && <p className={shared.empty}>All of today’s bookings are recorded.</p>}
      {today + recordedToday === 0 && waiting.length === 0 && (
        <p className={shared.empty}>No bookings today, and nothing that can’t wait.</p>
      )}
    </Section>
  );
}

const PLACES = { over: 'Ended', now: 'Now', next: 'Next' } as const;

const timeText = (at: string, zone: string): string => localTime(at, zone).time;
