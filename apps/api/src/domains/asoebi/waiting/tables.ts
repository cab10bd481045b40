import { WAITING_STATE_NAMES } from '@adunni/contracts/asoebi/sets';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { asoEbiPackages } from '../tables.ts';

/** Who waits for sets of a package, in the order of their ids, which is that of their arrival. */
export const asoEbiWaiting = pgTable(
  'aso_ebi_waiting',
  {
    _id: key(),
    /** 128 random bits: by it the person finds their place without an account. */
    publicId: text('public_id').notNull().unique(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => asoEbiPackages._id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email'),
    /** All of them or none. */
    quantity: integer('quantity').notNull(),
    status: text('status', { enum: WAITING_STATE_NAMES }).notNull().default('waiting'),
    offeredUntil: moment('offered_until'),
    orderId: uuid('order_id').references(() => asoEbiOrders._id),
    userId: uuid('user_id').references(() => users._id),
    placementKey: text('placement_key').unique(),
    placementHash: text('placement_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    index('aso_ebi_waiting_queue').on(t.packageId, t._id).where(sql`${t.status} in ('waiting', 'offered')`),
    index('aso_ebi_waiting_offers').on(t.offeredUntil).where(sql`${t.status} = 'offered'`),
    index('aso_ebi_waiting_order').on(t.orderId),
    index('aso_ebi_waiting_user').on(t.userId),
    uniqueIndex('aso_ebi_waiting_once').on(t.packageId, t.phone).where(sql`${t.status} in ('waiting', 'offered')`),
    check('aso_ebi_waiting_quantity', sql`${t.quantity} > 0`),
  ],
);
export type WaitingRow = typeof asoEbiWaiting.$inferSelect;
