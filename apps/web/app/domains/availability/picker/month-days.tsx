import { type KeyboardEvent, useRef } from 'react';
import { dayText, monthText, weeksOf } from '../public/clocks/times.ts';
import classes from './month-days.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Which free day an arrow leads to, in days. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Props {
  /** `2026-11` */
  month: string;
  /** By the clock of the place: weeks before this day’s are left out. */
  today: string;
  /** How many times are free on a day; days that are missing have none. */
  free: ReadonlyMap<string, number>;
  value: string | null;
  /** Days before and after can be chosen, but make little sense, which they show; null for no such bound. */
  from?: string | null;
  until?: string | null;
  onChoose: (day: string) => void;
}

/** A month as a calendar, of which the days with free times can be chosen; arrow keys move between those. */
export function MonthDays({ month, today, free, value, from = null, until = null, onChoose }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const days = [...free.keys()];
  const weeks = weeksOf(month).filter((week) => week.some((day) => day && day >= today));
  const entry = value && free.has(value) ? value : days[0];

  function move(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    const from = (event.target as HTMLElement).dataset.day;
    if (!step || !from) return;
    event.preventDefault();
    const wanted = new Date(Date.parse(from) + step * 86_400_000).toISOString().slice(0, 10);
    const next = step > 0 ? days.find((day) => day >= wanted) : days.findLast((day) => day <= wanted);
    if (next) table.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <table className={classes.month} ref={table} onKeyDown={move}>
      <caption>{monthText(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, weekday) => (
              <td key={WEEKDAYS[weekday]}>
                {day && (
                  <Day
                    day={day}
                    times={free.get(day) ?? 0}
                    isChosen={day === value}
                    isEntry={day === entry}
                    isOutside={(from !== null && day < from) || (until !== null && day > until)}
                    onChoose={onChoose}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the looks of the days mean where some of them make more sense than others. */
export function DaysKey() {
  return (
    <ul className={classes.key}>
      <li>Suggested days</li>
      <li className={classes.outside}>Other available days</li>
      <li className={classes.plain}>Plain dates have no times</li>
    </ul>
  );
}

interface DayProps {
  day: string;
  times: number;
  isChosen: boolean;
  /** The one that Tab leads to. */
  isEntry: boolean;
  isOutside: boolean;
  onChoose: (day: string) => void;
}

function Day({ day, times, isChosen, isEntry, isOutside, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  if (times === 0) return <span className={classes.none}>{number}</span>;
  return (
    <button
      type="button"
      data-day={day}
      className={isOutside ? classes.outside : undefined}
      tabIndex={isEntry ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${dayText(day)}, ${times === 1 ? '1 available time' : `${times} available times`}${isOutside ? ', not suggested' : ''}`}
      onClick={() => onChoose(day)}
    >
      {number}
    </button>
  );
}
