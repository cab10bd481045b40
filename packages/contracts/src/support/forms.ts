import { z } from 'zod';
import { dayIn, id, line, prose, version } from '../fields.ts';
import { MAX_TICKET_FILES, TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_SUBJECTS, TICKET_TEXT } from './kinds.ts';
import { TICKET_STATUS_NAMES } from './statuses.ts';

/** Longest line that goes with a rating. */
export const RATING_TEXT = 300;

const fileIds = z
  .array(id)
  .max(MAX_TICKET_FILES, `At most ${MAX_TICKET_FILES} files.`)
  .default([])
  .transform((ids) => [...new Set(ids)]);

/** What somebody needs help with. */
export const ticketForm = z.object({
  category: z.enum(TICKET_CATEGORIES, 'Please select a category.'),
  subject: line(120, 3),
  description: prose(TICKET_TEXT, 1),
  priority: z.enum(TICKET_PRIORITIES).default('Normal'),
  about: z
    .object({ kind: z.enum(TICKET_SUBJECTS), id })
    .nullable()
    .default(null),
  fileIds,
});
export type TicketForm = z.output<typeof ticketForm>;

/** A reply of the customer’s. */
export const ticketReply = z.object({ message: prose(TICKET_TEXT, 1), fileIds });
export type TicketReply = z.output<typeof ticketReply>;

/** How well a resolved ticket was handled, from 1 to 5, in a face and perhaps a line. */
export const ticketRating = z.object({
  score: z.number('Please select a face.').int().min(1).max(5),
  comment: line(RATING_TEXT, 0).default(''),
});
export type TicketRating = z.output<typeof ticketRating>;

/** What an answer of staff makes of the ticket: it waits for the customer, or is done. */
export const ANSWERED_STATUSES = ['Pending', 'Resolved'] as const;
export const staffAnswer = z.object({
  message: prose(TICKET_TEXT, 1),
  fileIds,
  status: z.enum(ANSWERED_STATUSES).default('Pending'),
  /** The newest message that was seen: an answer of a colleague’s after it holds this one back. */
  seenId: id.optional(),
});
export type StaffAnswer = z.output<typeof staffAnswer>;

/** What only staff read. */
export const ticketNote = z.object({ note: prose(TICKET_TEXT, 1) });
export const statusChange = z.object({ version, status: z.enum(TICKET_STATUS_NAMES) });

/** What staff decide about a ticket. */
export const ticketChange = z.object({
  category: z.enum(TICKET_CATEGORIES),
  priority: z.enum(TICKET_PRIORITIES),
  assigneeId: id.nullable(),
});
export type TicketChange = z.output<typeof ticketChange>;

/** A day on which support does not work although it is no fixed public holiday, or works although it is one. */
export const holidayForm = z.object({ name: line(80), day: dayIn(), isOpen: z.boolean().default(false) });
export type HolidayForm = z.output<typeof holidayForm>;
