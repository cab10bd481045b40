import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { listOf, moment, paging } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { startedPayment } from '../payments/payments.ts';
import { invoice, invoiceLine } from './billing.ts';
import { cancelForm, chooseForm, confirmChangeForm, pauseForm, settingsForm, subscribeForm } from './forms.ts';
import {
  PLAN_INTERVALS,
  SUBSCRIPTION_ACTORS,
  SUBSCRIPTION_EVENT_KINDS,
  SUBSCRIPTION_STATUS_NAMES,
} from './statuses.ts';

/** What a plan holds of a feature. `limit` counts uses per month of a metered feature; null is without limit. */
export const planFeature = z.object({
  key: z.string(),
  name: z.string(),
  /** What one use is called: `try-on`. */
  unit: z.string(),
  isMetered: z.boolean(),
  isIncluded: z.boolean(),
  limit: z.number().nullable(),
  /** In the free trial; null: as in the plan. */
  trialLimit: z.number().nullable(),
});
export type PlanFeature = z.input<typeof planFeature>;

export const planPrice = z.object({ _id: z.string(), interval: z.enum(PLAN_INTERVALS), amount: moneyOut });
export type PlanPrice = z.input<typeof planPrice>;
export type LoadedPlanPrice = z.output<typeof planPrice>;

export const plan = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  position: z.number(),
  /** What new periods cost now. */
  prices: z.array(planPrice),
  /** What a year costs less than twelve months, in whole percent; null without both prices. */
  yearlySavingPercent: z.number().nullable(),
  features: z.array(planFeature),
});
export type Plan = z.input<typeof plan>;
export type LoadedPlan = z.output<typeof plan>;

const namedPlan = z.object({ slug: z.string(), name: z.string() });

export const subscription = z.object({
  _id: z.string(),
  status: z.enum(SUBSCRIPTION_STATUS_NAMES),
  plan: namedPlan,
  /** What this person pays; it stays until they change plan. */
  price: planPrice,
  periodStart: moment,
  /** When the period that is paid for (or the trial) ends. */
  periodEnd: moment,
  trialEndsAt: moment.nullable(),
  /** It is not renewed at the end of the period. */
  cancelAtPeriodEnd: z.boolean(),
  pendingChange: z.object({ plan: namedPlan, price: planPrice, at: moment }).nullable(),
  pausedAt: moment.nullable(),
  resumesAt: moment.nullable(),
  endedAt: moment.nullable(),
  features: z.array(planFeature),
  /** An invoice that waits for payment, when one does. */
  openInvoice: invoice.nullable(),
  startedAt: moment,
});
export type Subscription = z.input<typeof subscription>;
export type LoadedSubscription = z.output<typeof subscription>;

/** `none` when there never was a subscription; of one that ended, how it ended. */
export const mySubscription = z.object({
  status: z.enum([...SUBSCRIPTION_STATUS_NAMES, 'none']),
  hasAccess: z.boolean(),
  canTryFree: z.boolean(),
  subscription: subscription.nullable(),
});
export type MySubscription = z.input<typeof mySubscription>;
export type LoadedMySubscription = z.output<typeof mySubscription>;

export const changePreview = z.object({
  /** `now` begins a new period at once; `period-end` waits until what is paid for has ended. */
  takesEffect: z.enum(['now', 'period-end']),
  at: moment,
  /** To be sent back with the confirmation, so that it costs what was shown. */
  quotedAt: moment,
  plan: namedPlan,
  price: planPrice,
  /** Of the invoice: the new plan, less the unused share of the present one and earlier credit. */
  lines: z.array(invoiceLine),
  /** To pay now; 0 for a change at the end of the period. */
  amount: moneyOut,
  /** What is left over for following periods. */
  creditLeft: moneyOut,
  periodStart: moment,
  periodEnd: moment,
});
export type ChangePreview = z.input<typeof changePreview>;
export type LoadedChangePreview = z.output<typeof changePreview>;

export const subscriptionEvent = z.object({
  _id: z.string(),
  at: moment,
  kind: z.enum(SUBSCRIPTION_EVENT_KINDS),
  by: z.enum(SUBSCRIPTION_ACTORS),
  /** One sentence: from what to what, and why. */
  detail: z.string(),
  reason: z.string().nullable(),
});
export type SubscriptionEvent = z.input<typeof subscriptionEvent>;
export type LoadedSubscriptionEvent = z.output<typeof subscriptionEvent>;

export const subscriptionSettings = z.object({
  /** Whether it renews by itself; off is the same as cancelling at the end of the period. */
  renews: z.boolean(),
  /** A mail three days before a renewal; of a trial’s end it always comes. */
  remindsOfRenewal: z.boolean(),
  /** Mails at 80 % and 100 % of a limit; the bell tells it in any case. */
  mailsUsage: z.boolean(),
});
export type SubscriptionSettings = z.input<typeof subscriptionSettings>;

export const subscriptionErrors = defineErrors({
  trial_used: [409, 'You have already used your free trial. You can subscribe at any time.'],
  already_subscribed: [409, 'You already have a subscription. You can change its plan.'],
  no_subscription: [409, 'You have no subscription.'],
  plan_unavailable: [422, 'This plan is not available with this billing interval.'],
  same_plan: [422, 'You already have this plan.'],
  not_now: [409, 'This is not possible in your subscription’s current status.'],
  invoice_open: [409, 'You have an unpaid invoice. Please pay it first.'],
  charge_running: [409, 'Your card is being charged. Please check again in a minute.'],
  price_changed: [409, 'The amount has changed. Please review it again.'],
  method_needed: [422, 'You need at least one card while your subscription renews.'],
  too_many_methods: [422, 'You can keep up to 5 cards. Please remove one first.'],
  premium_needed: [403, 'You need a premium subscription to access this feature.'],
});

const SIGNED_IN = 'signed-in' as const;
const changed = z.object({ subscription });
/** `payment` is null when nothing is left to pay on a page: the saved card was charged, or nothing was due. */
const begun = z.object({ subscription, payment: startedPayment.nullable() });

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/subscription/plans',
  access: 'public',
  summary: 'List the plans with prices and what they hold, and the free trial',
  response: z.object({ plans: z.array(plan), trialDays: z.number() }),
});
export const getMySubscription = endpoint({
  method: 'GET',
  path: '/api/subscription/my-subscription',
  access: SIGNED_IN,
  summary: 'The caller’s subscription and whether it opens premium',
  response: z.object({ data: mySubscription }),
});
export const startTrial = endpoint({
  method: 'POST',
  path: '/api/subscription/trial',
  access: SIGNED_IN,
  status: 201,
  summary: 'Start the one free trial; no card is needed',
  body: chooseForm,
  response: changed,
});
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscription/subscribe',
  access: SIGNED_IN,
  status: 201,
  summary: 'Subscribe, also from a trial: charges the saved card or answers with the page to pay on',
  body: subscribeForm,
  response: begun,
});
export const previewChange = endpoint({
  method: 'POST',
  path: '/api/subscription/change/preview',
  access: SIGNED_IN,
  summary: 'What a change of plan would cost and when it would take effect',
  body: chooseForm,
  response: changePreview,
});
export const changePlan = endpoint({
  method: 'POST',
  path: '/api/subscription/change',
  access: SIGNED_IN,
  summary: 'Change plan: upwards now with proration, downwards at the end of the period',
  body: confirmChangeForm,
  response: begun,
});
export const undoChange = endpoint({
  method: 'DELETE',
  path: '/api/subscription/change',
  access: SIGNED_IN,
  summary: 'Undo a planned change of plan',
  response: changed,
});
export const pauseSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/pause',
  access: SIGNED_IN,
  summary: 'Pause: what is left of the period is kept until it resumes',
  body: pauseForm,
  response: changed,
});
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  access: SIGNED_IN,
  summary: 'Resume a paused subscription now',
  response: changed,
});
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: SIGNED_IN,
  summary: 'Cancel: access lasts until the end of what is paid for',
  body: cancelForm,
  response: changed,
});
export const undoCancel = endpoint({
  method: 'DELETE',
  path: '/api/subscription/cancel',
  access: SIGNED_IN,
  summary: 'Keep a subscription that was set to end',
  response: changed,
});
export const listSubscriptionEvents = endpoint({
  method: 'GET',
  path: '/api/subscription/history',
  access: SIGNED_IN,
  summary: 'Everything that happened to the caller’s subscriptions, newest first',
  query: paging,
  response: listOf(subscriptionEvent),
});
export const getSubscriptionSettings = endpoint({
  method: 'GET',
  path: '/api/subscription/settings',
  access: SIGNED_IN,
  summary: 'Whether it renews, and what the caller is reminded of',
  response: z.object({ settings: subscriptionSettings }),
});
export const changeSubscriptionSettings = endpoint({
  method: 'PUT',
  path: '/api/subscription/settings',
  access: SIGNED_IN,
  summary: 'Change renewal and reminders',
  body: settingsForm,
  response: z.object({ settings: subscriptionSettings }),
});
