import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { type LoadedRow, resource } from '../resource.ts';
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
  not_to_ask: [409, 'Only pending subscribers can be asked again, once a day at most.'],
  left_already: [409, 'This address is already unsubscribed.'],
});

export const subscriberResource = resource({
  path: '/api/staff/newsletter/subscribers',
  access: STAFF_ROLES,
  one: 'subscriber',
  many: 'subscribers',
  columns: {
    email: ['Email', 'email'],
    status: ['Status', SUBSCRIBER_STATUSES],
    /** Path of the page that the address was given on; null when unknown. */
    source: ['Subscribed on', 'text?'],
    createdAt: ['Since', 'day'],
    askedAt: ['Confirmation sent', 'day?'],
    confirmedAt: ['Confirmed', 'day?'],
    unsubscribedAt: ['Unsubscribed', 'day?'],
  },
  filters: {
    /** Without one, all but the removed. */
    status: z.enum(['any', ...statusNames(SUBSCRIBER_STATUSES)]).default('any'),
  },
  sorts: ['-createdAt', 'email'],
  actions: ['ask', 'unsubscribe', 'remove', 'restore'],
});
export type LoadedSubscriberRow = LoadedRow<typeof subscriberResource>;
