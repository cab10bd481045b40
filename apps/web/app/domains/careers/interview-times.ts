import { NO_BREAK } from '../../kit/dates.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const ZONED = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

/** When an interview takes place, in the reader’s own zone: `Monday 3 May 2026, 10:00 to 10:30 WAT`. */
export function timesOf(startsAt: string, endsAt: string): string {
  const [begins, ends] = [new Date(startsAt), new Date(endsAt)];
  return `${DAY.format(begins).replace(',', '')}, ${TIME.format(begins)} to${NO_BREAK}${ZONED.format(ends)}`;
}
