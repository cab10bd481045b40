import { DISPUTE_STATUS_NAMES } from '@adunni/contracts/asoebi/disputes';
import { kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../../kit/database/columns.ts';
import { users } from '../../identity/tables.ts';
import { asoEbiSets } from '../placing/tables.ts';

/** What is wrong with a set, as staff look into it; nobody else reads it. */
export const asoEbiDisputes = pgTable(
  'aso_ebi_disputes',
  {
    _id: key(),
    setId: uuid('set_id')
      .notNull()
      .references(() => asoEbiSets._id),
    status: text('status', { enum: DISPUTE_STATUS_NAMES }).notNull().default('open'),
    note: text('note').notNull(),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users._id),
    /** Why it was decided so. */
    decision: text('decision').notNull().default(''),
    decidedBy: uuid('decided_by').references(() => users._id),
    decidedAt: moment('decided_at'),
    /** What the guest got back. */
    refund: money('refund').notNull().default(kobo(0)),
    createdAt: createdAt(),
  },
  (t) => [
    index('aso_ebi_disputes_set').on(t.setId),
    uniqueIndex('aso_ebi_disputes_open').on(t.setId).where(sql`${t.status} = 'open'`),
    check('aso_ebi_disputes_refund', sql`${t.refund} >= 0`),
  ],
);
export type DisputeRow = typeof asoEbiDisputes.$inferSelect;
