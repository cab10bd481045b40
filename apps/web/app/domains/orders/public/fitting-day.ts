import { begunAt, daysToFitting, fittingFrom } from '@adunni/contracts/orders/fitting';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { shopDay } from '../../../kit/dates.ts';
import { dayText } from '../../availability/public/clocks/times.ts';

/**
 * From which moment on there is about something of a part to try on; null once there is. Where it waits for measurements
 * that are taken at a visit, its making begins with that, or today once that is over.
 */
export function fittingDay(
  { placedAt }: Pick<Order, 'placedAt'>,
  { stage, readyBy, events }: Pick<OrderPart, 'stage' | 'readyBy' | 'events'>,
  now: Date,
  measuredAt: string | null = null,
): string | null {
  const making = Date.parse(readyBy) - Date.parse(placedAt);
  const measured = measuredAt && Math.max(Date.parse(measuredAt), now.getTime());
  const part = measured
    ? { stage, begunAt: new Date(measured), readyBy: new Date(measured + making) }
    : { stage, begunAt: begunAt(events, placedAt), readyBy: new Date(readyBy) };
  return fittingFrom(part, now)?.toISOString() ?? null;
}

/** How many days after being measured there is about something to try on of a part that waits for measurements. */
const fittingDays = ({ placedAt }: Pick<Order, 'placedAt'>, { readyBy }: Pick<OrderPart, 'readyBy'>): number =>
  daysToFitting(Date.parse(readyBy) - Date.parse(placedAt));

/** The same as people read it: `about 19 days`, the day that is named once the measurements are there. */
export const fittingDaysText = (order: Pick<Order, 'placedAt'>, part: Pick<OrderPart, 'readyBy'>): string => {
  const days = fittingDays(order, part);
  return `about ${days} ${days === 1 ? 'day' : 'days'}`;
};

/** What is made to measure of a part. */
export const madeOf = ({ items }: Pick<OrderPart, 'items'>): string[] =>
  items.flatMap(({ kind, title }) => (kind === 'made-to-measure' ? title : []));

/** From when on about some items can be tried on, as a sentence; null where they can be now. */
export function tryOnText([only, ...more]: readonly string[], from: string | null): string | null {
  if (!from) return null;
  const what = only && more.length === 0 ? only : 'Your items';
  return `${what} should be ready to try on from about ${dayText(shopDay(from), true)}.`;
}
