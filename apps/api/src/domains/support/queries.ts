import type { TicketStatus } from '@adunni/contracts/support/statuses';
import type { LoadedTicketRow } from '@adunni/contracts/support/tickets';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/connect.ts';
import { contains } from '../../kit/database/contains.ts';
import { countUnreadOf } from '../conversations/queries.ts';
import { aboutOf } from './about.queries.ts';
import { TICKET } from './rules.ts';
import { tickets } from './tables.ts';

export { openTicketOf } from './inbound/known.queries.ts';

interface Wanted {
  q?: string;
  status?: TicketStatus;
  page: number;
  limit: number;
}

/** A person’s own tickets, those first in which something was written last. */
export async function listTickets(db: Db, userId: string, { q, status, page, limit }: Wanted) {
  const where = and(
    and(eq(tickets.requesterId, userId), isNull(tickets.mergedInto)),
    status && eq(tickets.status, status),
    q ? isAbout(q, sql`audience = 'everyone'`) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ticket: tickets, unread: countUnreadOf(TICKET, 'customer', sql`${tickets._id}`) })
      .from(tickets)
      .where(where)
      .orderBy(desc(tickets.lastAt), desc(tickets._id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(tickets).where(where),
  ]);
  const about = await aboutOf(
    db,
    rows.map(({ ticket }) => ticket),
    'customer',
  );
  const items = rows.map(
    ({ ticket, unread }): LoadedTicketRow => ({
      _id: ticket.publicId,
      ticketNumber: ticket.number,
      ...{ subject: ticket.subject, status: ticket.status, category: ticket.category, priority: ticket.priority },
      ...{ createdAt: ticket.createdAt, lastAt: ticket.lastAt, unread },
      about: about.get(ticket._id)?.label ?? null,
    }),
  );
  return { items, total: counted?.total ?? 0, page, limit };
}

/**
 * Whether words stand in a ticket’s number or subject, in those of its messages that the condition allows, or in
 * tickets that `more` selects: as a set of ids, so that each part has its index.
 */
export const isAbout = (words: string, allowed: SQL, more: SQL = sql``): SQL =>
  sql`${tickets._id} in (
    select t.id from tickets t where ${contains(sql`(t.number || ' ' || t.subject)`, words)}
    union all select subject_id from messages where subject_kind = 'ticket' and ${allowed} and ${contains(sql`text`, words)}
    ${more})`;
