import type { Picture } from '@adunni/contracts/fields';
import { isMeasuringSettled } from '@adunni/contracts/orders/fitting/fitting';
import { getOrderMeasurements } from '@adunni/contracts/orders/measurements';
import { getOrder, type Order, type OrderPart } from '@adunni/contracts/orders/orders';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { type FittingSpan, fittingSpan, madeOf } from '../../orders/public/fitting-day.ts';

/** The part of an own order that somebody is measured for, or tries on. */
export interface Measured {
  partId: string;
  isFitting: boolean;
  order: { _id: string; number: string };
  /** Under which the person who ordered can be reached. */
  phone: string;
  /** Where the order goes, and to whom; null when it is picked up. */
  address: Order['address'];
  maker: OrderPart['maker'];
  /** Who was measured for it, by the name of who came or of the saved measurements; null where that is not known. */
  madeFor: string | null;
  items: string[];
  /** Of the first of them. */
  picture: Picture | null;
  /** In how many days of being measured it arrives, or can be picked up; null when it waits for nothing. */
  arrives: { days: number; isPickup: boolean } | null;
  /** When there is about something to try on; null for a measuring visit. */
  fitting: FittingSpan | null;
  /** Whether a fitting has to wait until a measuring visit is booked, or the measurements are there. */
  isUnmeasured: boolean;
  /** When the measuring visit is over that a fitting comes after; null where the measurements are there. */
  measuredBy: string | null;
}

/** What of the address says which part of an order it is for, or what its maker is told of one; stays while services and times are chosen. */
export const measuredIn = (search: URLSearchParams): [string, string][] =>
  ['order', 'part', 'for', 'note'].flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });

/** The part that an address names; null when it names none of the person’s. */
export async function findMeasured(search: URLSearchParams): Promise<Measured | null> {
  const { order: orderId, part: partId, for: purpose } = Object.fromEntries(measuredIn(search));
  if (!orderId || !partId) return null;
  try {
    const of = { params: { orderId } };
    const [{ order }, { items: lines, appointments }] = await Promise.all([
      callApi(getOrder, of),
      callApi(getOrderMeasurements, of),
    ]);
    const part = order.parts.find(({ _id }) => _id === partId);
    if (!part) return null;
    const days = part.arrival?.daysOnceMeasured ?? null;
    const isFitting = purpose === 'fitting';
    const isWaiting = lines.some((line) => line.partId === partId && line.wanted !== null);
    const visited = appointments.find((each) => each.partId === partId) ?? null;
    const visit = isWaiting ? visited : null;
    return {
      partId,
      isFitting,
      fitting: isFitting ? fittingSpan(order, part, new Date(), visit?.startsAt) : null,
      isUnmeasured: isFitting && !isMeasuringSettled({ isWaiting, isVisited: visit !== null }),
      measuredBy: isFitting ? (visit?.endsAt ?? null) : null,
      order: { _id: order._id, number: order.number },
      phone: order.contact.phone,
      address: order.address,
      maker: part.maker,
      madeFor: visited?.guest ?? lines.find((line) => line.partId === partId)?.frozen?.name ?? null,
      items: madeOf(part),
      picture: part.items.find(({ kind }) => kind === 'made-to-measure')?.picture ?? null,
      arrives: days === null ? null : { days, isPickup: order.deliveryOption === 'pickup' },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) return null;
    throw error;
  }
}
