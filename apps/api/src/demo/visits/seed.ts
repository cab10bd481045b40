import { kobo } from '@adunni/contracts/money';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { calendarsOf } from '../../domains/availability/calendar.queries.ts';
import { freeTimes } from '../../domains/availability/free-times.ts';
import { refreshNextFree } from '../../domains/availability/next-free.service.ts';
import { bookingOutcomes } from '../../domains/bookings/reports/tables.ts';
import { bookedTimes, bookingEvents, bookings } from '../../domains/bookings/tables.ts';
import { messages } from '../../domains/conversations/tables.ts';
import { addresses, users } from '../../domains/identity/tables.ts';
import { post } from '../../domains/ledger/post.ts';
import { makers } from '../../domains/makers/tables.ts';
import { orderParts, orders } from '../../domains/orders/tables.ts';
import { payments, refunds } from '../../domains/payments/tables.ts';
import { services, travelZones } from '../../domains/services/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { drawFrom } from '../../kit/draw.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { fittingServices } from '../services/fittings.ts';
import { studioServices } from '../services/studio.ts';
import { inventBookings, type VisitsContext } from './invent-bookings.ts';
import { Diary, fillDiary, type Offer, type Visit } from './plan.ts';
import { proposeAnotherTime } from './proposal.ts';
import { type BookingRecords, type Guest, recordBooking } from './record.ts';
import { demoTalk } from './texts.ts';

/** Any number; the same fills the calendars in the same way for the same day. */
const SEED = 20_261_122;
/** Days from today between which calendars are filled. */
const SPAN = { from: -50, to: 28 };
/** Rows of one statement, which takes a limited number of parameters. */
const CHUNK = 1000;

/**
 * Fills the calendars of the demo’s workshops: what took place these last weeks, a busy week from today, and the weeks
 * after; and gives the demo’s own customer bookings of each kind. Call it after the services and the year’s people.
 */
export async function seedBookings(tx: Tx, { customerId, now }: { customerId: string; now: Date }): Promise<void> {
  const draw = drawFrom(SEED);
  const context = await readContext(tx, customerId, now);
  const offers = await readOffers(tx, context, now);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const visits: Visit[] = [];
  for (const of of Map.groupBy(offers, ({ providerId }) => providerId).values())
    visits.push(...fillDiary(draw, new Diary(), of, { today, ...SPAN }));
  const times = visits.map(({ offer, start, parties }) => ({
    _id: v7(),
    ...timeOf(offer, start),
    taken: sum(parties),
  }));
  for (const rows of chunks(times)) await tx.insert(bookedTimes).values(rows);
  const invented = inventBookings(draw, context, visits, times);
  const numbers = await nextNumbers(tx, invented.length);
  const records: BookingRecords = { bookings: [], events: [], payments: [], refunds: [], outcomes: [], ledger: [] };
  const { serviceCommissionPercent: commissionPercent } = DEFAULT_SETTINGS;
  const ids = invented.map((demo, index) => {
    const number = `BKG-${demo.bookedAt.getUTCFullYear()}-${String(numbers[index]).padStart(6, '0')}`;
    return recordBooking(records, demo, { number, commissionPercent, draw, now });
  });
  await store(tx, records);
  await talk(tx, records, ids, context);
  await proposeAnotherTime(tx, { customerId, now });
  await refreshNextFree(tx, now, [...context.services.keys()]);
}

async function readContext(tx: Tx, customerId: string, now: Date): Promise<VisitsContext> {
  const offered = await tx
    .select({ service: services, ownerId: makers.userId })
    .from(services)
    .innerJoin(makers, eq(makers._id, services.makerId))
    .where(eq(services.status, 'published'))
    .orderBy(asc(services.title));
  const zones = await tx.select().from(travelZones).orderBy(asc(travelZones.position));
  const people = await tx
    .select({ person: users, address: addresses })
    .from(users)
    .leftJoin(addresses, and(eq(addresses.userId, users._id), eq(addresses.isDefault, true)))
    .where(and(eq(users.role, 'Customer'), eq(users.status, 'active')))
    .orderBy(asc(users.email));
  const guests = people.map(
    ({ person, address }): Guest => ({
      _id: person._id,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      phone: person.phone,
      address: address && homeOf(address),
    }),
  );
  const own = guests.find(({ _id }) => _id === customerId);
  if (!own) throw new Error('the demo has no customer');
  const others = guests.filter(({ _id, address }) => _id !== customerId && address);
  const sewn = await partsToTryOn(tx);
  const whoTriesOn = (makerId: string) => others.filter(({ _id }) => sewn.has(`${makerId} ${_id}`));
  const awaiting = new Map(offered.map(({ service: { makerId } }) => [makerId, whoTriesOn(makerId)]));
  return {
    now,
    own,
    partFor: ({ title, makerId }, guest) => (FOR_ORDERS.has(title) && sewn.get(`${makerId} ${guest._id}`)) || null,
    guestsOf: ({ title, makerId }) => {
      const waiting = FOR_ORDERS.has(title) ? (awaiting.get(makerId) ?? []) : [];
      return waiting.length > 0 ? waiting : others;
    },
    services: new Map(offered.map(({ service }) => [service._id, service])),
    owners: new Map(offered.map(({ service, ownerId }) => [service.makerId, ownerId])),
    zones: Map.groupBy(zones, ({ serviceId }) => serviceId),
    clocks: new Map(),
    notes: new Map(),
  };
}

/** Titles of what only those book for whom the workshop is sewing. */
const FOR_ORDERS = new Set(studioServices.filter(({ forOrder }) => forOrder).map(({ title }) => title));

/** The part that each person can try on at a workshop, by the ids of both. */
async function partsToTryOn(tx: Tx): Promise<Map<string, string>> {
  const sewn = await tx
    .select({ _id: orderParts._id, makerId: orderParts.makerId, userId: orders.userId })
    .from(orderParts)
    .innerJoin(orders, eq(orders._id, orderParts.orderId))
    .where(
      and(
        eq(orderParts.kind, 'made-to-measure'),
        eq(orderParts.refunded, kobo(0)),
        inArray(orderParts.stage, ['sewing', 'first-fitting', 'alterations', 'finishing', 'quality-check', 'ready']),
        inArray(orders.status, ['part-paid', 'paid']),
      ),
    );
  return new Map(sewn.map(({ _id, makerId, userId }) => [`${makerId} ${userId}`, _id]));
}

function homeOf(address: typeof addresses.$inferSelect): Guest['address'] {
  const { recipient, phone, countryCode, state, lga, city, street, landmark, postcode } = address;
  return { recipient, phone, countryCode, state, lga, city, street, landmark, postcode };
}

/** When each person could begin with each service, asked as of long ago, so that the past counts too. */
async function readOffers(tx: Tx, context: VisitsContext, now: Date): Promise<Offer[]> {
  const range = { from: now.getTime() + (SPAN.from - 1) * DAY_MS, to: now.getTime() + (SPAN.to + 1) * DAY_MS };
  // Fittings are booked from orders that are being sewn, so nobody comes to one out of the blue.
  const apart = new Set(fittingServices.map(({ title }) => title));
  const ids = [...context.services.values()].filter(({ title }) => !apart.has(title)).map(({ _id }) => _id);
  const calendars = await calendarsOf(tx, ids.sort(), range);
  return calendars.flatMap((calendar) =>
    calendar.providers.map((provider): Offer => {
      context.clocks.set(provider._id, provider.zone);
      const open = { ...calendar, notice: 0, horizonDays: 366, providers: [provider] };
      return {
        ...{ serviceId: calendar.serviceId, providerId: provider._id, seats: calendar.seats },
        starts: freeTimes(open, range.from, range).map(({ start }) => start),
        ...{ duration: calendar.duration, before: calendar.bufferBefore, after: calendar.bufferAfter },
        dailyCap: provider.dailyCap,
      };
    }),
  );
}

function timeOf({ serviceId, providerId, duration, before, after, seats }: Offer, start: number) {
  const end = start + duration * MINUTE_MS;
  return {
    ...{ serviceId, providerId, seats, startsAt: new Date(start), endsAt: new Date(end) },
    takenFrom: new Date(start - before * MINUTE_MS),
    takenTo: new Date(end + after * MINUTE_MS),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK));

async function nextNumbers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select nextval('booking_numbers')::int as next from generate_series(1, ${count})`,
  );
  return rows.map(({ next }) => next);
}

async function store(tx: Tx, records: BookingRecords): Promise<void> {
  for (const rows of chunks(records.bookings)) await tx.insert(bookings).values(rows);
  for (const rows of chunks(records.events)) await tx.insert(bookingEvents).values(rows);
  for (const rows of chunks(records.payments)) await tx.insert(payments).values(rows);
  for (const rows of chunks(records.refunds)) await tx.insert(refunds).values(rows);
  for (const rows of chunks(records.outcomes)) await tx.insert(bookingOutcomes).values(rows);
  for (const rows of chunks(records.ledger)) await post(tx, rows);
}

/** Lets a few customers ask something about what is to come; the last question waits for its answer. */
async function talk(
  tx: Tx,
  { bookings: rows }: BookingRecords,
  ids: readonly string[],
  context: VisitsContext,
): Promise<void> {
  const open = rows.filter(({ status, startsAt }) => status === 'confirmed' && startsAt > context.now);
  const step = Math.max(1, Math.floor(open.length / 24));
  const said = open.flatMap((row, index) => {
    const talk = demoTalk[row.place];
    const [question, answer] = talk[Math.floor(index / step) % talk.length] ?? ['', ''];
    const bookingId = row._id ?? '';
    const askedAt = new Date(Math.min((row.createdAt as Date).getTime() + HOUR_MS, context.now.getTime()));
    const isAnswered = index % (3 * step) !== 0;
    if (index % step !== 0 || !ids.includes(bookingId) || !row.userId) return [];
    const about = { subjectKind: 'booking', subjectId: bookingId };
    const asked = {
      ...{ ...about, side: 'customer' as const, authorId: row.userId, text: question, createdAt: askedAt },
      readAt: isAnswered ? askedAt : null,
    };
    const ownerId = context.owners.get(row.makerId);
    const told = { ...about, side: 'maker' as const, authorId: ownerId ?? '', text: answer, createdAt: askedAt };
    return isAnswered && ownerId ? [asked, { ...told, readAt: askedAt }] : [asked];
  });
  if (said.length > 0) await tx.insert(messages).values(said);
}
