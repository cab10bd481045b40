import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../kit/errors.ts';
import type { ConversationSubject, Place } from '../conversations/domain.ts';
import type { Member } from '../conversations/rules.ts';
import { TICKET } from './rules.ts';
import { tickets } from './tables.ts';

/** Whose tickets a member reads: a customer their own, a guest the one of their link, staff all, makers none. */
function isOf({ _id, side, isGuest }: Member): SQL | undefined {
  if (isGuest) return and(eq(tickets._id, _id), isNull(tickets.requesterId));
  return side === 'customer' ? eq(tickets.requesterId, _id) : side === 'staff' ? undefined : sql`false`;
}

/** What a customer and staff write about a ticket. A closed one takes nothing any more. */
export const ticketConversation: ConversationSubject = {
  kind: TICKET,
  takesPdf: true,
  async find(db, ticketId, member, hold) {
    const found = db
      .select({ status: tickets.status, number: tickets.number })
      .from(tickets)
      .where(and(eq(tickets._id, ticketId), isOf(member)));
    // Closing updates the ticket, so it waits for the message or the message for it.
    const [ticket] = await (hold ? found.for('no key update') : found);
    if (!ticket) return null;
    if (hold && ticket.status === 'Closed') throw new Refusal(ticketErrors.ticket_closed);
    return {
      isOpen: ticket.status !== 'Closed',
      photoAlt: `File of ticket ${ticket.number}`,
      // Who writes tells the other side, with an email that shows what was written.
      address: async () => ({ topicId: null, notice: null }),
    };
  },
  readableBy: () => undefined,
  answeredBy: () => undefined,
  makerName: sql<string | null>`null`,
};

/** A ticket as a member stands in it. */
export const ticketOf = (ticketId: string, member: Member): Place => ({
  subject: ticketConversation,
  subjectId: ticketId,
  member,
});
