import type { LedgerAccount, LedgerKind } from '@adunni/contracts/ledger/ledger';
import { allocate, type Kobo, kobo, percentOf, sumKobo } from '@adunni/contracts/money';

/** A debit (positive) or credit (negative). */
export interface Entry {
  account: LedgerAccount;
  makerId: string | null;
  partId: string | null;
  amount: Kobo;
}

/** An event as it is posted; its entries sum to zero. */
export interface Posting {
  kind: LedgerKind;
  cause: string;
  orderId: string | null;
  bookingId?: string | null;
  /** Of a subscription, when it is about one. */
  invoiceId?: string | null;
  at: Date;
  entries: Entry[];
}

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

/** What the ledger has on a part: credits per account. */
export type PartBalances = Partial<Record<LedgerAccount, number>>;

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
  account,
  makerId: part.makerId,
  partId: part._id,
  amount: kobo(amount),
});
/** An entry that concerns no maker. */
export const unattributed = (account: LedgerAccount, amount: number): Entry => ({
  account,
  makerId: null,
  partId: null,
  amount: kobo(amount),
});
const on = (balances: PartBalances, account: LedgerAccount): number => balances[account] ?? 0;
const real = (entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0);

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
  return real([unattributed('provider', amount), ...held, unattributed('unassigned', -unassigned)]);
}

/** Releases the materials share of the maker’s earnings, as far as the customer has paid it. */
export function materialsEntries(part: LedgerPart, balances: PartBalances, percent: number): Entry[] {
  const [held, released] = [on(balances, 'held-earnings'), on(balances, 'maker-payable')];
  const refunded = (sharesOf(part, part.paid)[0] ?? 0) - held - released;
  const earnings = kobo((sharesOf(part, part.totalAmount)[0] ?? 0) - refunded);
  const amount = Math.max(0, Math.min(percentOf(earnings, percent) - released, held));
  return real([ofPart(part, 'held-earnings', amount), ofPart(part, 'maker-payable', -amount)]);
}

/** Releases all that is still held of a closed part. */
export const earningsEntries = (part: LedgerPart, balances: PartBalances): Entry[] =>
  real(
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
  return real([...back, unattributed('refunds', -amount)]);
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

/** A refund of a payment that no part needed. */
export const unassignedRefundEntries = (amount: Kobo): Entry[] => [
  unattributed('unassigned', amount),
  unattributed('refunds', -amount),
];

/** The provider has returned the money. */
export const refundSentEntries = (amount: Kobo): Entry[] => [
  unattributed('refunds', amount),
  unattributed('provider', -amount),
];

/** Where a payout’s money moves at each event: from the first account to the second. */
const PAYOUT_MOVES = {
  payout: ['maker-payable', 'payouts'],
  'payout-sent': ['payouts', 'provider'],
  'payout-failed': ['payouts', 'maker-payable'],
  'payout-reversed': ['provider', 'maker-payable'],
  'payout-late': ['maker-payable', 'provider'],
} as const satisfies Record<string, readonly [LedgerAccount, LedgerAccount]>;
export type PayoutMove = keyof typeof PAYOUT_MOVES;

/** Moves a payout’s amount along. */
export function payoutEntries(move: PayoutMove, makerId: string, amount: Kobo): Entry[] {
  const [from, to] = PAYOUT_MOVES[move];
  return [
    { account: from, makerId, partId: null, amount },
    { account: to, makerId, partId: null, amount: kobo(-amount) },
  ];
}

/** What a part’s balances are after more entries. */
export function balancesAfter(balances: PartBalances, partId: string, entries: readonly Entry[]): PartBalances {
  const after = { ...balances };
  for (const entry of entries)
    if (entry.partId === partId) after[entry.account] = on(after, entry.account) - entry.amount;
  return after;
}
