import { awaitsFitting, awaitsMaker } from '@adunni/contracts/orders/fitting';
import { getOrder, listOrders } from '@adunni/contracts/orders/orders';
import { callApi } from '../../../kit/api/call-api.ts';

/** A part of an own order whose pieces are still to be tried on. */
export interface Awaiting {
  partId: string;
  order: { _id: string; number: string };
  maker: { slug: string; name: string };
  items: string[];
  /** Whether its maker has taken it on, before which no fitting is booked. */
  isConfirmed: boolean;
}

/** Most orders that are looked through, the newest. */
const LOOKED_AT = 5;

/** What of the person’s orders is still to be tried on, the newest order first. */
export async function findAwaiting(): Promise<Awaiting[]> {
  const { items } = await callApi(listOrders, { query: { filter: 'open', limit: LOOKED_AT } });
  const likely = items.filter(({ status, stages, isRefunded }) =>
    stages.some((stage) => {
      const part = { kind: 'made-to-measure', stage, isRefunded } as const;
      return awaitsFitting(part, { status }) || awaitsMaker(part, { status });
    }),
  );
  const found = await Promise.all(likely.map(({ _id }) => callApi(getOrder, { params: { orderId: _id } })));
  return found.flatMap(({ order }) => {
    const { _id, number, parts } = order;
    return parts
      .filter((part) => awaitsFitting(part, order) || awaitsMaker(part, order))
      .map((part) => ({
        partId: part._id,
        order: { _id, number },
        maker: part.maker,
        items: part.items.filter(({ kind }) => kind === 'made-to-measure').map(({ title }) => title),
        isConfirmed: awaitsFitting(part, order),
      }));
  });
}

/** Booking a fitting of a part, with the service where one is chosen. */
export function fittingOf({ order, partId }: Pick<Awaiting, 'order' | 'partId'>, serviceId?: string): string {
  const search = new URLSearchParams({ order: order._id, part: partId, for: 'fitting' });
  if (serviceId) search.set('service', serviceId);
  return `/bookings/create?${search}`;
}
