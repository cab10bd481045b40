import { z } from 'zod';
import { address } from '../address.ts';
import { freeSlots, slotsQuery } from '../availability/availability.ts';
import { endpoint } from '../endpoint.ts';
import { id, listOf, moment, paging, picture } from '../fields.ts';
import { frozenMeasurements } from '../measurements/measurements.ts';
import { moneyOut } from '../money.ts';
import { payment, startedPayment } from '../payments/payments.ts';
import { cancellationPolicy } from '../services/fields.ts';
import { VISIT_PURPOSES } from '../services/measuring.ts';
import { CONFIRMATIONS, PLACES, SERVICE_KINDS } from '../services/services.ts';
import { bookedOrder, guest } from './booked-for.ts';
import { bookingForm, bookingPhotosForm, cancelBookingForm, rescheduleForm } from './forms.ts';
import { reportForm } from './report-forms.ts';
import { bookingReport, reportable } from './reports.ts';
import { BOOKING_ACTORS, BOOKING_PLANS, BOOKING_STATUS_NAMES } from './statuses.ts';

/** What was booked, as it was then. */
const bookedService = z.object({
  /** Null once the service has gone. */
  _id: z.string().nullable(),
  title: z.string(),
  kind: z.enum(SERVICE_KINDS),
  place: z.enum(PLACES),
  /** Minutes. */
  duration: z.number(),
  picture: picture.nullable(),
  /** Whether people are measured at it for orders of any maker. */
  forAnyMaker: z.boolean(),
});

/** What lists and pages show of a booking’s time: moments, and the zones to show them in. */
const times = {
  startsAt: moment,
  endsAt: moment,
  /** Where it takes place, or who provides it is. */
  zone: z.string(),
  /** Where the customer’s clock was when booking. */
  customerZone: z.string(),
};

export const bookingRow = z.object({
  _id: z.string(),
  number: z.string(),
  status: z.enum(BOOKING_STATUS_NAMES),
  service: bookedService,
  maker: z.object({ slug: z.string(), name: z.string() }),
  provider: z.string(),
  ...times,
  /** When it was to begin at first. */
  firstStartsAt: moment,
  seats: z.number(),
  /** Null when the person who booked comes. */
  guest: guest.nullable(),
  /** What a visit for an order is for; null of what is booked for no order. */
  visit: z.enum(VISIT_PURPOSES).nullable(),
  /** Where one comes to, or how the video call is joined; empty for a home visit. */
  address: z.string(),
  /** Where people meet, at the workshop’s or the customer’s; null for a video call, and where it is not said yet. */
  where: z.string().nullable(),
  /** Null when it is for no order. */
  order: bookedOrder.nullable(),
  total: moneyOut,
  paid: moneyOut,
  /** What the next payment must bring now, 0 when nothing has to be paid yet. */
  due: moneyOut,
  heldUntil: moment.nullable(),
  /** Whether the maker proposes another time and waits for the customer’s answer. */
  hasProposal: z.boolean(),
  /** Messages of the maker that were not read. */
  unread: z.number(),
});
export type BookingRow = z.input<typeof bookingRow>;
export type LoadedBookingRow = z.output<typeof bookingRow>;

export const bookingEvent = z.object({
  status: z.enum(BOOKING_STATUS_NAMES),
  by: z.enum(BOOKING_ACTORS),
  note: z.string(),
  /** When it was to begin from then on. */
  startsAt: moment,
  at: moment,
});

/** Another time that the maker proposes. */
export const timeProposal = z.object({
  _id: z.string(),
  startsAt: moment,
  endsAt: moment,
  provider: z.string(),
  note: z.string(),
  at: moment,
});
export type TimeProposal = z.input<typeof timeProposal>;

export const booking = bookingRow.extend({
  version: z.number(),
  bookedAt: moment,
  provider: z.object({ _id: z.string(), name: z.string(), title: z.string() }),
  /** Where the maker comes to. */
  home: address.omit({ _id: true, isDefault: true }).nullable(),
  /** Where people meet, in a line; null for a video call, and where it is not said yet. */
  where: z.string().nullable(),
  /** What a map is asked for; likewise. */
  mapQuery: z.string().nullable(),
  bring: z.array(z.string()),
  /** The terms as they were when it was booked. */
  cancellationPolicy,
  /** What the workshop adds to them in its own words. */
  policy: z.string(),
  confirmation: z.enum(CONFIRMATIONS),
  /** How often its customer has moved it, and whether that was once cancelling was no longer free. */
  reschedules: z.number(),
  movedLate: z.boolean(),
  /** Whether the workshop chose its time last. */
  movedByMaker: z.boolean(),
  note: z.string(),
  phone: z.string().nullable(),
  /** Of one seat. */
  price: moneyOut,
  travel: z.object({ name: z.string(), fee: moneyOut }).nullable(),
  plan: z.enum(BOOKING_PLANS),
  deposit: moneyOut,
  refunded: moneyOut,
  /** What the workshop noted to have been paid on the spot; null when it noted nothing. */
  received: z.object({ amount: moneyOut, on: z.string() }).nullable(),
  /** What is left to pay, now or on the day. */
  balance: moneyOut,
  /** Until when the maker answers; null unless one waits for them. */
  answerBy: moment.nullable(),
  /** What cancelling means now; null when it cannot be cancelled any more. */
  cancelling: z
    .object({
      /** Until when it costs nothing; null when it never does, or no longer. */
      freeUntil: moment.nullable(),
      back: moneyOut,
      /** What stays with the maker. */
      kept: moneyOut,
    })
    .nullable(),
  /** Whether it can be moved now, how often still, and until when. */
  moving: z.object({ isPossible: z.boolean(), left: z.number(), until: moment }),
  proposal: timeProposal.nullable(),
  cancelReason: z.string(),
  /** Who did not come; null unless it was a no-show. */
  noShowBy: z.enum(['customer', 'maker']).nullable(),
  /** The latest problem that its customer reported. */
  report: bookingReport.nullable(),
  /** Null when nothing can be reported now. */
  reportable: reportable.nullable(),
  photos: z.array(picture),
  /** What the maker may see; frozen when it was booked. */
  measurements: frozenMeasurements.nullable(),
  /** Oldest first. */
  events: z.array(bookingEvent),
  payments: z.array(payment),
});
export type Booking = z.input<typeof booking>;
export type LoadedBooking = z.output<typeof booking>;

export const BOOKING_TABS = ['upcoming', 'past', 'cancelled'] as const;
const bookingId = z.object({ bookingId: id });
const answered = z.object({ booking });

export const placeBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'signed-in',
  status: 201,
  summary: 'Book a time and start payment; needs an Idempotency-Key header',
  body: bookingForm,
  response: z.object({
    booking: z.object({ _id: z.string(), number: z.string(), status: z.enum(BOOKING_STATUS_NAMES), total: moneyOut }),
    /** Null when nothing is to pay now, or the payment service does not answer; the booking’s page offers it again. */
    payment: startedPayment.nullable(),
  }),
});
export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: 'signed-in',
  summary: 'The caller’s bookings: what comes soonest first, what is past latest first',
  query: paging.extend({ tab: z.enum(BOOKING_TABS).default('upcoming') }),
  response: listOf(bookingRow).extend({ counts: z.record(z.enum(BOOKING_TABS), z.number()) }),
});
export const getBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:bookingId',
  access: 'signed-in',
  summary: 'One of the caller’s bookings',
  params: bookingId,
  response: answered,
});
export const listBookingSlots = endpoint({
  method: 'GET',
  path: '/api/bookings/:bookingId/slots',
  access: 'signed-in',
  summary: 'Free times that one of the caller’s bookings can be moved to in a month, its own included',
  params: bookingId,
  query: slotsQuery,
  response: freeSlots,
});
export const startBookingPayment = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/payments',
  access: 'signed-in',
  status: 201,
  summary: 'Start or resume paying what is due on a booking, or its balance',
  params: bookingId,
  response: startedPayment,
});
export const rescheduleBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/reschedule',
  access: 'signed-in',
  summary: 'Move a booking to another free time',
  params: bookingId,
  body: rescheduleForm,
  response: answered,
});
export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/cancel',
  access: 'signed-in',
  summary: 'Cancel a booking; what was paid goes back as far as the policy says',
  params: bookingId,
  body: cancelBookingForm,
  response: answered,
});
export const reportBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/report',
  access: 'signed-in',
  status: 201,
  summary: 'Report a problem with a booking that has ended, or that nobody came to; repeated it is the same report',
  params: bookingId,
  body: reportForm,
  response: answered,
});
const proposalId = bookingId.extend({ proposalId: id });
export const acceptTime = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/proposals/:proposalId/accept',
  access: 'signed-in',
  summary: 'Accept the other time that the maker proposes',
  params: proposalId,
  response: answered,
});
export const refuseTime = endpoint({
  method: 'POST',
  path: '/api/bookings/:bookingId/proposals/:proposalId/refuse',
  access: 'signed-in',
  summary: 'Keep the time that was booked instead of the one that the maker proposes',
  params: proposalId,
  response: answered,
});
export const setBookingPhotos = endpoint({
  method: 'PUT',
  path: '/api/bookings/:bookingId/photos',
  access: 'signed-in',
  summary: 'Choose the photos of a booking among those the caller uploaded',
  params: bookingId,
  body: bookingPhotosForm,
  response: answered,
});
export const getBookingReceipt = endpoint({
  method: 'GET',
  path: '/api/bookings/:bookingId/receipt',
  access: 'signed-in',
  summary: 'The booking’s receipt as PDF',
  params: bookingId,
  produces: 'application/pdf',
});
export const getBookingIcs = endpoint({
  method: 'GET',
  path: '/api/bookings/:bookingId/calendar',
  access: 'signed-in',
  summary: 'The booking as a calendar file',
  params: bookingId,
  produces: 'text/calendar',
});
