import type { Answer } from '@adunni/contracts/endpoint';
import type { getPlanningDays } from '@adunni/contracts/planning/staff';
import { Link } from 'react-router';
import { calendarDay } from '../../../kit/dates.ts';
import { monthAfter, monthText } from '../../availability/public/clocks/times.ts';
import { Card } from './case-card.tsx';
import classes from './desk.module.css';

interface Props {
  month: string;
  days: Answer<typeof getPlanningDays>['days'];
  pathOf: (month: string) => string;
}

/** The days of a month with celebrations on them, and who has two on one of them. */
export function Days({ month, days, pathOf }: Props) {
  return (
    <section aria-labelledby="month">
      <nav className={classes.months} aria-label="Months">
        <Link to={pathOf(monthAfter(month, -1))} aria-label="Previous month">
          ←
        </Link>
        <h2 id="month" aria-live="polite">
          {monthText(month)}
        </h2>
        <Link to={pathOf(monthAfter(month, 1))} aria-label="Next month">
          →
        </Link>
      </nav>
      {days.length === 0 && <p className={classes.none}>No celebrations in {monthText(month)}.</p>}
      <ul className={classes.days}>
        {days.map(({ day, cases, conflicts }) => (
          <li key={day}>
            <h3>
              <time dateTime={day}>{calendarDay(day)}</time>
            </h3>
            {conflicts.length > 0 && (
              <p className={classes.conflict}>{conflicts.join(' and ')} coordinates more than one on this day.</p>
            )}
            <div className={classes.cards}>
              {cases.map((card) => (
                <Card key={card._id} of={card} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
