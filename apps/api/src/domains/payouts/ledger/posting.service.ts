import type { Kobo } from '@adunni/contracts/money';
import type { Tx } from '../../../kit/database/connect.ts';
import { post } from '../../ledger/service.ts';
import { type PaidTo, type PayoutMove, payoutEntries } from './entries.rules.ts';

const KINDS = {
  payout: 'payout',
  'payout-sent': 'payout-sent',
  'payout-failed': 'payout-returned',
  'payout-reversed': 'payout-returned',
  'payout-late': 'payout-sent',
} as const satisfies Record<PayoutMove, string>;

/** Posts one step of payouts: begun, arrived, failed, reversed after it had arrived, arrived after it had failed. */
export async function postPayouts(
  tx: Tx,
  move: PayoutMove,
  payouts: readonly (PaidTo & { _id: string; amount: Kobo })[],
  at: Date,
): Promise<void> {
  const postings = payouts.map(({ _id, amount, ...payee }) => ({
    kind: KINDS[move],
    cause: `${move}:${_id}`,
    subject: null,
    at,
    entries: payoutEntries(move, payee, amount),
  }));
  await post(tx, postings);
}
