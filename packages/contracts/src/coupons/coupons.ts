import { defineErrors } from '../errors.ts';

export const COUPON_TYPES = ['Percentage', 'Fixed'] as const;

/** How a coupon code is compared: without spaces around it and without regard to letter case. */
export const normaliseCode = (code: string): string => code.trim().toUpperCase();

export const couponErrors = defineErrors({
  coupon_unknown: [422, 'This code is not valid.'],
  coupon_not_started: [422, 'This code is not valid yet.'],
  coupon_expired: [422, 'This code has expired.'],
  coupon_minimum: [422, 'Your cart has not reached this code’s minimum.'],
  coupon_spent: [422, 'This code has been used up.'],
  coupon_used: [422, 'You have already used this code.'],
  coupon_first_order: [422, 'This code is only valid for a first order.'],
  coupon_scope: [422, 'This code does not apply to anything in your cart.'],
});
