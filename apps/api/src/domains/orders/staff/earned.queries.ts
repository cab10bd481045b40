import { kobo } from '@adunni/contracts/money';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import type { PartBalances } from '../../ledger/rules.ts';
import { balancesOfParts } from '../../ledger/service.ts';
import type { PartRow } from '../lock.queries.ts';
import type { EarnedSoFar } from './earnings.rules.ts';

/** What the makers of parts that were paid for have earned of them so far, by part, as the ledger has it. */
export async function earnedOf(db: Db | Tx, parts: readonly PartRow[]): Promise<Map<string, EarnedSoFar>> {
  const paid = parts.filter((part) => part.paid > 0).map(({ _id }) => _id);
  const balances = await balancesOfParts(db, paid);
  const earnedOn = ({ 'maker-payable': released = 0, 'held-earnings': held = 0 }: PartBalances): EarnedSoFar => ({
    ...{ released: kobo(released), held: kobo(held) },
  });
  return new Map([...balances].map(([partId, of]) => [partId, earnedOn(of)]));
}
