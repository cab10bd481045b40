import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** Attempts per key (what is limited, account or address) in a fixed window. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});
