import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { dayEnd, dayStart, daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { providers } from '../availability/tables.ts';
import { bookingList } from '../bookings/queries.ts';
import { awaitsMaker, bookings } from '../bookings/tables.ts';
import { makers } from '../makers/tables.ts';

/** As many of today’s bookings are told by their times. */
const SHOWN_TODAY = 8;

type BookingWork = Returned<typeof getMakerWork>['bookings'];

/** What of a maker’s bookings waits for an answer, and who comes today; each as its list shows it. */
export async function readBookingWork(ctx: StaffCtx): Promise<BookingWork> {
  const { db, viewer, clock } = ctx;
  const today = shopDay(clock());
  const beginsToday = and(gte(bookings.startsAt, dayStart(today)), lt(bookings.startsAt, dayEnd(today)));
  const isToday = and(inArray(bookings.status, [...AGREED_BOOKINGS]), beginsToday);
  const isRecorded = and(inArray(bookings.status, ['completed', 'no-show']), beginsToday);
  const own = eq(makers.userId, viewer._id);
  const { toRecord: isToRecord, joining } = bookingList.filters;
  const lacksCall = joining('due', ctx);
  const unrecorded = isToRecord('yes', ctx);
  const coming = await db
    .select({
      ...{ _id: bookings._id, startsAt: bookings.startsAt, endsAt: bookings.endsAt, zone: bookings.zone },
      service: sql<string>`${bookings.service} ->> 'title'`,
      customer: sql<string>`${bookings.contact} ->> 'name'`,
      provider: providers.name,
      lacksCall: sql<boolean>`(${bookings.place} = 'video' and ${bookings.address} = '')`,
      lostCall: sql<boolean>`(${bookings.place} = 'video' and ${bookings.address} = '' and ${bookings.addressSince} is not null)`,
    })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .innerJoin(providers, eq(providers._id, bookings.providerId))
    .where(and(own, isToday))
    .orderBy(asc(bookings.startsAt), asc(bookings._id))
    .limit(SHOWN_TODAY);
  const [call] = await db
    .select({ _id: bookings._id, startsAt: bookings.startsAt })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(own, lacksCall))
    .orderBy(asc(bookings.startsAt), asc(bookings._id))
    .limit(1);
  const [row] = await db
    .select({
      awaiting: sql<number>`(count(*) filter (where ${awaitsMaker}))::int`,
      first: sql<Date | null>`min(${bookings.answerBy}) filter (where ${awaitsMaker})`.mapWith(bookings.answerBy),
      toRecord: sql<number>`(count(*) filter (where ${unrecorded}))::int`,
      calls: sql<number>`(count(*) filter (where ${lacksCall}))::int`,
      today: sql<number>`(count(*) filter (where ${isToday}))::int`,
      recorded: sql<number>`(count(*) filter (where ${isRecorded}))::int`,
    })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(own, or(awaitsMaker, isToday, isRecorded, unrecorded, lacksCall)));
  const { awaiting = 0, first = null, toRecord = 0, calls = 0, today: booked = 0, recorded = 0 } = row ?? {};
  // What begins tomorrow morning can’t be left until then.
  const firstCall = call ? { ...call, isSoon: call.startsAt < dayEnd(daysAfter(today, 1)) } : null;
  return {
    awaiting,
    firstAnswerBy: first,
    toRecord,
    callsToPrepare: calls,
    firstCall,
    today: booked,
    recordedToday: recorded,
    coming,
  };
}
