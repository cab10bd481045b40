import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kit/database/columns.ts';

/** Display rates of one day: how much one naira is in each currency. */
export const exchangeRates = pgTable('exchange_rates', {
  day: date('day', { mode: 'string' }).primaryKey(),
  rates: jsonb('rates').$type<Record<string, number>>().notNull(),
  source: text('source').notNull(),
  createdAt: createdAt(),
});
