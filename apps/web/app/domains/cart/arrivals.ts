import type { CartItem } from '@adunni/contracts/cart/cart';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { lacksMeasures } from '@adunni/contracts/measurements/needs';
import { type Arrival, arrivalOnceOrdered } from '@adunni/contracts/orders/arrival';

/**
 * When the lines of a cart arrive, by their ids, where delivery takes so many days: what comes from one maker comes
 * together, as an order promises it. What cannot be ordered has none.
 */
export function arrivalsOf(
  items: readonly CartItem[],
  profiles: readonly MeasurementProfile[],
  deliveryDays: number,
  now: Date,
): ReadonlyMap<string, Arrival> {
  const ordered = items.filter(({ notices }) => !notices.some(({ kind }) => kind === 'unavailable'));
  const byMaker = Map.groupBy(ordered, ({ product }) => product.maker.slug);
  const arrivals = [...byMaker.values()].flatMap((own) => {
    const arrival = arrivalOnceOrdered(
      own.map((item) => toOrderedLine(item, profiles)),
      deliveryDays,
      now,
    );
    return own.map(({ _id }) => [_id, arrival] as const);
  });
  return new Map(arrivals);
}

function toOrderedLine({ product, measurementProfileId }: CartItem, profiles: readonly MeasurementProfile[]) {
  const profile = profiles.find(({ _id }) => _id === measurementProfileId) ?? null;
  const { kind, leadDaysMax } = product;
  return { leadDaysMax, lacksMeasurements: kind === 'made-to-measure' && lacksMeasures(product, profile) };
}
