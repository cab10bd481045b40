import type { OfferedAnswer } from '@adunni/contracts/support/canned/canned';
import { ticketErrors } from '@adunni/contracts/support/tickets';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db } from '../../../kit/database/connect.ts';
import { contains } from '../../../kit/database/contains.ts';
import { Refusal } from '../../../kit/errors.ts';
import { bookings } from '../../bookings/tables.ts';
import { users } from '../../identity/tables.ts';
import { orderParts, orders } from '../../orders/tables.ts';
import { planPrices, plans, subscriptions } from '../../subscriptions/tables.ts';
import { cannedAnswers, tickets } from '../tables.ts';
import { fillIn } from './fill.rules.ts';

/** How many a search offers. */
const OFFERED = 12;

/** How staff find and read canned answers. */
export const cannedReads = {
  table: cannedAnswers,
  search: [cannedAnswers.title, cannedAnswers.body],
  filters: {
    status: (value: 'used' | 'removed'): SQL =>
      value === 'used' ? isNull(cannedAnswers.removedAt) : isNotNull(cannedAnswers.removedAt),
  },
  sorts: { title: cannedAnswers.title, updatedAt: cannedAnswers.updatedAt },
  load: ({ db }: StaffCtx, ids: string[]) => db.select().from(cannedAnswers).where(inArray(cannedAnswers._id, ids)),
};

/** Canned answers in use with some words in title or text, by title. */
export async function offerCanned(db: Db, words: string): Promise<OfferedAnswer[]> {
  return db
    .select({ _id: cannedAnswers._id, title: cannedAnswers.title, body: cannedAnswers.body })
    .from(cannedAnswers)
    .where(
      and(
        isNull(cannedAnswers.removedAt),
        words ? contains(sql`(${cannedAnswers.title} || ' ' || ${cannedAnswers.body})`, words) : undefined,
      ),
    )
    .orderBy(asc(cannedAnswers.title))
    .limit(OFFERED);
}

/** A canned answer filled in for a ticket. Throws 404. */
export async function cannedFor(db: Db, ticketId: string, answerId: string) {
  const [[answer], [about]] = await Promise.all([
    db
      .select({ body: cannedAnswers.body })
      .from(cannedAnswers)
      .where(and(eq(cannedAnswers._id, answerId), isNull(cannedAnswers.removedAt))),
    db
      .select({
        firstName: sql<string>`coalesce(${users.firstName}, ${tickets.guestName})`,
        name: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, ${tickets.guestName})`,
        number: tickets.number,
        subject: tickets.subject,
        orderNumber: orders.number,
        bookingNumber: bookings.number,
        plan: plans.name,
      })
      .from(tickets)
      .leftJoin(users, eq(users._id, tickets.requesterId))
      .leftJoin(orderParts, eq(orderParts._id, tickets.orderPartId))
      // Nothing of an order is told to somebody without an account.
      .leftJoin(orders, and(eq(orders._id, orderParts.orderId), isNotNull(tickets.requesterId)))
      .leftJoin(bookings, eq(bookings._id, tickets.bookingId))
      .leftJoin(subscriptions, eq(subscriptions._id, tickets.subscriptionId))
      .leftJoin(planPrices, eq(planPrices._id, subscriptions.priceId))
      .leftJoin(plans, eq(plans._id, planPrices.planId))
      .where(eq(tickets._id, ticketId)),
  ]);
  if (!answer || !about) throw new Refusal(ticketErrors.ticket_not_found);
  return fillIn(answer.body, about);
}
