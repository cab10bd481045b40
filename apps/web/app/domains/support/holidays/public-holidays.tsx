import type { RowOf } from '@adunni/contracts/resource';
import {
  isWeekend,
  type PublicHoliday,
  publicHolidays,
  substituteDay,
} from '@adunni/contracts/settings/public-holidays';
import type { holidayResource } from '@adunni/contracts/support/holidays';
import { Link, useLoaderData } from 'react-router';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './public-holidays.module.css';

type Decided = RowOf<typeof holidayResource>;

const DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});
/** A day as `Fri, 25 Dec 2026`. */
export const dayText = (day: string): string => DAY.format(new Date(day));
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** The fixed public holidays of this year and the next, what was decided of each, and the ways to decide otherwise. */
export function PublicHolidays() {
  const { decided } = useLoaderData<{ decided: Decided[] }>();
  const today = TODAY.format(new Date());
  const year = Number(today.slice(0, 4));
  const listed = [...publicHolidays(year), ...publicHolidays(year + 1)].filter(({ day }) => day >= today);
  return (
    <Section title="Public holidays">
      <p className={classes.lead}>
        Support has these days off. Eid and Maulud depend on the moon: add them when they are announced.
      </p>
      <ul className={classes.days}>
        {listed.map((holiday) => (
          <li key={holiday.day}>
            <span>
              <strong>{holiday.name}</strong>
              <time dateTime={holiday.day}>{dayText(holiday.day)}</time>
            </span>
            <Decision holiday={holiday} decided={decided} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the form is opened with what it is about to say. */
const addPath = (values: Record<string, string>): string => `add?${new URLSearchParams(values)}`;

function Decision({ holiday: { day, name }, decided }: { holiday: PublicHoliday; decided: readonly Decided[] }) {
  const own = decided.find((each) => each.day === day);
  const substitute = `${name} (substitute day)`;
  const given = decided.find((each) => each.name === substitute && each.day.slice(0, 4) === day.slice(0, 4));
  const taken = new Set(decided.map((each) => each.day));
  return (
    <span className={classes.decision}>
      {own?.isOpen ? 'Support works' : isWeekend(day) ? 'On a weekend' : 'Day off'}
      {own ? (
        <Link to={`edit/${own._id}`} aria-label={`Change ${name} ${day.slice(0, 4)}`}>
          Change
        </Link>
      ) : !isWeekend(day) ? (
        <Link to={addPath({ day, name, isOpen: 'true' })} aria-label={`Work on this day: ${name} ${day.slice(0, 4)}`}>
          Work on this day
        </Link>
      ) : given ? (
        <Link to={`edit/${given._id}`}>Substitute: {dayText(given.day)}</Link>
      ) : (
        <Link
          to={addPath({ day: substituteDay(day, taken), name: substitute })}
          aria-label={`Add a substitute day for ${name} ${day.slice(0, 4)}`}
        >
          Add a substitute day
        </Link>
      )}
    </span>
  );
}
