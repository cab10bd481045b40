import { awaitsFitting, isMeasuringSettled } from '@adunni/contracts/orders/fitting/fitting';
import { getOrderMeasurements } from '@adunni/contracts/orders/measurements';
import { getOrder, listOrders } from '@adunni/contracts/orders/orders';
import type { VisitPurpose } from '@adunni/contracts/services/measuring';
import { callApi } from '../../../kit/api/call-api.ts';
import { madeOf } from '../../orders/public/fitting-day.ts';

/** A part of an own order whose pieces are still to be measured for, or tried on. */
export interface Awaiting {
  partId: string;
  order: { _id: string; number: string };
  maker: { slug: string; name: string };
  items: string[];
  /** The visit that is next. */
  next: VisitPurpose;
}

/** Most orders that are looked through, the newest. */
const LOOKED_AT = 5;

/** What of the person’s orders is still to be measured for or tried on, the newest order first. */
export async function findAwaiting(): Promise<Awaiting[]> {
  const { items } = await callApi(listOrders, { query: { filter: 'open', limit: LOOKED_AT } });
  const likely = items.filter(({ status, stages, isRefunded }) =>
    stages.some((stage) => awaitsFitting({ kind: 'made-to-measure', stage, isRefunded }, { status })),
  );
  const found = await Promise.all(likely.map(({ _id }) => ofOrder(_id)));
  return found.flat();
}

async function ofOrder(orderId: string): Promise<Awaiting[]> {
  const of = { params: { orderId } };
  const [{ order }, { items: measured, appointments }] = await Promise.all([
    callApi(getOrder, of),
    callApi(getOrderMeasurements, of),
  ]);
  const { _id, number, parts } = order;
  return parts
    .filter((part) => awaitsFitting(part, order))
    .map((part) => {
      const isWaiting = measured.some(({ partId, wanted }) => partId === part._id && wanted !== null);
      const isVisited = appointments.some(({ partId }) => partId === part._id);
      return {
        partId: part._id,
        order: { _id, number },
        maker: part.maker,
        items: madeOf(part),
        next: isMeasuringSettled({ isWaiting, isVisited }) ? 'fitting' : 'measuring',
      };
    });
}

/** Booking a visit for a part: its fitting, or to be measured; with the service where one is chosen. */
export function visitOf({ order, partId }: Pick<Awaiting, 'order' | 'partId'>, next: VisitPurpose, serviceId?: string) {
  const search = new URLSearchParams({ order: order._id, part: partId });
  if (next === 'fitting') search.set('for', next);
  if (serviceId) search.set('service', serviceId);
  return `/bookings/create?${search}`;
}
