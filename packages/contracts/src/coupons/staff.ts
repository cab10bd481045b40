import { z } from 'zod';
import { moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';
import { COUPON_TYPES } from './coupons.ts';
import { couponForm } from './forms.ts';

/** Where a coupon stands at a moment. */
export const COUPON_STATUSES = statuses({
  running: { label: 'Active', tone: 'good' },
  planned: { label: 'Scheduled', tone: 'waiting' },
  ended: { label: 'Expired', tone: 'over' },
  spent: { label: 'Used up', tone: 'over' },
  paused: { label: 'Paused', tone: 'waiting' },
  removed: { label: 'Removed', tone: 'over' },
});
export type CouponStatus = StatusOf<typeof COUPON_STATUSES>;

const redemption = z.object({
  _id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  amount: moneyOut,
  orderTotal: moneyOut,
  isReturned: z.boolean(),
  at: moment,
});

export const couponResource = resource({
  path: '/api/staff/coupons',
  access: STAFF_ROLES,
  one: 'coupon',
  many: 'coupons',
  columns: {
    code: 'Code',
    description: 'Description',
    /** Percent, or naira. */
    discountAmount: ['Discount', 'number'],
    status: ['Status', COUPON_STATUSES],
    used: ['Used', 'number'],
    /** What orders with it came to, and what it took off them. */
    revenue: ['Revenue', 'money'],
    discounted: ['Discounts', 'money'],
    startsAt: ['From', 'day?'],
    endsAt: ['Until', 'day?'],
    createdAt: ['Created', 'day'],
  },
  row: z.object({ discountType: z.enum(COUPON_TYPES), totalLimit: z.number().nullable() }),
  facts: {
    minimumSubtotal: ['Minimum cart value', 'money?'],
    perCustomerLimit: ['Per customer', 'number?'],
    firstOrderOnly: ['First order only', 'yes'],
    category: ['Category', 'named?'],
    maker: ['Maker', 'named?'],
  },
  /** The latest hundred. */
  detail: z.object({ redemptions: z.array(redemption) }),
  form: couponForm,
  filters: {
    /** Without one, all but the removed. */
    status: z.enum(['any', ...statusNames(COUPON_STATUSES)]).default('any'),
    type: z.enum(COUPON_TYPES).optional(),
  },
  sorts: ['-createdAt', 'code', 'used', 'endsAt'],
  actions: ['pause', 'resume', 'remove', 'restore'],
});
export type CouponRow = RowOf<typeof couponResource>;
