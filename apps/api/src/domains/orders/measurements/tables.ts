import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../../kit/database/columns.ts';
import { measurementProfiles, measurementVersions } from '../../measurements/tables.ts';
import { orderItems } from '../tables.ts';

/** What an order’s line is made from; whatever becomes of the profile, `frozen` stays as it was when it was placed. */
export const orderMeasurements = pgTable(
  'order_measurements',
  {
    _id: key(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .unique()
      .references(() => orderItems._id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id').references(() => measurementProfiles._id, { onDelete: 'set null' }),
    versionId: uuid('version_id').references(() => measurementVersions._id, { onDelete: 'set null' }),
    frozen: jsonb('frozen').$type<FrozenMeasurements>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_measurements_profile').on(t.profileId), index('order_measurements_version').on(t.versionId)],
);
