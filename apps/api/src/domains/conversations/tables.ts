import { MESSAGE_AUDIENCES, MESSAGE_SIDES } from '@adunni/contracts/conversations/messages';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { media } from '../media/tables.ts';

export const messageSide = pgEnum('message_side', MESSAGE_SIDES);
export const messageAudience = pgEnum('message_audience', MESSAGE_AUDIENCES);

/** What customer, makers and staff write to each other about something, and what those at work note about it. */
export const messages = pgTable(
  'messages',
  {
    _id: key(),
    /** What is spoken about: the kind under which it is registered, and its id. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Which part of the subject it concerns; null is the whole of it. */
    topicId: uuid('topic_id'),
    side: messageSide('side').notNull(),
    audience: messageAudience('audience').notNull().default('everyone'),
    /** Null for a customer without an account. */
    authorId: uuid('author_id').references(() => users._id),
    text: text('text').notNull(),
    /** Under which it was sent, so that sending it twice makes one. */
    sentKey: text('sent_key'),
    createdAt: createdAt(),
    /** When the other side saw it: the customer, or the first of those who answer them. */
    readAt: moment('read_at'),
  },
  (t) => [
    index('messages_subject').on(t.subjectId, t._id),
    index('messages_topic').on(t.topicId).where(sql`${t.topicId} is not null`),
    index('messages_unread')
      .on(t.subjectKind, t.side, t.subjectId, t.topicId)
      .where(sql`${t.readAt} is null and ${t.audience} = 'everyone'`),
    uniqueIndex('messages_sent_once')
      .on(t.subjectId, t.subjectKind, t.side, t.sentKey)
      .where(sql`${t.sentKey} is not null`),
    check('messages_author', sql`${t.authorId} is not null or ${t.side} = 'customer'`),
    check('messages_internal', sql`${t.audience} = 'everyone' or ${t.side} <> 'customer'`),
    check('messages_to_maker', sql`${t.audience} <> 'maker' or ${t.topicId} is not null`),
  ],
);

/** A photo of a message, or one that was uploaded and belongs to nothing yet; what nobody uses is swept away. */
export const messagePhotos = pgTable(
  'message_photos',
  {
    mediaId: uuid('media_id')
      .primaryKey()
      .references(() => media._id, { onDelete: 'cascade' }),
    subjectKind: text('subject_kind').notNull(),
    /** Null when it was uploaded before there was a subject. */
    subjectId: uuid('subject_id'),
    /** Null for a customer without an account. */
    uploaderId: uuid('uploader_id').references(() => users._id),
    messageId: uuid('message_id').references(() => messages._id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('message_photos_message').on(t.messageId),
    index('message_photos_subject').on(t.subjectId),
    index('message_photos_uploader').on(t.uploaderId),
    index('message_photos_unused').on(t.createdAt).where(sql`${t.messageId} is null`),
  ],
);

/** A link whose holder reads a conversation as its customer does, until it expires. Only the token’s hash is kept. */
export const conversationLinks = pgTable(
  'conversation_links',
  {
    _id: key(),
    hash: text('hash').notNull().unique(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('conversation_links_subject').on(t.subjectId), index('conversation_links_expired').on(t.expiresAt)],
);
