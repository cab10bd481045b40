import type { Currency } from '@adunni/contracts/currency/currency';
import type { DisplayCurrencyForm } from '@adunni/contracts/currency/staff';
import type { SettingsForm } from '@adunni/contracts/settings/forms';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';

/** What was said of display currencies; one that is absent is shown at its published rate. */
export type CurrencyChoices = Partial<Record<Currency, DisplayCurrencyForm>>;

/** The one row of marketplace settings; what is absent has its default; amounts are naira, as they travel. */
export const marketplaceSettings = pgTable(
  'marketplace_settings',
  {
    only: boolean('only').primaryKey().default(true),
    values: jsonb('values').$type<Partial<SettingsForm>>().notNull().default({}),
    currencies: jsonb('currencies').$type<CurrencyChoices>().notNull().default({}),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('marketplace_settings_one', sql`${t.only}`)],
);

/** What staff decide of single days: days off beside the public holidays, and holidays on which support works. */
export const supportHolidays = pgTable('support_holidays', {
  _id: key(),
  day: date('day').notNull().unique(),
  name: text('name').notNull(),
  isOpen: boolean('is_open').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});
