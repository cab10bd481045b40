import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../tables.ts';

/** The conversation of a customer with a maker, apart from any order; what is said lies in conversations. */
export const enquiries = pgTable(
  'enquiries',
  {
    _id: key(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id, { onDelete: 'cascade' }),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users._id),
    createdAt: createdAt(),
  },
  (t) => [unique('enquiries_pair').on(t.customerId, t.makerId), index('enquiries_maker').on(t.makerId)],
);
