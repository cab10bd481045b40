import type { Address } from '@adunni/contracts/address';
import { addressForm } from '@adunni/contracts/address-forms';
import type { Quote } from '@adunni/contracts/checkout/checkout';
import type { DELIVERY_OPTIONS, PAYMENT_PLANS } from '@adunni/contracts/checkout/choices';
import { placement } from '@adunni/contracts/checkout/forms';
import type { User } from '@adunni/contracts/identity/identity';
import { EMPTY_ADDRESS } from '../../kit/address/empty-address.ts';
import { keepCheckoutDestination } from '../../kit/destination/kept-destination.ts';
import type { Attempt } from '../../kit/forms/attempt.ts';
import { storedInTab } from '../../kit/storage/browser-storage.ts';
import { type Faults, stepAtFault } from './faults.ts';
import type { Placement } from './use-place-order.ts';

export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Everything the person has entered so far; it survives going back, reloading and coming back in the same tab. */
export interface Draft {
  step: Step;
  contact: { firstName: string; lastName: string; email: string; phone: string };
  /** An address of the book, or empty for the one written below. */
  addressId: string;
  address: Omit<Address, '_id' | 'isDefault'>;
  saveAddress: boolean;
  deliveryOption: (typeof DELIVERY_OPTIONS)[number];
  paymentPlan: (typeof PAYMENT_PLANS)[number];
  /** The attempt to place the order: the same content keeps its key, so that a retry cannot order twice. */
  attempt: Attempt<Placement> | null;
}

const KEY = 'adunni.checkout';

/** A fresh draft to a country, filled with what we know of the person; it opens at the first step that this leaves unanswered. */
export function startDraft(person: User, addresses: readonly Address[], countryCode: string): Draft {
  const { firstName, lastName, email } = person;
  const phone = person.phone || addresses[0]?.phone || '';
  const draft: Draft = {
    step: 'contact',
    contact: { firstName, lastName, email, phone },
    addressId: addresses.find((address) => address.countryCode === countryCode)?._id ?? '',
    address: { ...EMPTY_ADDRESS, countryCode, recipient: `${firstName} ${lastName}`, phone },
    saveAddress: addresses.length === 0,
    deliveryOption: 'standard',
    paymentPlan: 'full',
    attempt: null,
  };
  // A number that is known from an address only may be of whoever receives there: it is proposed, and confirmed once.
  if (!person.phone || !placement.shape.contact.safeParse(draft.contact).success) return draft;
  return { ...draft, step: lacksAddress(draft, addresses) ? 'address' : 'delivery' };
}

/** The draft of this tab; null where there is none of the person, and then nothing is kept of anybody else’s. */
function keptDraft(person: User): Draft | null {
  const kept = JSON.parse(storedInTab.read(KEY) ?? 'null') as { person: string; draft: Draft } | null;
  if (kept?.person === person._id) return kept.draft;
  dropDraft();
  return null;
}

/**
 * The draft of this tab when it belongs to the person, else a fresh one. It goes where it went, unless another country
 * was chosen since, which `destination` answers then.
 */
export function loadDraft(person: User, addresses: readonly Address[], destination: () => string): Draft {
  const kept = keptDraft(person);
  const countryCode = destination();
  if (!kept) return startDraft(person, addresses, countryCode);
  const known = addresses.some(({ _id }) => _id === kept.addressId);
  const draft = sentTo({ ...kept, addressId: known ? kept.addressId : '' }, addresses, countryCode);
  const early = draft.step === 'contact' || draft.step === 'address';
  return !early && lacksAddress(draft, addresses) ? { ...draft, step: 'address' } : draft;
}

/** The draft with an address in a country: of the book where there is one, else what is left to write of a new one. */
export function sentTo(draft: Draft, addresses: readonly Address[], countryCode: string): Draft {
  if (countryOf(draft, addresses) === countryCode) return draft;
  const addressId = addresses.find((address) => address.countryCode === countryCode)?._id ?? '';
  const { recipient, phone } = draft.address;
  const isWritten = draft.address.countryCode === countryCode;
  return {
    ...draft,
    addressId,
    address: isWritten ? draft.address : { ...EMPTY_ADDRESS, countryCode, recipient, phone },
  };
}

/** The written address, with the contact’s number where it has none: most people receive what they order. */
export function addressFor({ contact, address }: Draft): Draft['address'] {
  return { ...address, phone: address.phone || contact.phone };
}

/** Whether it is still to be said where the order goes. */
export function lacksAddress(draft: Draft, addresses: readonly Address[]): boolean {
  if (draft.deliveryOption === 'pickup' || addresses.some(({ _id }) => _id === draft.addressId)) return false;
  return !addressForm.safeParse(draft.address).success;
}

/** The draft with choices that the cart no longer offers put back to what it always does. */
export function withOffered(draft: Draft, { paymentPlans, deliveryOptions }: Quote): Draft {
  const paymentPlan = paymentPlans.some(({ plan }) => plan === draft.paymentPlan) ? draft.paymentPlan : 'full';
  const offered = deliveryOptions.some(({ option }) => option === draft.deliveryOption);
  return { ...draft, paymentPlan, deliveryOption: offered ? draft.deliveryOption : 'standard' };
}

/** What changes of a draft that was to be picked up and no longer can; null otherwise. */
export function insteadOfPickup(draft: Draft, quote: Quote, addresses: readonly Address[]): Partial<Draft> | null {
  const isOffered = quote.deliveryOptions.some(({ option }) => option === 'pickup');
  if (draft.deliveryOption !== 'pickup' || isOffered || quote.parts.length === 0) return null;
  const sent = { ...draft, deliveryOption: 'standard' as const };
  return { deliveryOption: 'standard', step: lacksAddress(sent, addresses) ? 'address' : 'delivery' };
}

/** What changes of a draft whose order was refused for fields: their step opens, and an address of the book becomes a new one. */
export function withFaults(draft: Draft, faults: Faults, addresses: readonly Address[]): Partial<Draft> {
  const step = stepAtFault(faults) ?? draft.step;
  const book = step === 'address' && addresses.find(({ _id }) => _id === draft.addressId);
  if (!book) return { step };
  const { _id, isDefault: _default, ...address } = book;
  return { step, addressId: '', address };
}

/** Keeps the draft in this tab. */
export const keepDraft = (personId: string, draft: Draft): void =>
  storedInTab.keep(KEY, JSON.stringify({ person: personId, draft }));

/** Drops the draft, once the order is placed. */
export function dropDraft(): void {
  storedInTab.drop(KEY);
  keepCheckoutDestination(null);
}

/** The country that the order goes to, which delivery costs depend on. */
export function countryOf(draft: Draft, addresses: readonly Address[]): string {
  return addresses.find(({ _id }) => _id === draft.addressId)?.countryCode ?? draft.address.countryCode;
}
