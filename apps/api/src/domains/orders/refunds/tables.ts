import type { Answer } from '@adunni/contracts/endpoint';
import type { refundOrder } from '@adunni/contracts/orders/refunds';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, money } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { orderItems, orderParts, orders } from '../tables.ts';

export const refundKind = pgEnum('refund_kind', ['full', 'amount', 'lines']);

/** A refund that staff decided, with the first answer to its Idempotency-Key. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    _id: key(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users._id),
    kind: refundKind('kind').notNull(),
    reason: text('reason').notNull(),
    amount: money('amount').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was asked for. */
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<Answer<typeof refundOrder>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('order_refunds_key').on(t.actorId, t.key),
    index('order_refunds_order').on(t.orderId),
    check('order_refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** What a refund came to for one part or one line: goods − discount + tax + shipping − withheld = amount. */
export const orderRefundLines = pgTable(
  'order_refund_lines',
  {
    _id: key(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => orderRefunds._id, { onDelete: 'cascade' }),
    partId: uuid('part_id')
      .notNull()
      .references(() => orderParts._id),
    itemId: uuid('item_id').references(() => orderItems._id),
    quantity: integer('quantity'),
    goods: money('goods').notNull(),
    discount: money('discount').notNull(),
    tax: money('tax').notNull(),
    shippingCost: money('shipping_cost').notNull(),
    withheld: money('withheld').notNull(),
    amount: money('amount').notNull(),
    restocked: boolean('restocked').notNull(),
  },
  (t) => [
    index('order_refund_lines_refund').on(t.refundId),
    index('order_refund_lines_part').on(t.partId),
    check(
      'order_refund_lines_sum',
      sql`${t.amount} >= 0 and ${t.amount} = ${t.goods} - ${t.discount} + ${t.tax} + ${t.shippingCost} - ${t.withheld}`,
    ),
  ],
);
