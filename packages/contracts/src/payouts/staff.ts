import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { type LoadedRow, type RowOf, resource } from '../resource.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { bankAccountForm, payoutBatchForm } from './forms.ts';

/**
 * Next statuses of a payout. `needs-approval`: the provider wants the transfer confirmed on its own site. What failed or
 * was reversed has gone back to the maker’s balance; a bank may still report success of what was thought to have failed.
 */
export const PAYOUT_STATUSES = statuses({
  pending: { label: 'In transit', tone: 'waiting', next: ['needs-approval', 'succeeded', 'failed', 'reversed'] },
  'needs-approval': {
    label: 'Needs approval at the payment provider',
    tone: 'waiting',
    next: ['succeeded', 'failed', 'reversed'],
  },
  succeeded: { label: 'Paid out', tone: 'good', next: ['reversed'] },
  failed: { label: 'Failed', tone: 'bad', next: ['succeeded'] },
  reversed: { label: 'Returned by the bank', tone: 'bad', next: [] },
});
export type PayoutStatus = StatusOf<typeof PAYOUT_STATUSES>;
export const PAYOUT_STATUS_NAMES = statusNames(PAYOUT_STATUSES);

/** A bank account as it is shown: of its number only the last four digits. */
export const bankAccount = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
});
export type BankAccount = z.input<typeof bankAccount>;

/** Who can be paid: whoever makes, and partners who recommend. */
export const PAYEE_KINDS = ['maker', 'partner'] as const;
export type PayeeKind = (typeof PAYEE_KINDS)[number];

/** List, export and detail: staff see all payouts, makers their own. */
export const payoutResource = resource({
  path: '/api/staff/payouts',
  access: [...STAFF_ROLES, ...MAKER_ROLES],
  one: 'payout',
  many: 'payouts',
  columns: {
    payee: ['Paid to', 'named'],
    amount: ['Amount', 'money'],
    status: ['Status', PAYOUT_STATUSES],
    /** Why it failed or came back, in the provider’s words. */
    reason: ['Reason', 'text?'],
    bankName: 'Bank',
    /** Its last four digits. */
    accountNumber: 'Account',
    accountName: 'Account name',
    createdAt: ['Started', 'day'],
    settledAt: ['Settled', 'day?'],
    reference: 'Reference',
  },
  row: z.object({
    payeeKind: z.enum(PAYEE_KINDS),
    bankCode: z.string(),
    /** The payout that took the place of this failed one. */
    retriedBy: z.string().nullable(),
    /** Where it would be sent if it were sent again: the payee’s account as it is now; null without one. */
    accountNow: z.object({ bankName: z.string(), accountNumber: z.string(), accountName: z.string() }).nullable(),
  }),
  filters: { status: z.enum(PAYOUT_STATUS_NAMES).optional(), makerId: id.optional(), partnerId: id.optional() },
  sorts: ['-createdAt', 'amount'],
});
export type PayoutRow = RowOf<typeof payoutResource>;
export type LoadedPayoutRow = LoadedRow<typeof payoutResource>;

/** Why somebody who has money to come is not paid now. */
export const SKIP_REASONS = ['no-account', 'not-approved'] as const;
export const SKIP_REASON_LABELS: Record<(typeof SKIP_REASONS)[number], string> = {
  'no-account': 'No bank account yet',
  'not-approved': 'Not approved',
};

const payee = z.object({ _id: z.string(), name: z.string() });
const skipped = z.object({ payee, amount: moneyOut, reason: z.enum(SKIP_REASONS) });

/** Why a workshop got nothing on a payout day, or would get nothing on the next. */
export const NO_PAYOUT_REASONS = [...SKIP_REASONS, 'below-minimum'] as const;
export type NoPayoutReason = (typeof NO_PAYOUT_REASONS)[number];

/** What a batch comes to. */
const batch = z.object({ payouts: z.number(), total: moneyOut, skipped: z.array(skipped) });
export type PayoutBatch = z.input<typeof batch>;
export type LoadedPayoutBatch = z.output<typeof batch>;

export const payoutErrors = defineErrors({
  not_retryable: [409, 'Only failed or returned payouts can be sent again, and only once.'],
  balance_short: [409, 'The balance no longer covers this payout. The available amount is paid with the next batch.'],
  no_account: [409, 'There is no bank account to pay to, or it is not approved.'],
  account_unknown: [422, 'The bank could not find this account. Please check the number and the bank.'],
  provider_unavailable: [503, 'The payment service is not available. Please try again in a moment.'],
});

export const previewPayouts = endpoint({
  method: 'GET',
  path: '/api/staff/payouts/due',
  access: STAFF_ROLES,
  summary: 'What a batch of payouts would come to now',
  response: z.object({ batch, minimum: moneyOut }),
});
export const startPayouts = endpoint({
  method: 'POST',
  path: '/api/staff/payouts',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Pay all makers and partners what is available to them; the same batch id starts nothing twice',
  body: payoutBatchForm,
  response: z.object({ batch }),
});
export const retryPayout = endpoint({
  method: 'POST',
  path: '/api/staff/payouts/:payoutId/retry',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Send a payout again that failed or came back, to the payee’s account as it is now',
  params: z.object({ payoutId: id }),
  response: z.object({ payoutId: z.string() }),
});

/** A time at which payouts started: what the workshop got, or why it got nothing. */
const payoutPeriod = z.object({
  at: moment,
  /** What was available then. */
  amount: moneyOut,
  payoutId: z.string().nullable(),
  reason: z.enum(NO_PAYOUT_REASONS).nullable(),
});
export type PayoutPeriod = z.input<typeof payoutPeriod>;

export const getPayoutSchedule = endpoint({
  method: 'GET',
  path: '/api/staff/payouts/schedule',
  access: MAKER_ROLES,
  summary: 'When the caller’s workshop is paid next and how much by now, and why past payout days brought nothing',
  response: z.object({
    next: z.object({
      at: moment,
      amount: moneyOut,
      /** What is available too, but left out while sets of aso-ebi are disputed. */
      disputed: moneyOut,
      reason: z.enum(NO_PAYOUT_REASONS).nullable(),
    }),
    minimum: moneyOut,
    /**
     * What waits for orders to close and bookings to be earned, the soonest first; `at` is when it is expected to become
     * available, if anybody knows; `_id` is of what its page shows: the order, the booking, or the invitation to an
     * aso-ebi group. What becomes available once a part is cut stands by itself.
     */
    pending: z.array(
      z.object({
        ...{ kind: z.enum(['order', 'cutting', 'booking', 'aso-ebi']), _id: z.string(), number: z.string() },
        ...{ amount: moneyOut, at: moment.nullable() },
      }),
    ),
    /** What of an order’s earnings is released when cutting starts, in percent. */
    materialsSharePercent: z.number(),
    /** Days after delivery or pickup at which the rest of an order is released. */
    daysAfterDelivery: z.number(),
    /** The latest first. */
    past: z.array(payoutPeriod),
  }),
});

export const listBanks = endpoint({
  method: 'GET',
  path: '/api/banks',
  access: 'signed-in',
  summary: 'Banks to which payouts can go',
  response: z.object({ items: z.array(z.object({ code: z.string(), name: z.string() })) }),
});
export const getBankAccount = endpoint({
  method: 'GET',
  path: '/api/staff/bank-account',
  access: MAKER_ROLES,
  summary: 'The caller’s bank account',
  response: z.object({ account: bankAccount.nullable() }),
});
export const checkBankAccount = endpoint({
  method: 'POST',
  path: '/api/bank-account/check',
  access: 'signed-in',
  summary: 'Whose account a number is, before it is kept',
  body: bankAccountForm,
  response: z.object({ accountName: z.string() }),
});
export const putBankAccount = endpoint({
  method: 'PUT',
  path: '/api/staff/bank-account',
  access: MAKER_ROLES,
  summary: 'Set the caller’s bank account, once the bank knows it',
  body: bankAccountForm,
  response: z.object({ account: bankAccount }),
});
