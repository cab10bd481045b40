import type { TicketNews } from '@adunni/contracts/support/tickets';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import { messages } from '../../conversations/tables.ts';
import { findByLink } from '../present.queries.ts';
import { TICKET } from '../rules.ts';

/** What is new at the ticket of a link, as everyone may know it: no note of staff is ever in it. Throws 404. */
export async function newsOf(db: Db, publicId: string): Promise<TicketNews> {
  const { ticket } = await findByLink(db, publicId);
  const [newest] = await db
    .select({ _id: messages._id })
    .from(messages)
    .where(and(eq(messages.subjectKind, TICKET), eq(messages.subjectId, ticket._id), eq(messages.audience, 'everyone')))
    .orderBy(desc(messages._id))
    .limit(1);
  return { ticketId: ticket.publicId, status: ticket.status, newestId: newest?._id ?? null };
}
