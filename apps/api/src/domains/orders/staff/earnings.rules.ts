import { type Kobo, kobo } from '@adunni/contracts/money';
import { type LedgerPart, sharesOf } from '../ledger/entries.rules.ts';
import type { PartRow } from '../lock.queries.ts';
import { isRefunded, type PartMoney, refundOf } from '../rules.ts';

/** What of a part’s earnings is the maker’s to have, and what waits for the work to go on; after refunds. */
export interface EarnedSoFar {
  released: Kobo;
  held: Kobo;
}

/** Of a part of which nothing was paid. */
export const NOTHING: EarnedSoFar = { released: kobo(0), held: kobo(0) };

/** What the maker earns of a part before refunds: all but tax and commission. */
export const earningsOf = ({ totalAmount, tax, commission }: Pick<PartRow, 'totalAmount' | 'tax' | 'commission'>) =>
  kobo(totalAmount - tax - commission);

/** What a maker keeps of a part that was cancelled: a deposit whose balance never came, less tax and commission. */
export const keptEarnings = (part: PartMoney, { released }: EarnedSoFar): Kobo =>
  refundOf(part) > 0 ? released : kobo(0);

/** What of a part’s earnings remains once what went back to its customer is taken off, with what is still to be paid. */
export function remainingEarnings(part: PartMoney & LedgerPart, earned: EarnedSoFar): Kobo {
  if (part.stage === 'cancelled') return keptEarnings(part, earned);
  if (part.refunded === 0) return earningsOf(part);
  const sofar = kobo(earned.released + earned.held);
  if (isRefunded(part)) return sofar;
  return kobo(earningsOf(part) - (sharesOf(part, part.paid)[0] ?? 0) + sofar);
}
