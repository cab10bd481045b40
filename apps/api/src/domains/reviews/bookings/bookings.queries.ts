import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedReviewBooking } from '@adunni/contracts/reviews/bookings';
import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { bookings } from '../../bookings/tables.ts';
import { makers } from '../../makers/tables.ts';
import { type AddressSigner, pictureColumns, toPictureOrNull } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { services } from '../../services/tables.ts';
import { toOwnReview } from '../present.ts';
import { reviews } from '../tables.ts';
import { photosOf } from '../writing/photos.queries.ts';

/** A person’s own booking, and who did the work. Throws 404. */
export async function ownBooking(db: Db | Tx, userId: string, bookingId: string) {
  const [booking] = await db
    .select({
      serviceId: bookings.serviceId,
      service: bookings.service,
      status: bookings.status,
      makerId: makers._id,
      makerUserId: makers.userId,
    })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .where(and(eq(bookings._id, bookingId), eq(bookings.userId, userId)));
  if (!booking) throw new Refusal(commonErrors.not_found);
  const { service, ...rest } = booking;
  return { ...rest, title: service.title };
}

/** Bookings of a person’s that have taken place and are not of their own workshop, with what they wrote of each. */
async function pastVisits(
  db: Db | Tx,
  userId: string,
  which: SQL,
  signer: AddressSigner,
): Promise<LoadedReviewBooking[]> {
  const rows = await db
    .select({ booking: bookings, maker: makers.name, picture: pictureColumns, review: reviews })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .innerJoin(services, eq(services._id, bookings.serviceId))
    .leftJoin(media, eq(media._id, services.coverId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings._id))
    .where(and(eq(bookings.userId, userId), eq(bookings.status, 'completed'), ne(makers.userId, userId), which))
    .orderBy(desc(bookings.startsAt));
  const photos = await photosOf(
    db,
    rows.flatMap(({ review }) => review?._id ?? []),
  );
  return rows.map(({ booking, maker, picture, review }) => ({
    bookingId: booking._id,
    serviceId: booking.serviceId,
    title: booking.service.title,
    startsAt: booking.startsAt,
    maker,
    picture: toPictureOrNull(picture),
    review: review && toOwnReview(review, photos.get(review._id) ?? [], signer),
  }));
}

/** Those of some bookings that a person may review or has reviewed; others are left out. */
export const visitsAmong = (
  db: Db | Tx,
  userId: string,
  ids: readonly string[],
  signer: AddressSigner,
): Promise<LoadedReviewBooking[]> => pastVisits(db, userId, inArray(bookings._id, [...ids]), signer);

/** A booking that a person may review or has reviewed. Throws 404 for what is not theirs or has not taken place. */
export async function getVisit(
  db: Db | Tx,
  userId: string,
  bookingId: string,
  signer: AddressSigner,
): Promise<LoadedReviewBooking> {
  const [booking] = await pastVisits(db, userId, eq(bookings._id, bookingId), signer);
  if (!booking) throw new Refusal(commonErrors.not_found);
  return booking;
}

/** Id of the latest booking by which a person may still review a service, or null. */
export async function visitToReview(db: Db | Tx, userId: string, serviceId: string): Promise<string | null> {
  const [booking] = await db
    .select({ _id: bookings._id })
    .from(bookings)
    .innerJoin(makers, eq(makers._id, bookings.makerId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings._id))
    .where(
      and(
        eq(bookings.serviceId, serviceId),
        eq(bookings.userId, userId),
        eq(bookings.status, 'completed'),
        ne(makers.userId, userId),
        isNull(reviews._id),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(1);
  return booking?._id ?? null;
}
