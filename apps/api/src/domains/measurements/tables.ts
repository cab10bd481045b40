import { AGE_GROUPS, FIGURES, type Lengths } from '@adunni/contracts/measurements/catalogue';
import { TAKEN_BY } from '@adunni/contracts/measurements/measurements';
import { LENGTH_UNITS } from '@adunni/contracts/measurements/units';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';

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
