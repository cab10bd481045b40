import { PAYOUT_STATUS_NAMES, type PayeeKind, type SKIP_REASONS } from '@adunni/contracts/payouts/staff';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';

export const payoutStatus = pgEnum('payout_status', PAYOUT_STATUS_NAMES);

/** Where a maker’s earnings go. The ending of the number is what the audit log and everybody else may see of it. */
export const bankAccounts = pgTable('bank_accounts', {
  makerId: uuid('id')
    .primaryKey()
    .references(() => makers._id),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumber: text('account_number').notNull(),
  accountEnding: text('account_ending').notNull(),
  /** As the bank knows its holder. */
  accountName: text('account_name').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Somebody whom a batch left out. */
export interface SkippedPayee {
  /** The maker’s or partner’s id. */
  makerId: string;
  kind?: PayeeKind;
  name: string;
  amount: number;
  reason: (typeof SKIP_REASONS)[number];
}

/** Payouts that were started together: on a payout day, or by somebody, under an id that their browser made up. */
export const payoutBatches = pgTable('payout_batches', {
  _id: key(),
  /** Null for those of a payout day. */
  startedBy: uuid('started_by').references(() => users._id),
  /** Who had money to come and was not paid; those of older batches are makers. Kobo. */
  skipped: jsonb('skipped').$type<SkippedPayee[]>().notNull().default([]),
  createdAt: createdAt(),
});

/** Money sent to one maker or partner, to the account as it was then. The reference is stored before the provider hears of it. */
export const payouts = pgTable(
  'payouts',
  {
    _id: key(),
    batchId: uuid('batch_id').references(() => payoutBatches._id),
    /** The failed payout that this one repeats. */
    retryOf: uuid('retry_of')
      .unique()
      .references((): AnyPgColumn => payouts._id),
    makerId: uuid('maker_id').references(() => makers._id),
    /** The partner whose commission it is; affiliates keep the constraint. */
    partnerId: uuid('partner_id'),
    amount: money('amount').notNull(),
    reference: text('reference').notNull().unique(),
    provider: text('provider').notNull(),
    status: payoutStatus('status').notNull().default('pending'),
    reason: text('reason'),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountEnding: text('account_ending').notNull(),
    accountName: text('account_name').notNull(),
    createdAt: createdAt(),
    /** When the provider was first asked; without an answer it is asked what became of the reference. */
    askedAt: moment('asked_at'),
    checkedAt: moment('checked_at'),
    settledAt: moment('settled_at'),
  },
  (t) => [
    unique('payouts_batch').on(t.batchId, t.makerId),
    unique('payouts_batch_partner').on(t.batchId, t.partnerId),
    index('payouts_partner').on(t.partnerId, t.createdAt, t._id).where(sql`${t.partnerId} is not null`),
    index('payouts_newest').on(t.createdAt, t._id),
    index('payouts_maker').on(t.makerId, t.createdAt, t._id),
    index('payouts_open').on(t.createdAt).where(sql`${t.status} in ('pending', 'needs-approval')`),
    check('payouts_one_payee', sql`num_nonnulls(${t.makerId}, ${t.partnerId}) = 1`),
    check('payouts_amount', sql`${t.amount} > 0`),
    check('payouts_reference', sql`${t.reference} ~ '^[a-z0-9_-]{16,50}$'`),
  ],
);
