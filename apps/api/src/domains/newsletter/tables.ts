import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';

export const subscribers = pgTable('subscribers', {
  _id: key(),
  /** In lower case, so that one address subscribes once. */
  email: text('email').notNull().unique(),
  unsubscribedAt: moment('unsubscribed_at'),
  createdAt: createdAt(),
});
