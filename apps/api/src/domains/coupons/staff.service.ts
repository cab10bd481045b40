import type { CouponForm } from '@adunni/contracts/coupons/forms';
import { commonErrors } from '@adunni/contracts/errors';
import { toKobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import type { StaffCtx } from '../../kit/crud/declaration.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { refuseTaken, refuseUnknown } from '../../kit/database/taken.ts';
import { Refusal } from '../../kit/errors.ts';
import { coupons } from './tables.ts';

const CODE_TAKEN = { code: 'Another coupon has this code.' };
const GONE = {
  coupons_category_id_categories_id_fk: { categoryId: 'There is no such category any more.' },
  coupons_maker_id_makers_id_fk: { makerId: 'There is no such maker any more.' },
};

/** A form as it is stored: percent apart from amounts, money in kobo, times as dates. */
function stored({ discountType, discountAmount, minimumSubtotal, startsAt, endsAt, ...values }: CouponForm) {
  const isPercentage = discountType === 'Percentage';
  return {
    ...values,
    discountType,
    percent: isPercentage ? discountAmount : null,
    amount: isPercentage ? null : toKobo(discountAmount),
    minimumSubtotal: minimumSubtotal === null ? null : toKobo(minimumSubtotal),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}

/** Writes a new coupon and returns its id; a code that is taken is refused beside its field. */
export async function createCoupon(_ctx: StaffCtx, tx: Tx, values: CouponForm): Promise<string> {
  const insert = tx.insert(coupons).values(stored(values)).returning({ _id: coupons._id });
  const [coupon] = await refuseWrong(insert.execute());
  if (!coupon) throw new Error('the coupon was not stored');
  return coupon._id;
}

/** Changes a coupon; its limit of uses cannot go below what is used already. */
export async function updateCoupon(_ctx: StaffCtx, tx: Tx, id: string, values: CouponForm): Promise<void> {
  const [coupon] = await tx.select({ used: coupons.used }).from(coupons).where(eq(coupons._id, id));
  if (values.totalLimit !== null && coupon && values.totalLimit < coupon.used) {
    const totalLimit = `It has been used ${coupon.used} times already.`;
    throw new Refusal(commonErrors.invalid, { fields: { totalLimit } });
  }
  const update = tx.update(coupons).set(stored(values)).where(eq(coupons._id, id));
  await refuseWrong(update.execute());
}

/** Remarks on a code that another coupon has, and on what it is for, beside their fields. */
const refuseWrong = <T>(write: Promise<T>): Promise<T> =>
  refuseUnknown(GONE, refuseTaken('coupons_code_unique', CODE_TAKEN, write));

type Change = Partial<typeof coupons.$inferInsert>;

const change = (to: (ctx: StaffCtx) => Change) => async (ctx: StaffCtx, tx: Tx, id: string) => {
  await tx.update(coupons).set(to(ctx)).where(eq(coupons._id, id));
};

/** What staff do to coupons, one or many at a time. A removed coupon keeps its history and can be restored. */
export const couponActions = {
  pause: change(() => ({ active: false })),
  resume: change(() => ({ active: true })),
  remove: change(({ clock }) => ({ removedAt: clock() })),
  restore: change(() => ({ removedAt: null })),
};
