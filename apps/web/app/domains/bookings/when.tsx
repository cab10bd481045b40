import { dayText, localTime, zoneName } from '../availability/public/clocks/times.ts';
import classes from './when.module.css';

interface Props {
  startsAt: string;
  endsAt?: string;
  /** The reader’s zone, and the maker’s. */
  own: string;
  zone: string;
}

/** When a booking is by the reader’s clock, and below it by the maker’s where that stands elsewhere. */
export function WhenLabel({ startsAt, endsAt, own, zone }: Props) {
  const mine = localTime(startsAt, own);
  const theirs = localTime(startsAt, zone);
  const isElsewhere = mine.time !== theirs.time || mine.day !== theirs.day;
  return (
    <span className={classes.when}>
      <time dateTime={startsAt}>
        {dayText(mine.day)}, <span className={classes.clock}>{span(mine.time, endsAt, own)}</span>
      </time>
      {isElsewhere && (
        <span className={classes.zone}>
          in {zoneName(own)}; {theirs.day !== mine.day && `${dayText(theirs.day)}, `}
          {span(theirs.time, endsAt, zone)} in {zoneName(zone)}
        </span>
      )}
    </span>
  );
}

/** `10:00`, or `10:00 to 11:30` when the end is known. */
const span = (from: string, endsAt: string | undefined, zone: string): string =>
  endsAt ? `${from} to ${localTime(endsAt, zone).time}` : from;
