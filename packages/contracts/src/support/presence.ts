import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { STAFF_ROLES } from '../roles.ts';

/** Name of the event by which a person’s stream tells a `TicketPresence`. */
export const PRESENCE_EVENT = 'ticket-presence';

/** How often a window says that it has a ticket open, in ms. */
export const PRESENCE_BEAT_MS = 25_000;
/** After how much silence a window no longer counts, in ms: browsers let one in the background speak once a minute. */
export const PRESENCE_LIFETIME_MS = 90_000;

const people = z.array(z.object({ _id: z.string(), name: z.string() }));

/** Who else has a ticket open, of each that one has open oneself. */
export interface TicketPresence {
  tickets: { _id: string; people: z.output<typeof people> }[];
}

/** Name of the event by which a person’s stream tells `OpenTicketNews`. */
export const OPEN_TICKETS_EVENT = 'open-tickets';

/** How far each ticket is that one has open: its version, and the newest of what was said and noted. */
export interface OpenTicketNews {
  tickets: { _id: string; version: number; newestId: string | null }[];
}

export const openTicket = endpoint({
  method: 'POST',
  path: '/api/staff/tickets/:_id/presence',
  access: STAFF_ROLES,
  summary: 'Say that a window has a ticket open, and learn who else has',
  params: z.object({ _id: id }),
  body: z.object({ windowId: id }),
  response: z.object({ people }),
});
export const leaveTicket = endpoint({
  method: 'DELETE',
  path: '/api/staff/tickets/:_id/presence/:windowId',
  access: STAFF_ROLES,
  summary: 'Say that a window no longer has a ticket open',
  params: z.object({ _id: id, windowId: id }),
  response: z.object({ people }),
});
