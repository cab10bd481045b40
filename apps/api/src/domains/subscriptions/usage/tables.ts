import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { subscriptions } from '../tables.ts';

/** What a subscription used of a feature in one month of a period. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    _id: key(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions._id),
    /** The feature’s key. */
    feature: text('feature').notNull(),
    /** Ordinal of the period, and of the month in it: not when it began, because a pause moves that. */
    period: integer('period').notNull(),
    month: integer('month').notNull(),
    used: integer('used').notNull(),
    /** The highest share of the limit, in percent, that the person was told of. */
    warnedAt: smallint('warned_at').notNull().default(0),
  },
  (t) => [
    unique('usage_counters_month').on(t.subscriptionId, t.feature, t.period, t.month),
    check('usage_counters_used', sql`${t.used} >= 0`),
  ],
);

/** One use each, under the key that the caller names it by; one that was given back does not count. */
export const usageEvents = pgTable(
  'usage_events',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    counterId: uuid('counter_id')
      .notNull()
      .references(() => usageCounters._id),
    feature: text('feature').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: moment('at').notNull(),
    givenBackAt: moment('given_back_at'),
  },
  (t) => [
    unique('usage_events_once').on(t.userId, t.feature, t.idempotencyKey),
    index('usage_events_days').on(t.userId, t.at).where(sql`${t.givenBackAt} is null`),
  ],
);
