import { z } from 'zod';
import { id, line, momentIn } from '../fields.ts';
import { moneyIn, twoDecimals } from '../money-forms.ts';
import { COUPON_TYPES, normaliseCode } from './coupons.ts';

/** A coupon as staff write it. Money is naira; what is null does not limit. */
export const couponForm = z
  .object({
    code: line(40)
      .regex(/^[\w-]+$/, 'Letters, digits, - and _ only.')
      .transform(normaliseCode),
    description: line(200, 0),
    discountType: z.enum(COUPON_TYPES),
    discountAmount: twoDecimals(z.number().positive('Must be more than 0.').max(10_000_000)),
    startsAt: momentIn().nullable(),
    endsAt: momentIn().nullable(),
    minimumSubtotal: moneyIn.nullable(),
    totalLimit: z.number().int().min(1, 'At least one use.').max(1_000_000).nullable(),
    perCustomerLimit: z.number().int().min(1, 'At least one use.').max(1000).nullable(),
    firstOrderOnly: z.boolean(),
    categoryId: id.nullable(),
    makerId: id.nullable(),
  })
  .refine(({ discountType, discountAmount }) => discountType !== 'Percentage' || discountAmount <= 100, {
    path: ['discountAmount'],
    message: 'At most 100 percent.',
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Must be after the start.',
  });
export type CouponForm = z.output<typeof couponForm>;
