import { NOTE_AUDIENCES } from '@adunni/contracts/orders/staff-forms';
import { MESSAGE_SIDES } from '@adunni/contracts/orders/thread';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { media } from '../../media/tables.ts';
import { orderParts, orders, stageEvents } from '../tables.ts';

export const messageSide = pgEnum('message_side', MESSAGE_SIDES);
export const noteAudience = pgEnum('note_audience', NOTE_AUDIENCES);

/** What customer, makers and staff write to each other on an order; without a part it concerns the whole of it. */
export const orderMessages = pgTable(
  'order_messages',
  {
    _id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id, { onDelete: 'cascade' }),
    partId: uuid('part_id').references(() => orderParts._id, { onDelete: 'cascade' }),
    side: messageSide('side').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users._id),
    text: text('text').notNull(),
    createdAt: createdAt(),
    /** When the other side saw it: the customer, or the first of those who answer them. */
    readAt: moment('read_at'),
  },
  (t) => [
    index('order_messages_order').on(t.orderId, t._id),
    index('order_messages_part').on(t.partId),
    index('order_messages_unread').on(t.orderId, t.partId).where(sql`${t.side} = 'customer' and ${t.readAt} is null`),
  ],
);

/** What staff note among themselves or for the maker; customers never see it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    _id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id, { onDelete: 'cascade' }),
    partId: uuid('part_id').references(() => orderParts._id, { onDelete: 'cascade' }),
    audience: noteAudience('audience').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users._id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_notes_order').on(t.orderId, t._id),
    index('order_notes_part').on(t.partId),
    check('order_notes_maker', sql`${t.audience} = 'staff' or ${t.partId} is not null`),
  ],
);

/** A photo uploaded to an order, until it belongs to a stage or a message; what nobody used is swept away. */
export const orderPhotos = pgTable(
  'order_photos',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users._id),
    eventId: uuid('event_id').references(() => stageEvents._id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => orderMessages._id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_photos_order').on(t.orderId),
    index('order_photos_event').on(t.eventId),
    index('order_photos_message').on(t.messageId),
    index('order_photos_unused').on(t.createdAt).where(sql`${t.eventId} is null and ${t.messageId} is null`),
    check('order_photos_one', sql`${t.eventId} is null or ${t.messageId} is null`),
  ],
);
