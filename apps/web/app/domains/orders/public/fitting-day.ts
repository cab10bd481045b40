import { begunAt, daysToFitting, fittingFrom } from '@adunni/contracts/orders/fitting';
import type { Order, OrderPart } from '@adunni/contracts/orders/orders';
import { nearDay } from '../../../kit/dates.ts';

/** From which moment on there is about something of a part to try on; null once there is. */
export function fittingDay(
  { placedAt }: Pick<Order, 'placedAt'>,
  { stage, readyBy, events }: Pick<OrderPart, 'stage' | 'readyBy' | 'events'>,
  now: Date,
): string | null {
  const part = { stage, readyBy: new Date(readyBy), begunAt: begunAt(events, placedAt) };
  return fittingFrom(part, now)?.toISOString() ?? null;
}

/** About how many days after being measured there is something to try on of a part that waits for measurements. */
export const fittingDays = ({ placedAt }: Pick<Order, 'placedAt'>, { readyBy }: Pick<OrderPart, 'readyBy'>): number =>
  daysToFitting(Date.parse(readyBy) - Date.parse(placedAt));

/** That nothing can be tried on before that; null where something can. */
export const tooEarlyText = (from: string | null): string | null =>
  from && `Before about ${nearDay(from)} there’s nothing to try on yet.`;
