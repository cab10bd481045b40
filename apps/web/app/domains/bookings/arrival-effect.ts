import type { Booking } from '@adunni/contracts/bookings/bookings';
import { arrivesBy } from '@adunni/contracts/orders/arrival';
import { day } from '../../kit/dates.ts';

type Arrives = NonNullable<Booking['order']>['arrives'];

const MINUTE_MS = 60_000;

/** Until when an order comes whose measuring visit begins then and takes so many minutes, by the rule of its page. */
const orderDay = (days: number, startsAt: string, minutes: number): string =>
  day(arrivesBy(new Date(Date.parse(startsAt) + minutes * MINUTE_MS), days).toISOString());

/** What a measuring visit at a time means for when its order comes; null where the order waits for none. */
export function arrivalWords(arrives: Arrives, startsAt: string, minutes: number): string | null {
  if (!arrives) return null;
  const by = orderDay(arrives.days, startsAt, minutes);
  return arrives.isPickup ? `Your order can then be picked up by ${by}.` : `Your order then arrives by ${by}.`;
}

/** What moving a measuring visit does to when its order comes; null where the order waits for none. */
export function movedArrivalWords(
  { order, startsAt, service: { duration } }: Pick<Booking, 'order' | 'startsAt'> & { service: { duration: number } },
  movedTo: string,
): string | null {
  if (!order?.arrives) return null;
  const { days, isPickup } = order.arrives;
  const [before, after] = [orderDay(days, startsAt, duration), orderDay(days, movedTo, duration)];
  const comes = isPickup ? 'can be picked up' : 'arrives';
  return before === after
    ? `Order ${order.number} still ${comes} by ${before}.`
    : `Order ${order.number} then ${comes} by ${after} instead of ${before}.`;
}
