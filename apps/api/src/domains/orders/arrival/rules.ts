import { expectedArrival } from '@adunni/contracts/orders/arrival';
import { waitsForBalance } from '../balance/rules.ts';
import type { OrderRow, PartRow } from '../lock.queries.ts';
import { isRefunded } from '../rules.ts';

/** What of a part says when it comes. */
export type Coming = Pick<PartRow, 'kind' | 'stage' | 'readyBy' | 'totalAmount' | 'paid' | 'refunded'>;

/** When a part comes; null when it is not awaited, as nothing is of an order that is cancelled. */
export function arrivalOf(order: OrderRow, part: Coming, dispatchedAt: Date | null, now: Date) {
  if (order.status === 'cancelled') return null;
  const coming = {
    ...{ stage: part.stage, readyBy: part.readyBy, dispatchedAt },
    ...{ isRefunded: isRefunded(part), waitsForBalance: waitsForBalance(order, part) },
  };
  return expectedArrival(coming, order, now);
}
