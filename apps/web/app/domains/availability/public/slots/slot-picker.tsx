import type { Slot } from '@adunni/contracts/availability/availability';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import buttons from '../../../../kit/button.module.css';
import { DayTimes } from '../../picker/day-times.tsx';
import { DaysKey, MonthDays } from '../../picker/month-days.tsx';
import { dayText, horizonNote, localTime, monthAfter, monthText } from '../clocks/times.ts';
import { zoneNote } from '../clocks/zone-note.ts';
import { choosable, isBefore } from './choosable.rules.ts';
import classes from './slots.module.css';
import { type AskSlots, byDay, type SlotsState, useSlots } from './use-slots.ts';

interface Props {
  /** Must stay the same as long as it means the same. */
  ask: AskSlots;
  nextFreeAt: string | null;
  /** The reader’s zone, and that of the place, by which days and times are shown. */
  own: string;
  zone: string;
  /** Of whom; empty for anyone. */
  provider?: string;
  /** How many seats are wanted, of a class; when it goes up, the chosen time is let go. */
  seats?: number;
  isClass?: boolean;
  /** When the time begins that is chosen at first. */
  defaultValue: string | null;
  /** The moments between which a time makes sense: the calendar opens from there on, and a key tells those days from others, which can be chosen all the same. */
  from?: string | null;
  until?: string | null;
  /** The moment before which no time can be chosen at all. */
  notBefore?: string | null;
  /** With null once the chosen time is out of sight, since another day or month is looked at. */
  onChoose: (slot: Slot | null) => void;
}

/** Chooses a free time: a month’s calendar, and beside it the times of one day. */
export function SlotPicker({ ask, nextFreeAt, own, zone, provider = '', seats = 1, ...choice }: Props) {
  const { defaultValue, from = null, until = null, notBefore = null, isClass = false, onChoose } = choice;
  const [value, setValue] = useState(defaultValue);
  const [seatsBefore, setSeatsBefore] = useState(seats);
  const times = useRef<HTMLDivElement>(null);
  const chosenDay = defaultValue && localTime(defaultValue, zone).day;
  const fromDay = from && localTime(from, zone).day;
  const untilDay = until && localTime(until, zone).day;
  const [month, setMonth] = useState((chosenDay ?? fromDay)?.slice(0, 7) ?? null);
  const [day, setDay] = useState(chosenDay);
  const [state, again, lastDay] = useSlots(ask, nextFreeAt, { zone, month, provider });
  // More people may not fit into the time that was chosen.
  if (seats !== seatsBefore) {
    setSeatsBefore(seats);
    if (seats > seatsBefore) setValue(null);
  }
  const shown = month ?? (state.is === 'there' ? state.answer.month : monthOf(nextFreeAt, zone));
  const days = useMemo(() => freeDays(state, zone, { seats, notBefore }), [state, zone, seats, notBefore]);
  const end = horizonNote(shown, lastDay);
  const useful = [...days.keys()].find((each) => fromDay !== null && each >= fromDay);
  const open = day && days.has(day) ? day : (useful ?? [...days.keys()][0] ?? null);
  const laterDay = fromDay && open && open < fromDay && (useful || shown < fromDay.slice(0, 7)) ? fromDay : null;

  function choose(slot: Slot): void {
    setValue(slot.start);
    onChoose(slot);
  }

  function letGo(): void {
    if (value === null) return;
    setValue(null);
    onChoose(null);
  }

  function show(wanted: string): void {
    setDay(wanted);
    // Once they are drawn: on a phone they lie below the fold, where nothing tells that they changed.
    requestAnimationFrame(() => bringIntoView(times.current));
    if (value && localTime(value, zone).day !== wanted) letGo();
  }

  function showMonth(wanted: string): void {
    setMonth(wanted);
    letGo();
  }

  /** Leads to the first day that makes sense. */
  function showLater(wanted: string): void {
    setDay(null);
    showMonth(wanted.slice(0, 7));
  }

  return (
    <div>
      <p className={classes.zone}>{zoneNote(own, zone)}</p>
      <div className={classes.columns}>
        <div className={classes.calendar} aria-busy={state.is === 'loading'}>
          <div className={classes.head}>
            <MonthButton to={monthAfter(shown, -1)} isOff={shown <= monthOf(null, zone)} onGo={showMonth} arrow="←" />
            <p aria-live="polite">{monthText(shown)}</p>
            <MonthButton to={monthAfter(shown, 1)} isOff={!lastDay || end !== null} onGo={showMonth} arrow="→" />
          </div>
          <MonthDays
            month={shown}
            today={localTime(new Date().toISOString(), zone).day}
            free={countsOf(days)}
            value={open}
            from={fromDay}
            until={untilDay}
            onChoose={show}
          />
          {(fromDay || untilDay) && <DaysKey />}
          {end && <p className={classes.end}>{end}</p>}
        </div>
        <div className={classes.times} ref={times} aria-live="polite">
          {open ? (
            <>
              <DayTimes
                day={open}
                slots={days.get(open) ?? []}
                own={own}
                zone={zone}
                isClass={isClass}
                value={value}
                onChoose={choose}
              />
              {laterDay && (
                <button type="button" className={buttons.outline} onClick={() => showLater(laterDay)}>
                  See times from {dayText(laterDay, true)}
                </button>
              )}
            </>
          ) : (
            <Nothing
              state={state}
              month={shown}
              zone={zone}
              seats={seats}
              notBefore={notBefore}
              isEnd={end !== null}
              onMonth={showMonth}
              onAgain={again}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function bringIntoView(times: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  times?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}

/** The month of a moment, or of now, by the clock of a zone. */
const monthOf = (iso: string | null, zone: string): string =>
  localTime(iso ?? new Date().toISOString(), zone).day.slice(0, 7);

/** Free times that can be chosen, by day. */
function freeDays(
  state: SlotsState,
  zone: string,
  bounds: Parameters<typeof choosable>[1],
): ReadonlyMap<string, Slot[]> {
  const slots = state.is === 'there' ? state.answer.slots : [];
  return new Map(byDay(choosable(slots, bounds), zone));
}

const countsOf = (days: ReadonlyMap<string, Slot[]>): ReadonlyMap<string, number> =>
  new Map([...days].map(([day, { length }]) => [day, length]));

interface MonthButtonProps {
  to: string;
  arrow: ReactNode;
  isOff?: boolean;
  onGo: (month: string) => void;
}

function MonthButton({ to, arrow, isOff = false, onGo }: MonthButtonProps) {
  return (
    <button type="button" disabled={isOff} aria-label={monthText(to)} onClick={() => onGo(to)}>
      <span aria-hidden="true">{arrow}</span>
    </button>
  );
}

interface NothingProps {
  state: SlotsState;
  month: string;
  zone: string;
  seats: number;
  notBefore: string | null;
  /** No later month can be booked yet. */
  isEnd: boolean;
  onMonth: (month: string) => void;
  onAgain: () => void;
}

/** In place of times: that they are looked for, could not be loaded, or that a month has none. */
function Nothing({ state, month, zone, seats, notBefore, isEnd, onMonth, onAgain }: NothingProps) {
  if (state.is === 'loading') return <p>Loading available times…</p>;
  if (state.is === 'failed')
    return (
      <>
        <p>{state.message}</p>
        <button type="button" className={buttons.outline} onClick={onAgain}>
          Try again
        </button>
      </>
    );
  const { nextFreeAt } = state.answer;
  const next = nextFreeAt && !isBefore(nextFreeAt, notBefore) ? localTime(nextFreeAt, zone).day : null;
  const isElsewhere = next !== null && next.slice(0, 7) !== month;
  const to = isElsewhere ? next.slice(0, 7) : monthAfter(month, 1);
  return (
    <>
      <p>
        {seats > 1
          ? `No times in ${monthText(month)} with ${seats} seats left.`
          : `No available times in ${monthText(month)}.`}
      </p>
      {(isElsewhere || !isEnd) && (
        <button type="button" className={buttons.outline} onClick={() => onMonth(to)}>
          {isElsewhere ? `Next available: ${dayText(next, true)}` : `See ${monthText(to)}`}
        </button>
      )}
    </>
  );
}
