import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import { DATE_STATUSES } from '@adunni/contracts/festivals/names';
import { StatusMark } from '../../kit/status-mark.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day of the calendar in words, the same in every zone: `27 December 2026`. */
export const calendarDay = (day: string): string => DAY.format(new Date(day));

type Next = FestivalCard['next'];

/**
 * The days of the next festival in words: `1–31 December 2026`. Written here, since the ranges of server and browser
 * differ by the width of a space.
 */
export function daysOf({ startsOn, endsOn }: Pick<NonNullable<Next>, 'startsOn' | 'endsOn'>): string {
  const [from, to] = [calendarDay(startsOn).split(' '), calendarDay(endsOn).split(' ')];
  if (startsOn === endsOn) return to.join(' ');
  const isSameYear = from[2] === to[2];
  if (isSameYear && from[1] === to[1]) return `${from[0]}–${to.join(' ')}`;
  return `${from.slice(0, isSameYear ? 2 : 3).join(' ')} – ${to.join(' ')}`;
}

/** How sure its date is, in words beside its mark. */
export function DateStatus({ next }: { next: Next }) {
  const { label } = DATE_STATUSES[next?.status ?? 'unannounced'];
  return <StatusMark tone={next ? TONES[next.status] : 'off'}>{label}</StatusMark>;
}
const TONES = { confirmed: 'stands', estimated: 'waits' } as const;
