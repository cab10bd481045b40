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
    q ? wasSaid(q) : undefined,
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

/** What of a ticket `t` is searched for words beside what was said. */
export const IN_TICKET: SQL = sql`(t.number || ' ' || t.subject)`;

/** Whether words stand in a ticket’s number or subject, or in what its customer was told; looked for in few tickets. */
const wasSaid = (words: string): SQL =>
  sql`exists (select from tickets t where t.id = ${tickets._id} and (${contains(IN_TICKET, words)} or exists (
    select from messages m where m.subject_id = t.id and m.subject_kind = 'ticket' and m.audience = 'everyone'
      and ${contains(sql`m.text`, words)})))`;
