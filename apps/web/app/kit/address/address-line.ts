import type { Address } from '@adunni/contracts/address';
import { countryName } from './countries.ts';

/** Lagos is a city and a state, which one line says once. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Where something goes, without who receives it, in one line. */
export function addressLine(place: Omit<Address, '_id' | 'recipient' | 'phone' | 'isDefault'>): string {
  const { street, landmark, city, lga, state, postcode, countryCode } = place;
  const parts = [street, landmark, city, lga, state, postcode, countryName(countryCode)].filter(Boolean);
  return parts.filter((part, at) => !parts.slice(at + 1).some((later) => isSame(part, later))).join(', ');
}
