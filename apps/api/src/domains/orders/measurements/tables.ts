import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../../kit/database/columns.ts';
import { measurementProfiles, measurementVersions } from '../../measurements/tables.ts';
import { orderItems } from '../tables.ts';

/**
 * What an order’s line is made from; whatever becomes of the profile, `frozen` stays as it was when it was placed or
 * replaced. What was replaced is kept with when that was.
 */
export const orderMeasurements = pgTable(
  'order_measurements',
  {
    _id: key(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems._id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id').references(() => measurementProfiles._id, { onDelete: 'set null' }),
    versionId: uuid('version_id').references(() => measurementVersions._id, { onDelete: 'set null' }),
    frozen: jsonb('frozen').$type<FrozenMeasurements>().notNull(),
    createdAt: createdAt(),
    /** Null for what it is made from. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (t) => [
    index('order_measurements_item').on(t.orderItemId),
    uniqueIndex('order_measurements_current').on(t.orderItemId).where(sql`${t.replacedAt} is null`),
    index('order_measurements_profile').on(t.profileId),
    index('order_measurements_version').on(t.versionId),
  ],
);
