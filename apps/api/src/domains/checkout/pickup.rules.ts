import type { PickupPlace } from '@adunni/contracts/makers/pickup';

interface Maker {
  _id: string;
  slug: string;
  name: string;
}

/** Who of an order’s makers has a pickup place, and who hasn’t. */
export interface PickupOffer {
  places: { maker: Maker; place: PickupPlace }[];
  lacking: Maker[];
}

/** Whether an order can be picked up: all of it, or nothing, since it has one delivery. */
export function pickupOffer(makers: readonly Maker[], places: ReadonlyMap<string, PickupPlace>): PickupOffer {
  return {
    places: makers.flatMap((maker) => {
      const place = places.get(maker._id);
      return place ? { maker, place } : [];
    }),
    lacking: makers.filter(({ _id }) => !places.has(_id)),
  };
}

/** Whether pickup is offered. */
export const isOffered = ({ places, lacking }: PickupOffer): boolean => places.length > 0 && lacking.length === 0;

/** Why it is not though a maker offers it; null when none does or all do. */
export function whyNot({ places, lacking }: PickupOffer): string | null {
  if (places.length === 0 || lacking.length === 0) return null;
  const names = new Intl.ListFormat('en-GB').format(lacking.map(({ name }) => name));
  const offers = lacking.length === 1 ? 'doesn’t' : 'don’t';
  return `Pickup isn’t available for this order because ${names} ${offers} offer it.`;
}
