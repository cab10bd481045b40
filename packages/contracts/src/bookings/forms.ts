import { z } from 'zod';
import { addressForm } from '../address-forms.ts';
import { isZone } from '../availability/availability.ts';
import { photoIds } from '../conversations/forms.ts';
import { dayIn, email, id, line, momentIn, prose, version } from '../fields.ts';
import { phone } from '../identity/forms.ts';
import { moneyIn } from '../money-forms.ts';
import { shownTerms } from '../services/cancellation-policy-forms.ts';
import { BOOKING_PLANS } from './statuses.ts';

/** Most seats that one person books at once. */
export const MAX_SEATS = 20;

export const startsAt = momentIn('Please choose a time.');
const zone = z.string().max(60).refine(isZone, 'A time zone such as Europe/London.');
const seats = z.number().int().min(1, 'At least one.').max(MAX_SEATS, `At most ${MAX_SEATS}.`).default(1);
/** Why something ends; the customer reads it. */
const reason = prose(400, 1);
const note = prose(1000).default('');

/** Who comes instead of the person who books. */
export const guestForm = z.object({ name: line(80), phone: phone.nullable().default(null) });

/** A booking as its customer asks for it. */
export const bookingForm = z.object({
  serviceId: id,
  /** Null for whoever of the workshop is free. */
  providerId: id.nullable().default(null),
  startsAt,
  seats,
  plan: z.enum(BOOKING_PLANS).default('deposit'),
  /** Where the customer’s clock is. */
  zone,
  phone: phone.nullable().default(null),
  note,
  /** Whose measurements the maker may see. */
  measurementProfileId: id.nullable().default(null),
  /** For a home visit: how far it is, and where to, by an address of the address book or a new one. */
  travelZoneId: id.nullable().default(null),
  addressId: id.optional(),
  address: addressForm.optional(),
  photoIds,
  /** The part of an own order that somebody is measured for, or tries on. */
  orderPartId: id.nullable().default(null),
  /** Whether what is sewn of that part is tried on; else somebody is measured for it. */
  isFitting: z.boolean().default(false),
  guest: guestForm.nullable().default(null),
  /** The total that the person saw; a different one is refused and shown. */
  expectedTotal: moneyIn,
  /** The terms that the person saw; likewise. */
  expectedTerms: shownTerms,
});
export type BookingForm = z.output<typeof bookingForm>;
export type SentBooking = z.input<typeof bookingForm>;

/** Another time for a booking. */
export const rescheduleForm = z.object({
  version,
  startsAt,
  /** Null for whoever is free, the same person first. */
  providerId: id.nullable().default(null),
});

/** To cancel by the customer: what stays with the maker as the person saw it, so that nobody pays more than shown. */
export const cancelBookingForm = z.object({ version, reason: prose(400).default(''), expectedKept: moneyIn });

export const bookingPhotosForm = z.object({ photoIds });
/** Text, photos or both. */
export const bookingMessageForm = z
  .object({ text: prose(4000), photoIds })
  .refine(({ text, photoIds }) => text !== '' || photoIds.length > 0, { path: ['text'], message: 'Required.' });

export const acceptBookingForm = z.object({ version, note });
/** To decline, or to cancel by the maker. */
export const endBookingForm = z.object({ version, reason });
/** Another time that the maker sets or proposes; it may lie outside the usual hours. */
export const moveBookingForm = z.object({ version, startsAt, providerId: id, note });
export const completeBookingForm = z.object({ version, note });
/** What was paid on the spot, and on which day in Lagos. */
export const receivedForm = z.object({ version, amount: moneyIn, day: dayIn('Please choose the day.') });
export const noShowForm = z.object({ version, by: z.enum(['customer', 'maker']), note });
/** What the workshop changes of a booking. */
export const bookingDetailsForm = z.object({
  version,
  /** Where it takes place, or how the call is joined; not for a home visit, where the customer says so. */
  place: line(300, 0),
  /** For the workshop only. */
  workNote: prose(2000),
  /** Whether a call may be joined by what another one at the same time is joined by; refused and told unless it says so. */
  sharesCall: z.boolean().default(false),
});

/** How several video calls are joined, by one link or number; those among them that have details already keep them. */
export const joiningDetailsForm = z.object({ place: line(300), bookingIds: z.array(id).min(1).max(100) });

/** A booking that the workshop takes down itself: somebody came in or rang up. */
export const walkInForm = z.object({
  serviceId: id,
  providerId: id,
  startsAt,
  seats,
  name: line(120),
  phone: phone.nullable().default(null),
  email: z.union([z.literal(''), email]).default(''),
  note,
});
export type WalkInForm = z.output<typeof walkInForm>;
