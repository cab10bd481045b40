import { DAY_MINUTES } from '@adunni/contracts/availability/availability';

export { clockText } from '@adunni/contracts/availability/availability';

/** Hours, minutes and which half of the day: `9`, `09:30`, `9.30`, `930`, `9:30 pm`. */
const TIME = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(am|pm)?$/i;

/**
 * A time as people write it, `09:30`, `9`, `930`, `9:30 pm`, as minutes of a day; as an end, `00:00` is midnight at the
 * end of the day. Null when it is no time.
 */
export function minutesOf(text: string, isEnd: boolean): number | null {
  const [, hour, minute = '0', half] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined) return null;
  const hours = half ? hoursOf(Number(hour), half) : Number(hour);
  if (hours === null || hours > 24 || (hours === 24 && Number(minute) > 0)) return null;
  const ofDay = (hours * 60 + Number(minute)) % DAY_MINUTES;
  return isEnd && ofDay === 0 ? DAY_MINUTES : ofDay;
}

/** An hour of one half of the day: 12 am is midnight, 12 pm noon. */
function hoursOf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}
