import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { MAKER_ROLES } from '../roles.ts';

/** What customers and a workshop speak about. */
export const INBOX_KINDS = ['order', 'booking', 'enquiry'] as const;

/** A conversation of a customer with a workshop, whatever it is about. */
const inboxEntry = z.object({
  kind: z.enum(INBOX_KINDS),
  /** Of the order, the booking or the enquiry. */
  _id: z.string(),
  /** The customer. */
  with: z.string(),
  /** What it is about: number and first piece of an order, number and service of a booking; null for an enquiry. */
  about: z.string().nullable(),
  lastText: z.string(),
  /** Whether the workshop wrote that. */
  isLastOwn: z.boolean(),
  lastAt: moment,
  /** Messages of the customer that nobody of the workshop has read. */
  unread: z.number(),
});
export type InboxEntry = z.input<typeof inboxEntry>;
export type LoadedInboxEntry = z.output<typeof inboxEntry>;

export const getInbox = endpoint({
  method: 'GET',
  path: '/api/staff/inbox',
  access: MAKER_ROLES,
  summary: 'All conversations of the caller’s workshop with customers: unread first, then the latest; at most 200',
  response: z.object({ items: z.array(inboxEntry) }),
});
