import type { WeeklyWindow } from '@adunni/contracts/availability/availability';
import { KEPT_OF, USUAL_GRACE_MINUTES } from '@adunni/contracts/services/cancellation-policy';
import { CONFIRMATIONS, PLACES, SERVICE_KINDS, SERVICE_STATUSES } from '@adunni/contracts/services/services';
import { statusNames } from '@adunni/contracts/statuses';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { makers } from '../makers/tables.ts';
import { media } from '../media/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const serviceKind = pgEnum('service_kind', SERVICE_KINDS);
export const servicePlace = pgEnum('service_place', PLACES);
export const serviceStatus = pgEnum('service_status', statusNames(SERVICE_STATUSES));
export const serviceConfirmation = pgEnum('service_confirmation', CONFIRMATIONS);

export const policyKeptOf = pgEnum('policy_kept_of', KEPT_OF);

/** A cancellation policy in columns of its own: of a service, and frozen of a booking. */
export const policyColumns = (graceMinutes: number) => ({
  freeHours: integer('free_hours').notNull().default(24),
  maxMoves: integer('max_moves').notNull().default(2),
  moveHours: integer('move_hours').notNull().default(24),
  keptOf: policyKeptOf('kept_of').notNull().default('deposit'),
  latePercent: integer('late_percent').notNull().default(100),
  graceMinutes: integer('grace_minutes').notNull().default(graceMinutes),
  noShowPercent: integer('no_show_percent').notNull().default(100),
});

/** What a policy in columns can say at all. */
export const isPolicy = (t: Record<keyof ReturnType<typeof policyColumns>, AnyPgColumn>): SQL =>
  sql`least(${t.freeHours}, ${t.maxMoves}, ${t.moveHours}, ${t.graceMinutes}) >= 0
    and ${t.latePercent} between 0 and 100 and ${t.noShowPercent} between 0 and 100`;

export const serviceCategories = pgTable('service_categories', {
  _id: key(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  mediaId: uuid('media_id').references(() => media._id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
  /** Taken out of use; only a category without services can be. */
  removedAt: moment('removed_at'),
  version: integer('version').notNull().default(1),
});

export const services = pgTable(
  'services',
  {
    _id: key(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => serviceCategories._id),
    kind: serviceKind('kind').notNull(),
    place: servicePlace('place').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    description: text('description').notNull(),
    price: money('price').notNull(),
    /** Whether the price is where it begins, so that it reads “from”. */
    isFrom: boolean('is_from').notNull().default(false),
    /** What is paid when booking; 0 for nothing, the price for all of it. */
    deposit: money('deposit').notNull(),
    confirmation: serviceConfirmation('confirmation').notNull(),
    seats: integer('seats').notNull().default(1),
    // Lengths are minutes.
    duration: integer('duration').notNull(),
    step: integer('step').notNull(),
    bufferBefore: integer('buffer_before').notNull().default(0),
    bufferAfter: integer('buffer_after').notNull().default(0),
    notice: integer('notice').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    /** Whether people are measured at it for what any maker makes them. */
    forAnyMaker: boolean('for_any_maker').notNull().default(false),
    /** Its own times within the hours of who provides it; null for any. */
    only: jsonb('only').$type<WeeklyWindow[]>(),
    /** Where one comes to, or how the video call is joined. */
    address: text('address').notNull().default(''),
    bring: text('bring').array().notNull().default([]),
    /** What the workshop adds to its terms in its own words. */
    policy: text('policy').notNull().default(''),
    ...policyColumns(USUAL_GRACE_MINUTES),
    status: serviceStatus('status').notNull().default('draft'),
    coverId: uuid('cover_id').references(() => media._id),
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }),
    reviewCount: integer('review_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** What search reads, kept by the triggers of database.sql. */
    search: tsvector('search').notNull().default(sql`''::tsvector`),
  },
  (t) => [
    index('services_maker').on(t.makerId, t.updatedAt, t._id),
    index('services_updated').on(t.updatedAt, t._id),
    index('services_category').on(t.categoryId),
    index('services_public').on(t.status, t.makerId),
    index('services_search').using('gin', t.search),
    check('services_money', sql`${t.price} >= 0 and ${t.deposit} between 0 and ${t.price}`),
    check('services_length', sql`${t.duration} between 5 and 1440 and ${t.step} between 5 and 1440`),
    check('services_buffers', sql`${t.bufferBefore} between 0 and 1440 and ${t.bufferAfter} between 0 and 1440`),
    check('services_ahead', sql`${t.notice} >= 0 and ${t.horizonDays} between 1 and 366`),
    check('services_policy', isPolicy(t)),
    check('services_seats', sql`${t.seats} >= 1 and (${t.seats} = 1 or ${t.kind} = 'class')`),
  ],
);

/** Where a maker comes to for a home visit, and what the way costs. */
export const travelZones = pgTable(
  'travel_zones',
  {
    _id: key(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services._id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    fee: money('fee').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('travel_zones_service').on(t.serviceId), check('travel_zones_fee', sql`${t.fee} >= 0`)],
);

export const servicePictures = pgTable(
  'service_pictures',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services._id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media._id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.serviceId, t.mediaId] }), index('service_pictures_media').on(t.mediaId)],
);
