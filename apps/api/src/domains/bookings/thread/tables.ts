import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { media } from '../../media/tables.ts';
import { messageSide } from '../../orders/thread/tables.ts';
import { bookings } from '../tables.ts';

/** What customer, workshop and staff write to each other about a booking. */
export const bookingMessages = pgTable(
  'booking_messages',
  {
    _id: key(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    side: messageSide('side').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users._id),
    text: text('text').notNull(),
    createdAt: createdAt(),
    /** When the other side saw it. */
    readAt: moment('read_at'),
  },
  (t) => [
    index('booking_messages_booking').on(t.bookingId, t._id),
    index('booking_messages_unread').on(t.bookingId, t.side).where(sql`${t.readAt} is null`),
  ],
);

/** A photo that somebody uploaded, until it belongs to a booking or a message; what nobody used is swept away. */
export const bookingPhotos = pgTable(
  'booking_photos',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users._id),
    bookingId: uuid('booking_id').references(() => bookings._id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => bookingMessages._id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('booking_photos_booking').on(t.bookingId),
    index('booking_photos_message').on(t.messageId),
    index('booking_photos_unused').on(t.createdAt).where(sql`${t.bookingId} is null and ${t.messageId} is null`),
    check('booking_photos_one', sql`${t.bookingId} is null or ${t.messageId} is null`),
  ],
);
