import type { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import type { Received, Returned } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { openHours, peopleOf, spanOfDays, workshopOf } from '../../availability/queries.ts';
import { availabilityBlocks, serviceProviders } from '../../availability/tables.ts';
import { makers } from '../../makers/tables.ts';
import { services } from '../../services/tables.ts';
import { lacksCall } from '../rules.ts';
import { awaitsMaker, bookedTimes, bookings } from '../tables.ts';

type Query = Received<typeof getBookingCalendar>['query'];
type CalendarAnswer = Returned<typeof getBookingCalendar>;

/** Longest time to prepare or to tidy up. */
const BUFFER_MS = 1440 * MINUTE_MS;

/** Some days of a workshop: its people, when they are open, what they keep free and what is booked. Throws 404. */
export async function findBookingCalendar(ctx: StaffCtx, { maker: asked, from, days }: Query): Promise<CalendarAnswer> {
  const { db, clock } = ctx;
  const makerId = await workshopOf(ctx, db, asked);
  const [[maker], people] = await Promise.all([
    db.select({ _id: makers._id, name: makers.name }).from(makers).where(eq(makers._id, makerId)),
    peopleOf(db, makerId),
  ]);
  if (!maker) throw new Refusal(commonErrors.not_found);
  const span = spanOfDays(people[0]?.zone, from, days, clock());
  const range = { from: new Date(span.begin), to: new Date(span.end) };
  const ids = people.map(({ _id }) => _id);
  const [open, blocks, taken, offered, awaiting] = await Promise.all([
    openHours(db, makerId, people, span),
    blocksWithin(ctx, ids, range),
    bookingsWithin(ctx, makerId, range),
    servicesOf(ctx, makerId),
    db.$count(bookings, and(eq(bookings.makerId, makerId), awaitsMaker)),
  ]);
  return {
    maker,
    zone: span.zone,
    from: span.first,
    until: span.last,
    providers: people,
    open: open.map(({ providerId, from: start, to }) => ({ providerId, ...moments(new Date(start), new Date(to)) })),
    blocks,
    awaiting,
    bookings: taken,
    services: offered,
  };
}

const moments = (startsAt: Date, endsAt: Date) => ({ startsAt, endsAt });

async function blocksWithin(
  { db }: StaffCtx,
  providerIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<CalendarAnswer['blocks']> {
  const rows = await db
    .select()
    .from(availabilityBlocks)
    .where(
      and(
        inArray(availabilityBlocks.providerId, [...providerIds]),
        gt(availabilityBlocks.endsAt, from),
        lt(availabilityBlocks.startsAt, to),
      ),
    )
    .orderBy(asc(availabilityBlocks.startsAt), asc(availabilityBlocks._id));
  return rows.map(({ _id, providerId, startsAt, endsAt, note }) => ({
    _id,
    providerId,
    note,
    ...moments(startsAt, endsAt),
  }));
}

async function bookingsWithin(
  { db, clock }: StaffCtx,
  makerId: string,
  { from, to }: { from: Date; to: Date },
): Promise<CalendarAnswer['bookings']> {
  const rows = await db
    .select({ booking: bookings, takenFrom: bookedTimes.takenFrom, takenTo: bookedTimes.takenTo })
    .from(bookings)
    .innerJoin(bookedTimes, eq(bookedTimes._id, bookings.timeId))
    .where(
      and(
        eq(bookings.makerId, makerId),
        gt(bookings.startsAt, new Date(from.getTime() - BUFFER_MS)),
        gt(bookedTimes.takenTo, from),
        lt(bookings.startsAt, to),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings._id));
  return rows.map(({ booking, takenFrom, takenTo }) => ({
    _id: booking._id,
    number: booking.number,
    status: booking.status,
    providerId: booking.providerId,
    title: booking.service.title,
    customer: booking.contact.name,
    place: booking.place,
    seats: booking.seats,
    ...moments(booking.startsAt, booking.endsAt),
    takenFrom,
    takenTo,
    lacksCall: lacksCall(booking, clock()),
    version: booking.version,
  }));
}

/** What the workshop can take down for somebody who comes in. */
async function servicesOf({ db }: StaffCtx, makerId: string): Promise<CalendarAnswer['services']> {
  return db
    .select({
      _id: services._id,
      name: services.title,
      duration: services.duration,
      ...{ bufferBefore: services.bufferBefore, bufferAfter: services.bufferAfter },
      price: services.price,
      seats: services.seats,
      providerIds: sql<string[]>`coalesce((select json_agg(${serviceProviders.providerId})
        from ${serviceProviders} where ${serviceProviders.serviceId} = ${services._id}), '[]')`,
    })
    .from(services)
    .where(and(eq(services.makerId, makerId), eq(services.status, 'published')))
    .orderBy(asc(services.title), asc(services._id));
}
