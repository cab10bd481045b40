import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** Next statuses of a subscription. `incomplete` waits for its first payment; `cancelled` and `expired` have ended. */
export const SUBSCRIPTION_STATUSES = statuses({
  incomplete: { label: 'Awaiting payment', tone: 'waiting', next: ['active', 'expired'] },
  trial: { label: 'Free trial', tone: 'good', next: ['active', 'past_due', 'cancelled', 'expired'] },
  active: { label: 'Active', tone: 'good', next: ['past_due', 'paused', 'cancelled', 'expired'] },
  past_due: { label: 'Past due', tone: 'bad', next: ['active', 'cancelled', 'expired'] },
  paused: { label: 'Paused', tone: 'waiting', next: ['active', 'cancelled'] },
  cancelled: { label: 'Cancelled', tone: 'over', next: [] },
  expired: { label: 'Ended', tone: 'over', next: [] },
});
export type SubscriptionStatus = StatusOf<typeof SUBSCRIPTION_STATUSES>;
export const SUBSCRIPTION_STATUS_NAMES = statusNames(SUBSCRIPTION_STATUSES);

const OPENS: readonly string[] = ['active', 'trial'];

/** Whether a status opens premium: active and trial do, in any letter case; anything else, known or not, does not. */
export const givesAccess = (status: unknown): boolean =>
  typeof status === 'string' && OPENS.includes(status.toLowerCase());

/** Next statuses of an invoice. A draft has no number yet: it gets one when it is paid or falls due. */
export const INVOICE_STATUSES = statuses({
  draft: { label: 'Draft', tone: 'waiting', next: ['paid', 'void'] },
  open: { label: 'Open', tone: 'bad', next: ['paid', 'uncollectible', 'void'] },
  uncollectible: { label: 'Uncollectible', tone: 'over', next: [] },
  paid: { label: 'Paid', tone: 'good', next: [] },
  void: { label: 'Void', tone: 'over', next: [] },
});
export type InvoiceStatus = StatusOf<typeof INVOICE_STATUSES>;
export const INVOICE_STATUS_NAMES = statusNames(INVOICE_STATUSES);

/** Whoever has a plan that is withdrawn keeps it. */
export const PLAN_STATUSES = statuses({
  offered: { label: 'Available', tone: 'good' },
  withdrawn: { label: 'Withdrawn', tone: 'over' },
});
/** Whoever pays an earlier price keeps it until they change plan. */
export const PRICE_STATUSES = statuses({
  current: { label: 'Current', tone: 'good' },
  earlier: { label: 'Earlier', tone: 'over' },
});

/** What an invoice is for: the first period, a following one, or the period that a change of plan begins at once. */
export const INVOICE_REASONS = ['start', 'renewal', 'change'] as const;
export type InvoiceReason = (typeof INVOICE_REASONS)[number];

/** `proration` is the unused share of the plan before, `credit` what was left over from an earlier change. */
export const INVOICE_LINE_KINDS = ['plan', 'proration', 'credit'] as const;
export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];

export const PLAN_INTERVALS = ['month', 'year'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** Months that an interval lasts. */
export const INTERVAL_MONTHS: Record<PlanInterval, number> = { month: 1, year: 12 };

/** Days of the free trial, and how long before its end a reminder comes. */
export const TRIAL_DAYS = 7;
export const REMINDER_DAYS = 3;
/** Days after a renewal fell due on which it is tried again; after the last one the subscription ends. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;
/** For how many months a subscription can rest. */
export const PAUSE_MONTHS = [1, 2, 3] as const;

/** What happens to a subscription, with what a person reads for it. */
export const SUBSCRIPTION_EVENTS = {
  started: 'Subscribed',
  'trial-started': 'Free trial started',
  'trial-reminded': 'Trial reminder sent',
  'renewal-reminded': 'Renewal reminder sent',
  converted: 'Trial converted to subscription',
  renewed: 'Renewed',
  'payment-failed': 'Payment failed',
  recovered: 'Overdue payment received',
  upgraded: 'Changed plan',
  'change-planned': 'Plan change scheduled',
  'change-undone': 'Scheduled plan change cancelled',
  changed: 'Scheduled plan change applied',
  paused: 'Paused',
  resumed: 'Resumed',
  'cancel-planned': 'Set to cancel',
  'cancel-undone': 'Cancellation undone',
  cancelled: 'Cancelled',
  expired: 'Ended',
  comped: 'Free period added',
  refunded: 'Invoice refunded',
} as const;
export type SubscriptionEventKind = keyof typeof SUBSCRIPTION_EVENTS;
export const SUBSCRIPTION_EVENT_KINDS = Object.keys(SUBSCRIPTION_EVENTS) as [
  SubscriptionEventKind,
  ...SubscriptionEventKind[],
];

/** Who caused an event: the person, the marketplace’s staff, or the billing clock. */
export const SUBSCRIPTION_ACTORS = ['person', 'staff', 'clock'] as const;
