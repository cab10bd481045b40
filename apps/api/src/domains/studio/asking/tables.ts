import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import {
  ASK_STATUS_NAMES,
  DECLINE_REASON_NAMES,
  MOST_DAYS,
  REQUEST_STATUS_NAMES,
} from '@adunni/contracts/studio/asking/names';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../../kit/database/columns.ts';
import { looks, products, variants } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { orders } from '../../orders/tables.ts';

export const requestStatus = pgEnum('design_request_status', REQUEST_STATUS_NAMES);
export const askStatus = pgEnum('design_ask_status', ASK_STATUS_NAMES);
export const declineReason = pgEnum('design_decline_reason', DECLINE_REASON_NAMES);

/** What a customer asks makers for, with a copy of the design of its own. */
export const designRequests = pgTable(
  'design_requests',
  {
    _id: key(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users._id),
    status: requestStatus('status').notNull().default('open'),
    title: text('title').notNull(),
    words: text('words').notNull(),
    /** The saved design that it came from, which may be gone. */
    designId: uuid('design_id'),
    recipe: jsonb('recipe').$type<RecipePart>(),
    lookHash: text('look_hash').references(() => looks.hash),
    /** A product that it is to be like. */
    productId: uuid('product_id').references(() => products._id, { onDelete: 'set null' }),
    /** Until when what was accepted can be ordered. */
    payBy: moment('pay_by'),
    /** What was made of the accepted answer, to be ordered. */
    commissionId: uuid('commission_id').references(() => products._id, { onDelete: 'set null' }),
    variantId: uuid('variant_id').references(() => variants._id, { onDelete: 'set null' }),
    orderId: uuid('order_id').references(() => orders._id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('design_requests_customer').on(t.customerId, t._id),
    index('design_requests_due').on(t.payBy).where(sql`${t.status} = 'accepted'`),
    index('design_requests_commission').on(t.commissionId).where(sql`${t.commissionId} is not null`),
    index('design_requests_look').on(t.lookHash).where(sql`${t.lookHash} is not null`),
    check('design_requests_look_of_recipe', sql`(${t.recipe} is null) = (${t.lookHash} is null)`),
    check('design_requests_pay_by', sql`${t.status} <> 'accepted' or ${t.payBy} is not null`),
  ],
);

/** A request as one maker has it, with their answer. */
export const designAsks = pgTable(
  'design_asks',
  {
    _id: key(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => designRequests._id, { onDelete: 'cascade' }),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    /** Whose request it is and what it is about, so that nobody asks a maker the same twice at a time. */
    subject: text('subject').notNull(),
    status: askStatus('status').notNull().default('asked'),
    respondBy: moment('respond_by').notNull(),
    price: money('price'),
    days: integer('days'),
    message: text('message').notNull().default(''),
    /** As they would make it, where that is not what was asked. */
    recipe: jsonb('recipe').$type<RecipePart>(),
    lookHash: text('look_hash').references(() => looks.hash),
    answeredAt: moment('answered_at'),
    holdsUntil: moment('holds_until'),
    /** How often they have answered. */
    revision: integer('revision').notNull().default(0),
    declineReason: declineReason('decline_reason'),
    declineNote: text('decline_note').notNull().default(''),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('design_asks_once').on(t.makerId, t.subject).where(sql`${t.status} in ('asked', 'answered')`),
    uniqueIndex('design_asks_accepted').on(t.requestId).where(sql`${t.status} = 'accepted'`),
    index('design_asks_request').on(t.requestId, t._id),
    index('design_asks_maker').on(t.makerId, t._id),
    index('design_asks_waiting').on(t.respondBy).where(sql`${t.status} = 'asked'`),
    index('design_asks_held').on(t.holdsUntil).where(sql`${t.status} = 'answered'`),
    index('design_asks_look').on(t.lookHash).where(sql`${t.lookHash} is not null`),
    check(
      'design_asks_answer',
      sql`${t.status} not in ('answered', 'accepted')
        or (${t.price} > 0 and ${t.days} between 1 and ${sql.raw(String(MOST_DAYS))}
          and ${t.answeredAt} is not null and ${t.holdsUntil} is not null)`,
    ),
    check('design_asks_look_of_recipe', sql`(${t.recipe} is null) = (${t.lookHash} is null)`),
  ],
);

export type RequestRow = typeof designRequests.$inferSelect;
export type AskRowStored = typeof designAsks.$inferSelect;
