import { AGREED_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Returned } from '@adunni/contracts/endpoint';
import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import { dayEnd, dayStart, daysAfter, shopDay } from '../../kit/shop-days.rules.ts';
import { providers } from '../availability/tables.ts';
import { bookingList } from '../bookings/queries.ts';
import { awaitsMaker, bookings } from '../bookings/tables.ts';
import { makers } from '../makers/tables.ts';

/** As many of a day’s bookings are told by their times. */
const SHOWN_OF_DAY = 8;

type BookingWork = Returned<typeof getMakerWork>['bookings'];

/** What of a maker’s bookings waits for an answer, and who comes today; each as its list shows it. */
export async function readBookingWork(ctx: StaffCtx): Promise<BookingWork> {
  const { db, viewer, clock } = ctx;
  const today = shopDay(clock());
  const tomorrow = daysAfter(today, 1);
  const isToday = and(inArray(bookings.status, [...AGREED_BOOKINGS]), beginsOn(today));
  const isTomorrow = and(inArray(bookings.status, [...AGREED_BOOKINGS]), beginsOn(tomorrow));
  const isRecorded = and(inArray(bookings.status, ['completed', 'no-show']), beginsOn(today));
  const own = eq(makers.userId, viewer._id);
  const { toRecord: isToRecord, joining, asks } = bookingList.filters;
  const lacksCall = joining('due', ctx);
  const unrecorded = isToRecord('yes', ctx);
  const isAsking = asks('yes', ctx);
  const coming = await firstOf(db, and(own, isToday));
  const comingTomorrow = await firstOf(db, and(own, isTomorrow));
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
      tomorrow: sql<number>`(count(*) filter (where ${isTomorrow}))::int`,
      asking: sql<number>`(count(*) filter (where ${isAsking}))::int`,
      recorded: sql<number>`(count(*) filter (where ${isRecorded}))::int`,
    })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(own, or(awaitsMaker, isToday, isTomorrow, isRecorded, unrecorded, lacksCall, isAsking)));
  // What begins tomorrow morning can’t be left until then.
  const firstCall = call ? { ...call, isSoon: call.startsAt < dayEnd(tomorrow) } : null;
  return {
    awaiting: row?.awaiting ?? 0,
    firstAnswerBy: row?.first ?? null,
    toRecord: row?.toRecord ?? 0,
    callsToPrepare: row?.calls ?? 0,
    firstCall,
    today: row?.today ?? 0,
    recordedToday: row?.recorded ?? 0,
    coming,
    tomorrow: row?.tomorrow ?? 0,
    comingTomorrow,
    asking: row?.asking ?? 0,
  };
}

/** Whether a booking begins on a day in Lagos. */
const beginsOn = (day: string) => and(gte(bookings.startsAt, dayStart(day)), lt(bookings.startsAt, dayEnd(day)));

/** The first of some bookings, as a day tells them. */
const firstOf = (db: StaffCtx['db'], condition: SQL | undefined): Promise<BookingWork['coming']> =>
  db
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
    .where(condition)
    .orderBy(asc(bookings.startsAt), asc(bookings._id))
    .limit(SHOWN_OF_DAY);
