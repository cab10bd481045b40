import type { CartItem } from '@adunni/contracts/cart/cart';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { lacksMeasures } from '@adunni/contracts/measurements/needs';
import { type Arrival, arrivalOnceOrdered } from '@adunni/contracts/orders/arrival';
import {
  type Capacity,
  isMade,
  isOrderable,
  lackingText,
  madePieces,
  orderableFrom,
} from '@adunni/contracts/orders/capacity';

/** When a line of the cart arrives, and why its maker cannot start it this week; null when they can. */
export interface Promised {
  arrival: Arrival;
  lacking: string | null;
}

/**
 * When the lines of a cart arrive, by their ids, where delivery takes so many days: what comes from one maker comes
 * together, as an order promises it, from when the maker can be ordered from. What cannot be ordered has none.
 */
export function arrivalsOf(
  items: readonly CartItem[],
  { profiles, capacities, deliveryDays }: Known,
  now: Date,
): ReadonlyMap<string, Promised> {
  const byMaker = Map.groupBy(items.filter(isOrderable), ({ product }) => product.maker.slug);
  const arrivals = [...byMaker].flatMap(([maker, own]) => {
    const capacity = capacities.find(({ slug }) => slug === maker);
    const made = madePieces(own, maker);
    const lines = own.map((item) => toOrderedLine(item, profiles));
    const arrival = arrivalOnceOrdered(lines, deliveryDays, orderableFrom(capacity, made, now));
    const lacking = capacity ? lackingText(capacity, made) : null;
    return own.map((item) => [item._id, { arrival, lacking: isMade(item) ? lacking : null }] as const);
  });
  return new Map(arrivals);
}

/** What tells when the lines arrive. */
interface Known {
  profiles: readonly MeasurementProfile[];
  /** What the makers of lines that are made to measure can still start. */
  capacities: readonly Capacity[];
  /** Days that standard delivery takes. */
  deliveryDays: number;
}

function toOrderedLine({ product, measurementProfileId }: CartItem, profiles: readonly MeasurementProfile[]) {
  const profile = profiles.find(({ _id }) => _id === measurementProfileId) ?? null;
  const { kind, leadDaysMax } = product;
  return { leadDaysMax, lacksMeasurements: kind === 'made-to-measure' && lacksMeasures(product, profile) };
}
