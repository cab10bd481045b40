import { type Address, placeLine } from '@adunni/contracts/address';
import { countryName } from '@adunni/contracts/countries';

/** Where something goes, without who receives it, in one line that never breaks within a postcode. */
export function addressLine(place: Omit<Address, '_id' | 'recipient' | 'phone' | 'isDefault'>): string {
  const { street, landmark, city, lga, state, postcode, countryCode } = place;
  return placeLine([street, landmark, city, lga, state, unbroken(postcode), countryName(countryCode)]);
}

const unbroken = (postcode: string): string => postcode.replaceAll(' ', '\u00A0');
