import { z } from 'zod';
import { moment } from '../fields.ts';
import { moneyOut } from '../money.ts';
import { resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { COUPON_TYPES } from './coupons.ts';
import { couponForm } from './forms.ts';

/** Where a coupon stands at a moment. */
export const COUPON_STANDINGS = ['running', 'planned', 'ended', 'spent', 'paused', 'removed'] as const;
export type CouponStanding = (typeof COUPON_STANDINGS)[number];

export const couponRow = z.object({
  _id: z.string(),
  code: z.string(),
  description: z.string(),
  discountType: z.enum(COUPON_TYPES),
  /** Percent, or naira. */
  discountAmount: z.number(),
  standing: z.enum(COUPON_STANDINGS),
  used: z.number(),
  totalLimit: z.number().nullable(),
  /** What orders with it came to, and what it took off them. */
  revenue: moneyOut,
  discounted: moneyOut,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  createdAt: moment,
});
export type CouponRow = z.infer<typeof couponRow>;

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

export const couponRecord = couponRow.extend({
  minimumSubtotal: moneyOut.nullable(),
  perCustomerLimit: z.number().nullable(),
  firstOrderOnly: z.boolean(),
  category: z.object({ _id: z.string(), name: z.string() }).nullable(),
  maker: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** The latest hundred. */
  redemptions: z.array(redemption),
});
export type CouponRecord = z.infer<typeof couponRecord>;

export const couponResource = resource({
  path: '/api/staff/coupons',
  access: STAFF_ROLES,
  one: 'coupon',
  many: 'coupons',
  columns: {
    code: 'Code',
    description: 'Description',
    discountAmount: 'Discount',
    standing: 'Standing',
    used: 'Used',
    revenue: 'Revenue',
    discounted: 'Taken off',
    startsAt: 'From',
    endsAt: 'Until',
    createdAt: 'Created',
  },
  row: couponRow,
  record: couponRecord,
  form: couponForm,
  filters: {
    /** Without one, all but the removed. */
    standing: z.enum(['any', ...COUPON_STANDINGS]).default('any'),
    type: z.enum(COUPON_TYPES).optional(),
  },
  sorts: ['-createdAt', 'code', 'used', 'endsAt'],
  actions: ['pause', 'resume', 'remove', 'restore'],
});
