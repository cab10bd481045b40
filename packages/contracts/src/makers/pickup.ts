import { z } from 'zod';
import { placeLine } from '../address.ts';
import { madeLate } from '../formats/made-late.ts';

/** Where customers pick up what they ordered of a maker. Its street is told to customers only, the public sees the town. */
export const pickupPlace = z.object({
  countryCode: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  landmark: z.string(),
  postcode: z.string(),
  /** What helps to find it or to be let in. */
  note: z.string(),
});
export type PickupPlace = z.input<typeof pickupPlace>;

const countries = madeLate(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** A place in one line, its country where that is not the shop’s: `12 Bode Thomas Street, Surulere, Lagos`. */
export function pickupAddress({ street, landmark, city, state, postcode, countryCode }: PickupPlace): string {
  const country = countryCode === 'NG' ? '' : (countries().of(countryCode) ?? countryCode);
  return placeLine([street, landmark, city, state, postcode, country]);
}

/** A place with what helps to find it, as people are told it who come there: `12 Bode Thomas Street, Lagos (second floor)`. */
export const pickupDirections = (place: PickupPlace): string =>
  `${pickupAddress(place)}${place.note === '' ? '' : ` (${place.note})`}`;

/** What a map is asked for: the landmark is no part of an address and would only mislead it. */
export const pickupMapQuery = (place: PickupPlace): string => pickupAddress({ ...place, landmark: '' });
