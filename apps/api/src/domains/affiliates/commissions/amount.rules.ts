import type { HoldReason } from '@adunni/contracts/affiliates/names';
import { allocate, type Kobo, kobo, shareOf } from '@adunni/contracts/money';
import { type Entry, entry, moving } from '../../ledger/rules.ts';

/** What of an order part’s money commission depends on, in kobo. */
export interface PartMoney {
  /** After discount. */
  goods: Kobo;
  tax: Kobo;
  shippingCost: Kobo;
  paid: Kobo;
  refunded: Kobo;
}

/** A refund that staff decided, for one part or line: goods − discount + tax + shipping − withheld = amount. */
export interface RefundedLine {
  goods: Kobo;
  discount: Kobo;
  withheld: Kobo;
  amount: Kobo;
}

/**
 * What of the goods is paid and was not given back. Payments pay goods, tax and shipping in proportion; refunds take of
 * the goods what staff decided, and of other amounts, as after a balance that was never paid, the goods’ share.
 */
export function netGoods(part: PartMoney, lines: readonly RefundedLine[]): Kobo {
  const weights = [part.goods, part.tax, part.shippingCost];
  const ofGoods = (amount: number): number => (amount > 0 ? (allocate(kobo(amount), weights)[0] ?? 0) : 0);
  const decided = lines.reduce((sum, { amount }) => sum + amount, 0);
  const takenOfGoods = lines.reduce((sum, line) => sum + Math.max(0, line.goods - line.discount - line.withheld), 0);
  const back = takenOfGoods + ofGoods(part.refunded - decided);
  return kobo(Math.max(0, Math.min(part.goods, ofGoods(part.paid) - back)));
}

type Status = 'pending' | 'held' | 'due' | 'reversed' | 'refused';

/** A commission as it is stored, as far as its next status depends on it. */
export interface Standing {
  status: Status;
  holdReason: HoldReason | null;
  signs: readonly string[];
  isApproved: boolean;
  isFinal: boolean;
  isPaidOut: boolean;
  goods: Kobo;
  fullAmount: Kobo;
}

/** What became of its order part and its partner. */
export interface Facts {
  netGoods: Kobo;
  isClosed: boolean;
  isCancelled: boolean;
  isPaymentReversed: boolean;
  isPartnerActive: boolean;
  /** Staff hold it. */
  isHeldByStaff: boolean;
}

export interface Outcome {
  status: Status;
  holdReason: HoldReason | null;
  amount: Kobo;
}

/** Where a commission stands after what is known now; the same facts give the same outcome, however often. */
export function outcomeOf(standing: Standing, facts: Facts): Outcome {
  const nothing = (status: Status): Outcome => ({ status, holdReason: null, amount: kobo(0) });
  if (standing.isFinal) return nothing('reversed');
  if (standing.signs.length > 0 && !standing.isApproved) return nothing('refused');
  if (facts.isCancelled) return nothing('reversed');
  const amount = shareOf(standing.fullAmount, facts.netGoods, Math.max(1, standing.goods));
  const holdReason = holdOf(standing, facts);
  if (holdReason) return { status: 'held', holdReason, amount };
  if (!facts.isClosed) return { status: 'pending', holdReason: null, amount };
  return amount === 0 ? nothing('reversed') : { status: 'due', holdReason: null, amount };
}

function holdOf({ isPaidOut }: Standing, facts: Facts): HoldReason | null {
  if (facts.isPaymentReversed) return 'payment-reversed';
  // What was paid out stays as it is while a partner is suspended.
  if (isPaidOut) return null;
  if (!facts.isPartnerActive) return 'suspended';
  return facts.isHeldByStaff ? 'staff' : null;
}

const pendingOf = ({ status, amount }: Pick<Outcome, 'status' | 'amount'>): number =>
  status === 'pending' || status === 'held' ? amount : 0;
const dueOf = ({ status, amount }: Pick<Outcome, 'status' | 'amount'>): number => (status === 'due' ? amount : 0);

/** What a commission’s change moves in the books; nothing when it moves nothing. */
export function commissionEntries(
  partnerId: string,
  before: Pick<Outcome, 'status' | 'amount'>,
  after: Pick<Outcome, 'status' | 'amount'>,
): Entry[] {
  const [pending, due] = [pendingOf(after) - pendingOf(before), dueOf(after) - dueOf(before)];
  return moving([
    { ...entry('affiliates', pending + due), partnerId },
    { ...entry('affiliate-pending', -pending), partnerId },
    { ...entry('affiliate-payable', -due), partnerId },
  ]);
}
