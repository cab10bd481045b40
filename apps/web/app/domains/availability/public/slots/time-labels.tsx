import type { Slot } from '@adunni/contracts/availability/availability';
import { dayText, localTime, zoneName } from '../clocks/times.ts';
import classes from './slots.module.css';

interface Props {
  slot: Slot;
  /** The reader’s zone, and the maker’s. */
  own: string;
  zone: string;
  /** Says how many seats are left, for a class. */
  isClass?: boolean;
  /** Says the day too, where times of several stand together. */
  withDay?: boolean;
}

/** A time by the maker’s clock, below it by the reader’s where that differs. */
export function TimeLabel({ slot, own, zone, isClass = false, withDay = false }: Props) {
  const mine = localTime(slot.start, own);
  const theirs = localTime(slot.start, zone);
  return (
    <span className={classes.words}>
      {withDay && <span className={classes.more}>{dayText(theirs.day, true)}</span>}
      <time dateTime={slot.start}>{theirs.time}</time>
      {mine.time !== theirs.time && (
        <span className={classes.more}>
          {mine.time} {zoneName(own)}
          {mine.day !== theirs.day && `, ${dayText(mine.day, true)}`}
        </span>
      )}
      {isClass && <span className={classes.more}>{seatsText(slot.seatsLeft)}</span>}
    </span>
  );
}

const seatsText = (seats: number): string => (seats === 1 ? '1 seat left' : `${seats} seats left`);
