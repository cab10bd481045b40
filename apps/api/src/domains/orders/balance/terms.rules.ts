import { allocate, type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import type { RefundShares } from '../ledger/entries.rules.ts';

/** What of a part its terms depend on. */
interface PaidPart {
  tax: Kobo;
  shippingCost: Kobo;
  paid: Kobo;
  refunded: Kobo;
}

interface BoughtLine {
  totalPrice: Kobo;
  discount: Kobo;
  quantity: number;
  refundedQuantity: number;
  returnable: boolean;
}

/** How the money of a part is settled whose balance is never paid. */
export interface UnpaidSplit {
  kept: Kobo;
  back: Kobo;
  /** Of what the returned money consists; undefined when that cannot be said. */
  shares: RefundShares | undefined;
}

/**
 * What is kept and what goes back of a part whose balance is never paid: what was paid is spread over the part’s pieces
 * with their tax, and its delivery. The share of pieces that cannot be returned is kept, all the rest goes back.
 */
export function unpaidSplit(part: PaidPart, lines: readonly BoughtLine[]): UnpaidSplit {
  const made = sumKobo(lines.filter(({ returnable }) => !returnable).map(worthOf));
  const other = kobo(sumKobo(lines.map(({ totalPrice, discount }) => kobo(totalPrice - discount))) - made);
  const [madeTax = kobo(0), otherTax = kobo(0)] =
    made + other > 0 ? allocate(part.tax, [made, other]) : [part.tax, kobo(0)];
  const rest = [other, otherTax, part.shippingCost];
  const whole = made + madeTax + rest.reduce((sum, share) => sum + share, 0);
  const left = part.paid - part.refunded;
  const [own = kobo(0)] = whole > 0 ? allocate(part.paid, [made + madeTax, whole - made - madeTax]) : [part.paid];
  const kept = kobo(Math.min(own, left));
  const back = kobo(left - kept);
  return { kept, back, shares: whole > made + madeTax ? sharesOf(back, rest) : undefined };
}

function sharesOf(back: Kobo, rest: readonly number[]): RefundShares {
  const [goods = kobo(0), tax = kobo(0), shipping = kobo(0)] = allocate(back, rest);
  return { goods, tax, shipping };
}

/** What a line cost after discount, without the pieces that were refunded. */
const worthOf = ({ totalPrice, discount, quantity, refundedQuantity }: BoughtLine): Kobo =>
  kobo(Math.round(((totalPrice - discount) * (quantity - refundedQuantity)) / quantity));
