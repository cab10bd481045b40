import type { ScreenPreference } from '@adunni/contracts/preferences/preferences';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
