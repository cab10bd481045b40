import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiSets } from '../placing/tables.ts';

/** Each time that a set was handed over, or was not after all: who said so, and when. */
export const asoEbiHandings = pgTable(
  'aso_ebi_handings',
  {
    _id: key(),
    setId: uuid('set_id')
      .notNull()
      .references(() => asoEbiSets._id),
    isHandedOver: boolean('is_handed_over').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id),
    createdAt: createdAt(),
  },
  (t) => [index('aso_ebi_handings_set').on(t.setId, t._id)],
);
