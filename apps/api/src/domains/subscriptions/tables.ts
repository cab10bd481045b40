import {
  PLAN_INTERVALS,
  SUBSCRIPTION_ACTORS,
  SUBSCRIPTION_EVENT_KINDS,
  SUBSCRIPTION_STATUS_NAMES,
} from '@adunni/contracts/subscriptions/statuses';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

export const planInterval = pgEnum('plan_interval', PLAN_INTERVALS);
export const subscriptionStatus = pgEnum('subscription_status', SUBSCRIPTION_STATUS_NAMES);
export const subscriptionEventKind = pgEnum('subscription_event_kind', SUBSCRIPTION_EVENT_KINDS);
export const subscriptionActor = pgEnum('subscription_actor', SUBSCRIPTION_ACTORS);

export const plans = pgTable('plans', {
  _id: key(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  tagline: text('tagline').notNull().default(''),
  /** Lower stands first; a change to a plan of a higher position is one upwards. */
  position: integer('position').notNull().default(0),
  /** Whether new people can take it. */
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** Something that plans hold; a metered one is counted per use. */
export const features = pgTable('features', {
  _id: key(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** What one use is called: `try-on`. */
  unit: text('unit').notNull().default(''),
  isMetered: boolean('is_metered').notNull().default(false),
  /** Uses in a free trial; null: as in the plan. */
  trialLimit: integer('trial_limit'),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
});

/** A plan holds a feature, of a metered one so many uses a month; null is without limit. */
export const planFeatures = pgTable(
  'plan_features',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans._id, { onDelete: 'cascade' }),
    featureId: uuid('feature_id')
      .notNull()
      .references(() => features._id),
    limit: integer('limit'),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.featureId] }),
    index('plan_features_feature').on(t.featureId),
    check('plan_features_limit', sql`${t.limit} is null or ${t.limit} >= 0`),
  ],
);

/** What a plan costs. Never changed: the newest of an interval is for new people, others keep the row that they pay. */
export const planPrices = pgTable(
  'plan_prices',
  {
    _id: key(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans._id),
    interval: planInterval('interval').notNull(),
    amount: money('amount').notNull(),
    activeFrom: moment('active_from').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('plan_prices_newest').on(t.planId, t.interval, t.activeFrom),
    check('plan_prices_amount', sql`${t.amount} >= 5000`),
  ],
);

/**
 * What a person has with us beside subscriptions, which come and go. Its row is locked before anything of a person’s
 * subscriptions is changed, so that these changes come one after another.
 */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users._id),
    /** The one free trial. */
    trialStartedAt: moment('trial_started_at'),
    /** Left over from a change of plan; taken off following invoices. */
    credit: money('credit').notNull().default(sql`0`),
    remindsOfRenewal: boolean('reminds_of_renewal').notNull().default(true),
    mailsUsage: boolean('mails_usage').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [check('billing_accounts_credit', sql`${t.credit} >= 0`)],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => billingAccounts.userId),
    status: subscriptionStatus('status').notNull(),
    /** What the present period costs; of a trial, what it becomes. */
    priceId: uuid('price_id')
      .notNull()
      .references(() => planPrices._id),
    /** Ordinal of the present period: 0 is the trial, or before the first payment. */
    period: integer('period').notNull().default(0),
    periodStart: moment('period_start').notNull(),
    /** Until when the present period is paid for; a pause moves both ends on. */
    periodEnd: moment('period_end').notNull(),
    /** Day of the month in Lagos on which periods begin, as far as the month has it. */
    anchorDay: integer('anchor_day').notNull(),
    trialEndsAt: moment('trial_ends_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** What the next period costs when that is another plan or interval. */
    pendingPriceId: uuid('pending_price_id').references(() => planPrices._id),
    pausedAt: moment('paused_at'),
    resumesAt: moment('resumes_at'),
    /** The period whose end was announced. */
    remindedPeriod: integer('reminded_period'),
    /** When the billing clock has something to do for it; null when nothing is left to do. */
    dueAt: moment('due_at'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_live').on(t.userId).where(sql`${t.endedAt} is null`),
    index('subscriptions_person').on(t.userId, t.startedAt),
    index('subscriptions_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('subscriptions_newest').on(t.startedAt, t._id),
    index('subscriptions_price').on(t.priceId),
    check('subscriptions_ended', sql`(${t.status} in ('cancelled', 'expired')) = (${t.endedAt} is not null)`),
    check('subscriptions_paused', sql`(${t.status} = 'paused') = (${t.pausedAt} is not null)`),
    check('subscriptions_anchor', sql`${t.anchorDay} between 1 and 31`),
  ],
);

/** Everything that happened to a subscription; only ever added to. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    _id: key(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions._id),
    kind: subscriptionEventKind('kind').notNull(),
    at: moment('at').notNull(),
    by: subscriptionActor('by').notNull(),
    /** Whoever of the staff did it. */
    actorId: uuid('actor_id').references(() => users._id),
    /** Status and price before and after. */
    fromStatus: subscriptionStatus('from_status'),
    toStatus: subscriptionStatus('to_status').notNull(),
    fromPriceId: uuid('from_price_id').references(() => planPrices._id),
    toPriceId: uuid('to_price_id')
      .notNull()
      .references(() => planPrices._id),
    /** One sentence for the person. */
    detail: text('detail').notNull(),
    /** What the person or the staff gave as reason. */
    reason: text('reason'),
  },
  (t) => [
    index('subscription_events_of').on(t.subscriptionId, t.at, t._id),
    index('subscription_events_kind').on(t.kind, t.at),
    // What revenue is counted from; most events are renewals at the same price and turn nothing.
    index('subscription_events_turns')
      .on(t.at)
      .where(sql`${t.fromStatus} is distinct from ${t.toStatus} or ${t.fromPriceId} is distinct from ${t.toPriceId}`),
  ],
);
