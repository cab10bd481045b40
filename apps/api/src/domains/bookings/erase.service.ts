import { toNaira } from '@adunni/contracts/money';
import { and, asc, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { messagesAbout } from '../conversations/queries.ts';
import { eraseConversations } from '../conversations/service.ts';
import { makers } from '../makers/tables.ts';
import { removePictures } from '../media/service.ts';
import { BOOKING } from './photos/photos.service.ts';
import { bookingPhotos } from './photos/tables.ts';
import { orderOf } from './reading/visit.queries.ts';
import { bookingReports } from './reports/tables.ts';
import { bookingEvents, bookings } from './tables.ts';

const NOBODY = { name: 'Deleted customer', email: null, phone: null };

/**
 * Takes a person out of their bookings: amounts, times and statuses stay for the books; what they wrote and photographed,
 * their measurements and where they live go. Of an address country and state stay.
 */
export async function eraseBookings(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const mine = await tx.select({ _id: bookings._id }).from(bookings).where(eq(bookings.userId, userId));
  const theirs = mine.map(({ _id }) => _id);
  await eraseConversations(deps, tx, { kind: BOOKING, subjectIds: theirs, uploaderId: userId });
  const photos = await tx
    .delete(bookingPhotos)
    .where(or(eq(bookingPhotos.uploaderId, userId), inArray(bookingPhotos.bookingId, theirs)))
    .returning({ mediaId: bookingPhotos.mediaId });
  await removePictures(
    deps,
    tx,
    photos.map(({ mediaId }) => mediaId),
  );
  await tx
    .update(bookingEvents)
    .set({ note: '' })
    .where(and(inArray(bookingEvents.bookingId, theirs), eq(bookingEvents.actorId, userId)));
  await tx.update(bookingReports).set({ text: '' }).where(inArray(bookingReports.bookingId, theirs));
  await tx
    .update(bookings)
    .set({
      contact: NOBODY,
      guest: null,
      endReason: sql`case when ${bookings.endedBy} = 'customer' then '' else ${bookings.endReason} end`,
      note: '',
      workNote: '',
      measurements: null,
      home: sql`case when ${bookings.home} is not null then jsonb_build_object(
        'countryCode', ${bookings.home}->>'countryCode', 'state', ${bookings.home}->>'state',
        'recipient', '', 'phone', '', 'lga', '', 'city', '', 'street', '', 'landmark', '', 'postcode', '') end`,
    })
    .where(eq(bookings.userId, userId));
}

/** Bookings that took place before a moment, or did not. */
export const endedBefore = (before: Date): SQL | undefined =>
  and(lt(bookings.endsAt, before), notInArray(bookings.status, ['pending', 'confirmed', 'rescheduled']));

/** A person’s bookings and what was written about them, in plain words and naira. */
export async function exportBookings(db: Db | Tx, userId: string) {
  const rows = await db
    .select({ booking: bookings, maker: makers.name })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(eq(bookings.userId, userId))
    .orderBy(asc(bookings._id));
  const said = await messagesAbout(
    db,
    BOOKING,
    rows.map(({ booking }) => booking._id),
  );
  const reported = await db
    .select()
    .from(bookingReports)
    .where(
      inArray(
        bookingReports.bookingId,
        rows.map(({ booking }) => booking._id),
      ),
    )
    .orderBy(asc(bookingReports._id));
  const ordered = await Promise.all(rows.map(({ booking }) => orderOf(db, booking)));
  return rows.map(({ booking, maker }, index) => ({
    number: booking.number,
    status: booking.status,
    bookedAt: booking.createdAt.toISOString(),
    maker,
    service: booking.service.title,
    order: ordered[index] ?? null,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    zone: booking.customerZone,
    seats: booking.seats,
    contact: booking.contact,
    guest: booking.guest,
    address: booking.home,
    note: booking.note,
    measurements: booking.measurements,
    total: toNaira(booking.total),
    paid: toNaira(booking.paid),
    refunded: toNaira(booking.refunded),
    paidOnTheSpot: toNaira(booking.received),
    reports: reported
      .filter(({ bookingId }) => bookingId === booking._id)
      .map(({ reason, text, status, note, refunded, createdAt }) => ({
        ...{ reason, text, status, answer: note, refunded: toNaira(refunded) },
        reportedAt: createdAt.toISOString(),
      })),
    messages: said
      .filter(({ subjectId }) => subjectId === booking._id)
      .map(({ side, text, createdAt }) => ({ from: side, text, writtenAt: createdAt.toISOString() })),
  }));
}
