import { AGE_GROUPS, FIGURES, type Lengths } from '@adunni/contracts/measurements/catalogue';
import { PROPOSAL_STATUSES, TAKEN_BY } from '@adunni/contracts/measurements/measurements';
import { LENGTH_UNITS } from '@adunni/contracts/measurements/units';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';

export const figure = pgEnum('figure', FIGURES);
export const ageGroup = pgEnum('age_group', AGE_GROUPS);
export const lengthUnit = pgEnum('length_unit', LENGTH_UNITS);
export const takenBy = pgEnum('taken_by', TAKEN_BY);

/** Somebody whose measurements a person keeps: themselves, a child, a partner. */
export const measurementProfiles = pgTable(
  'measurement_profiles',
  {
    _id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    figure: figure('figure').notNull(),
    ageGroup: ageGroup('age_group').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [unique('measurement_profiles_name').on(t.userId, t.name)],
);

/** What was measured on a day. Versions are only added; a trigger refuses to change one. */
export const measurementVersions = pgTable(
  'measurement_versions',
  {
    _id: key(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => measurementProfiles._id, { onDelete: 'cascade' }),
    /** From 1 upward within the profile. */
    number: integer('number').notNull(),
    /** In whole millimetres. */
    values: jsonb('values').$type<Lengths>().notNull(),
    /** In which they were typed. */
    unit: lengthUnit('unit').notNull(),
    method: takenBy('method').notNull(),
    measuredBy: text('measured_by').notNull(),
    measuredOn: date('measured_on').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('measurement_versions_number').on(t.profileId, t.number),
    index('measurement_versions_newest').on(t.profileId, t.number.desc()),
    check('measurement_versions_values', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
);

export const proposalStatus = pgEnum('proposal_status', PROPOSAL_STATUSES);

/** What a maker measured at a fitting, of a piece or at a booking, and asks the customer to take over. */
export const measurementProposals = pgTable(
  'measurement_proposals',
  {
    _id: key(),
    /** What it was measured for, one of these; whose domain stands above keeps the reference in its database.sql. */
    orderItemId: uuid('order_item_id'),
    bookingId: uuid('booking_id'),
    /** The workshop that measured. */
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users._id),
    figure: figure('figure').notNull(),
    ageGroup: ageGroup('age_group').notNull(),
    unit: lengthUnit('unit').notNull(),
    /** Only lengths that differ from `before`, in whole millimetres. */
    values: jsonb('values').$type<Lengths>().notNull(),
    /** What was known until then. */
    before: jsonb('before').$type<Lengths>().notNull(),
    measuredOn: date('measured_on').notNull(),
    note: text('note').notNull(),
    status: proposalStatus('status').notNull().default('open'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // One question at a time about each piece, and about each booking.
    uniqueIndex('measurement_proposals_open').on(t.orderItemId).where(sql`${t.status} = 'open'`),
    uniqueIndex('measurement_proposals_open_booking').on(t.bookingId).where(sql`${t.status} = 'open'`),
    index('measurement_proposals_item').on(t.orderItemId, t._id),
    index('measurement_proposals_booking').on(t.bookingId, t._id),
    check('measurement_proposals_answered', sql`(${t.status} = 'open') = (${t.answeredAt} is null)`),
    check('measurement_proposals_of_one', sql`num_nonnulls(${t.orderItemId}, ${t.bookingId}) = 1`),
  ],
);
