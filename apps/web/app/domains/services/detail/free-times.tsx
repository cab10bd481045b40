import type { Slot } from '@adunni/contracts/availability/availability';
import type { Service } from '@adunni/contracts/services/services';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import buttons from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { dayText, horizonNote, localTime, monthAfter, monthText } from '../../availability/public/clocks/times.ts';
import { useZone } from '../../availability/public/clocks/use-zone.ts';
import { zoneNote } from '../../availability/public/clocks/zone-note.ts';
import { TimeLabel } from '../../availability/public/slots/time-labels.tsx';
import { byDay, type SlotsState, slotsOf, useSlots } from '../../availability/public/slots/use-slots.ts';
import { bookingPath } from '../booking-path.ts';
import classes from './free-times.module.css';

/** Days that are shown before the rest of the month is asked for. */
const FIRST_DAYS = 3;

/** The free times of a service by the clock of its place, and below it by the visitor’s where that differs. */
export function FreeTimes({ service }: { service: Service }) {
  const own = useZone();
  // Only once the page is alive the visitor’s zone is known, which each time names where it differs.
  const zone = own && service.zone;
  const [month, setMonth] = useState<string | null>(null);
  const [provider, setProvider] = useState('');
  const ask = useMemo(() => slotsOf(service._id), [service._id]);
  const [state, again, lastDay] = useSlots(ask, service.nextFreeAt, { zone, month, provider });
  const shown = state.is === 'there' ? state.answer.month : month;
  const end = shown && horizonNote(shown, lastDay);
  return (
    <section className={classes.times} aria-labelledby="times">
      <div className={classes.head}>
        <h2 id="times">Available times</h2>
        {own && <p className={classes.zone}>{zoneNote(own, service.zone)} Select a time to book.</p>}
      </div>
      {service.providers.length > 1 && (
        <fieldset className={classes.people}>
          <legend>With</legend>
          {[{ _id: '', name: 'Anyone' }, ...service.providers].map(({ _id, name }) => (
            <label key={_id}>
              <input type="radio" name="provider" checked={provider === _id} onChange={() => setProvider(_id)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {shown && (
        <div className={classes.months}>
          <button
            type="button"
            disabled={isPast(monthAfter(shown, -1))}
            onClick={() => setMonth(monthAfter(shown, -1))}
          >
            <span aria-hidden="true">←</span> Earlier
          </button>
          <p aria-live="polite">{monthText(shown)}</p>
          <button type="button" disabled={!lastDay || end !== null} onClick={() => setMonth(monthAfter(shown, 1))}>
            Later <span aria-hidden="true">→</span>
          </button>
        </div>
      )}
      <div aria-live="polite" aria-busy={state.is === 'loading'}>
        <Found
          key={`${shown} ${provider}`}
          state={state}
          own={own}
          service={service}
          provider={provider}
          onAgain={again}
          onMonth={setMonth}
        />
      </div>
      {end && <p className={classes.end}>{end}</p>}
    </section>
  );
}

const isPast = (month: string): boolean => month < new Date().toISOString().slice(0, 7);

interface FoundProps {
  state: SlotsState;
  own: string | null;
  service: Service;
  provider: string;
  onAgain: () => void;
  onMonth: (month: string | null) => void;
}

function Found({ state, own, service, provider, onAgain, onMonth }: FoundProps) {
  const [all, setAll] = useState(false);
  if (state.is === 'failed')
    return (
      <div className={classes.note}>
        <p>{state.message}</p>
        <button type="button" className={buttons.outline} onClick={onAgain}>
          Try again
        </button>
      </div>
    );
  if (state.is === 'loading' || !own) return <p className={classes.note}>Loading available times…</p>;
  const { answer } = state;
  const { zone } = service;
  const days = byDay(answer.slots, zone);
  if (days.length === 0) {
    const next = answer.nextFreeAt && localTime(answer.nextFreeAt, zone).day;
    return (
      <div className={classes.note}>
        <p>No available times in {monthText(answer.month)}.</p>
        {next && next.slice(0, 7) !== answer.month && (
          <button type="button" className={buttons.outline} onClick={() => onMonth(next.slice(0, 7))}>
            Next available: {dayText(next, true)}
          </button>
        )}
      </div>
    );
  }
  const shown = all ? days : days.slice(0, FIRST_DAYS);
  return (
    <>
      <ol className={classes.days}>
        {shown.map(([day, slots]) => (
          <li key={day} className={classes.day}>
            <h3>{dayText(day)}</h3>
            <ul>
              {slots.map((slot) => (
                <Time key={slot.start} slot={slot} own={own} service={service} provider={provider} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {days.length > shown.length && (
        <button type="button" className={buttons.outline} onClick={() => setAll(true)}>
          Show {countOf(days.length - shown.length, 'more day')}
        </button>
      )}
    </>
  );
}

interface TimeProps {
  slot: Slot;
  own: string;
  service: Service;
  provider: string;
}

/** A free time, which leads to booking it. */
function Time({ slot, own, service, provider }: TimeProps) {
  return (
    <li>
      <Link to={bookingPath(service._id, { start: slot.start, provider })} className={classes.time}>
        <TimeLabel slot={slot} own={own} zone={service.zone} isClass={service.seats > 1} />
      </Link>
    </li>
  );
}
