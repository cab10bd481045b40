import type { placeOrder } from '@adunni/contracts/checkout/checkout';
import type { Answer } from '@adunni/contracts/endpoint';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** First answer to each Idempotency-Key of a person, so that a retry gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    orderId: uuid('order_id').references(() => orders._id),
    /** Absent until the payment page has been asked for. */
    answer: jsonb('answer').$type<Answer<typeof placeOrder>>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
