import { z } from 'zod';
import { attachedFile } from '../conversations/files.ts';
import { PHOTO_BYTES, readUntil, unreadCount } from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { line, listOf, moment, paging } from '../fields.ts';
import { ROLES } from '../roles.ts';
import { ticketForm, ticketRating, ticketReply } from './forms.ts';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_SUBJECTS } from './kinds.ts';
import { TICKET_STATUS_NAMES, type TicketStatus } from './statuses.ts';

export const ticketErrors = defineErrors({
  ticket_not_found: [404, 'Ticket not found'],
  ticket_closed: [409, 'This ticket is closed. Please open a new one.'],
  subject_gone: [404, 'What you want help with could not be found. Please choose again.'],
  key_needed: [400, 'Please send an Idempotency-Key header.'],
  key_reused: [422, 'This Idempotency-Key was used for a different ticket.'],
  not_resolved: [409, 'You can rate this once it is resolved.'],
  already_rated: [409, 'You have already rated this. Thank you.'],
  reply_in_admin: [403, 'Please reply from the admin area.'],
});

const sender = z.object({ firstName: z.string(), lastName: z.string(), role: z.enum(ROLES) });

export const ticketMessage = z.object({
  _id: z.string(),
  message: z.string(),
  isInternal: z.boolean(),
  /** Whether the customer wrote it or we did, whatever role either has. */
  side: z.enum(['customer', 'staff']),
  createdAt: moment,
  sender,
  files: z.array(attachedFile),
  /** When the other side read it. */
  readAt: moment.nullable(),
});
export type TicketMessage = z.input<typeof ticketMessage>;

/** What a ticket is about, and the page that shows it. */
export const ticketAbout = z.object({
  kind: z.enum(TICKET_SUBJECTS),
  _id: z.string(),
  label: z.string(),
  path: z.string(),
});
export type TicketAbout = z.input<typeof ticketAbout>;

const summary = {
  /** 128 random bits: whoever knows it reads the ticket and replies to it. */
  _id: z.string(),
  ticketNumber: z.string(),
  subject: z.string(),
  status: z.enum(TICKET_STATUS_NAMES),
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  createdAt: moment,
};

/** A ticket as the holder of its link sees it; nothing internal is in it, whoever asks. */
export const ticket = z.object({
  ...summary,
  description: z.string(),
  files: z.array(attachedFile),
  messages: z.array(ticketMessage),
  /** Who asked; email and phone are masked for anybody but them and staff. */
  requester: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** Whether the caller is who asked. */
  isOwn: z.boolean(),
  about: ticketAbout.nullable(),
  /** Replies that wait to be read. */
  unread: z.number(),
  /** When a resolved ticket closes, unless somebody replies. */
  closesAt: moment.nullable(),
  rating: z.object({ score: z.number(), comment: z.string() }).nullable(),
});
export type Ticket = z.input<typeof ticket>;
export type LoadedTicket = z.output<typeof ticket>;

export const ticketRow = z.object({ ...summary, about: z.string().nullable(), unread: z.number(), lastAt: moment });
export type TicketRow = z.input<typeof ticketRow>;
export type LoadedTicketRow = z.output<typeof ticketRow>;

const ticketId = z.object({ ticketId: line(64) });
const answered = z.object({ ticket });
const upload = { maxBytes: PHOTO_BYTES } as const;
const uploaded = z.object({ photo: attachedFile });

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/support/tickets',
  access: 'signed-in',
  summary: 'The caller’s tickets, the latest first',
  query: paging.extend({ q: line(120, 0).optional(), status: z.enum(TICKET_STATUS_NAMES).optional() }),
  response: listOf(ticketRow),
});
export const createTicket = endpoint({
  method: 'POST',
  path: '/api/support/tickets',
  access: 'signed-in',
  status: 201,
  summary: 'Open a ticket, once for each Idempotency-Key',
  body: ticketForm,
  response: answered,
});
export const listTicketSubjects = endpoint({
  method: 'GET',
  path: '/api/support/subjects',
  access: 'signed-in',
  summary: 'What of the caller’s a ticket can be about, the latest first',
  response: z.object({
    items: z.array(ticketAbout.extend({ orderId: z.string().nullable(), paidFor: z.string().nullable() })),
  }),
});
export const uploadNewTicketFile = endpoint({
  method: 'POST',
  path: '/api/support/files',
  access: 'signed-in',
  status: 201,
  summary: 'Upload a photo or PDF for a ticket that is yet to be opened',
  upload,
  response: uploaded,
});
export const getTicket = endpoint({
  method: 'GET',
  path: '/api/support/tickets/:ticketId',
  access: 'public',
  summary: 'A ticket, for whoever holds its link',
  params: ticketId,
  response: answered,
});
/** Name of the event by which the stream of a link tells a `TicketNews`. */
export const TICKET_EVENT = 'ticket';

/** What the stream of a link says of its ticket: whose key it has now, its status, and the newest message for everyone. */
export interface TicketNews {
  ticketId: string;
  status: TicketStatus;
  newestId: string | null;
}

export const streamTicket = endpoint({
  method: 'GET',
  path: '/api/support/tickets/:ticketId/stream',
  access: 'public',
  ignoresToken: true,
  summary: 'That something is new at a ticket, live, as server-sent events, for whoever holds its link',
  params: ticketId,
  produces: 'text/event-stream',
});
export const replyToTicket = endpoint({
  method: 'POST',
  path: '/api/support/tickets/:ticketId/messages',
  access: 'public',
  status: 201,
  summary: 'Reply to a ticket as who opened it, for whoever holds its link; once for each Idempotency-Key that is sent',
  params: ticketId,
  body: ticketReply,
  response: answered,
});
export const uploadTicketFile = endpoint({
  method: 'POST',
  path: '/api/support/tickets/:ticketId/files',
  access: 'public',
  status: 201,
  summary: 'Upload a photo or PDF for a reply to a ticket, for whoever holds its link',
  params: ticketId,
  upload,
  response: uploaded,
});
export const readTicket = endpoint({
  method: 'POST',
  path: '/api/support/tickets/:ticketId/read',
  access: 'public',
  summary: 'Mark the replies to a ticket as read, for whoever holds its link',
  params: ticketId,
  body: readUntil,
  response: unreadCount,
});
export const rateTicket = endpoint({
  method: 'POST',
  path: '/api/support/tickets/:ticketId/rating',
  access: 'public',
  status: 201,
  summary: 'Say once how a resolved ticket was handled, for whoever holds its link',
  params: ticketId,
  body: ticketRating,
  response: answered,
});
