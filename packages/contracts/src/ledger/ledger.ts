import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, moment, paging } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';

/**
 * The marketplace’s accounts. What it has stands as a debit (positive), what it owes or has earned as a credit
 * (negative), so that everything together sums to zero.
 */
export const LEDGER_ACCOUNTS = [
  'provider',
  'unassigned',
  'held-earnings',
  'held-commission',
  'held-tax',
  'maker-payable',
  'commission',
  'subscriptions',
  'planning',
  'tax',
  'affiliate-pending',
  'affiliate-payable',
  'affiliates',
  'refunds',
  'payouts',
  'bank',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What a person reads for an account, and what lies on it. */
export const LEDGER_ACCOUNT_LABELS: Record<LedgerAccount, { label: string; meaning: string }> = {
  provider: { label: 'Payment provider', meaning: 'Money that the payment provider holds for the marketplace.' },
  unassigned: {
    label: 'Unmatched payments',
    meaning: 'Payments without an order, to be refunded. Below zero is what customers owe.',
  },
  'held-earnings': { label: 'Held for makers', meaning: 'Paid by customers for work that is not finished yet.' },
  'held-commission': { label: 'Pending commission', meaning: 'Commission on work that is not finished yet.' },
  'held-tax': { label: 'Pending tax', meaning: 'Tax on work that is not finished yet.' },
  'maker-payable': { label: 'Owed to makers', meaning: 'Released to makers and not paid out yet.' },
  commission: { label: 'Commission', meaning: 'What the marketplace has earned.' },
  subscriptions: { label: 'Subscriptions', meaning: 'Paid by subscribers for their plans.' },
  planning: { label: 'Planning', meaning: 'Paid by customers for celebrations that we plan.' },
  tax: { label: 'Tax', meaning: 'Collected for the tax authority.' },
  'affiliate-pending': {
    label: 'Pending for partners',
    meaning: 'Partner commission on orders that are not closed yet.',
  },
  'affiliate-payable': { label: 'Owed to partners', meaning: 'Partner commission that is due and not paid out yet.' },
  affiliates: { label: 'Partner commission', meaning: 'What partners who recommend us have cost.' },
  refunds: { label: 'Refunds in transit', meaning: 'Owed to customers until the provider has returned it.' },
  payouts: { label: 'Payouts in transit', meaning: 'Sent to the banks of makers and partners, not yet confirmed.' },
  bank: { label: 'Own bank account', meaning: 'Received or refunded by hand, outside of the payment provider.' },
};

/** Events that move money from one account to another. */
export const LEDGER_KINDS = [
  'payment',
  'refund',
  'refund-sent',
  'payment-reversed',
  'payment-settled',
  'materials',
  'earnings',
  'affiliate-commission',
  'payout',
  'payout-sent',
  'payout-returned',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What a person reads for an event. */
export const LEDGER_KIND_LABELS: Record<LedgerKind, string> = {
  payment: 'Customer paid',
  refund: 'Refund to the customer',
  'refund-sent': 'Refund sent',
  'payment-reversed': 'Payment reversed',
  'payment-settled': 'Payment settled by hand',
  materials: 'Materials share released',
  earnings: 'Earnings released',
  'affiliate-commission': 'Partner commission',
  payout: 'Payout',
  'payout-sent': 'Payout arrived',
  'payout-returned': 'Payout returned',
};

/** A maker’s money. `available` is below zero when a refund came after the payout; later earnings make up for it. */
export const makerBalance = z.object({
  /** Paid by customers, released when the work is done. */
  pending: moneyOut,
  available: moneyOut,
  inTransit: moneyOut,
  paidOut: moneyOut,
});
export type MakerBalance = z.input<typeof makerBalance>;
export type LoadedMakerBalance = z.output<typeof makerBalance>;

/** One movement of a maker’s money; `amount` is positive when it goes to the maker. */
export const statementLine = z.object({
  _id: z.string(),
  /** Of the event that moved it: a release has two lines, one from each balance. */
  transactionId: z.string(),
  at: moment,
  kind: z.enum(LEDGER_KINDS),
  balance: z.enum(['pending', 'available']),
  amount: moneyOut,
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  bookingId: z.string().nullable(),
  bookingNumber: z.string().nullable(),
  /** Of an order of sets for a celebration, and the maker’s invitation to its group, whose page shows it. */
  asoEbiNumber: z.string().nullable(),
  asoEbiInvitationId: z.string().nullable(),
  /** What a refund was for, where its page can’t say that. */
  reason: z.string().nullable(),
});
export type StatementLine = z.input<typeof statementLine>;
export type LoadedStatementLine = z.output<typeof statementLine>;

/** What a maker sold in a month of Lagos, after refunds, and what of it is theirs. */
export const monthEarnings = z.object({
  /** `2026-11`. */
  month: z.string(),
  /** Paid by customers, without tax. */
  gross: moneyOut,
  commission: moneyOut,
  /** What payouts cost the maker; we charge nothing for them. */
  fees: moneyOut,
  net: moneyOut,
});
export type MonthEarnings = z.input<typeof monthEarnings>;
export type LoadedMonthEarnings = z.output<typeof monthEarnings>;

export const accountTotal = z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: moneyOut });

export const getBalance = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/balance',
  access: MAKER_ROLES,
  summary: 'The caller’s balance: pending, available, on its way, paid out',
  response: z.object({ balance: makerBalance }),
});
/** A month of Lagos: `2026-11`. */
const statementMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export const getStatement = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/statement',
  access: MAKER_ROLES,
  summary:
    'Movements of the caller’s money, all or of a month, newest first and by pages of whole events, and what the latest months came to',
  /** Pages and `total` count events, so that none is divided by a page’s end. */
  query: paging.extend({ month: statementMonth.optional() }),
  response: listOf(statementLine).extend({ months: z.array(monthEarnings) }),
});
export const exportStatement = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/statement/export',
  access: MAKER_ROLES,
  summary: 'The caller’s statement as CSV, all of it or of a month',
  query: z.object({ month: statementMonth.optional() }),
  produces: 'text/csv',
});
export const printStatement = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/statement/print',
  access: MAKER_ROLES,
  summary: 'The caller’s statement of a month as a PDF',
  query: z.object({ month: statementMonth }),
  produces: 'application/pdf',
});
export const listMakerBalances = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/balances',
  access: STAFF_ROLES,
  summary: 'Balances of all makers who have earned anything',
  response: z.object({
    items: z.array(makerBalance.extend({ maker: z.object({ _id: z.string(), name: z.string() }) })),
  }),
});
export const getLedgerSummary = endpoint({
  method: 'GET',
  path: '/api/staff/ledger/summary',
  access: STAFF_ROLES,
  summary: 'What lies on each account of the marketplace; the sum is always zero',
  response: z.object({ accounts: z.array(accountTotal), sum: moneyOut }),
});
