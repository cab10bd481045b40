import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { MAKER_ROLES } from '../roles.ts';

/** What customers, hosts among them, and a workshop speak about. */
export const INBOX_KINDS = ['order', 'booking', 'enquiry', 'aso-ebi'] as const;

/** A conversation of a customer with a workshop, whatever it is about. */
const inboxEntry = z.object({
  kind: z.enum(INBOX_KINDS),
  /** Of the order, the booking, the enquiry or the invitation to an aso-ebi group. */
  _id: z.string(),
  /** The customer. */
  with: z.string(),
  /** What it is about: number and first piece of an order, number and service of a booking, event and group of aso-ebi; null for an enquiry. */
  about: z.string().nullable(),
  lastText: z.string(),
  /** Whether the workshop wrote that. */
  isLastOwn: z.boolean(),
  lastAt: moment,
  /** Messages of the customer that nobody of the workshop has read. */
  unread: z.number(),
  /** Whether the customer asked something since the workshop last wrote. */
  asks: z.boolean(),
});
export type InboxEntry = z.input<typeof inboxEntry>;
export type LoadedInboxEntry = z.output<typeof inboxEntry>;

export const getInbox = endpoint({
  method: 'GET',
  path: '/api/staff/inbox',
  access: MAKER_ROLES,
  summary:
    'All conversations of the caller’s workshop with customers: unread first, then unanswered questions, then the latest; at most 200',
  response: z.object({ items: z.array(inboxEntry) }),
});

/** What a customer speaks about with workshops and with the marketplace. */
export const OWN_INBOX_KINDS = [...INBOX_KINDS, 'ticket', 'planning'] as const;

/** A conversation of the caller as a customer, whatever it is about. */
const ownInboxEntry = inboxEntry.omit({ asks: true }).extend({
  kind: z.enum(OWN_INBOX_KINDS),
  /** By which the page of the order, booking, enquiry, ticket or planning case is addressed; of aso-ebi the invitation. */
  _id: z.string(),
  /** The aso-ebi event, whose page holds it; null for all else. */
  eventId: z.string().nullable(),
  /** The workshop’s name, or the marketplace’s. */
  with: z.string(),
  /** What it is about: `Order ADN-2026-000123: Eko Agbada`; null for an enquiry. */
  about: z.string().nullable(),
  /** Whether the caller wrote what was said last. */
  isLastOwn: z.boolean(),
  /** Messages that wait for the caller. */
  unread: z.number(),
});
export type OwnInboxEntry = z.input<typeof ownInboxEntry>;
export type LoadedOwnInboxEntry = z.output<typeof ownInboxEntry>;

export const getOwnInbox = endpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'signed-in',
  summary: 'All conversations of the caller as a customer: unread first, then the latest; at most 200',
  response: z.object({ items: z.array(ownInboxEntry) }),
});
