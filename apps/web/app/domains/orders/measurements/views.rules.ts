import type { Reading } from '@adunni/contracts/orders/measurements';
import { shopDay } from '../../../kit/dates.ts';

/** Readings by the same, of the same day and for the same. */
export interface View extends Omit<Reading, 'partId'> {
  times: number;
}

/** Who read the measurements of a part, each once for a day, the latest first. */
export function viewsOf(readings: readonly Reading[], partId: string): View[] {
  const own = readings.filter((reading) => reading.partId === partId);
  const byDay = Map.groupBy(own, ({ by, purpose, at }) => [by, purpose, shopDay(at)].join());
  return [...byDay.values()].flatMap(([latest, ...others]) => {
    if (!latest) return [];
    const { by, purpose, at } = latest;
    return { by, purpose, at, times: others.length + 1 };
  });
}

const PURPOSES = { work: '', pattern: ' for a sewing pattern' } as const;

/** `Kolade & Thread for a sewing pattern, 3 May, 14:05 (3 times that day)`. */
export const viewText = ({ by, purpose, times }: View, at: string): string =>
  `${by}${PURPOSES[purpose]}, ${at}${times > 1 ? ` (${times} times that day)` : ''}`;
