import type { CouponForm } from '@adunni/contracts/coupons/forms';
import { commonErrors } from '@adunni/contracts/errors';
import { toKobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { formWrites, removal, setsColumns } from '../../kit/crud/form-writes.ts';
import { Refusal } from '../../kit/errors.ts';
import { coupons } from './tables.ts';

/** How staff write coupons, and what they do to one or many at a time. A removed one keeps its history. */
export const couponWrites = {
  ...formWrites({
    table: coupons,
    /** Percent apart from amounts. */
    stored: ({ discountType, discountAmount, ...values }: CouponForm) => ({
      ...values,
      discountType,
      percent: discountType === 'Percentage' ? discountAmount : null,
      amount: discountType === 'Percentage' ? null : toKobo(discountAmount),
    }),
    remarks: {
      coupons_code_unique: { code: 'Another coupon has this code.' },
      coupons_category_id_categories_id_fk: { categoryId: 'This category no longer exists.' },
      coupons_maker_id_makers_id_fk: { makerId: 'This maker no longer exists.' },
    },
    /** The limit of uses cannot go below what is used already. */
    check: async (_ctx, tx, { totalLimit: limit }, id) => {
      if (limit === null || id === null) return;
      const [coupon] = await tx.select({ used: coupons.used }).from(coupons).where(eq(coupons._id, id));
      if (!coupon || limit >= coupon.used) return;
      const totalLimit = `It has already been used ${coupon.used} times.`;
      throw new Refusal(commonErrors.invalid, { fields: { totalLimit } });
    },
  }),
  actions: {
    pause: setsColumns(coupons, () => ({ active: false })),
    resume: setsColumns(coupons, () => ({ active: true })),
    ...removal(coupons),
  },
};
