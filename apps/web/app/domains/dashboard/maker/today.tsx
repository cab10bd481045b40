import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import { Section } from '../../../kit/resource/facts.tsx';
import { isApart } from '../../availability/public/clocks/own-moment.ts';
import { localTime, zoneName } from '../../availability/public/clocks/times.ts';
import { useNow } from '../../availability/public/clocks/use-now.ts';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import { dayAfter } from '../../availability/public/clocks/zone-time.ts';
import shared from '../dashboard.module.css';
import { WaitingList } from '../waiting/waiting.tsx';
import classes from './maker.module.css';
import { joiningText, placesInDay } from './places-in-day.ts';
import { todayOf } from './to-do.ts';

type Work = Answer<typeof getMakerWork>;

/** A maker’s day: who comes when, who comes tomorrow, and what must not wait until then. */
export function Today({ work }: { work: Work }) {
  const { coming, today, recordedToday, comingTomorrow, tomorrow } = work.bookings;
  const waiting = todayOf(work);
  const isElsewhere = [...coming, ...comingTomorrow].some(({ startsAt, zone }) => isApart(startsAt, zone, ownZone()));
  return (
    <Section title="Today">
      <ComingOn day="today" coming={coming} count={today} to="../bookings?view=day" />
      {today === 0 && recordedToday > 0 && <p className={shared.empty}>All of today’s bookings are recorded.</p>}
      {today + recordedToday === 0 && waiting.length === 0 && (
        <p className={shared.empty}>No bookings today, and nothing that can’t wait.</p>
      )}
      {tomorrow > 0 && <h3 className={classes.heading}>Tomorrow</h3>}
      <ComingOn
        day="tomorrow"
        coming={comingTomorrow}
        count={tomorrow}
        to={`../bookings?view=day&day=${dayAfter(localTime(new Date().toISOString(), work.zone).day, 1)}`}
      />
      {waiting.length > 0 && (
        <>
          <h3 className={classes.heading}>Needs attention today</h3>
          <WaitingList items={waiting} />
        </>
      )}
      {isElsewhere && <p className={shared.empty}>All times are in {zoneName(work.zone)} time.</p>}
    </Section>
  );
}

interface ComingProps {
  day: 'today' | 'tomorrow';
  coming: Work['bookings']['coming'];
  /** Of the whole day, of which only the first are told. */
  count: number;
  /** Where the rest is. */
  to: string;
}

/** Who comes when on a day, with whom and for what; of today also who is next. */
function ComingOn({ day, coming, count, to }: ComingProps) {
  const places = placesInDay(coming, useNow());
  const more = count - coming.length;
  return (
    <>
      {coming.length > 0 && (
        <ol className={classes.day} aria-label={`Bookings ${day}`}>
          {coming.map(({ _id, startsAt, endsAt, zone, service, customer, provider, lacksCall, lostCall }, index) => (
            <li key={_id}>
              <Link to={`../bookings/${_id}`} relative="path" data-place={day === 'today' ? places[index] : undefined}>
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
                {day === 'today' && places[index] !== 'later' && (
                  <span className={classes.place}>{PLACES[places[index] ?? 'over']}</span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      )}
      {more > 0 && (
        <p>
          <Link to={to} relative="path">
            {more} more {more === 1 ? 'booking' : 'bookings'} {day}
          </Link>
        </p>
      )}
    </>
  );
}

const PLACES = { over: 'Ended', now: 'Now', next: 'Next' } as const;

const timeText = (at: string, zone: string): string => localTime(at, zone).time;
