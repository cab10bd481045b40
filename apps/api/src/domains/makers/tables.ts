import { MAKER_TIERS } from '@adunni/contracts/makers';
import { boolean, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { media } from '../media/tables.ts';

export const makerTier = pgEnum('maker_tier', MAKER_TIERS);
export const makerStatus = pgEnum('maker_status', ['pending', 'approved', 'refused', 'suspended']);

export const makers = pgTable('makers', {
  _id: key(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users._id),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  city: text('city').notNull().default(''),
  country: text('country').notNull().default('Nigeria'),
  tagline: text('tagline').notNull().default(''),
  story: text('story').notNull().default(''),
  specialities: text('specialities').array().notNull().default([]),
  foundedYear: integer('founded_year'),
  tier: makerTier('tier').notNull().default('Listed'),
  status: makerStatus('status').notNull().default('pending'),
  avatarId: uuid('avatar_id').references(() => media._id, { onDelete: 'set null' }),
  coverId: uuid('cover_id').references(() => media._id, { onDelete: 'set null' }),
  /** Made-to-measure pieces that the workshop can start in one week. */
  weeklyCapacity: integer('weekly_capacity').notNull().default(10),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
});
