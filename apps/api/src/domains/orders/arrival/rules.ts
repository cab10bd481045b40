import { type Arrival, expectedArrival } from '@adunni/contracts/orders/arrival';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { waitsForBalance } from '../balance/rules.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { isRefunded } from '../rules.ts';

/** What of a part says when it comes. */
export type Coming = Pick<PartRow, 'kind' | 'stage' | 'readyBy' | 'totalAmount' | 'paid' | 'refunded'> & {
  /** When it is measured for, while it waits for measurements; null when it does not. */
  measuring: { visitEnds: readonly Date[] } | null;
};

/** How long a part is made, in ms, by the day that was set for it as it was ordered. */
export const makingTime = (order: Pick<OrderRow, 'createdAt'>, part: Pick<PartRow, 'readyBy'>): number =>
  part.readyBy.getTime() - order.createdAt.getTime();

/**
 * When a part closes by itself: so many days after its delivery, or after the day by which it arrives; null when that
 * is past or unknown, while it is on hold, and while a dispute keeps it open.
 */
export function closingOf(
  { stage, deliveredAt }: Pick<PartRow, 'stage' | 'deliveredAt'>,
  arrival: Arrival | null,
  { fitWindowDays, now }: { fitWindowDays: number; now: Date },
): Date | null {
  const isComing = stage !== 'on-hold' && arrival?.by && !arrival.isLate && arrival.by > now;
  const delivered = stage === 'delivered' ? deliveredAt : isComing ? arrival.by : null;
  return delivered && closesAfter(delivered, fitWindowDays);
}

/** When a part closes that was delivered then. */
export const closesAfter = (delivered: Date, fitWindowDays: number): Date =>
  new Date(delivered.getTime() + fitWindowDays * DAY_MS);

/** When a part comes; null when it is not awaited, as nothing is of an order that is cancelled. */
export function arrivalOf(order: OrderRow, part: Coming, dispatchedAt: Date | null, now: Date): Arrival | null {
  if (order.status === 'cancelled') return null;
  const coming = {
    ...{ stage: part.stage, readyBy: part.readyBy, dispatchedAt },
    ...{ isRefunded: isRefunded(part), waitsForBalance: waitsForBalance(order, part) },
    daysOnceMeasured: part.measuring ? Math.round(makingTime(order, part) / DAY_MS) : null,
    visitEnds: part.measuring?.visitEnds ?? [],
  };
  return expectedArrival(coming, order, now);
}
