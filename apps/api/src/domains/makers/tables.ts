import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import { MAKER_TIERS } from '@adunni/contracts/makers/tiers';
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, MAKER_STATUSES } from '@adunni/contracts/makers/verification';
import { statusNames } from '@adunni/contracts/statuses';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { media } from '../media/tables.ts';

export const makerTier = pgEnum('maker_tier', MAKER_TIERS);
export const makerStatus = pgEnum('maker_status', statusNames(MAKER_STATUSES));

export const makers = pgTable(
  'makers',
  {
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
    /** Where customers pick up what they ordered; null when they can’t. For customers, never for the public. */
    pickupPlace: jsonb('pickup_place').$type<PickupPlace>(),
    isDemo: boolean('is_demo').notNull().default(false),
    /** When the documents were sent for the decision that is due or was taken last; null while none were sent. */
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    /** What the maker was told when refused. */
    refusalReason: text('refusal_reason'),
    /** Whether the suspension is that of the person, and ends with it. */
    suspendedWithOwner: boolean('suspended_with_owner').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('makers_waiting').on(t.submittedAt).where(sql`${t.status} = 'pending' and ${t.submittedAt} is not null`),
  ],
);

export const documentKind = pgEnum('document_kind', DOCUMENT_KINDS);
export const documentStatus = pgEnum('document_status', statusNames(DOCUMENT_STATUSES));

/** What a maker shows us to be verified. Private: only staff and the maker may read the files. */
export const makerDocuments = pgTable(
  'maker_documents',
  {
    _id: key(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id, { onDelete: 'cascade' }),
    kind: documentKind('kind').notNull(),
    status: documentStatus('status').notNull().default('draft'),
    /** Key of the file in storage. */
    path: text('path').notNull().unique(),
    contentType: text('content_type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('maker_documents_maker').on(t.makerId)],
);
