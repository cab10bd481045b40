import { Text } from '@mantine/core';
import { isDayBefore } from '../availability/public/clocks/times.ts';
import { tryOnText } from '../orders/public/fitting-day.ts';
import type { Measured } from './create/measured.ts';

interface Props {
  measured: Pick<Measured, 'items' | 'fitting' | 'measuredBy'>;
  /** The time that is chosen, if one is. */
  start: string | null;
  zone: string;
}

/** Whether a fitting would begin before the visit is over at which the measurements for it are taken. */
export const isUnmeasured = ({ measuredBy }: Props['measured'], start: string | null): boolean =>
  measuredBy !== null && start !== null && start < measuredBy;

/** When there is something to try on at a fitting, and what the chosen time makes of that; nothing for other visits. */
export function FittingNote({ measured, start, zone }: Props) {
  const { items, fitting } = measured;
  const told = fitting && tryOnText(items, fitting);
  if (!told) return null;
  // By the day that is named, since what is sewn is not ready to the hour.
  const isEarly = fitting.from !== null && start !== null && isDayBefore(start, fitting.from, zone);
  const isLate = fitting.until !== null && start !== null && isDayBefore(fitting.until, start, zone);
  return (
    <Text role="status" c={isEarly || isLate ? 'var(--caution)' : 'dimmed'}>
      {told}
      {remark(isUnmeasured(measured, start), isEarly, isLate)}
    </Text>
  );
}

function remark(isBeforeMeasuring: boolean, isEarly: boolean, isLate: boolean): string {
  if (isBeforeMeasuring) return ' This time is before the measuring visit is over. Please choose a later one.';
  if (isEarly) return ' On this day there will probably be nothing to try on yet.';
  return isLate ? ' A fitting after that may delay your order.' : '';
}
