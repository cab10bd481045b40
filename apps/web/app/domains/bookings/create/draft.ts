import type { Address } from '@adunni/contracts/address';
import { addressForm } from '@adunni/contracts/address-forms';
import type { SentBooking } from '@adunni/contracts/bookings/forms';
import type { BOOKING_PLANS } from '@adunni/contracts/bookings/statuses';
import { countryCodeOf } from '@adunni/contracts/countries';
import type { Picture } from '@adunni/contracts/fields';
import type { User } from '@adunni/contracts/identity/identity';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import type { Service } from '@adunni/contracts/services/services';
import { addressLine } from '../../../kit/address/address-line.ts';
import { EMPTY_ADDRESS } from '../../../kit/address/empty-address.ts';
import type { Attempt } from '../../../kit/forms/attempt.ts';
import { storedInTab } from '../../../kit/storage/browser-storage.ts';
import type { Step } from './choice.ts';
import type { Measured } from './measured.ts';

/** What the person has entered beside what the address holds; it survives reloading and signing in again. */
export interface Draft {
  serviceId: string;
  /** The part of an order that it was begun for, or null. */
  partId: string | null;
  /** What of an order made elsewhere its address brought to be told to the maker; empty for nothing. */
  told: string;
  seats: number;
  plan: (typeof BOOKING_PLANS)[number];
  phone: string;
  note: string;
  /** Whether somebody else comes, null until that is said; and who. */
  isForGuest: boolean | null;
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

/** What of an order a booking for it begins with. */
type BookedFor = Pick<Measured, 'partId' | 'phone' | 'address' | 'madeFor'>;

/** A fresh draft, filled with what we know of the person, or of whom and where the order goes that it is for. */
export function startDraft(
  serviceId: string,
  person: User,
  addresses: readonly Address[],
  measured: BookedFor | null = null,
  note = '',
): Draft {
  // The phone of an address is its recipient’s, who may be somebody else.
  const phone = person.phone || (measured?.phone ?? '');
  return {
    serviceId,
    partId: measured?.partId ?? null,
    told: note,
    seats: 1,
    plan: 'deposit',
    phone,
    note,
    // What is told to who measures for an order made elsewhere does not say who comes.
    isForGuest: note === '' ? false : null,
    guestName: '',
    guestPhone: '',
    profileId: '',
    travelZoneId: '',
    addressId: addresses[0]?._id ?? '',
    address: { ...EMPTY_ADDRESS, recipient: `${person.firstName} ${person.lastName}`, phone },
    photos: [],
    attempt: null,
    ...(measured && guestOf(measured, person)),
    ...(measured?.address && placeOf(measured.address, addresses)),
  };
}

/**
 * Who comes, as the order has it: its recipient, if that is somebody else, else who was measured for it. It is left to
 * be said where nobody is yet: people order for others to their own door, whose phone is theirs then.
 */
function guestOf({ address, madeFor }: BookedFor, { firstName, lastName }: User): Partial<Draft> {
  const isOwn = (name: string) => ['me', firstName, `${firstName} ${lastName}`].some((own) => isSameName(name, own));
  if (address && !isOwn(address.recipient))
    return { isForGuest: true, guestName: address.recipient, guestPhone: address.phone };
  const phone = address ? { phone: address.phone } : {};
  if (madeFor === null) return { ...phone, isForGuest: null };
  return isOwn(madeFor) ? { ...phone, isForGuest: false } : { ...phone, isForGuest: true, guestName: madeFor };
}

/** Where the order goes: an address of the book where it is there, with its recipient. */
function placeOf(address: NonNullable<BookedFor['address']>, addresses: readonly Address[]): Partial<Draft> {
  const known = addresses.find(
    (each) => each.recipient === address.recipient && addressLine(each) === addressLine(address),
  );
  return known ? { addressId: known._id } : { addressId: '', address };
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** How much is paid when booking at first: all of a call, since nobody meets on the day to be paid. */
export const usualPlan = (service: Pick<Service, 'place'> | null): Draft['plan'] =>
  service?.place === 'video' ? 'full' : 'deposit';

/** The draft of this tab, `note` being what its maker is told at first, when it belongs to the person, the service and the order, else a fresh one. */
export function loadDraft(
  service: Pick<Service, '_id' | 'place'> | null,
  person: User,
  addresses: readonly Address[],
  measured: BookedFor | null,
  note = '',
): Draft {
  const kept = JSON.parse(storedInTab.read(KEY) ?? 'null') as { person: string; draft: Draft } | null;
  const serviceId = service?._id ?? '';
  const fresh = { ...startDraft(serviceId, person, addresses, measured, note), plan: usualPlan(service) };
  const isMeant =
    kept?.person === person._id &&
    kept.draft.serviceId === serviceId &&
    (kept.draft.partId ?? null) === fresh.partId &&
    (kept.draft.told ?? '') === note;
  if (!isMeant) return fresh;
  const isKnown = addresses.some(({ _id }) => _id === kept.draft.addressId);
  // What an earlier version of this page kept lacks what came later.
  return { ...fresh, ...kept.draft, addressId: isKnown ? kept.draft.addressId : '' };
}

/** The country that a home visit is made in; null where it may be any, and where nobody visits. */
export const visitCountry = ({
  place,
  maker,
}: Pick<Service, 'place'> & { maker: { country: string } }): string | null =>
  place === 'home' ? countryCodeOf(maker.country) : null;

/** A draft whose written address is in the country that is visited; one elsewhere begins anew. */
export function draftIn(country: string | null, draft: Draft): Draft {
  if (!country || draft.address.countryCode === country) return draft;
  const { recipient, phone } = draft.address;
  return { ...draft, address: { ...EMPTY_ADDRESS, countryCode: country, recipient, phone } };
}

/** Who comes instead of the person who books, empty while not named; null where nobody does. */
export const guestIn = ({ isForGuest, guestName }: Draft): string | null => (isForGuest ? guestName.trim() : null);

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

/** The step that an address may open, or the one before it in which something is still to be said. */
export function reachable(step: Step, draft: Draft, service: Service, addresses: readonly Address[]): Step {
  if ((step === 'details' || step === 'confirm') && draft.isForGuest === null) return 'time';
  return step === 'confirm' && lacksPlace(draft, service, addresses) ? 'details' : step;
}

/** Whether it is still to be said where the maker comes to. */
export function lacksPlace(draft: Draft, service: Service, addresses: readonly Address[]): boolean {
  if (service.place !== 'home') return false;
  if (service.travelZones.length > 0 && !service.travelZones.some(({ _id }) => _id === draft.travelZoneId)) return true;
  const isKnown = addresses.some(({ _id }) => _id === draft.addressId);
  return !isKnown && !addressForm.safeParse(draft.address).success;
}
