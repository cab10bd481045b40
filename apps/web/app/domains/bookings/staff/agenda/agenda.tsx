import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { Provider } from '@adunni/contracts/availability/staff';
import { BOOKING_STATUSES } from '@adunni/contracts/bookings/statuses';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { dayText, localTime } from '../../../availability/public/clocks/times.ts';
import { useNow } from '../../../availability/public/clocks/use-now.ts';
import { minutesOn } from '../../../availability/public/clocks/zone-time.ts';
import { LACKS_CALL } from '../calendar/cards.ts';
import type { Calendar, Column } from '../calendar/columns.ts';
import classes from './agenda.module.css';
import { agendaOf, type Entry } from './agenda-of.ts';
import { useOpensAt } from './use-opens-at.ts';

interface Props {
  calendar: Calendar;
  columns: readonly Column[];
  /** `who` is free then, of several people. */
  onTime: (column: Column, at: number, who?: Provider) => void;
  onStretch: (column: Column, window: DayWindow, who?: Provider) => void;
  onBlock: (block: Calendar['blocks'][number]) => void;
}

/** Days one below the other in the order of their hours: the calendar of a phone. */
export function Agenda({ calendar, columns, ...acts }: Props) {
  const now = new Date(useNow()).toISOString();
  const today = useOpensAt<HTMLElement>();
  const present = columns.find(({ day, person }) => localTime(now, person.zone).day === day);
  // Of one person the days are told apart, of one day the people.
  const isOnePerson = columns.every(({ person }) => person._id === columns[0]?.person._id);
  return columns.map((column) => {
    const entries = agendaOf(column, calendar, minutesOn(column.day, now, column.person.zone));
    return (
      <section
        key={column.key}
        ref={column === present ? today : undefined}
        className={classes.day}
        aria-labelledby={`agenda-${column.key}`}
      >
        <h2 id={`agenda-${column.key}`}>
          {isOnePerson ? dayText(column.day) : `${column.person.name}, ${dayText(column.day, true)}`}
        </h2>
        {entries.length === 0 ? (
          <p className={classes.nothing}>{column.open.length === 0 ? 'Closed.' : 'No bookings.'}</p>
        ) : (
          <ol className={classes.entries}>
            {entries.map((entry) => (
              <li key={keyOf(entry)} data-is={entry.is}>
                <span className={classes.time}>
                  {clockText(entry.from)}–{clockText(entry.to)}
                </span>
                <EntryText entry={entry} column={column} {...acts} />
              </li>
            ))}
          </ol>
        )}
      </section>
    );
  });
}

function EntryText({
  entry,
  column,
  onTime,
  onStretch,
  onBlock,
}: Omit<Props, 'columns' | 'calendar'> & { entry: Entry; column: Column }) {
  const { search } = useLocation();
  if (entry.is === 'sitting')
    return (
      <ul className={classes.people}>
        {entry.sitting.bookings.map(({ _id, customer, title, seats, status, place, lacksCall }) => (
          <li key={_id}>
            <Link to={_id} relative="path" state={{ back: search }}>
              <strong>{customer}</strong>
              <span>
                {title}
                {entry.sitting.with && `, with ${entry.sitting.with.name}`}
                {seats > 1 && `, ${seats} seats`}
                {place === 'video' && `, ${lacksCall ? LACKS_CALL : 'video call'}`}
              </span>
            </Link>
            <StatusLabel of={BOOKING_STATUSES} is={status} />
          </li>
        ))}
      </ul>
    );
  const whose = entry.is === 'free' && entry.of ? `, ${entry.of.name}` : '';
  const until = (
    <VisuallyHidden>
      {' '}
      from {clockText(entry.from)}
      {whose}
    </VisuallyHidden>
  );
  if (entry.is === 'kept')
    return (
      <div className={classes.kept}>
        <span>
          {entry.of && `${entry.of}: `}
          {entry.block.note || 'Blocked'}
        </span>
        <Button variant="subtle" onClick={() => onBlock(entry.block)}>
          Change{until}
        </Button>
      </div>
    );
  return (
    <div className={classes.free}>
      {entry.of && <span>{entry.of.name} is available</span>}
      {entry.walkIn !== null && (
        <Button variant="default" onClick={() => onTime(column, entry.walkIn ?? entry.from, entry.of)}>
          Walk-in{until}
        </Button>
      )}
      <Button variant="subtle" onClick={() => onStretch(column, entry, entry.of)}>
        Block time{until}
      </Button>
    </div>
  );
}

/** Two people may come or be away at the same time. */
const keyOf = (entry: Entry): string =>
  `${entry.from} ${entry.is === 'sitting' ? entry.sitting.bookings[0]._id : entry.is === 'kept' ? entry.block._id : `free ${entry.of?._id}`}`;
