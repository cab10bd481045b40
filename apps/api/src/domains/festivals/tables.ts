import type { FestivalForm } from '@adunni/contracts/festivals/forms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

/** Festivals as staff write them; words of a list are checked by the form, so that lists may grow without a migration. */
export const festivals = pgTable('festivals', {
  _id: key(),
  title: text('title').notNull().unique(),
  place: text('place').notNull(),
  region: text('region').notNull(),
  country: text('country').$type<FestivalForm['country']>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  people: text('people').$type<FestivalForm['people']>().notNull(),
  /** Name of a drawn cover. */
  cover: text('cover').notNull(),
  summary: text('summary').notNull(),
  story: text('story').notNull(),
  dress: text('dress').notNull(),
  outfits: text('outfits').notNull(),
  colours: text('colours').notNull(),
  etiquette: text('etiquette').notNull(),
  pastYears: text('past_years').notNull(),
  ruleText: text('rule_text').notNull(),
  rule: text('rule').$type<FestivalForm['rule']>().notNull(),
  calendarDays: text('calendar_days').notNull(),
  month: integer('month'),
  weekday: integer('weekday'),
  nth: integer('nth'),
  days: integer('days').notNull(),
  isFirm: boolean('is_firm').notNull(),
  usualMonths: integer('usual_months').array().notNull().default(sql`'{}'`),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  dateStatus: text('date_status').$type<FestivalForm['dateStatus']>().notNull(),
  source: text('source').notNull(),
  checkedOn: date('checked_on'),
  /** Pieces that fit, in their order. */
  productIds: uuid('product_ids').array().notNull().default(sql`'{}'`),
  /** Null while it is a draft. */
  publishedAt: moment('published_at'),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
export type FestivalRow = typeof festivals.$inferSelect;

export const festivalVersions = pgTable(
  'festival_versions',
  {
    _id: key(),
    festivalId: uuid('festival_id')
      .notNull()
      .references(() => festivals._id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** All that the form said. */
    words: jsonb('words').$type<FestivalForm>().notNull(),
    byId: uuid('by_id').references(() => users._id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('festival_versions_number').on(t.festivalId, t.number)],
);

export const festivalReminders = pgTable(
  'festival_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    festivalId: uuid('festival_id')
      .notNull()
      .references(() => festivals._id, { onDelete: 'cascade' }),
    daysBefore: integer('days_before').notNull(),
    /** The first day of the festival that was last reminded of. */
    sentFor: date('sent_for'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.festivalId] }), index('festival_reminders_festival').on(t.festivalId)],
);
