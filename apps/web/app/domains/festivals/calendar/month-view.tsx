import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import { Link } from 'react-router';
import { monthAfter, monthText, weeksOf } from '../../availability/public/clocks/times.ts';
import { festivalPath } from '../festival-address.ts';
import { calendarDay, DateStatus, daysOf } from '../festival-dates.tsx';
import { festivalsOf, isOn, type OfMonth } from './month.ts';
import classes from './month-view.module.css';

interface Props {
  festivals: readonly FestivalCard[];
  month: string;
  /** The address of another month. */
  pathOf: (month: string) => string;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The festivals of a month on their days; on a phone only the days on which one begins. */
export function MonthView({ festivals, month, pathOf }: Props) {
  const shown = festivalsOf(festivals, month);
  const withoutDate = festivals.filter(({ next }) => !next);
  return (
    <section aria-labelledby="month">
      <nav className={classes.bar} aria-label="Months">
        <Link to={pathOf(monthAfter(month, -1))} preventScrollReset aria-label="Previous month">
          ←
        </Link>
        <h2 id="month" aria-live="polite">
          {monthText(month)}
        </h2>
        <Link to={pathOf(monthAfter(month, 1))} preventScrollReset aria-label="Next month">
          →
        </Link>
      </nav>
      {shown.length === 0 && <p className={classes.none}>No festival with a known date in {monthText(month)}.</p>}
      <Grid shown={shown} month={month} />
      {shown.length > 0 && (
        <ul className={classes.days}>
          {shown.map(({ festival, day }) => (
            <li key={festival._id}>
              <time dateTime={day}>{festival.next && daysOf(festival.next)}</time>
              <Link to={festivalPath(festival._id)}>{festival.title}</Link>
              <DateStatus next={festival.next} />
            </li>
          ))}
        </ul>
      )}
      {withoutDate.length > 0 && (
        <p className={classes.none}>
          Not announced yet:{' '}
          {withoutDate.map(({ _id, title }, index) => (
            <span key={_id}>
              {index > 0 && ', '}
              <Link to={festivalPath(_id)}>{title}</Link>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/** The weeks of the month as a table. */
function Grid({ shown, month }: { shown: readonly OfMonth[]; month: string }) {
  return (
    <table className={classes.grid}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={`${month} ${week.find(Boolean) ?? index}`}>
            {week.map((day, weekday) => (
              <td key={day ?? WEEKDAYS[weekday]} data-empty={day === null || undefined}>
                {day && <Day day={day} shown={shown.filter((one) => isOn(one, day))} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The festivals of a day: by their names on their first, as a bar on those that follow. */
function Day({ day, shown }: { day: string; shown: readonly OfMonth[] }) {
  return (
    <>
      <time dateTime={day} title={calendarDay(day)}>
        {Number(day.slice(8))}
      </time>
      {shown.map(({ festival: { _id, title, next }, day: first }) =>
        day === first ? (
          <Link key={_id} to={festivalPath(_id)} data-status={next?.status}>
            {title}
          </Link>
        ) : (
          <span key={_id} className={classes.goesOn} title={title} aria-hidden data-status={next?.status} />
        ),
      )}
    </>
  );
}
