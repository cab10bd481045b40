import type { Address } from '@adunni/contracts/address';
import { addressForm } from '@adunni/contracts/address-forms';
import type { SentBooking } from '@adunni/contracts/bookings/forms';
import type { BOOKING_PLANS } from '@adunni/contracts/bookings/statuses';
import type { Picture } from '@adunni/contracts/fields';
import type { User } from '@adunni/contracts/identity/identity';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Service } from '@adunni/contracts/services/services';
import { EMPTY_ADDRESS } from '../../../kit/address/empty-address.ts';
import type { Attempt } from '../../../kit/forms/attempt.ts';
import { storedInTab } from '../../../kit/storage/browser-storage.ts';

/** What the person has entered beside what the address holds; it survives reloading and signing in again. */
export interface Draft {
  serviceId: string;
  seats: number;
  plan: (typeof BOOKING_PLANS)[number];
  phone: string;
  note: string;
  /** Whether somebody else comes, and who. */
  isForGuest: boolean;
  guestName: string;
  guestPhone: string;
  /** A measurement profile, or empty for none. */
  profileId: string;
  travelZoneId: string;
  /** An address of the book, or empty for the one written below. */
  addressId: string;
  address: Omit<Address, '_id' | 'isDefault'>;
  photos: Picture[];
  /** The attempt to book: the same content keeps its key, so that a retry cannot book twice. */
  attempt: Attempt<SentBooking> | null;
}

const KEY = 'adunni.booking';

/** A fresh draft, filled with what we know of the person. */
export function startDraft(serviceId: string, person: User, addresses: readonly Address[]): Draft {
  // The phone of an address is its recipient’s, who may be somebody else.
  const phone = person.phone ?? '';
  return {
    serviceId,
    seats: 1,
    plan: 'deposit',
    phone,
    note: '',
    isForGuest: false,
    guestName: '',
    guestPhone: '',
    profileId: '',
    travelZoneId: '',
    addressId: addresses[0]?._id ?? '',
    address: { ...EMPTY_ADDRESS, recipient: `${person.firstName} ${person.lastName}`, phone },
    photos: [],
    attempt: null,
  };
}

/** The draft of this tab when it belongs to the person and the service, else a fresh one. */
export function loadDraft(serviceId: string, person: User, addresses: readonly Address[]): Draft {
  const kept = JSON.parse(storedInTab.read(KEY) ?? 'null') as { person: string; draft: Draft } | null;
  if (kept?.person !== person._id || kept.draft.serviceId !== serviceId)
    return startDraft(serviceId, person, addresses);
  const isKnown = addresses.some(({ _id }) => _id === kept.draft.addressId);
  // What an earlier version of this page kept lacks what came later.
  return { ...startDraft(serviceId, person, addresses), ...kept.draft, addressId: isKnown ? kept.draft.addressId : '' };
}

/** Who comes, with their saved measurements where some have that name. */
export function namedGuest(guestName: string, profiles: readonly MeasurementProfile[]): Partial<Draft> {
  const name = guestName.trim().toLowerCase();
  const profile = profiles.find((each) => each.name.toLowerCase() === name);
  return { guestName, ...(profile && { profileId: profile._id }) };
}

/** Keeps the draft in this tab. */
export const keepDraft = (personId: string, draft: Draft): void =>
  storedInTab.keep(KEY, JSON.stringify({ person: personId, draft }));

/** Drops the draft, once it is booked. */
export const dropDraft = (): void => storedInTab.drop(KEY);

/** Whether it is still to be said where the maker comes to. */
export function lacksPlace(draft: Draft, service: Service, addresses: readonly Address[]): boolean {
  if (service.place !== 'home') return false;
  if (service.travelZones.length > 0 && !service.travelZones.some(({ _id }) => _id === draft.travelZoneId)) return true;
  const isKnown = addresses.some(({ _id }) => _id === draft.addressId);
  return !isKnown && !addressForm.safeParse(draft.address).success;
}
