import type { LedgerAccount } from '@adunni/contracts/ledger/ledger';
import type { Kobo } from '@adunni/contracts/money';
import { type Entry, entry } from '../../ledger/rules.ts';

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
  return [entry(from, amount, makerId), entry(to, -amount, makerId)];
}
