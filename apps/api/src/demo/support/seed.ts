import { randomBytes } from 'node:crypto';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { bookings } from '../../domains/bookings/tables.ts';
import { messages } from '../../domains/conversations/tables.ts';
import { orderParts, orders } from '../../domains/orders/tables.ts';
import { payments } from '../../domains/payments/tables.ts';
import { TICKET } from '../../domains/support/rules.ts';
import { ticketBacklog, tickets } from '../../domains/support/tables.ts';
import { getTargets } from '../../domains/support/targets/targets.queries.ts';
import { dueTimes, type Targets } from '../../domains/support/targets/targets.rules.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { seedCannedAnswers } from './canned.ts';
import { FURTHER_TICKETS } from './further-texts.ts';
import { seedHolidays } from './holidays.ts';
import { nextNumber, storeMerged } from './merged.ts';
import { DEMO_TICKETS, type DemoTicket } from './texts.ts';

interface Known {
  customerId: string;
  /** Who answers. */
  adminId: string;
  now: Date;
}

/** Days that a ticket of each status is old at least: what is closed was resolved a week before. */
const AGE = { Open: 0.2, Pending: 1.5, Resolved: 3, Closed: 14 } as const;

/** What people needed help with, in every status; the demo’s customer asked some of it. */
export async function seedTickets(tx: Tx, known: Known): Promise<void> {
  const askers = await askersOf(tx, known.customerId);
  await seedHolidays(tx, known.now);
  const targets = await getTargets(tx);
  await seedCannedAnswers(tx);
  for (const [index, ticket] of [...DEMO_TICKETS, ...FURTHER_TICKETS].entries()) {
    const asker = askers[index % askers.length];
    if (asker) await store(tx, known, { ticket, asker, index, targets });
  }
}

/** Somebody with something to ask about. */
interface Asker {
  userId: string;
  partId: string | null;
  paymentId: string | null;
  bookingId: string | null;
}

/** Customers with their latest order, its payment and a booking; the demo’s customer is every fourth. */
async function askersOf(tx: Tx, customerId: string): Promise<Asker[]> {
  const rows = await tx
    .selectDistinctOn([orders.userId], {
      userId: orders.userId,
      partId: orderParts._id,
      paymentId: sql<string | null>`(select p.id from ${payments} p where p.order_id = ${orders._id}
        and p.status = 'succeeded' order by p.id limit 1)`,
      bookingId: sql<
        string | null
      >`(select b.id from ${bookings} b where b.user_id = ${orders.userId} order by b.id limit 1)`,
    })
    .from(orders)
    .innerJoin(orderParts, eq(orderParts.orderId, orders._id))
    .where(isNotNull(orders.userId))
    .orderBy(asc(orders.userId), sql`${orders.createdAt} desc`, asc(orderParts._id));
  const found = rows.flatMap(({ userId, ...row }) => (userId ? [{ userId, ...row }] : []));
  const own = found.find(({ userId }) => userId === customerId);
  const others = found.filter(({ userId }) => userId !== customerId);
  return own ? others.slice(0, 18).flatMap((other, index) => (index % 3 === 0 ? [own, other] : [other])) : others;
}

async function store(
  tx: Tx,
  { adminId, now }: Known,
  { ticket, asker, index, targets }: { ticket: DemoTicket; asker: Asker; index: number; targets: Targets },
): Promise<void> {
  const { category, priority = 'Normal', status, about, subject, text, said = [], rating, again } = ticket;
  const opened = new Date(now.getTime() - (AGE[status] + (index % 7) * 0.6) * DAY_MS - index * 11 * MINUTE_MS);
  const at = (step: number): Date => new Date(opened.getTime() + step * 2.3 * HOUR_MS);
  const lines = [['customer', text] as const, ...said];
  const spoken = lines.findLastIndex(([voice]) => voice !== 'note');
  const resolvedAt = at(spoken + 1);
  const isOver = status === 'Resolved' || status === 'Closed';
  const closedAt = new Date(resolvedAt.getTime() + 7 * DAY_MS);
  const answered = lines.findIndex(([voice]) => voice === 'staff');
  const timed = {
    ...{ status, priority, createdAt: opened, runsSince: opened, waitedMinutes: 0 },
    firstAnsweredAt: answered < 0 ? null : at(answered),
    waitsSince: status === 'Pending' ? at(spoken) : null,
  };
  const key = `demo-${index}`;
  const [row] = await tx
    .insert(tickets)
    .values({
      publicId: randomBytes(16).toString('base64url'),
      number: nextNumber(opened),
      ...{ requesterId: asker.userId, subject, category, priority, status },
      assigneeId: said.some(([voice]) => voice !== 'customer') ? adminId : null,
      orderPartId: about === 'order' ? asker.partId : null,
      bookingId: about === 'booking' ? asker.bookingId : null,
      paymentId: about === 'payment' ? asker.paymentId : null,
      ...{ ...timed, ...dueTimes({ ...timed, firstAnsweredAt: null, status: 'Open' }, targets) },
      ...{ targetPrint: targets.print, lastAt: at(again ? lines.length : spoken) },
      ...(isOver && { resolvedAt }),
      ...(status === 'Closed' && { closedAt, closeNoticeAt: new Date(closedAt.getTime() - 2 * DAY_MS) }),
      ...(rating && { ratingScore: rating[0], ratingComment: rating[1], ratedAt: at(spoken + 2) }),
      ...{ formKey: key, formHash: key, createdAt: opened },
    })
    .returning({ _id: tickets._id });
  await tx.insert(messages).values(
    lines.map(([voice, words], step) => ({
      ...{ subjectKind: TICKET, subjectId: row?._id ?? '', text: words, createdAt: at(step) },
      side: voice === 'customer' ? ('customer' as const) : ('staff' as const),
      audience: voice === 'note' ? ('staff' as const) : ('everyone' as const),
      authorId: voice === 'customer' ? asker.userId : adminId,
      // What was answered was read before.
      readAt: voice !== 'note' && (isOver || step < spoken) ? at(step + 1) : null,
    })),
  );
  if (!row) return;
  await openAgain(tx, row._id, lines, at);
  if (!again) return;
  const asked = { ...again, ...{ category, priority, askedAt: at(lines.length), mergedAt: at(lines.length + 0.5) } };
  await storeMerged(tx, { intoId: row._id, requesterId: asker.userId, adminId, key: `${key}-again` }, asked);
}

/** A reply of ours resolved it, and the customer’s after it opened it again: between them it was in no backlog. */
async function openAgain(
  tx: Tx,
  ticketId: string,
  lines: readonly (readonly [string, string])[],
  at: (step: number) => Date,
): Promise<void> {
  const back = lines.findIndex(([voice], step) => voice === 'customer' && lines[step - 1]?.[0] === 'staff');
  if (back < 0) return;
  const [was] = await tx
    .update(ticketBacklog)
    .set({ since: at(back) })
    .where(eq(ticketBacklog.ticketId, ticketId))
    .returning({ ticketId: ticketBacklog.ticketId });
  if (was) await tx.insert(ticketBacklog).values({ ticketId, since: at(0), until: at(back - 1) });
}
