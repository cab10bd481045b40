import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, messageResponse, moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { periodQuery, resolvedPeriod, span } from '../periods.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { partnerForm, partnerNoteForm, rateForm, reasonForm } from './forms.ts';
import { COMMISSION_STATUS_NAMES, PARTNER_STATUS_NAMES, PARTNER_STATUSES, SELF_REFERRAL_SIGNS } from './names.ts';
import { partnerBalance } from './own.ts';

export const partnerResource = resource({
  path: '/api/staff/affiliates/partners',
  access: STAFF_ROLES,
  one: 'partner',
  many: 'partners',
  columns: {
    name: 'Partner',
    code: 'Code',
    status: ['Status', PARTNER_STATUSES],
    /** What orders that they brought came to, and what that cost. */
    revenue: ['Revenue', 'money'],
    commission: ['Commission', 'money'],
    /** Self-referrals that were refused. */
    refused: ['Refused', 'number'],
    createdAt: ['Applied', 'day'],
  },
  row: z.object({ site: z.string(), isListed: z.boolean() }),
  facts: {
    site: 'Website or handle',
    percent: ['Own rate', 'percent?'],
    couponCode: ['Coupon', 'text?'],
    bankAccount: ['Bank account', 'text?'],
    email: ['Email', 'email?'],
    decidedAt: ['Decided', 'day?'],
    reason: 'Reason told',
  },
  detail: z.object({
    userId: z.string().nullable(),
    couponId: z.string().nullable(),
    audience: z.string(),
    promotion: z.string(),
    words: z.string(),
    balance: partnerBalance,
    notes: z.array(z.object({ _id: z.string(), text: z.string(), author: z.string(), at: moment })),
    /** What speaks against them, the newest first. */
    suspicions: z.array(
      z.object({
        commissionId: z.string(),
        orderId: z.string(),
        orderNumber: z.string(),
        signs: z.array(z.enum(SELF_REFERRAL_SIGNS)),
        /** Where its commission stands now; staff may have let it count. */
        status: z.enum(COMMISSION_STATUS_NAMES),
        at: moment,
      }),
    ),
    /** Other partners who are paid to the same bank account. */
    sameBankAccount: z.array(z.object({ _id: z.string(), name: z.string() })),
  }),
  form: partnerForm,
  filters: { status: z.enum(PARTNER_STATUS_NAMES).optional() },
  sorts: ['waiting', '-createdAt', 'name'],
  sortNames: { waiting: 'Applications first' },
  actions: ['approve', 'reinstate'],
  isOpenedElsewhere: true,
});
export type PartnerRow = RowOf<typeof partnerResource>;

const byId = z.object({ partnerId: id });

export const declinePartner = endpoint({
  method: 'POST',
  path: '/api/staff/affiliates/partners/:partnerId/decline',
  access: STAFF_ROLES,
  summary: 'Decline an application with a reason that the applicant reads',
  params: byId,
  body: reasonForm,
  response: messageResponse,
});
export const suspendPartner = endpoint({
  method: 'POST',
  path: '/api/staff/affiliates/partners/:partnerId/suspend',
  access: STAFF_ROLES,
  summary: 'Suspend a partner with a reason that they read; what they have earned is held',
  params: byId,
  body: reasonForm,
  response: messageResponse,
});
export const notePartner = endpoint({
  method: 'POST',
  path: '/api/staff/affiliates/partners/:partnerId/notes',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Note something about a partner that only staff read',
  params: byId,
  body: partnerNoteForm,
  response: messageResponse,
});

export const rateResource = resource({
  path: '/api/staff/affiliates/rates',
  access: STAFF_ROLES,
  one: 'rate',
  many: 'rates',
  columns: {
    title: 'Rate',
    percent: ['Commission', 'percent'],
    category: ['Category', 'named?'],
    partner: ['Partner', 'named?'],
    startsOn: ['From', 'text?'],
    endsOn: ['Until', 'text?'],
    createdAt: ['Created', 'day'],
  },
  form: rateForm,
  sorts: ['-createdAt', 'title', 'percent'],
  actions: ['remove'],
});
export type RateRow = RowOf<typeof rateResource>;

const programmeFigures = z.object({
  orders: z.number(),
  /** What the products came to after discount and refunds, without tax and shipping. */
  revenue: moneyOut,
  /** Commission of it. */
  cost: moneyOut,
  newCustomers: z.number(),
  /** Share of the order parts of which money went back, 0 to 100. */
  returnedPercent: z.number(),
});

export const getProgrammeFigures = endpoint({
  method: 'GET',
  path: '/api/staff/affiliates/figures',
  access: STAFF_ROLES,
  summary: 'What partners brought and cost in a period and the one before, beside all orders',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    points: z.array(span.extend({ revenue: moneyOut, cost: moneyOut })),
    partners: z.array(programmeFigures.extend({ partner: z.object({ _id: z.string(), name: z.string() }) })),
    together: programmeFigures,
    /** What they did together in the period before. */
    before: programmeFigures,
    all: programmeFigures,
  }),
});
export type ProgrammeFigures = z.input<typeof programmeFigures>;
