import { sharesOf } from '@adunni/contracts/asoebi/sums';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { type Entry, entry, moving } from '../../ledger/rules.ts';

/** What of an order decides who its money belongs to. */
export interface LedgerSetOrder {
  _id: string;
  makerId: string;
  total: Kobo;
  tax: Kobo;
  commission: Kobo;
  paid: Kobo;
  refunded: Kobo;
  earnedAt: Date | null;
}

/** Where the shares of an order lie: held until its sets are handed over, and then with whom they belong to. */
const HELD = ['held-earnings', 'held-commission', 'held-tax'] as const;
const EARNED = ['maker-payable', 'commission', 'tax'] as const;

/** Money of an order that has not gone back. */
const kept = ({ paid, refunded }: LedgerSetOrder): Kobo => kobo(paid - refunded);

/**
 * What an order has goes from what it was to what it is: shares are worked out of the whole each time, so that a payment
 * in two and a refund in three leave what one of the same sum would, and sets that are cancelled take their tax along.
 */
function shareEntries(before: LedgerSetOrder, after: LedgerSetOrder): Entry[] {
  const accounts = before.earnedAt ? EARNED : HELD;
  const [had, has] = [sharesOf(before, kept(before)), sharesOf(after, kept(after))];
  return accounts.map((account, index) => entry(account, (had[index] ?? 0) - (has[index] ?? 0), before.makerId));
}

/** A payment: held until the sets are handed over. The order as it was before. */
export const setPaymentEntries = (order: LedgerSetOrder, amount: Kobo): Entry[] =>
  moving([entry('provider', amount), ...shareEntries(order, { ...order, paid: kobo(order.paid + amount) })]);

/**
 * Money goes back, and what is left may be for fewer sets; once it is earned the maker’s balance may fall below zero.
 * Throws RangeError when the order has less.
 */
export function setRefundEntries(
  order: LedgerSetOrder,
  amount: Kobo,
  sums: Pick<LedgerSetOrder, 'total' | 'tax' | 'commission'> = order,
): Entry[] {
  if (amount > kept(order)) throw new RangeError(`a refund of ${amount} exceeds what order ${order._id} has`);
  const { total, tax, commission } = sums;
  const after = { ...order, total, tax, commission, refunded: kobo(order.refunded + amount) };
  return moving([...shareEntries(order, after), entry('refunds', -amount)]);
}

/** What is held is the maker’s, ours and the tax authority’s. */
export function setEarningsEntries(order: LedgerSetOrder): Entry[] {
  const shares = sharesOf(order, kept(order));
  return moving(
    shares.flatMap((share, index) => [
      entry(HELD[index] ?? 'unassigned', share, order.makerId),
      entry(EARNED[index] ?? 'unassigned', -share, order.makerId),
    ]),
  );
}
