import type { ScreenPreference } from '@adunni/contracts/preferences/preferences';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { key } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

/** How a person likes a screen, on every device. */
export const screenPreferences = pgTable(
  'screen_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    screen: text('screen').notNull(),
    preference: jsonb('preference').$type<ScreenPreference>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.screen] })],
);

/** Views of lists that people have saved, on every device. */
export const savedViews = pgTable(
  'saved_views',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The path of its calls, below `/api/staff`. */
    list: text('list').notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    hiddenColumns: jsonb('hidden_columns').$type<string[]>().notNull(),
    isDefault: boolean('is_default').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('saved_views_name').on(t.userId, t.list, t.name),
    uniqueIndex('saved_views_default').on(t.userId, t.list).where(sql`${t.isDefault}`),
  ],
);
