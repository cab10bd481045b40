import { type BookingRow, listBookings } from '@adunni/contracts/bookings/bookings';
import {
  listMeasurements,
  type MeasurementProfile,
  type OrderMeasurements,
} from '@adunni/contracts/measurements/measurements';
import { awaitsFitting } from '@adunni/contracts/orders/fitting/fitting';
import type { Order } from '@adunni/contracts/orders/orders';
import { isSentAbroad } from '@adunni/contracts/services/attending';
import type { ServiceCard } from '@adunni/contracts/services/services';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { callApi } from '../../../kit/api/call-api.ts';
import { findMeasuring, type Measuring } from '../../services/public/measuring.ts';
import { findMeasuringIn } from '../../services/public/measuring-near.ts';

/** What an order offers to whoever has to be measured for it or tries it on. */
export interface Offers {
  /** The saved profiles, where measurements are wanted; null while they are not known. */
  profiles: readonly MeasurementProfile[] | null;
  /** Where each maker measures and fits, by the maker’s slug. */
  places: ReadonlyMap<string, Measuring>;
  /** Who measures for other makers in the country that the order goes to, where measurements are wanted by one abroad. */
  nearby: readonly ServiceCard[];
  /** What the customer has booked of that. */
  bookedNearby: readonly BookingRow[];
  /** Until how many days after delivery its customer can say that something does not match; null where nothing is sent abroad. */
  fitWindowDays: number | null;
}

/** Loads it before the order shows, so that nothing moves when it comes; the order shows without what fails. */
export async function loadOffers(order: Order, measured: readonly OrderMeasurements[]): Promise<Offers> {
  const wanting = new Set(measured.flatMap(({ wanted, partId }) => (wanted ? [partId] : [])));
  const parts = order.parts.filter((part) => wanting.has(part._id) || awaitsFitting(part, order));
  const makers = [...new Set(parts.map(({ maker }) => maker.slug))];
  const isAbroad = parts.some((part) => isSentAbroad(part, order));
  const isUnmeasuredAbroad = parts.some((part) => wanting.has(part._id) && isSentAbroad(part, order));
  const [profiles, places, fitWindowDays, nearby, booked] = await Promise.all([
    wanting.size > 0 ? callApi(listMeasurements).then(({ items }) => items, nothing) : null,
    Promise.all(makers.map(async (slug) => [slug, await findMeasuring(slug).catch(nothing)] as const)),
    isAbroad ? callApi(getPublicSettings).then(({ settings }) => settings.fitWindowDays, nothing) : null,
    isUnmeasuredAbroad && order.address ? findMeasuringIn(order.address.countryCode).catch(() => []) : [],
    isUnmeasuredAbroad
      ? callApi(listBookings).then(
          ({ items }) => items,
          () => [],
        )
      : [],
  ]);
  return {
    profiles,
    places: new Map(places.flatMap(([slug, found]) => (found ? [[slug, found]] : []))),
    fitWindowDays,
    nearby,
    bookedNearby: booked.filter(({ service }) => nearby.some(({ _id }) => _id === service._id)),
  };
}

const nothing = (): null => null;
