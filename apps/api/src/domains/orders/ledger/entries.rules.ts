import type { LedgerAccount } from '@adunni/contracts/ledger/ledger';
import { allocate, type Kobo, kobo, percentOf, sumKobo } from '@adunni/contracts/money';
import { type Entry, entry, moving, type PartBalances, type Subject } from '../../ledger/rules.ts';

/** What of an order part decides who its money belongs to. */
export interface LedgerPart {
  _id: string;
  makerId: string;
  totalAmount: Kobo;
  tax: Kobo;
  commission: Kobo;
  commissionPercent: number;
  paid: Kobo;
}

/** Of what a refund consists: goods after discount, tax and shipping. */
export interface RefundShares {
  goods: Kobo;
  tax: Kobo;
  shipping: Kobo;
}

/** Whom a part’s money belongs to; each share waits on the first account and is released to the second. */
const SHARES = [
  ['held-earnings', 'maker-payable'],
  ['held-commission', 'commission'],
  ['held-tax', 'tax'],
] as const satisfies readonly [held: LedgerAccount, released: LedgerAccount][];

const ofPart = (part: LedgerPart, account: LedgerAccount, amount: number): Entry => ({
  ...entry(account, amount, part.makerId),
  partId: part._id,
});
const on = (balances: PartBalances, account: LedgerAccount): number => balances[account] ?? 0;

/** What an event of an order is about. */
export const aboutOrder = (id: string): Subject => ({ kind: 'order', id });

/** How what was paid for a part is shared: the maker earns goods less commission, and the shipping. */
export function sharesOf({ totalAmount, tax, commission }: LedgerPart, paid: Kobo): Kobo[] {
  return allocate(paid, [totalAmount - tax - commission, commission, tax]);
}

/** A payment: each part’s share is held for whom it will belong to, what no part needs is unassigned. */
export function paymentEntries(amount: Kobo, shares: readonly { part: LedgerPart; amount: Kobo }[]): Entry[] {
  const held = shares.flatMap(({ part, amount: paid }) => {
    const before = sharesOf(part, part.paid);
    const after = sharesOf(part, kobo(part.paid + paid));
    return SHARES.map(([account], index) => ofPart(part, account, (before[index] ?? 0) - (after[index] ?? 0)));
  });
  const unassigned = amount - sumKobo(shares.map((share) => share.amount));
  return moving([entry('provider', amount), ...held, entry('unassigned', -unassigned)]);
}

/** What of the maker’s earnings is released for materials at cutting, as far as the customer has paid it. */
export function materialsShare(part: LedgerPart, balances: PartBalances, percent: number): Kobo {
  const [held, released] = [on(balances, 'held-earnings'), on(balances, 'maker-payable')];
  const refunded = (sharesOf(part, part.paid)[0] ?? 0) - held - released;
  const earnings = kobo((sharesOf(part, part.totalAmount)[0] ?? 0) - refunded);
  return kobo(Math.max(0, Math.min(percentOf(earnings, percent) - released, held)));
}

/** Releases that share. */
export function materialsEntries(part: LedgerPart, balances: PartBalances, percent: number): Entry[] {
  const amount = materialsShare(part, balances, percent);
  return moving([ofPart(part, 'held-earnings', amount), ofPart(part, 'maker-payable', -amount)]);
}

/** Releases all that is still held of a closed part. */
export const earningsEntries = (part: LedgerPart, balances: PartBalances): Entry[] =>
  moving(
    SHARES.flatMap(([held, released]) => [
      ofPart(part, held, on(balances, held)),
      ofPart(part, released, -on(balances, held)),
    ]),
  );

/**
 * A refund of a part takes each share back from where it lies: what is held at first, then what was released, by which
 * a maker’s balance may fall below zero. Without `shares`, and when these do not fit, it is taken in proportion.
 * Throws RangeError when the part has less.
 */
export function refundEntries(part: LedgerPart, balances: PartBalances, amount: Kobo, shares?: RefundShares): Entry[] {
  const left = SHARES.map(([held, released]) => on(balances, held) + on(balances, released));
  const whole = left.reduce((sum, share) => sum + share, 0);
  if (amount > whole) throw new RangeError(`a refund of ${amount} exceeds the ${whole} that part ${part._id} has`);
  const exact = shares && exactShares(part, left, amount, shares);
  const taken = exact ?? allocate(amount, left);
  const back = SHARES.flatMap(([held, released], index) => {
    const share = taken[index] ?? 0;
    const fromHeld = Math.min(share, on(balances, held));
    return [ofPart(part, held, fromHeld), ofPart(part, released, share - fromHeld)];
  });
  return moving([...back, entry('refunds', -amount)]);
}

/** Commission goes back in proportion to the goods; null when a share is more than is left of it. */
function exactShares(
  { commissionPercent }: LedgerPart,
  left: readonly number[],
  amount: Kobo,
  { goods, tax, shipping }: RefundShares,
): number[] | null {
  if (goods + tax + shipping !== amount) throw new RangeError('the shares of a refund do not add up');
  const commission = percentOf(goods, commissionPercent);
  const taken = [amount - tax - commission, commission, tax];
  return taken.every((share, index) => share <= (left[index] ?? 0)) ? taken : null;
}

/** What a part’s balances are after more entries. */
export function balancesAfter(balances: PartBalances, partId: string, entries: readonly Entry[]): PartBalances {
  const after = { ...balances };
  for (const { partId: of, account, amount } of entries)
    if (of === partId) after[account] = on(after, account) - amount;
  return after;
}
