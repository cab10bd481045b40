import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { dayEnd, dayStart, shopDay } from '../../kit/shop-days.rules.ts';
import { awaitsMaker, bookings } from '../bookings/tables.ts';
import { unreadOf } from '../conversations/queries.ts';
import { messages } from '../conversations/tables.ts';
import { makers } from '../makers/tables.ts';

type BookingWork = Returned<typeof getMakerWork>['bookings'];

/** What of a maker’s bookings waits for an answer or a reader, and who comes today; each as its list shows it. */
export async function readBookingWork({ db, viewer, clock }: StaffCtx): Promise<BookingWork> {
  const today = shopDay(clock());
  const isToday = and(
    inArray(bookings.status, [...AGREED_BOOKINGS]),
    gte(bookings.startsAt, dayStart(today)),
    lt(bookings.startsAt, dayEnd(today)),
  );
  const isUnread = sql`exists (select from ${messages}
    where ${unreadOf('booking', 'worker')} and ${messages.subjectId} = ${bookings._id})`;
  const [row] = await db
    .select({
      awaiting: sql<number>`(count(*) filter (where ${awaitsMaker}))::int`,
      first: sql<Date | null>`min(${bookings.answerBy}) filter (where ${awaitsMaker})`.mapWith(bookings.answerBy),
      today: sql<number>`(count(*) filter (where ${isToday}))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
    })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(eq(makers.userId, viewer._id), or(awaitsMaker, isToday, isUnread)));
  const { awaiting = 0, first = null, today: coming = 0, unread = 0 } = row ?? {};
  return { awaiting, firstAnswerBy: first, today: coming, unread };
}
