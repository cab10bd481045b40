import type { LedgerAccount } from '@adunni/contracts/ledger/ledger';
import type { Kobo } from '@adunni/contracts/money';
import { type Entry, entry } from '../../ledger/rules.ts';

/** `payable` is what is owed to makers or to partners. */
type Place = 'payable' | Extract<LedgerAccount, 'payouts' | 'provider'>;

/** Where a payout’s money moves at each event: from the first account to the second. */
const PAYOUT_MOVES = {
  payout: ['payable', 'payouts'],
  'payout-sent': ['payouts', 'provider'],
  'payout-failed': ['payouts', 'payable'],
  'payout-reversed': ['provider', 'payable'],
  'payout-late': ['payable', 'provider'],
} as const satisfies Record<string, readonly [Place, Place]>;
export type PayoutMove = keyof typeof PAYOUT_MOVES;

/** Whom a payout goes to: exactly one of the two. */
export interface PaidTo {
  makerId: string | null;
  partnerId?: string | null;
}

/** Moves a payout’s amount along. */
export function payoutEntries(move: PayoutMove, { makerId, partnerId }: PaidTo, amount: Kobo): Entry[] {
  const payable = partnerId ? 'affiliate-payable' : 'maker-payable';
  const [from, to] = PAYOUT_MOVES[move].map((place) => (place === 'payable' ? payable : place));
  const of = (account: LedgerAccount, moved: number): Entry => ({
    ...entry(account, moved, makerId),
    ...(partnerId && { partnerId }),
  });
  return [of(from ?? payable, amount), of(to ?? payable, -amount)];
}
