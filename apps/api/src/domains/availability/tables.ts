import type { DayWindow, WeeklyWindow } from '@adunni/contracts/availability/availability';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { makers } from '../makers/tables.ts';
import { services } from '../services/tables.ts';

/** A person of a workshop whose time is booked. A booking takes a range of it: never two at once. */
export const providers = pgTable(
  'providers',
  {
    _id: key(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    name: text('name').notNull(),
    /** What they do there: “Master cutter”. */
    title: text('title').notNull().default(''),
    /** IANA name of where they work. */
    zone: text('zone').notNull(),
    hours: jsonb('hours').$type<WeeklyWindow[]>().notNull().default([]),
    /** Most bookings on one day; null for any number. */
    dailyCap: integer('daily_cap'),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [index('providers_maker').on(t.makerId), check('providers_cap', sql`${t.dailyCap} >= 1`)],
);

/** Who provides which services. */
export const serviceProviders = pgTable(
  'service_providers',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services._id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers._id),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.providerId] }), index('service_providers_provider').on(t.providerId)],
);

/** Days with other hours than the week’s: a holiday has none. Of one provider, or of the whole workshop. */
export const availabilityDays = pgTable(
  'availability_days',
  {
    _id: key(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    providerId: uuid('provider_id').references(() => providers._id),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    windows: jsonb('windows').$type<DayWindow[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('availability_days_maker').on(t.makerId, t.lastDay),
    check('availability_days_order', sql`${t.firstDay} <= ${t.lastDay}`),
  ],
);

/** Time that a provider keeps free of bookings. */
export const availabilityBlocks = pgTable(
  'availability_blocks',
  {
    _id: key(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers._id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('availability_blocks_provider').on(t.providerId, t.endsAt),
    check('availability_blocks_order', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** The first free time of a service, as it was worked out last: what lists show, filter and sort by. */
export const serviceNextFree = pgTable(
  'service_next_free',
  {
    serviceId: uuid('service_id')
      .primaryKey()
      .references(() => services._id, { onDelete: 'cascade' }),
    /** Null when there is none within reach. */
    at: moment('at'),
    /** From when on it may be too soon to book: then it is worked out anew. */
    until: moment('until').notNull(),
  },
  (t) => [index('service_next_free_at').on(t.at), index('service_next_free_until').on(t.until)],
);
