import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { dayText, localTime, momentText, zoneName } from '../../availability/public/clocks/times.ts';

type Visit = Pick<MeasuringAppointment, 'provider' | 'guest' | 'where' | 'isHomeVisit'>;

/**
 * With whom a visit is, where, and who comes to whom, as it goes on behind its time: `, for Chidi, with Musa Bello, 12
 * Bode Thomas Street.` `customer` is whom a home visit is to where nobody else is named.
 */
export function visitText({ provider, guest, where, isHomeVisit }: Visit, customer: string, maker?: string): string {
  const who = maker ? `${provider} of ${maker}` : provider;
  const at = where ? `, ${where}` : '';
  if (isHomeVisit) return `. ${who} comes to ${guest ?? customer}${at}.`;
  return `${guest ? `, for ${guest}` : ''}, with ${who}${at}.`;
}

/**
 * When a visit is, by the clock of its place: `Sat 5 Dec, 12:00, Lagos time`. A call, which takes place at no place, also
 * by the reader’s own clock where that differs: `… (11:00 your time in London)`.
 */
export function visitWhen(
  { startsAt, zone, where, isHomeVisit }: Pick<MeasuringAppointment, 'startsAt' | 'zone' | 'where' | 'isHomeVisit'>,
  own: string,
): string {
  const there = `${momentText(startsAt, zone)}, ${zoneName(zone)} time`;
  const [theirs, mine] = [localTime(startsAt, zone), localTime(startsAt, own)];
  const isSame = theirs.day === mine.day && theirs.time === mine.time;
  if (isSame || where !== null || isHomeVisit) return there;
  const day = theirs.day === mine.day ? '' : `${dayText(mine.day, true)}, `;
  return `${there} (${day}${mine.time} your time in ${zoneName(own)})`;
}

/** Whether a visit takes place where the one before it in a list does. */
export const isSamePlace = (visits: readonly Pick<Visit, 'where' | 'isHomeVisit'>[], index: number): boolean => {
  const [before, visit] = [visits[index - 1], visits[index]];
  return before?.where === visit?.where && before?.isHomeVisit === visit?.isHomeVisit;
};

/** That fittings are still booked of what is not there to be tried on any more, and the way out of them. */
export const stillBookedText = (count: number, why: string): string =>
  count === 1
    ? `${why}, and this fitting is still booked. Cancel it in its booking if it is no longer needed.`
    : `${why}, and these fittings are still booked. Cancel each in its booking if it is no longer needed.`;
