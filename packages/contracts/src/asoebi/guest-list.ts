import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { emailField, id, line, listOf, messageResponse, moment, paging, prose } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { GUEST_ANSWER_NAMES } from './sets.ts';

export const guestErrors = defineErrors({
  guest_known: [409, 'Another guest of this event has this phone number.'],
  guest_ordered: [409, 'This guest has ordered, so they can’t be removed. Cancel their order first.'],
  reminder_unfit: [409, 'This guest needs no such reminder now, or got one in the last 24 hours.'],
  too_many_guests: [409, 'An event has at most 5,000 guests.'],
});

export const MOST_GUESTS = 5000;
/** Lines of one import. */
export const IMPORT_LINES = 3000;

/** Guests who are reminded by one call. */
export const REMINDED_AT_ONCE = 200;

/** How a guest stands, by what they did last. */
export const GUEST_STATES = {
  invited: 'Not opened yet',
  opened: 'Opened',
  declining: 'Not attending',
  own: 'Wearing their own',
  reserved: 'Reserved',
  'part-paid': 'Deposit paid',
  paid: 'Paid',
} as const;
export type GuestState = keyof typeof GUEST_STATES;
export const GUEST_STATE_NAMES = Object.keys(GUEST_STATES) as [GuestState, ...GuestState[]];

/** What guests are written about; each goes only to whom it fits. */
export const REMINDERS = {
  invite: 'Invite',
  answer: 'Ask for an answer',
  pay: 'Ask for the balance',
  sizes: 'Ask for sizes',
  collect: 'Sets are ready',
  thanks: 'Thank you',
} as const;
export type ReminderKind = keyof typeof REMINDERS;
export const REMINDER_NAMES = Object.keys(REMINDERS) as [ReminderKind, ...ReminderKind[]];
/** The least time between two of them to one guest, in hours. */
export const REMINDER_HOURS = 24;

export const guestForm = z.object({
  groupId: id,
  name: line(80),
  phone: line(30, 0),
  email: z.union([z.literal(''), emailField()]),
  tableCode: line(20, 0),
  note: line(200, 0),
});
export type GuestForm = z.output<typeof guestForm>;

const guestRow = z.object({
  _id: z.string(),
  groupId: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  tableCode: z.string().nullable(),
  note: z.string(),
  answer: z.enum(GUEST_ANSWER_NAMES).nullable(),
  state: z.enum(GUEST_STATE_NAMES),
  sets: z.number(),
  readySets: z.number(),
  collectedSets: z.number(),
  /** What is still to pay; null for who may not see money. */
  outstanding: moneyOut.nullable(),
  /** Whether their own link was used under another phone number. */
  otherPhone: z.boolean(),
  remindedAt: moment.nullable(),
});
export type GuestRow = z.input<typeof guestRow>;
export type LoadedGuestRow = z.output<typeof guestRow>;

const filters = {
  q: line(120, 0).optional(),
  groupId: id.optional(),
  state: z.enum(GUEST_STATE_NAMES).optional(),
};
const ofEvent = z.object({ eventId: id });
const oneGuest = z.object({ eventId: id, guestId: id });

export const listGuests = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/guests',
  access: 'signed-in',
  summary: 'Guests of an aso-ebi event, by name',
  params: ofEvent,
  query: paging.extend(filters),
  response: listOf(guestRow),
});
export const exportGuests = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/guests.csv',
  access: 'signed-in',
  summary: 'Guests of an aso-ebi event as CSV',
  params: ofEvent,
  query: z.object(filters),
  produces: 'text/csv',
});
export const saveGuest = endpoint({
  method: 'PUT',
  path: '/api/aso-ebi/events/:eventId/guests/:guestId',
  access: 'signed-in',
  summary: 'Add a guest under an id that the caller made up, or change one',
  params: oneGuest,
  body: guestForm,
  response: messageResponse,
});
export const removeGuest = endpoint({
  method: 'DELETE',
  path: '/api/aso-ebi/events/:eventId/guests/:guestId',
  access: 'signed-in',
  summary: 'Take a guest who has not ordered off the list',
  params: oneGuest,
  response: messageResponse,
});

export const importGuests = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/guests/import',
  access: 'signed-in',
  summary: 'Add guests from pasted lines or the text of a CSV file; a check first changes nothing',
  params: ofEvent,
  body: z.object({
    groupId: id,
    text: prose(200_000),
    isCheck: z.boolean(),
  }),
  response: z.object({
    added: z.number(),
    /** Guests who were on the list already, by their phone number, with what is new about them. */
    changed: z.number(),
    unchanged: z.number(),
    problems: z.array(z.object({ line: z.number(), text: z.string() })),
    /** The first of them as they are understood. */
    sample: z.array(
      z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable(), group: z.string() }),
    ),
  }),
});

const reminder = z.object({
  guestId: z.string(),
  name: z.string(),
  /** Whether we can mail it; a message is written by the host in any case. */
  hasEmail: z.boolean(),
  hasPhone: z.boolean(),
});
export const listReminders = endpoint({
  method: 'GET',
  path: '/api/aso-ebi/events/:eventId/reminders',
  access: 'signed-in',
  summary: 'Whom a reminder fits who has got none in the last 24 hours',
  params: ofEvent,
  query: z.object({ kind: z.enum(REMINDER_NAMES), groupId: id.optional() }),
  response: z.object({ items: z.array(reminder) }),
});
export const sendReminders = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/reminders',
  access: 'signed-in',
  summary: 'Mail a reminder to those guests whom it fits and who have got none in the last 24 hours',
  params: ofEvent,
  body: z.object({ kind: z.enum(REMINDER_NAMES), guestIds: z.array(id).min(1).max(REMINDED_AT_ONCE) }),
  response: z.object({ mailed: z.number(), skipped: z.number() }),
});
export const prepareMessage = endpoint({
  method: 'POST',
  path: '/api/aso-ebi/events/:eventId/guests/:guestId/message',
  access: 'signed-in',
  summary: 'Write a reminder for one guest as a message that the caller sends from their own phone',
  params: oneGuest,
  body: z.object({ kind: z.enum(REMINDER_NAMES) }),
  response: z.object({ text: z.string(), url: z.string() }),
});
