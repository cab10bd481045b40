import { getOrder, type Order } from '@adunni/contracts/orders/orders';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { fittingDay } from '../../orders/public/fitting-day.ts';

/** The part of an own order that somebody is measured for, or tries on. */
export interface Measured {
  partId: string;
  isFitting: boolean;
  order: { _id: string; number: string };
  /** Where the order goes, and to whom; null when it is picked up. */
  address: Order['address'];
  maker: { slug: string; name: string };
  items: string[];
  /** In how many days of being measured it arrives, or can be picked up; null when it waits for nothing. */
  arrives: { days: number; isPickup: boolean } | null;
  /** From when on there is about something to try on, for a fitting; null once there is. */
  fittingFrom: string | null;
}

/** What of the address says which part of an order it is for; stays while services and times are chosen. */
export const measuredIn = (search: URLSearchParams): [string, string][] =>
  ['order', 'part', 'for'].flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });

/** The part that an address names; null when it names none of the person’s. */
export async function findMeasured(search: URLSearchParams): Promise<Measured | null> {
  const { order: orderId, part: partId, for: purpose } = Object.fromEntries(measuredIn(search));
  if (!orderId || !partId) return null;
  try {
    const { order } = await callApi(getOrder, { params: { orderId } });
    const part = order.parts.find(({ _id }) => _id === partId);
    if (!part) return null;
    const items = part.items.filter(({ kind }) => kind === 'made-to-measure').map(({ title }) => title);
    const days = part.arrival?.daysOnceMeasured ?? null;
    return {
      partId,
      isFitting: purpose === 'fitting',
      fittingFrom: purpose === 'fitting' ? fittingDay(order, part, new Date()) : null,
      order: { _id: order._id, number: order.number },
      address: order.address,
      maker: part.maker,
      items,
      arrives: days === null ? null : { days, isPickup: order.deliveryOption === 'pickup' },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) return null;
    throw error;
  }
}
