import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { dayIn, id, moment, version } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { payment } from '../payments/payments.ts';
import { periodQuery, resolvedPeriod } from '../periods.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';
import { invoice, paymentMethod } from './billing.ts';
import { compForm, featureForm, planForm, priceForm, refundInvoiceForm, staffCancelForm } from './forms.ts';
import {
  PLAN_INTERVALS,
  PLAN_STATUSES,
  PRICE_STATUSES,
  SUBSCRIPTION_STATUS_NAMES,
  SUBSCRIPTION_STATUSES,
} from './statuses.ts';
import { planFeature, planPrice, subscriptionEvent } from './subscriptions.ts';
import { usageFigure } from './usage.ts';

const interval = z.enum(PLAN_INTERVALS);

export const staffSubscriptionErrors = defineErrors({
  subscription_ended: [409, 'This subscription has ended.'],
  cannot_comp: [409, 'Only an active subscription or a trial can be extended.'],
  refund_exceeds: [409, 'This is more than the amount left to refund.'],
  plan_used: [409, 'This plan has subscribers. Withdraw it instead.'],
  feature_used: [409, 'This feature is part of a plan. Remove it from the plans first.'],
});

/** Days in Lagos, the first and the last: `2026-11-01..2026-11-30`. */
const days = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/)
  .refine((text) => text.split('..').every((day) => dayIn().safeParse(day).success), 'Please select two dates.');

export const subscriptionResource = resource({
  path: '/api/staff/subscriptions',
  access: STAFF_ROLES,
  one: 'subscription',
  many: 'subscriptions',
  columns: {
    person: ['Customer', 'named'],
    plan: 'Plan',
    interval: ['Billing interval', PLAN_INTERVALS],
    amount: ['Price', 'money'],
    /** What it adds to a month’s recurring revenue: a twelfth of a yearly price; 0 unless it is active or overdue. */
    monthly: ['Monthly', 'money'],
    status: ['Status', SUBSCRIPTION_STATUSES],
    cancelAtPeriodEnd: ['Set to cancel', 'yes'],
    periodEnd: ['Paid until', 'day'],
    startedAt: ['Since', 'day'],
    endedAt: ['Ended', 'day?'],
  },
  row: z.object({ person: z.object({ _id: z.string(), name: z.string(), email: z.string() }) }),
  facts: {
    periodStart: ['Paid from', 'day'],
    pausedAt: ['Paused on', 'day?'],
    resumesAt: ['Resumes on', 'day?'],
  },
  detail: z.object({
    price: planPrice,
    trialEndsAt: moment.nullable(),
    pendingChange: z.object({ plan: z.string(), interval, amount: moneyOut, at: moment }).nullable(),
    credit: moneyOut,
    methods: z.array(paymentMethod),
    invoices: z.array(invoice.extend({ payments: z.array(payment), refundable: moneyOut })),
    usage: z.array(usageFigure),
    events: z.array(subscriptionEvent.extend({ actor: z.string().nullable() })),
    can: z.object({ comp: z.boolean(), cancel: z.boolean(), cancelNow: z.boolean() }),
  }),
  filters: {
    /** `paying` is active or overdue. */
    status: z.enum(['paying', ...SUBSCRIPTION_STATUS_NAMES]).optional(),
    /** Those that began as a trial. */
    trial: z.enum(['yes']).optional(),
    plan: id.optional(),
    interval: interval.optional(),
    ending: z.enum(['yes']).optional(),
    person: id.optional(),
    /** Those that were paid for, or owed, at the end of a day in Lagos. */
    payingOn: dayIn().optional(),
    /** Those that were first paid for within some days, ended after that, were tried, stopped being, or fell overdue. */
    began: days.optional(),
    left: days.optional(),
    tried: days.optional(),
    trialEnded: days.optional(),
    overdue: days.optional(),
  },
  sorts: ['-startedAt', 'periodEnd', 'amount', 'endedAt'],
});
export type LoadedSubscriptionRow = LoadedRow<typeof subscriptionResource>;
export type SubscriptionRecord = RecordOf<typeof subscriptionResource>;
export type LoadedSubscriptionRecord = LoadedRecord<typeof subscriptionResource>;

export const planResource = resource({
  path: '/api/staff/subscription-plans',
  access: STAFF_ROLES,
  one: 'plan',
  many: 'plans',
  columns: {
    name: 'Plan',
    position: ['Sort order', 'number'],
    /** Null where it is not offered. */
    monthly: ['Monthly', 'money?'],
    yearly: ['Yearly', 'money?'],
    /** People on it now, trials and overdue ones too. */
    subscribers: ['Subscribers', 'number'],
    status: ['Available', PLAN_STATUSES],
  },
  row: z.object({ slug: z.string(), tagline: z.string() }),
  detail: z.object({
    features: z.array(planFeature.extend({ featureId: z.string() })),
    /** Newest first; people on an earlier one keep it. */
    prices: z.array(
      planPrice.extend({ activeFrom: moment, status: z.enum(statusNames(PRICE_STATUSES)), subscribers: z.number() }),
    ),
  }),
  form: planForm,
  sorts: ['position', 'name'],
  actions: ['offer', 'withdraw'],
});
export type LoadedPlanRow = LoadedRow<typeof planResource>;
export type PlanRecord = RecordOf<typeof planResource>;
export type LoadedPlanRecord = LoadedRecord<typeof planResource>;

export const featureResource = resource({
  path: '/api/staff/subscription-features',
  access: STAFF_ROLES,
  one: 'feature',
  many: 'features',
  columns: {
    name: 'Feature',
    position: ['Sort order', 'number'],
    key: 'Key',
    unit: 'Unit',
    isMetered: 'Metered',
    trialLimit: ['In the trial', 'number?'],
    /** Names of those that hold it. */
    plans: ['In plans', 'texts'],
  },
  row: z.object({ description: z.string(), isMetered: z.boolean() }),
  form: featureForm,
  sorts: ['position', 'name'],
  actions: ['remove'],
});
export type FeatureRow = RowOf<typeof featureResource>;

const bySubscription = z.object({ subscriptionId: id });
const changed = z.object({ version: z.number() });

export const addPlanPrice = endpoint({
  method: 'POST',
  path: '/api/staff/subscription-plans/:planId/prices',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Give a plan a new price; people keep theirs until they change plan',
  params: z.object({ planId: id }),
  body: priceForm,
  response: z.object({ price: planPrice }),
});
export const compSubscription = endpoint({
  method: 'POST',
  path: '/api/staff/subscriptions/:subscriptionId/comp',
  access: STAFF_ROLES,
  summary: 'Extend a subscription without charge',
  params: bySubscription,
  body: compForm.extend({ version }),
  response: changed,
});
export const staffCancelSubscription = endpoint({
  method: 'POST',
  path: '/api/staff/subscriptions/:subscriptionId/cancel',
  access: STAFF_ROLES,
  summary: 'Cancel a subscription, at once or at the end of its period',
  params: bySubscription,
  body: staffCancelForm.extend({ version }),
  response: changed,
});
/** Needs an `Idempotency-Key` header; the same key refunds once. */
export const refundInvoice = endpoint({
  method: 'POST',
  path: '/api/staff/subscriptions/:subscriptionId/invoices/:invoiceId/refunds',
  access: STAFF_ROLES,
  status: 201,
  summary: 'Refund an invoice, or some of it, through the payment provider',
  params: bySubscription.extend({ invoiceId: id }),
  body: refundInvoiceForm,
  response: z.object({ refunded: moneyOut }),
});
export const getStaffInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/staff/subscriptions/:subscriptionId/invoices/:invoiceId/invoice.pdf',
  access: STAFF_ROLES,
  summary: 'An invoice as PDF',
  params: bySubscription.extend({ invoiceId: id }),
  produces: 'application/pdf',
});

const counts = z.object({ now: z.number(), before: z.number() });
const shares = z.object({ now: z.number().nullable(), before: z.number().nullable() });

export const subscriptionFigures = z.object({
  /** Monthly recurring revenue at the end of the period: prices of active and overdue ones, yearly ones by twelve. */
  mrr: z.object({ now: moneyOut, before: moneyOut }),
  /** Active and overdue ones at the end of the period. */
  paying: counts,
  /** First paid periods that began. */
  started: counts,
  /** Paying ones that ended. */
  churned: counts,
  trials: counts,
  /** Percent of the trials that ended in the period and were paid for afterwards; null when none ended. */
  trialConversion: shares,
  /** Those that fell overdue in the period, each counted once. */
  overdue: counts,
  /** Renewals whose first charge failed, and those of them that were paid after all. */
  failed: counts,
  recovered: counts,
  recoveredAmount: z.object({ now: moneyOut, before: moneyOut }),
});
export type SubscriptionFigures = z.input<typeof subscriptionFigures>;

export const subscriptionPoint = z.object({
  from: z.string(),
  to: z.string(),
  mrr: moneyOut,
  paying: z.number(),
  started: z.number(),
  churned: z.number(),
});
export type SubscriptionPoint = z.input<typeof subscriptionPoint>;

/** People whose first paid period began in a month, and how many of them still paid so many months later. */
export const cohort = z.object({
  /** `2026-11`, in Lagos. */
  month: z.string(),
  size: z.number(),
  /** The first is the month itself; months to come are left out. */
  retained: z.array(z.number()),
});
export type Cohort = z.input<typeof cohort>;

export const getSubscriptionAnalytics = endpoint({
  method: 'GET',
  path: '/api/staff/subscriptions/analytics',
  access: STAFF_ROLES,
  summary: 'Recurring revenue, new and lost subscribers, trials, recovered payments and retention in a period',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    figures: subscriptionFigures,
    points: z.array(subscriptionPoint),
    plans: z.array(z.object({ plan: z.string(), paying: z.number(), mrr: moneyOut })),
    cohorts: z.array(cohort),
  }),
});
