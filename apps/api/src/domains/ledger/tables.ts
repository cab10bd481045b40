import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '@adunni/contracts/ledger/ledger';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { key, moment, money } from '../../kit/database/columns.ts';
import { makers } from '../makers/tables.ts';

export const ledgerAccount = pgEnum('ledger_account', LEDGER_ACCOUNTS);
export const ledgerKind = pgEnum('ledger_kind', LEDGER_KINDS);

/** An event that moved money. Its cause is unique, so that it is posted once however often it is tried. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    _id: key(),
    kind: ledgerKind('kind').notNull(),
    cause: text('cause').notNull().unique(),
    /** What it is about, if not only a maker; the domains that these point to keep the constraints, in database.sql. */
    orderId: uuid('order_id'),
    bookingId: uuid('booking_id'),
    asoEbiOrderId: uuid('aso_ebi_order_id'),
    invoiceId: uuid('invoice_id'),
    milestoneId: uuid('milestone_id'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('ledger_transactions_order').on(t.orderId),
    index('ledger_transactions_booking').on(t.bookingId).where(sql`${t.bookingId} is not null`),
    index('ledger_transactions_aso_ebi_order').on(t.asoEbiOrderId).where(sql`${t.asoEbiOrderId} is not null`),
  ],
);

/**
 * Debits (positive) and credits (negative) of a transaction. A trigger keeps their sum at zero, another keeps them from
 * being changed. On the provider’s account `makerId` and `partnerId` mark what was paid out to them.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    _id: key(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions._id),
    account: ledgerAccount('account').notNull(),
    makerId: uuid('maker_id').references(() => makers._id),
    /** The order part that it belongs to; orders keep the constraint. */
    partId: uuid('part_id'),
    /** The partner whose commission it is; affiliates keep the constraint. */
    partnerId: uuid('partner_id'),
    amount: money('amount').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transactionId),
    // The amounts lie in the index, so that balances are read from it alone.
    index('ledger_entries_balance').on(t.account, t.makerId, t.amount),
    index('ledger_entries_part').on(t.partId, t.account, t.amount),
    index('ledger_entries_partner').on(t.partnerId, t.account, t.amount).where(sql`${t.partnerId} is not null`),
    index('ledger_entries_statement').on(t.makerId, t.at, t._id),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
  ],
);

/** What lay on each account, per maker, when the ledger was last closed: sums of all entries below the mark. */
export const ledgerClosings = pgTable(
  'ledger_closings',
  {
    account: ledgerAccount('account').notNull(),
    makerId: uuid('maker_id'),
    amount: money('amount').notNull(),
  },
  (t) => [index('ledger_closings_account').on(t.account)],
);

/** The one mark up to which the ledger is closed: an entry’s id, which tells when it was made. */
export const ledgerMarks = pgTable(
  'ledger_marks',
  { only: boolean('only').primaryKey().default(true), mark: uuid('mark').notNull() },
  (t) => [check('ledger_marks_one', sql`${t.only}`)],
);
