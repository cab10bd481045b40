import type { Answer } from '@adunni/contracts/endpoint';
import type { getUsage, UsageFigure } from '@adunni/contracts/subscriptions/usage';
import classes from './day-chart.module.css';
import { counted } from './labels.ts';

// Days of the shop, so they are written as they are and not in the reader’s own zone.
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortOf = (day: string): string => SHORT.format(new Date(day));

interface Props {
  use: UsageFigure;
  days: Answer<typeof getUsage>['days'];
}

/** How often a feature was used on each day: bars, a sentence, and the numbers as a table. */
export function DayChart({ use: { feature, name, unit }, days }: Props) {
  const uses = days.map(({ day, uses }) => ({ day, count: uses[feature] ?? 0 }));
  const most = Math.max(...uses.map(({ count }) => count));
  const sum = uses.reduce((all, { count }) => all + count, 0);
  const busiest = uses.find(({ count }) => count === most);
  if (sum === 0 || !busiest) return <p className={classes.none}>No usage in the last {days.length} days.</p>;
  return (
    <figure className={classes.chart}>
      <figcaption>
        {counted(sum, unit)} in the last {days.length} days; the busiest was {shortOf(busiest.day)} with {most}.
      </figcaption>
      <div className={classes.bars} aria-hidden="true">
        {uses.map(({ day, count }) => (
          <span key={day} title={`${shortOf(day)}: ${counted(count, unit)}`}>
            <span style={{ blockSize: `${(count / most) * 100}%` }} data-none={count === 0 || undefined} />
          </span>
        ))}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{shortOf(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </div>
      <details className={classes.numbers}>
        <summary>View as table</summary>
        <table>
          <caption>{name} per day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Used</th>
            </tr>
          </thead>
          <tbody>
            {uses
              .filter(({ count }) => count > 0)
              .map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{shortOf(day)}</th>
                  <td>{count}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
