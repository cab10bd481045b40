import type { Currency } from '@adunni/contracts/currency/currency';
import type { DisplayCurrencyForm } from '@adunni/contracts/currency/staff';
import type { SettingsForm } from '@adunni/contracts/settings/forms';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../kit/database/columns.ts';

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
