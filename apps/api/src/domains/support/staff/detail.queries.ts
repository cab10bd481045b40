import { BOOKING_STATUSES, type BookingStatus } from '@adunni/contracts/bookings/statuses';
import { STAFF_ROLES } from '@adunni/contracts/roles';
import type { LoadedStaffTicket } from '@adunni/contracts/support/staff';
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { bookings } from '../../bookings/tables.ts';
import { listInternal, readConversation } from '../../conversations/queries.ts';
import { asWorker, type ShownMessage } from '../../conversations/rules.ts';
import { messages } from '../../conversations/tables.ts';
import { users } from '../../identity/tables.ts';
import { orders } from '../../orders/tables.ts';
import { planPrices, plans, subscriptions } from '../../subscriptions/tables.ts';
import { aboutOf } from '../about.queries.ts';
import { reportsOf } from '../inbound/report.queries.ts';
import { filesOf, ratingOf, sideOf } from '../present.queries.ts';
import { closesAt } from '../rules.ts';
import { ticketOf } from '../subject.ts';
import { type TicketRow, tickets } from '../tables.ts';
import { loadTickets } from './list.queries.ts';

/** How many of the latest stand beside a ticket. */
const LATEST = 5;
/** More of the tickets, since a duplicate is chosen among them. */
const OTHER_TICKETS = 10;

/** A ticket with all that was said and noted, and what else its customer has with us. */
export async function ticketRecord(ctx: StaffCtx, ticketId: string): Promise<LoadedStaffTicket> {
  const { db } = ctx;
  const [[row], [ticket]] = await Promise.all([
    loadTickets(ctx, [ticketId]),
    db.select().from(tickets).where(eq(tickets._id, ticketId)),
  ]);
  if (!row || !ticket) throw new Error(`the ticket ${ticketId} went while it was read`);
  const place = ticketOf(ticketId, asWorker(ctx.viewer));
  const [{ messages: spoken }, notes, requester, about, [mergedInto = null], reports] = await Promise.all([
    readConversation(ctx, place),
    listInternal(ctx, place),
    requesterOf(db, ticket),
    aboutOf(db, [ticket], 'staff'),
    db
      .select({ _id: tickets._id, number: tickets.number })
      .from(tickets)
      .where(eq(tickets._id, ticket.mergedInto ?? ticketId))
      .limit(ticket.mergedInto ? 1 : 0),
    reportsOf(db, ticketId),
  ]);
  const [description, ...replies] = spoken;
  const said = [...replies, ...notes].sort((one, other) => (one._id < other._id ? -1 : 1));
  return {
    ...row,
    publicId: ticket.publicId,
    description: description?.text ?? '',
    files: filesOf(description),
    about: about.get(ticketId) ?? null,
    messages: await withSenders(db, said),
    lastId: spoken.at(-1)?._id ?? '',
    mails: reports,
    closesAt: closesAt(ticket),
    targets: {
      ...{ answerDueAt: ticket.answerDueAt, firstAnsweredAt: ticket.firstAnsweredAt },
      ...{ resolveDueAt: ticket.resolveDueAt, resolvedAt: ticket.resolvedAt },
    },
    mergedInto,
    rating: ratingOf(ticket),
    requester,
  };
}

/** Messages with the names of those who wrote them, as colleagues see them. */
async function withSenders(db: Db | Tx, said: readonly ShownMessage[]): Promise<LoadedStaffTicket['messages']> {
  const senders = await db
    .select({
      messageId: messages._id,
      sender: { firstName: users.firstName, lastName: users.lastName, role: users.role },
    })
    .from(messages)
    .leftJoin(users, eq(users._id, messages.authorId))
    .where(
      inArray(
        messages._id,
        said.map(({ _id }) => _id),
      ),
    );
  const byMessage = new Map(senders.map(({ messageId, sender }) => [messageId, sender]));
  return said.map((message) => {
    const sender = byMessage.get(message._id) ?? GUEST;
    const { _id, text, audience, at, readAt } = message;
    const isInternal = audience !== 'everyone';
    const side = sideOf(message);
    return { _id, message: text, isInternal, side, createdAt: at, sender, files: filesOf(message), readAt };
  });
}

/** Who wrote without an account; the ticket has their name. */
const GUEST = { firstName: '', lastName: '', role: 'Customer' as const };

/** Who asked: how to reach them, and their latest matters. Measurements are none of it. */
async function requesterOf(
  db: Db,
  { _id, requesterId, guestEmail, createdAt }: TicketRow,
): Promise<LoadedStaffTicket['requester']> {
  if (requesterId === null)
    return {
      ...{ hasAccount: false, email: guestEmail ?? '', phone: null, since: createdAt, isSuspended: false, plan: null },
      ...{ orders: [], bookings: [] },
      tickets: await earlierOf(db, _id, sql`lower(${tickets.guestEmail}) = lower(${guestEmail})`),
    };
  const [[person], theirOrders, theirBookings, earlier, [plan]] = await Promise.all([
    db.select().from(users).where(eq(users._id, requesterId)),
    db
      .select({ _id: orders._id, number: orders.number, status: orders.status, at: orders.createdAt })
      .from(orders)
      .where(eq(orders.userId, requesterId))
      .orderBy(desc(orders.createdAt))
      .limit(LATEST),
    db
      .select({ _id: bookings._id, number: bookings.number, status: bookings.status, at: bookings.startsAt })
      .from(bookings)
      .where(eq(bookings.userId, requesterId))
      .orderBy(desc(bookings.startsAt))
      .limit(LATEST),
    earlierOf(db, _id, eq(tickets.requesterId, requesterId)),
    db
      .select({ name: sql<string>`${plans.name} || ' (' || ${subscriptions.status} || ')'` })
      .from(subscriptions)
      .innerJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
      .innerJoin(plans, eq(plans._id, planPrices.planId))
      .where(eq(subscriptions.userId, requesterId))
      .orderBy(desc(subscriptions.startedAt))
      .limit(1),
  ]);
  if (!person) throw new Error(`the customer ${requesterId} of a ticket is gone`);
  return {
    ...{ hasAccount: true, email: person.email, phone: person.phone, since: person.createdAt },
    isSuspended: person.status === 'suspended',
    plan: plan?.name ?? null,
    orders: theirOrders,
    bookings: theirBookings.map((booking) => ({ ...booking, status: labelOf(booking.status) })),
    tickets: earlier,
  };
}

const earlierOf = (db: Db, ticketId: string, theirs: SQL) =>
  db
    .select({
      ...{ _id: tickets._id, number: tickets.number, subject: tickets.subject },
      ...{ status: tickets.status, at: tickets.createdAt },
    })
    .from(tickets)
    .where(and(theirs, ne(tickets._id, ticketId), isNull(tickets.mergedInto)))
    .orderBy(sql`${tickets.status} = 'Closed'`, desc(tickets.createdAt))
    .limit(OTHER_TICKETS);

const labelOf = (status: BookingStatus): string => BOOKING_STATUSES[status].label;

/** Whom tickets can be assigned to. */
export async function listAssignees(db: Db | Tx): Promise<{ _id: string; name: string }[]> {
  const people = await db
    .select()
    .from(users)
    .where(and(inArray(users.role, [...STAFF_ROLES]), eq(users.status, 'active')))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users._id));
  return people.map(({ _id, firstName, lastName }) => ({ _id, name: `${firstName} ${lastName}` }));
}
