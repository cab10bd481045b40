import { begunAt, fittingFrom } from '@adunni/contracts/orders/fitting/fitting';
import { daysToFitting } from '@adunni/contracts/orders/fitting/fitting-days';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { shopDay } from '../../../kit/dates.ts';
import { dayText } from '../../availability/public/clocks/times.ts';

/** About when something can be tried on: from a moment, null once it can be, until it is finished, null once it should be. */
export interface FittingSpan {
  from: string | null;
  until: string | null;
}

/**
 * When a part can be tried on. Where it waits for measurements that are taken at a visit, its making begins with that, or
 * today once that is over.
 */
export function fittingSpan(
  { placedAt }: Pick<Order, 'placedAt'>,
  { stage, readyBy, events }: Pick<OrderPart, 'stage' | 'readyBy' | 'events'>,
  now: Date,
  measuredAt: string | null = null,
): FittingSpan {
  const making = Date.parse(readyBy) - Date.parse(placedAt);
  const measured = measuredAt && Math.max(Date.parse(measuredAt), now.getTime());
  const part = measured
    ? { stage, begunAt: new Date(measured), readyBy: new Date(measured + making) }
    : { stage, begunAt: begunAt(events, placedAt), readyBy: new Date(readyBy) };
  return {
    from: fittingFrom(part, now)?.toISOString() ?? null,
    until: part.readyBy > now ? part.readyBy.toISOString() : null,
  };
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

/** About when some items can be tried on, as a sentence; null where they should be finished. */
export function tryOnText([only, ...more]: readonly string[], { from, until }: FittingSpan): string | null {
  const what = only && more.length === 0 ? only : 'Your items';
  const parts = [from && `ready to try on from about ${dayOf(from)}`, until && `finished by about ${dayOf(until)}`];
  const told = parts.filter(Boolean).join(' and ');
  return told === '' ? null : `${what} should be ${told}.`;
}

const dayOf = (iso: string): string => dayText(shopDay(iso), true);
