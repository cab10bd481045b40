import type { LoadedStaffTicketRow } from '@adunni/contracts/support/staff';
import type { TicketStatus } from '@adunni/contracts/support/statuses';
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { dayEnd, dayStart } from '../../../kit/shop-days.rules.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { users } from '../../identity/tables.ts';
import { ANSWERED, openAt, SOLVED } from '../analytics/traits.queries.ts';
import { TICKET } from '../rules.ts';
import { tickets } from '../tables.ts';
import { ticketsWith } from './search.queries.ts';

const assignees = alias(users, 'assignees');

/** Which tickets the list of staff shows and in what order. */
export const ticketList = {
  table: tickets,
  search: ticketsWith,
  filters: {
    assigned: (value: 'me' | 'nobody', { viewer }: StaffCtx) =>
      value === 'me' ? eq(tickets.assigneeId, viewer._id) : isNull(tickets.assigneeId),
    due: (_late: 'late', { clock }: StaffCtx) => lt(tickets.dueAt, clock()),
    status: (value: TicketStatus | 'any') =>
      and(isNull(tickets.mergedInto), value === 'any' ? undefined : eq(tickets.status, value)),
    priority: tickets.priority,
    category: tickets.category,
    about: tickets.about,
    customer: tickets.requesterId,
    from: (day: string) => gte(tickets.createdAt, dayStart(day)),
    to: (day: string) => lt(tickets.createdAt, dayEnd(day)),
    channel: tickets.channel,
    orderKind: tickets.orderKind,
    answered: (value: keyof typeof ANSWERED) => ANSWERED[value],
    solved: (value: keyof typeof SOLVED) => SOLVED[value],
    hour: tickets.hour,
    rating: (value: string) =>
      value === 'any' ? isNotNull(tickets.ratingScore) : eq(tickets.ratingScore, Number(value)),
    openOn: openAt,
  },
  sorts: {
    due: sql`coalesce(${tickets.dueAt}, 'infinity'::timestamptz)`,
    lastAt: tickets.lastAt,
    createdAt: tickets.createdAt,
    priority: tickets.priority,
  },
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
    ...{ status: ticket.status, dueAt: ticket.dueAt, lastAt: ticket.lastAt, createdAt: ticket.createdAt },
    ...{ customer, assignee, unread },
  }));
}

const nameOf = (people: typeof users | typeof assignees): SQL<string> =>
  sql<string>`${people.firstName} || ' ' || ${people.lastName}`;
