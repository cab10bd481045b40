import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { media } from '../../media/tables.ts';
import { bookings } from '../tables.ts';

/** A photo that a customer gives the workshop with a booking. */
export const bookingPhotos = pgTable(
  'booking_photos',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users._id),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('booking_photos_booking').on(t.bookingId)],
);
