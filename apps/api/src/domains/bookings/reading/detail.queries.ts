import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { providers } from '../../availability/tables.ts';
import { countUnreadOf } from '../../conversations/queries.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { measuringNeed, measuringNeeds } from '../../measurements/queries.ts';
import { pictureColumns } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { payments } from '../../payments/tables.ts';
import { services } from '../../services/tables.ts';
import { type BookingRow, findBooking } from '../lock.queries.ts';
import { BOOKING } from '../photos/photos.service.ts';
import { bookingPhotos } from '../photos/tables.ts';
import { reportHistory } from '../reports/queries.ts';
import { isReported } from '../reports/tables.ts';
import { bookingEvents, bookingProposals, bookings } from '../tables.ts';
import type { FullBooking, OwnListed } from './present.ts';

/** Messages of the other side that were not read, counted for each booking; `side` is the reader’s. */
const unreadBy = (side: 'customer' | 'maker'): SQL<number> =>
  countUnreadOf(BOOKING, side === 'customer' ? 'customer' : 'worker', sql`${bookings._id}`);

/** Whether the customer can answer a proposal of the maker’s: `isProposalOpen` in the words of the database. */
const isProposed = (now: Date) => sql<boolean>`${bookings.startsAt} > ${now} and exists (select from ${bookingProposals}
  where ${bookingProposals.bookingId} = ${bookings._id} and ${bookingProposals.status} = 'open'
    and ${bookingProposals.startsAt} > ${now})`;

/** The columns that lists read, and the joins that they need. */
export const selectListed = (db: Db | Tx, side: 'customer' | 'maker', now: Date) =>
  db
    .select({
      booking: bookings,
      maker: { _id: makers._id, slug: makers.slug, name: makers.name },
      provider: { _id: providers._id, name: providers.name, title: providers.title },
      picture: pictureColumns,
      forAnyMaker: sql<boolean>`coalesce(${services.forAnyMaker}, false)`,
      hasProposal: isProposed(now),
      isReported,
      unread: unreadBy(side),
    })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .innerJoin(providers, eq(providers._id, bookings.providerId))
    .leftJoin(services, eq(services._id, bookings.serviceId))
    .leftJoin(media, sql`${media._id} = (${bookings.service} ->> 'pictureId')::uuid`);

/** A booking that the condition allows, with everything that its page shows. Throws 404. */
export async function fullBooking(
  db: Db | Tx,
  bookingId: string,
  allowed: SQL | undefined,
  side: 'customer' | 'maker',
  now: Date,
): Promise<FullBooking & { maker: { _id: string } }> {
  const found = await findBooking(db, bookingId, allowed);
  const [listed] = await selectListed(db, side, now).where(eq(bookings._id, bookingId));
  if (!listed) throw new Error(`booking ${bookingId} has no maker`);
  const [proposal, events, photos, order, history, attempts] = await Promise.all([
    listed.hasProposal ? openProposal(db, found) : null,
    eventsOf(db, bookingId),
    photosOf(db, bookingId),
    found.orderPartId ? measuringNeed(db, found.orderPartId) : null,
    reportHistory(db, bookingId),
    db
      .select()
      .from(payments)
      .where(eq(payments.bookingId, bookingId))
      .orderBy(asc(payments.createdAt), asc(payments._id)),
  ]);
  return { ...listed, proposal, events, photos, order, ...history, payments: attempts };
}

async function openProposal(db: Db | Tx, { _id, service }: BookingRow): Promise<FullBooking['proposal']> {
  const [found] = await db
    .select({ row: bookingProposals, provider: providers.name })
    .from(bookingProposals)
    .innerJoin(providers, eq(providers._id, bookingProposals.providerId))
    .where(and(eq(bookingProposals.bookingId, _id), eq(bookingProposals.status, 'open')));
  return found ? { ...found, endsAt: new Date(found.row.startsAt.getTime() + service.duration * MINUTE_MS) } : null;
}

async function eventsOf(db: Db | Tx, bookingId: string): Promise<FullBooking['events']> {
  const rows = await db
    .select({ event: bookingEvents, firstName: users.firstName, lastName: users.lastName })
    .from(bookingEvents)
    .leftJoin(users, eq(users._id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents._id));
  return rows.map(({ event, firstName, lastName }) => ({
    event,
    actor: firstName === null ? null : `${firstName} ${lastName}`,
  }));
}

const photosOf = (db: Db | Tx, bookingId: string) =>
  db
    .select(pictureColumns)
    .from(bookingPhotos)
    .innerJoin(media, eq(media._id, bookingPhotos.mediaId))
    .where(eq(bookingPhotos.bookingId, bookingId))
    .orderBy(asc(bookingPhotos.position), asc(bookingPhotos.mediaId));

/** A page of bookings in one of the customer’s lists, and how many are in each. */
export async function listOf(
  db: Db | Tx,
  tabs: Record<'upcoming' | 'past' | 'cancelled', SQL | undefined>,
  tab: keyof typeof tabs,
  { page, limit, now }: { page: number; limit: number; now: Date },
): Promise<{ items: OwnListed[]; counts: Record<keyof typeof tabs, number> }> {
  const order = tab === 'upcoming' ? asc(bookings.startsAt) : desc(bookings.startsAt);
  const listed = await selectListed(db, 'customer', now)
    .where(tabs[tab])
    .orderBy(order, asc(bookings._id))
    .limit(limit)
    .offset((page - 1) * limit);
  const needs = await measuringNeeds(
    db,
    listed.flatMap(({ booking }) => booking.orderPartId ?? []),
  );
  const items = listed.map((each) => ({ ...each, order: needs.get(each.booking.orderPartId ?? '') ?? null }));
  const countOf = async (where: SQL | undefined) =>
    (await db.select({ count: count() }).from(bookings).where(where))[0]?.count ?? 0;
  const [upcoming, past, cancelled] = await Promise.all([
    countOf(tabs.upcoming),
    countOf(tabs.past),
    countOf(tabs.cancelled),
  ]);
  return { items, counts: { upcoming, past, cancelled } };
}
