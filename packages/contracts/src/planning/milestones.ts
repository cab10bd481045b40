import { allocate, type Kobo, sumKobo } from '../money.ts';

/** What the items of a proposal come to. */
export const totalOf = (items: readonly { amount: Kobo }[]): Kobo => sumKobo(items.map(({ amount }) => amount));

/** What each milestone of a proposal comes to: they sum to the total to the kobo. */
export const milestoneAmounts = (total: Kobo, shares: readonly { percent: number }[]): Kobo[] =>
  allocate(
    total,
    shares.map(({ percent }) => percent),
  );
