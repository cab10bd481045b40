import { z } from 'zod';
import { moment } from '../fields.ts';

/**
 * What a mail that came in is for its ticket: it opened it, it is a reply, a program answered by itself, or one of ours
 * did not arrive. The last two are no messages.
 */
export const TICKET_MAIL_KINDS = ['opened', 'reply', 'automatic', 'bounce'] as const;

/** A mail that became no message, as staff see it beside the ticket. */
export const ticketMail = z.object({
  kind: z.enum(['automatic', 'bounce']),
  sender: z.string(),
  /** Why a mail did not arrive, or what an automatic answer is called. */
  detail: z.string(),
  at: moment,
});
