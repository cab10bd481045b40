import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { moment } from '../fields.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** Where a subscriber stands: the newsletter goes to those who are confirmed. */
export const SUBSCRIBER_STATUSES = statuses({
  confirmed: { label: 'Confirmed', tone: 'good' },
  pending: { label: 'Not confirmed yet', tone: 'waiting' },
  unsubscribed: { label: 'Unsubscribed', tone: 'over' },
  removed: { label: 'Removed', tone: 'over' },
});
export type SubscriberStatus = StatusOf<typeof SUBSCRIBER_STATUSES>;

export const newsletterStaffErrors = defineErrors({
  not_to_ask: [409, 'Only a pending address is asked again, and at most once a day.'],
  left_already: [409, 'This address has left already.'],
});

export const subscriberRow = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(statusNames(SUBSCRIBER_STATUSES)),
  /** Path of the page that the address was given on; null when unknown. */
  source: z.string().nullable(),
  createdAt: moment,
  askedAt: moment.nullable(),
  confirmedAt: moment.nullable(),
  unsubscribedAt: moment.nullable(),
});
export type SubscriberRow = z.input<typeof subscriberRow>;
export type LoadedSubscriberRow = z.output<typeof subscriberRow>;

export const subscriberResource = resource({
  path: '/api/staff/newsletter/subscribers',
  access: STAFF_ROLES,
  one: 'subscriber',
  many: 'subscribers',
  columns: {
    email: 'Email',
    status: ['Status', SUBSCRIBER_STATUSES],
    source: 'Subscribed on',
    createdAt: ['Since', 'day'],
    askedAt: ['Asked', 'day?'],
    confirmedAt: ['Confirmed', 'day?'],
    unsubscribedAt: ['Left', 'day?'],
  },
  row: subscriberRow,
  filters: {
    /** Without one, all but the removed. */
    status: z.enum(['any', ...statusNames(SUBSCRIBER_STATUSES)]).default('any'),
  },
  sorts: ['-createdAt', 'email'],
  actions: ['ask', 'unsubscribe', 'remove', 'restore'],
});
