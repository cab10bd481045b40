import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';
import { TICKET_SUBJECTS } from './kinds.ts';
import { ticketAbout } from './tickets.ts';

export const mergingErrors = defineErrors({
  no_such_ticket: [422, 'There is no ticket with this number.'],
  same_ticket: [422, 'Please choose another ticket.'],
  other_customer: [422, 'Both tickets must be by the same customer.'],
  merged_already: [409, 'One of the tickets was merged already. Please check it again.'],
  not_in_ticket: [409, 'Some of the messages are no longer in this ticket. Please choose again.'],
  needs_customer: [
    422,
    'Please choose a message by the customer before any of our replies. The new ticket begins with it.',
  ],
});

const byId = z.object({ _id: id });
const led = z.object({ ticketId: z.string() });

/** Most messages that are split off at once. */
const SPLIT_MESSAGES = 100;

export const mergeTicket = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/merge',
  access: STAFF_ROLES,
  summary: 'Merge a duplicate ticket into another by the same customer',
  params: byId,
  /** The number of the ticket that stays. */
  body: z.object({ into: line(20).toUpperCase() }),
  response: led,
});
export const splitTicket = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/split',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Split messages of a ticket into a new one',
  params: byId,
  body: z.object({ subject: line(120, 3), messageIds: z.array(id).min(1).max(SPLIT_MESSAGES) }),
  response: led,
});
export const listSubjectsOfTicket = endpoint({
  method: 'GET',
  path: '/api/staff/tickets/:_id/subjects',
  access: STAFF_ROLES,
  summary: 'What a ticket can be about: orders, bookings, payments and plans of its customer',
  params: byId,
  response: z.object({ items: z.array(ticketAbout) }),
});
export const tieTicket = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/about',
  access: STAFF_ROLES,
  summary: 'Say what a ticket is about',
  params: byId,
  body: z.object({ about: z.object({ kind: z.enum(TICKET_SUBJECTS), id }).nullable() }),
  response: z.object({ about: ticketAbout.nullable() }),
});
