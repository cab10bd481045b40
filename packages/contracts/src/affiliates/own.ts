import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, listOf, moment, paging, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { bankAccountForm } from '../payouts/forms.ts';
import { bankAccount, PAYOUT_STATUS_NAMES } from '../payouts/staff.ts';
import { partnerProfileForm } from './forms.ts';
import {
  COMMISSION_STATUS_NAMES,
  HOLD_REASONS,
  PARTNER_STATUS_NAMES,
  REFERRAL_WAYS,
  SELF_REFERRAL_SIGNS,
} from './names.ts';

/** A partner’s money. `available` is below zero when a refund came after the payout; later commission makes up for it. */
export const partnerBalance = z.object({
  pending: moneyOut,
  available: moneyOut,
  inTransit: moneyOut,
  paidOut: moneyOut,
});
export type PartnerBalance = z.input<typeof partnerBalance>;

export const ownPartner = z.object({
  _id: z.string(),
  version: z.number(),
  status: z.enum(PARTNER_STATUS_NAMES),
  /** Why they were declined or suspended. */
  reason: z.string(),
  name: z.string(),
  code: z.string(),
  couponCode: z.string().nullable(),
  site: z.string(),
  words: z.string(),
  isListed: z.boolean(),
  products: z.array(z.object({ _id: z.string(), title: z.string() })),
  makers: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Their own rate; null when the programme’s rates hold. */
  percent: z.number().nullable(),
  bankAccount: bankAccount.nullable(),
  balance: partnerBalance,
  minimumPayout: moneyOut,
  nextPayoutAt: moment,
});
export type OwnPartner = z.input<typeof ownPartner>;

export const getOwnPartner = endpoint({
  method: 'GET',
  path: '/api/affiliate',
  access: 'signed-in',
  summary: 'The caller’s place in the partner programme; null for who has none',
  response: z.object({ partner: ownPartner.nullable() }),
});

export const saveOwnPartner = endpoint({
  method: 'PUT',
  path: '/api/affiliate',
  access: 'signed-in',
  summary: 'Change what the caller’s partner page says',
  body: z.object({ version, values: partnerProfileForm }),
  response: z.object({ version: z.number() }),
});

export const leaveProgramme = endpoint({
  method: 'POST',
  path: '/api/affiliate/leave',
  access: 'signed-in',
  summary: 'Leave the programme; commission that was earned is still paid',
  response: z.object({ message: z.string() }),
});

export const putPartnerBankAccount = endpoint({
  method: 'PUT',
  path: '/api/affiliate/bank-account',
  access: 'signed-in',
  summary: 'Set where the caller’s commission goes, once the bank knows the account',
  body: bankAccountForm,
  response: z.object({ account: bankAccount }),
});

/** Periods of a partner’s figures, in days. */
export const FIGURE_DAYS = ['7', '30', '90', '365'] as const;

const figures = z.object({ clicks: z.number(), orders: z.number(), earned: moneyOut });
export const dayFigures = figures.extend({ day: z.string() });
export type DayFigures = z.input<typeof dayFigures>;

export const getPartnerFigures = endpoint({
  method: 'GET',
  path: '/api/affiliate/figures',
  access: 'signed-in',
  summary: 'Clicks, orders and commission by day, and of the whole period',
  query: z.object({ days: z.enum(FIGURE_DAYS).default('30') }),
  response: z.object({ days: z.array(dayFigures), total: figures }),
});

/** A commission without anything of the customer’s. */
const ownCommission = z.object({
  _id: z.string(),
  createdAt: moment,
  via: z.enum(REFERRAL_WAYS),
  status: z.enum(COMMISSION_STATUS_NAMES),
  holdReason: z.enum(HOLD_REASONS).nullable(),
  signs: z.array(z.enum(SELF_REFERRAL_SIGNS)),
  /** Why staff took it back. */
  reason: z.string(),
  /** What the products cost after discount, without tax and shipping, and what of it was paid and not given back. */
  goods: moneyOut,
  percent: z.number(),
  amount: moneyOut,
  /** When it became due. */
  dueAt: moment.nullable(),
});
export type OwnCommission = z.input<typeof ownCommission>;

export const listOwnCommissions = endpoint({
  method: 'GET',
  path: '/api/affiliate/commissions',
  access: 'signed-in',
  summary: 'The caller’s commissions, newest first',
  query: paging.extend({ status: z.enum(COMMISSION_STATUS_NAMES).optional() }),
  response: listOf(ownCommission),
});

const ownPayout = z.object({
  _id: z.string(),
  createdAt: moment,
  settledAt: moment.nullable(),
  amount: moneyOut,
  status: z.enum(PAYOUT_STATUS_NAMES),
  bankName: z.string(),
  /** Its last four digits. */
  accountNumber: z.string(),
});
export type OwnPayout = z.input<typeof ownPayout>;

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/api/affiliate/payouts',
  access: 'signed-in',
  summary: 'The caller’s payouts of commission, newest first',
  query: paging,
  response: listOf(ownPayout),
});

export const getPayoutStatement = endpoint({
  method: 'GET',
  path: '/api/affiliate/payouts/:payoutId/statement.pdf',
  access: 'signed-in',
  produces: 'application/pdf',
  summary: 'A payout of commission and what it was paid for, as PDF',
  params: z.object({ payoutId: id }),
});
