import type { CouponRow } from '@adunni/contracts/coupons/staff';
import { naira } from '../../kit/money/naira.ts';

/** What does not show by its kind: `15%` or `₦5,000` off, used `12 of 200` times. */
export const COUPON_CELLS = {
  discountAmount: ({ discountType, discountAmount }: CouponRow): string =>
    discountType === 'Percentage' ? `${discountAmount}%` : naira(discountAmount),
  used: ({ used, totalLimit }: CouponRow): string => (totalLimit === null ? String(used) : `${used} of ${totalLimit}`),
};
