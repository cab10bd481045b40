import type { FrozenMeasurements } from '@adunni/contracts/measurements';
import { PROPOSAL_STATES } from '@adunni/contracts/measurements';
import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { ageGroup, figure, lengthUnit, measurementProfiles, measurementVersions } from '../tables.ts';

export const proposalState = pgEnum('proposal_state', PROPOSAL_STATES);

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

/** What a maker found at a fitting and asks the customer to take over. */
export const measurementProposals = pgTable(
  'measurement_proposals',
  {
    _id: key(),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems._id, { onDelete: 'cascade' }),
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
    /** What the piece was made from until then. */
    before: jsonb('before').$type<Lengths>().notNull(),
    measuredOn: date('measured_on').notNull(),
    note: text('note').notNull(),
    state: proposalState('state').notNull().default('open'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // One question at a time about each piece.
    uniqueIndex('measurement_proposals_open').on(t.orderItemId).where(sql`${t.state} = 'open'`),
    index('measurement_proposals_item').on(t.orderItemId, t._id),
    check('measurement_proposals_answered', sql`(${t.state} = 'open') = (${t.answeredAt} is null)`),
  ],
);
