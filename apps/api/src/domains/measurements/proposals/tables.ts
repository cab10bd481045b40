import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import { PROPOSAL_STATES } from '@adunni/contracts/measurements/measurements';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { bookings } from '../../bookings/tables.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { ageGroup, figure, lengthUnit } from '../tables.ts';

export const proposalState = pgEnum('proposal_state', PROPOSAL_STATES);

/** What a maker measured at a fitting, of a piece or at a booking, and asks the customer to take over. */
export const measurementProposals = pgTable(
  'measurement_proposals',
  {
    _id: key(),
    orderItemId: uuid('order_item_id').references(() => orderItems._id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings._id, { onDelete: 'cascade' }),
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
    state: proposalState('state').notNull().default('open'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // One question at a time about each piece, and about each booking.
    uniqueIndex('measurement_proposals_open').on(t.orderItemId).where(sql`${t.state} = 'open'`),
    uniqueIndex('measurement_proposals_open_booking').on(t.bookingId).where(sql`${t.state} = 'open'`),
    index('measurement_proposals_item').on(t.orderItemId, t._id),
    index('measurement_proposals_booking').on(t.bookingId, t._id),
    check('measurement_proposals_answered', sql`(${t.state} = 'open') = (${t.answeredAt} is null)`),
    check('measurement_proposals_of_one', sql`num_nonnulls(${t.orderItemId}, ${t.bookingId}) = 1`),
  ],
);
