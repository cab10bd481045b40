import type { Address } from '@adunni/contracts/address';
import { countryName } from './countries.ts';

/** Lagos is a city and a state, which one line says once. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The parts of a place that are there, each once: of Lagos, Surulere, Lagos the last. */
export function placeLine(parts: readonly string[]): string {
  const there = parts.filter(Boolean);
  return there.filter((part, at) => !there.slice(at + 1).some((later) => isSame(part, later))).join(', ');
}

/** Where something goes, without who receives it, in one line. */
export function addressLine(place: Omit<Address, '_id' | 'recipient' | 'phone' | 'isDefault'>): string {
  const { street, landmark, city, lga, state, postcode, countryCode } = place;
  return placeLine([street, landmark, city, lga, state, postcode, countryName(countryCode)]);
}
