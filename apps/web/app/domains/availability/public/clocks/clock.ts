import { DAY_MINUTES } from '@adunni/contracts/availability/availability';

/** Minutes of a day as clocks show them: 570 → `09:30`; midnight at the end of a day is `00:00`. */
export function clockText(minutes: number): string {
  const ofDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** `09:30` as minutes of a day; as an end, `00:00` is midnight at the end of the day. Null when it is no time. */
export function minutesOf(text: string, isEnd: boolean): number | null {
  const [hours, minutes] = text.split(':').map(Number);
  if (!/^\d\d:\d\d/.test(text) || hours === undefined || minutes === undefined) return null;
  const ofDay = hours * 60 + minutes;
  return isEnd && ofDay === 0 ? DAY_MINUTES : ofDay;
}
