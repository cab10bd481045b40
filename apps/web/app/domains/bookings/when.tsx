import { dayText, localTime, zoneName } from '../availability/public/clocks/times.ts';
import classes from './when.module.css';

interface Props {
  startsAt: string;
  endsAt?: string;
  /** The reader’s zone, and the maker’s. */
  own: string;
  zone: string;
}

/** When a booking is by the clock of its place, and below it by the reader’s own where that differs. */
export function WhenLabel({ startsAt, endsAt, own, zone }: Props) {
  const mine = localTime(startsAt, own);
  const theirs = localTime(startsAt, zone);
  const isElsewhere = mine.time !== theirs.time || mine.day !== theirs.day;
  return (
    <span className={classes.when}>
      <time dateTime={startsAt}>
        {dayText(theirs.day)}, <span className={classes.clock}>{span(theirs.time, endsAt, zone)}</span>
        {isElsewhere && ` ${zoneName(zone)} time`}
      </time>
      {isElsewhere && (
        <span className={classes.zone}>
          {theirs.day !== mine.day && `${dayText(mine.day)}, `}
          {span(mine.time, endsAt, own)} your time in {zoneName(own)}
        </span>
      )}
    </span>
  );
}

/** `10:00`, or `10:00 to 11:30` when the end is known. */
const span = (from: string, endsAt: string | undefined, zone: string): string =>
  endsAt ? `${from} to ${localTime(endsAt, zone).time}` : from;
