import { placeLine } from '../address.ts';
import { countryCodeOf, countryName } from '../countries.ts';
import type { Place } from './services.ts';

/** A visit of a maker: where it takes place, and in which country its workshop is. */
interface Visit {
  place: Place;
  maker: { country: string };
}

/**
 * Whether somebody in a country can come to a visit: over video from everywhere, in person only within the country of the
 * workshop. Nothing speaks against it where one of the two countries is not known, as of an order that is picked up.
 */
export function canAttend({ place, maker }: Visit, countryCode: string | null | undefined): boolean {
  const at = countryCodeOf(maker.country);
  return place === 'video' || !at || !countryCode || at === countryCode;
}

/** Whether something is sent to another country than the one in which its maker receives people. */
export const isSentAbroad = (
  { maker }: Pick<Visit, 'maker'>,
  { address }: { address: { countryCode: string } | null },
): boolean => !canAttend({ place: 'studio', maker }, address?.countryCode);

/** Where a workshop is, for who may live in another country: `Yaba, Nigeria`. */
export const workshopPlace = ({ city, country }: { city: string; country: string }): string =>
  placeLine([city, country]);

/** Where an order goes, in short: `London, United Kingdom`. */
export const destinationText = ({ city, countryCode }: { city: string; countryCode: string }): string =>
  placeLine([city, countryName(countryCode)]);
