import { allocate, type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import type { OrderStatus } from '@adunni/contracts/orders/orders';
import { isCancellable, type Stage } from '@adunni/contracts/orders/stages';
import type { LoadedPayment } from '@adunni/contracts/payments/payments';
import { chargeable, type Due, firstPurpose } from '../payments/rules.ts';

export { unpaidSplit } from './balance/terms.rules.ts';
export { commissionOf, type PartTotals, type PlacedLine, readyBy } from './placing/parts.rules.ts';

type Purpose = LoadedPayment['purpose'];

/** The money of an order as the rules see it. */
export interface OrderMoney {
  status: OrderStatus;
  /** Of the whole order, as it was placed. */
  totalAmount: Kobo;
  /** Of the first payment. */
  dueFirst: Kobo;
}

/** The money of one maker’s part. */
export interface PartMoney {
  stage: Stage;
  totalAmount: Kobo;
  paid: Kobo;
  refunded: Kobo;
}

const isLive = ({ stage }: { stage: Stage }): boolean => stage !== 'cancelled';

/** What is to pay next, or null: all or the deposit at first, then what is left of the parts that are still made. */
export function dueNow(order: OrderMoney, parts: readonly PartMoney[]): Due | null {
  if (order.status !== 'awaiting-payment' && order.status !== 'part-paid') return null;
  const purpose = order.status === 'part-paid' ? 'balance' : firstPurpose(order.dueFirst, order.totalAmount);
  const amount = purpose === 'balance' ? sumKobo(balances(parts)) : chargeable(order.dueFirst);
  return amount > 0 ? { purpose, amount } : null;
}

/**
 * What each part still lacks: nothing when it was cancelled, or when all that was paid has gone back. Together less than
 * can be charged is let go.
 */
export function balances(parts: readonly PartMoney[]): Kobo[] {
  const lacking = parts.map((part) => kobo(isLive(part) && !isRefunded(part) ? part.totalAmount - part.paid : 0));
  return chargeable(sumKobo(lacking)) === 0 ? lacking.map(() => kobo(0)) : lacking;
}

/**
 * How a payment is spread over the parts, and what of it is too much. A first payment is spread in proportion to the
 * parts’ totals by largest remainder; a balance brings each part to its total.
 */
export function spreadPayment(
  purpose: Purpose,
  amount: Kobo,
  parts: readonly PartMoney[],
): { shares: Kobo[]; excess: Kobo } {
  if (purpose === 'balance') {
    const shares = balances(parts);
    const excess = kobo(amount - sumKobo(shares));
    if (excess < 0) throw new RangeError('a balance payment brings less than is due');
    return { shares, excess };
  }
  const totals = parts.map(({ totalAmount }) => totalAmount);
  return { shares: allocate(amount, totals), excess: kobo(0) };
}

/** What cancelling a part gives back: all that was paid for it and has not gone back yet. */
export const refundOf = (part: PartMoney): Kobo => kobo(part.paid - part.refunded);

/** Whether something was paid for a part, or an order, and all of it has gone back. */
export const isRefunded = (part: Pick<PartMoney, 'paid' | 'refunded'>): boolean =>
  part.paid > 0 && part.refunded >= part.paid;

/** Whether a part may be cancelled now; a part on hold as long as the stage that the hold interrupted allows it. */
export const canCancelPart = (part: { stage: Stage; heldAt: Stage | null }): boolean =>
  part.stage === 'on-hold' ? part.heldAt === null || isCancellable(part.heldAt) : isCancellable(part.stage);

/** Status of a paid order after its parts changed. */
export function statusOf(parts: readonly PartMoney[]): OrderStatus {
  const live = parts.filter(isLive);
  if (live.length === 0) return 'cancelled';
  if (balances(parts).some((balance) => balance > 0)) return 'part-paid';
  return live.every(({ stage }) => stage === 'closed') ? 'completed' : 'paid';
}
