import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' });

/** What a person was told. */
export const notifications = pgTable(
  'notifications',
  {
    _id: key(),
    userId: userId(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Where it leads to, within the site. */
    path: text('path').notNull(),
    /** What happened, so that nobody is told twice of one thing; null when that cannot be. */
    cause: text('cause'),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_cause').on(t.userId, t.kind, t.cause),
    index('notifications_newest').on(t.userId, t._id),
    index('notifications_unread').on(t.userId, t._id).where(sql`${t.readAt} is null`),
    index('notifications_read').on(t.readAt).where(sql`${t.readAt} is not null`),
  ],
);

/** Whether a person wants mails of a kind; without a row the default of their role holds. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: userId(),
    kind: text('kind').notNull(),
    mail: boolean('mail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
