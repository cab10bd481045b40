import { z } from 'zod';
import { freeSlots, slotsQuery } from '../availability/availability.ts';
import { CALENDAR_WORKERS } from '../availability/staff.ts';
import { endpoint } from '../endpoint.ts';
import { dayIn, id, moment } from '../fields.ts';
import { fittingForm } from '../measurements/forms.ts';
import { measured, measurementProposal } from '../measurements/measurements.ts';
import { moneyOut } from '../money.ts';
import { staffRefund } from '../orders/staff.ts';
import { type LoadedRow, resource } from '../resource.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { PLACES } from '../services/services.ts';
import { booking, bookingEvent, bookingRow } from './bookings.ts';
import {
  acceptBookingForm,
  bookingDetailsForm,
  completeBookingForm,
  endBookingForm,
  joiningDetailsForm,
  moveBookingForm,
  noShowForm,
  receivedForm,
  walkInForm,
} from './forms.ts';
import { refundReportForm, settleReportForm } from './report-forms.ts';
import { BOOKING_STATUS_NAMES, type BookingActor } from './statuses.ts';

/** Who works on bookings: makers on those of their own workshop, staff on all. */
export const BOOKING_WORKERS = CALENDAR_WORKERS;

const status = z.enum(BOOKING_STATUS_NAMES);

/** What the caller may do to a booking now. */
const possible = z.object({
  accept: z.boolean(),
  decline: z.boolean(),
  propose: z.boolean(),
  reschedule: z.boolean(),
  complete: z.boolean(),
  receive: z.boolean(),
  noShow: z.boolean(),
  cancel: z.boolean(),
  edit: z.boolean(),
});

/** A booking as its workshop and staff see it. */
export const staffBooking = booking
  .omit({ cancelling: true, moving: true, reportable: true, measurements: true, events: true })
  .extend({
    maker: bookingRow.shape.maker.extend({ _id: z.string() }),
    isWalkIn: z.boolean(),
    /** The account’s id for staff only; the email for staff, and of somebody who walked in. */
    customer: z.object({
      _id: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    can: possible,
    /** What its customer has ordered of the maker that is still to be sent, of a booking that is for no order. */
    openOrders: z.array(z.object({ _id: z.string(), number: z.string(), title: z.string() })),
    /** When the visit ahead is over at which the measurements for this fitting are taken, before which it can’t start. */
    measuredBy: moment.nullable(),
    /** What goes back when the maker declines or cancels, or does not come. */
    refundIfCancelled: moneyOut,
    /** From when on the customer may count as not having come, and what the maker keeps then. */
    missedFrom: moment,
    noShowFee: moneyOut,
    commissionPercent: z.number(),
    /** Of what was paid through us and did not go back. */
    commission: moneyOut,
    earnings: moneyOut,
    /** What the maker earns once the whole price is paid through us. */
    fullEarnings: moneyOut,
    /** Whether there are measurements to read; reading them is logged. */
    hasMeasurements: z.boolean(),
    /** Whether the caller may propose what was measured at it. */
    canMeasure: z.boolean(),
    /** Whether it is a call without details to join it that its customer once had: they were removed. */
    lostCall: z.boolean(),
    /** For the workshop only. */
    workNote: z.string(),
    /** What staff can settle its open report by; null for makers, and without one. */
    settling: z.object({ canReopen: z.boolean(), refundable: moneyOut }).nullable(),
    /** When the maker’s earnings become available; null when they are already, never will, or a report holds them. */
    availableFrom: moment.nullable(),
    /** Since when they are; null before. */
    earnedAt: moment.nullable(),
    events: z.array(bookingEvent.extend({ _id: z.string(), actor: z.string().nullable() })),
    refunds: z.array(staffRefund),
  });
export type StaffBooking = z.input<typeof staffBooking>;
export type LoadedStaffBooking = z.output<typeof staffBooking>;

export const bookingResource = resource({
  path: '/api/staff/bookings',
  access: BOOKING_WORKERS,
  one: 'booking',
  many: 'bookings',
  columns: {
    number: 'Booking',
    startsAt: ['Date and time', 'moment'],
    service: 'Service',
    customer: 'Customer',
    provider: ['Provider', 'named'],
    maker: ['Maker', 'named'],
    status: ['Status', BOOKING_STATUS_NAMES],
    seats: ['Seats', 'number'],
    total: ['Total', 'money'],
    paid: ['Paid', 'money'],
    bookedAt: ['Booked', 'moment'],
  },
  row: z.object({
    place: z.enum(PLACES),
    isWalkIn: z.boolean(),
    endsAt: moment,
    /** Where it takes place, or who provides it is. */
    zone: z.string(),
    /** Until when the maker must answer; null unless it waits for that. */
    answerBy: moment.nullable(),
    hasProposal: z.boolean(),
    /** Whether its customer reported a problem that nobody has settled. */
    isReported: z.boolean(),
    /** Whether it is over, and nobody said yet whether it took place. */
    isToRecord: z.boolean(),
    /** Whether it is ahead and its customer does not know yet how to join the call. */
    lacksCall: z.boolean(),
    /** The customer’s messages that nobody on the caller’s side has read. */
    unread: z.number(),
    version: z.number(),
  }),
  record: staffBooking,
  filters: {
    status: status.optional(),
    maker: id.optional(),
    provider: id.optional(),
    service: id.optional(),
    customer: id.optional(),
    /** Days in Lagos on which it begins; the last one counts. */
    from: dayIn().optional(),
    until: dayIn().optional(),
    /** Waits for the maker’s yes or no. */
    awaiting: z.enum(['yes']).optional(),
    /** Begins from now on and stands. */
    upcoming: z.enum(['yes']).optional(),
    unread: z.enum(['yes']).optional(),
    /** Ahead, with a question in its customer’s note, and nothing written to them since. */
    asks: z.enum(['yes']).optional(),
    /** Is over, and waits to be recorded as completed or missed. */
    toRecord: z.enum(['yes']).optional(),
    /** A video call ahead whose customer can’t join yet; due when it begins within the next seven days. */
    joining: z.enum(['missing', 'due']).optional(),
    /** With a report that nobody has settled. */
    reported: z.enum(['yes']).optional(),
  },
  sorts: ['next', 'answerBy', 'startsAt', 'bookedAt', 'number'],
  sortNames: { next: 'Upcoming first', answerBy: 'Respond first' },
});
export type LoadedStaffBookingRow = LoadedRow<typeof bookingResource>;

export const bookWalkIn = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/walk-ins',
  access: BOOKING_WORKERS,
  status: 201,
  summary: 'Take down a booking of somebody who came in or rang up; nothing is paid online',
  body: walkInForm,
  response: z.object({ _id: z.string(), number: z.string() }),
});

const bookingId = z.object({ bookingId: id });
const done = z.object({ status, version: z.number() });
/** Where a step of a booking is called; forms stand in the call itself, from which the build takes them. */
const step = <const P extends string, const S extends string>(path: P, summary: S) =>
  ({ method: 'POST', path: `/api/staff/bookings/:bookingId/${path}`, access: BOOKING_WORKERS, summary }) as const;

export const listTimesToMove = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:bookingId/slots',
  access: BOOKING_WORKERS,
  summary: 'Free times that a booking can be moved to in a month, its own included',
  params: bookingId,
  query: slotsQuery,
  response: freeSlots,
});

export const acceptBooking = endpoint({
  ...step('accept', 'Accept a booking that was asked for'),
  params: bookingId,
  body: acceptBookingForm,
  response: done,
});
export const declineBooking = endpoint({
  ...step('decline', 'Decline a booking; everything paid goes back'),
  params: bookingId,
  body: endBookingForm,
  response: done,
});
export const proposeTime = endpoint({
  ...step('propose', 'Propose another time to the customer'),
  params: bookingId,
  body: moveBookingForm,
  response: done,
});
export const moveBooking = endpoint({
  ...step('reschedule', 'Move a booking to another time'),
  params: bookingId,
  body: moveBookingForm,
  response: done,
});
export const completeBooking = endpoint({
  ...step('complete', 'Complete a booking that has begun'),
  params: bookingId,
  body: completeBookingForm,
  response: done,
});
export const recordReceived = endpoint({
  ...step('received', 'Note, once, what was paid on the spot for a booking that took place'),
  params: bookingId,
  body: receivedForm,
  response: done,
});
export const markNoShow = endpoint({
  ...step('no-show', 'Note that the customer, or the maker, did not come'),
  params: bookingId,
  body: noShowForm,
  response: done,
});
export const cancelBookingAsWorker = endpoint({
  ...step('cancel', 'Cancel a booking; everything paid goes back'),
  params: bookingId,
  body: endBookingForm,
  response: done,
});
const settle = <const P extends string, const S extends string>(path: P, summary: S) =>
  ({ method: 'POST', path: `/api/staff/bookings/:bookingId/report/${path}`, access: STAFF_ROLES, summary }) as const;

export const reopenBooking = endpoint({
  ...settle('reopen', 'Reopen a booking whose customer reported a problem'),
  params: bookingId,
  body: settleReportForm,
  response: done,
});
export const refundReport = endpoint({
  ...settle('refund', 'Refund some or all of a booking because of a report'),
  params: bookingId,
  body: refundReportForm,
  response: done,
});
export const declineReport = endpoint({
  ...settle('decline', 'Decline a report on a booking'),
  params: bookingId,
  body: settleReportForm,
  response: done,
});
export const changeBooking = endpoint({
  method: 'PUT',
  path: '/api/staff/bookings/:bookingId/details',
  access: BOOKING_WORKERS,
  summary: 'Change where a booking takes place and the workshop’s own note',
  params: bookingId,
  body: bookingDetailsForm,
  response: done,
});
export const addJoiningDetails = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/joining-details',
  access: MAKER_ROLES,
  summary: 'Add the same joining details to several calls that lack them and do not overlap; customers are notified',
  body: joiningDetailsForm,
  /** How many of them had none and have these now. */
  response: z.object({ saved: z.number() }),
});
export const readBookingMeasurements = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:bookingId/measurements',
  access: BOOKING_WORKERS,
  summary:
    'Read the measurements given with a booking or taken at it; makers while it stands and soon after it, every reading is logged',
  params: bookingId,
  response: z.object({ measurements: measured }),
});
export const proposeBookingMeasurements = endpoint({
  method: 'POST',
  path: '/api/staff/bookings/:bookingId/measurements',
  access: MAKER_ROLES,
  status: 201,
  summary: 'Propose what was measured at a booking to its customer',
  params: bookingId,
  body: fittingForm,
  response: z.object({ proposal: measurementProposal }),
});

/** Who did something, where no name is told. */
export const ACTOR_LABELS: Record<BookingActor, string> = {
  customer: 'by the customer',
  maker: 'by the workshop',
  staff: 'by Adunni',
  system: 'automatically',
};
