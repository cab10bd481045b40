import { z } from 'zod';
import { CALENDAR_WORKERS, provider } from '../availability/staff.ts';
import { endpoint } from '../endpoint.ts';
import { dayIn, id, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { PLACES } from '../services/services.ts';
import { BOOKING_STATUS_NAMES } from './statuses.ts';

/** A booking in a calendar. */
export const calendarBooking = z.object({
  _id: z.string(),
  number: z.string(),
  status: z.enum(BOOKING_STATUS_NAMES),
  providerId: z.string(),
  title: z.string(),
  customer: z.string(),
  place: z.enum(PLACES),
  seats: z.number(),
  startsAt: moment,
  endsAt: moment,
  /** Time that it takes, the time to prepare and to tidy up included. */
  takenFrom: moment,
  takenTo: moment,
  /** A call ahead whose customer does not know yet how to join it. */
  lacksCall: z.boolean(),
  version: z.number(),
});
export type CalendarBooking = z.input<typeof calendarBooking>;

const span = z.object({ providerId: z.string(), startsAt: moment, endsAt: moment });

export const getBookingCalendar = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/calendar',
  access: CALENDAR_WORKERS,
  summary: 'Get some days of a workshop: its people, their open hours, blocks and bookings',
  query: z.object({
    /** Whose, for staff; makers always mean their own. */
    maker: id.optional(),
    /** The first day, in the workshop’s zone; today when it is left out. */
    from: dayIn().optional(),
    days: z.coerce.number().int().min(1).max(42).default(7),
  }),
  response: z.object({
    maker: z.object({ _id: z.string(), name: z.string() }),
    /** The workshop’s zone, by which days begin and end. */
    zone: z.string(),
    from: z.string(),
    until: z.string(),
    providers: z.array(provider),
    /** When each person is open, by the week’s hours and the days on which others hold. */
    open: z.array(span),
    blocks: z.array(span.extend({ _id: z.string(), note: z.string() })),
    /** Asked for and waiting for the workshop’s yes or no, on whatever day. */
    awaiting: z.number(),
    /** Those that take time, were completed or missed. */
    bookings: z.array(calendarBooking),
    services: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        duration: z.number(),
        /** Minutes to prepare and to tidy up, in which nothing else can be booked. */
        bufferBefore: z.number(),
        bufferAfter: z.number(),
        /** Of one seat. */
        price: moneyOut,
        providerIds: z.array(z.string()),
        seats: z.number(),
      }),
    ),
  }),
});
