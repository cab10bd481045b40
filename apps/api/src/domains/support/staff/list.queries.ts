import { TICKET_SUBJECTS, type TicketSubject } from '@adunni/contracts/support/forms';
import type { LoadedStaffTicketRow } from '@adunni/contracts/support/staff';
import type { TicketStatus } from '@adunni/contracts/support/statuses';
import { eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { contains } from '../../../kit/database/contains.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { users } from '../../identity/tables.ts';
import { ABOUT_COLUMNS } from '../about.queries.ts';
import { isAbout } from '../queries.ts';
import { TICKET } from '../rules.ts';
import { tickets } from '../tables.ts';

const assignees = alias(users, 'assignees');

/** Which tickets the list of staff shows and in what order. Words are looked for in what was noted, too. */
export const ticketList = {
  table: tickets,
  search: (words: string): SQL =>
    isAbout(
      words,
      sql`true`,
      sql`union all select t.id from tickets t join users u on u.id = t.requester_id
        where ${contains(sql`(u.first_name || ' ' || u.last_name || ' ' || u.email)`, words)}
        union all select t.id from tickets t where t.guest_email is not null
          and ${contains(sql`(t.guest_name || ' ' || t.guest_email)`, words)}`,
    ),
  filters: {
    assigned: (value: 'me' | 'nobody', { viewer }: StaffCtx) =>
      value === 'me' ? eq(tickets.assigneeId, viewer._id) : isNull(tickets.assigneeId),
    status: (value: TicketStatus | 'any') => (value === 'any' ? undefined : eq(tickets.status, value)),
    priority: tickets.priority,
    category: tickets.category,
    about: (value: TicketSubject | 'nothing') =>
      value === 'nothing'
        ? sql`num_nonnulls(${sql.join(
            TICKET_SUBJECTS.map((kind) => sql`${tickets[ABOUT_COLUMNS[kind]]}`),
            sql`, `,
          )}) = 0`
        : isNotNull(tickets[ABOUT_COLUMNS[value]]),
    customer: tickets.requesterId,
  },
  sorts: { lastAt: tickets.lastAt, createdAt: tickets.createdAt, priority: tickets.priority },
};

/** Tickets with who asked, who works on them and how much waits. */
export async function loadTickets({ db }: StaffCtx, ids: string[]): Promise<LoadedStaffTicketRow[]> {
  const rows = await db
    .select({
      ticket: tickets,
      // Who has no account is named by the ticket.
      customer: {
        _id: sql<string>`coalesce(${users._id}, ${tickets._id})`,
        name: sql<string>`coalesce(${nameOf(users)}, ${tickets.guestName})`,
      },
      assignee: { _id: assignees._id, name: nameOf(assignees) },
      unread: countUnreadOf(TICKET, 'worker', sql`${tickets._id}`),
    })
    .from(tickets)
    .leftJoin(users, eq(users._id, tickets.requesterId))
    .leftJoin(assignees, eq(assignees._id, tickets.assigneeId))
    .where(inArray(tickets._id, ids));
  return rows.map(({ ticket, customer, assignee, unread }) => ({
    _id: ticket._id,
    ...{ number: ticket.number, subject: ticket.subject, category: ticket.category, priority: ticket.priority },
    ...{ status: ticket.status, lastAt: ticket.lastAt, createdAt: ticket.createdAt },
    ...{ customer, assignee, unread },
  }));
}

const nameOf = (people: typeof users | typeof assignees): SQL<string> =>
  sql<string>`${people.firstName} || ' ' || ${people.lastName}`;
