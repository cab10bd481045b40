import { z } from 'zod';
import { defineErrors } from '../errors.ts';
import { dayIn } from '../fields.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { cartItem } from './cart.ts';

/** After so many hours untouched, a cart counts as abandoned (est.). */
export const ABANDONED_HOURS = 24;
/** A person is reminded of their cart at most once in so many days (est.). */
export const REMINDER_DAYS = 7;

export const CART_STATUSES = statuses({
  live: { label: 'In use', tone: 'good' },
  abandoned: { label: 'Abandoned', tone: 'waiting' },
});
export type CartStatus = StatusOf<typeof CART_STATUSES>;

export const cartReminderErrors = defineErrors({
  cart_of_visitor: [422, 'This cart belongs to a visitor who has no email address on file.'],
  cart_live: [422, 'This cart was active within the last day.'],
  cart_reminded: [422, 'This customer was reminded within the last week.'],
});

/** Carts with something in them. */
export const cartResource = resource({
  path: '/api/staff/carts',
  access: STAFF_ROLES,
  one: 'cart',
  many: 'carts',
  columns: {
    customer: ['Customer', 'named?'],
    titles: ['Items', 'texts'],
    pieces: ['Number', 'number'],
    /** At the prices that the shopper last saw. */
    value: ['Value', 'money'],
    status: ['Status', CART_STATUSES],
    couponCode: ['Coupon', 'text?'],
    updatedAt: ['Last used', 'moment'],
    createdAt: ['Started', 'day'],
    remindedAt: ['Reminded', 'day?'],
  },
  /** The customer is null for a visitor who has not signed in. */
  row: z.object({ customer: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable() }),
  detail: z.object({ items: z.array(cartItem) }),
  filters: {
    status: z.enum(statusNames(CART_STATUSES)).optional(),
    owner: z.enum(['person', 'visitor']).optional(),
    reminded: z.enum(['yes', 'no']).optional(),
    /** Days of their last use, both included, in Lagos. */
    usedFrom: dayIn().optional(),
    usedUntil: dayIn().optional(),
  },
  sorts: ['-updatedAt', 'createdAt'],
  actions: ['remind'],
});
export type LoadedCartRow = LoadedRow<typeof cartResource>;
export type CartRecord = RecordOf<typeof cartResource>;
export type LoadedCartRecord = LoadedRecord<typeof cartResource>;
