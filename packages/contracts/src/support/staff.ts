import { z } from 'zod';
import { PRODUCT_KINDS } from '../catalog/catalog.ts';
import { attachedFile } from '../conversations/files.ts';
import { PHOTO_BYTES, readUntil, unreadCount } from '../conversations/messages.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { dayIn, id, moment } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { TICKET_CHANNELS } from './analytics.ts';
import { staffAnswer, statusChange, ticketChange, ticketNote } from './forms.ts';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_SUBJECTS } from './kinds.ts';
import { ticketMail } from './mails.ts';
import { TICKET_STATUS_NAMES, TICKET_STATUSES } from './statuses.ts';
import { ticketAbout, ticketMessage } from './tickets.ts';

export const ticketStaffErrors = defineErrors({
  status_not_possible: [409, 'This ticket can’t have that status now.'],
  answered_meanwhile: [
    409,
    'A colleague has answered meanwhile. Their reply is shown above. Please check yours and send it again.',
  ],
  not_staff: [422, 'Please assign the ticket to somebody who works here.'],
});

/** What else a customer has with us, by which their ticket is understood; measurements are no part of it. */
const matter = z.object({ _id: z.string(), number: z.string(), status: z.string(), at: moment });
const otherTicket = matter.extend({ subject: z.string() });

export const ticketResource = resource({
  path: '/api/staff/tickets',
  access: STAFF_ROLES,
  one: 'ticket',
  many: 'tickets',
  columns: {
    number: 'Ticket',
    subject: 'Subject',
    customer: ['Customer', 'named'],
    category: ['Category', TICKET_CATEGORIES],
    priority: ['Priority', TICKET_PRIORITIES],
    status: ['Status', TICKET_STATUSES],
    assignee: ['Assigned to', 'named?'],
    /** The first reply or the solution, whichever comes next. */
    dueAt: ['Due', 'moment?'],
    /** Messages of the customer’s that nobody has read. */
    unread: ['Unread', 'number'],
    lastAt: ['Last activity', 'moment'],
    createdAt: ['Created', 'moment'],
  },
  extras: { notes: 'Internal notes' },
  detail: z.object({
    publicId: z.string(),
    description: z.string(),
    files: z.array(attachedFile),
    about: ticketAbout.nullable(),
    /** What was said and what was noted, the oldest first. */
    messages: z.array(ticketMessage),
    /** The newest of what was said, up to which it can be marked as read. */
    lastId: z.string(),
    /** The latest mails that became no messages, the oldest first. */
    mails: z.array(ticketMail),
    closesAt: moment.nullable(),
    /** When the first reply is due, and by when it is to be resolved. */
    targets: z.object({
      answerDueAt: moment.nullable(),
      firstAnsweredAt: moment.nullable(),
      resolveDueAt: moment.nullable(),
      resolvedAt: moment.nullable(),
    }),
    /** The ticket that this one was merged into. */
    mergedInto: z.object({ _id: z.string(), number: z.string() }).nullable(),
    rating: z.object({ score: z.number(), comment: z.string() }).nullable(),
    /** Without an account there are but an email and other tickets from it; `customer._id` names none then. */
    requester: z.object({
      hasAccount: z.boolean(),
      email: z.string(),
      phone: z.string().nullable(),
      since: moment,
      isSuspended: z.boolean(),
      plan: z.string().nullable(),
      orders: z.array(matter),
      bookings: z.array(matter),
      /** Those that are not closed first: one of them may be a duplicate. */
      tickets: z.array(otherTicket),
    }),
  }),
  form: ticketChange,
  isOpenedElsewhere: true,
  filters: {
    assigned: z.enum(['me', 'nobody']).optional(),
    /** Those whose next target has passed. */
    due: z.enum(['late']).optional(),
    status: z.enum(['any', ...TICKET_STATUS_NAMES]).default('any'),
    priority: z.enum(TICKET_PRIORITIES).optional(),
    category: z.enum(TICKET_CATEGORIES).optional(),
    about: z.enum([...TICKET_SUBJECTS, 'nothing']).optional(),
    customer: id.optional(),
    /** First and last day on which they were opened. */
    from: dayIn().optional(),
    to: dayIn().optional(),
    channel: z.enum(TICKET_CHANNELS).optional(),
    orderKind: z.enum(PRODUCT_KINDS).optional(),
    /** Whether the first reply, and the solution, came in time; `any` when it came at all. */
    answered: z.enum(['any', 'met', 'missed']).optional(),
    solved: z.enum(['any', 'met', 'missed']).optional(),
    /** The hour in Lagos in which they were opened. */
    hour: z.coerce.number().int().min(0).max(23).optional(),
    rating: z.enum(['any', '1', '2', '3', '4', '5']).optional(),
    /** What was open when a day ended. */
    openOn: dayIn().optional(),
  },
  sorts: ['due', '-lastAt', 'createdAt', 'priority'],
  sortNames: { due: 'Overdue, then due next' },
  actions: ['assign', 'low', 'normal', 'high', 'urgent', 'resolve'],
});
export type StaffTicketRow = RowOf<typeof ticketResource>;
export type StaffTicket = RecordOf<typeof ticketResource>;
export type LoadedStaffTicketRow = LoadedRow<typeof ticketResource>;
export type LoadedStaffTicket = LoadedRecord<typeof ticketResource>;

/** As many as a page of the list has. */
const MOST_ASSIGNED = 100;

const byId = z.object({ _id: id });
const changed = z.object({ version: z.number() });
const written = z.object({ messageId: z.string() });

export const answerTicket = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/messages',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Reply to the customer of a ticket; once for each Idempotency-Key that is sent',
  params: byId,
  body: staffAnswer,
  response: written,
});
export const noteOnTicket = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/notes',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Add an internal note to a ticket',
  params: byId,
  body: ticketNote,
  response: written,
});
export const uploadStaffTicketFile = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/files',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Upload a photo or PDF for a reply to the customer of a ticket',
  params: byId,
  upload: { maxBytes: PHOTO_BYTES },
  response: z.object({ photo: attachedFile }),
});
export const readTicketAsStaff = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/read',
  access: STAFF_ROLES,
  summary: 'Mark what the customer of a ticket wrote as read',
  params: byId,
  body: readUntil,
  response: unreadCount,
});
export const setTicketStatus = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/status',
  access: STAFF_ROLES,
  summary: 'Change the status of a ticket',
  params: byId,
  body: statusChange,
  response: changed,
});
export const assignTickets = endpoint({
  method: 'POST',
  path: '/api/staff/ticket-assignments',
  access: STAFF_ROLES,
  summary: 'Assign tickets to somebody of the staff, or to nobody',
  body: z.object({ ids: z.array(id).min(1).max(MOST_ASSIGNED), assigneeId: id.nullable() }),
  response: z.object({ assigned: z.number() }),
});
export const listTicketAssignees = endpoint({
  method: 'GET',
  path: '/api/staff/ticket-assignees',
  access: STAFF_ROLES,
  summary: 'Whom tickets can be assigned to',
  response: z.object({ items: z.array(z.object({ _id: z.string(), name: z.string() })) }),
});
