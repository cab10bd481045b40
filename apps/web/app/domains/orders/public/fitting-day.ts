import { begunAt, fittingFrom } from '@adunni/contracts/orders/fitting';
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

/** That nothing can be tried on before that; null where something can. */
export const tooEarlyText = (from: string | null): string | null =>
  from && `Before about ${nearDay(from)} there’s nothing to try on yet.`;
