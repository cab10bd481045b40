import { kobo } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { remainingEarnings } from './earnings.rules.ts';

/** ₦100 of goods, ₦12 of them commission, and ₦5 tax: ₦88 are the maker’s. */
const PART = {
  ...{ _id: 'p', makerId: 'm', commissionPercent: 12, stage: 'sewing' as const },
  ...{ totalAmount: kobo(10_500), tax: kobo(500), commission: kobo(1_200), paid: kobo(10_500), refunded: kobo(0) },
};
const earned = (released: number, held: number) => ({ released: kobo(released), held: kobo(held) });

it('remaining earnings are all of a part of which nothing went back, paid or not', () => {
  expect(remainingEarnings(PART, earned(0, 0))).toBe(8_800);
  expect(remainingEarnings({ ...PART, paid: kobo(6_300) }, earned(0, 5_280))).toBe(8_800);
});

it('are nothing of what was cancelled and refunded, and of a kept deposit what was released', () => {
  const cancelled = { ...PART, stage: 'cancelled' as const };
  expect(remainingEarnings({ ...cancelled, refunded: kobo(10_500) }, earned(0, 0))).toBe(0);
  expect(remainingEarnings({ ...cancelled, paid: kobo(0) }, earned(0, 0))).toBe(0);
  expect(remainingEarnings({ ...cancelled, paid: kobo(6_300) }, earned(5_280, 0))).toBe(5_280);
});

it('are less by what was refunded, and count what is still to be paid', () => {
  expect(remainingEarnings({ ...PART, refunded: kobo(2_100) }, earned(3_520, 3_520))).toBe(7_040);
  expect(remainingEarnings({ ...PART, refunded: kobo(10_500) }, earned(0, 0))).toBe(0);
  expect(remainingEarnings({ ...PART, paid: kobo(6_300), refunded: kobo(1_050) }, earned(0, 4_400))).toBe(7_920);
});
