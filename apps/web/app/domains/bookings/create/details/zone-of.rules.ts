import type { Address } from '@adunni/contracts/address';
import type { Service } from '@adunni/contracts/services/services';
import type { Draft } from '../draft.ts';

type Place = Pick<Address, 'street' | 'city' | 'lga'>;

/** A draft in the travel zone that names where its address is, until another is chosen. */
export function inZone(draft: Draft, { travelZones }: Service, addresses: readonly Address[]): Draft {
  if (draft.travelZoneId !== '') return draft;
  const address = addresses.find(({ _id }) => _id === draft.addressId) ?? draft.address;
  return { ...draft, travelZoneId: zoneOf(travelZones, address)?._id ?? '' };
}

/** The one zone that names the area or city of an address; null where none does, or several do. */
export function zoneOf<Z extends { name: string }>(zones: readonly Z[], { street, city, lga }: Place): Z | null {
  const places = [...street.split(','), city, lga].map(plain).filter(Boolean);
  const [only, ...others] = zones.filter(({ name }) => areasOf(name).some((area) => places.includes(area)));
  return only && others.length === 0 ? only : null;
}

/** The areas that a zone’s name lists: `Yaba and Surulere` are two. */
const areasOf = (name: string): string[] => name.split(/,|&|\/|\band\b/i).map(plain);

const plain = (text: string): string => text.trim().toLowerCase();
