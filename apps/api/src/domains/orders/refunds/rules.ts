import { allocate, type Kobo, kobo, shareOf, sumKobo } from '@adunni/contracts/money';
import type { RefundShares } from '../ledger/entries.rules.ts';
import type { ItemRow } from '../present.ts';
import { type PartMoney, refundOf } from '../rules.ts';

/** The money of a part as refunds see it. */
export interface RefundablePart extends PartMoney {
  _id: string;
  subtotal: Kobo;
  discount: Kobo;
  tax: Kobo;
  shippingCost: Kobo;
}

export type RefundableItem = Pick<
  ItemRow,
  '_id' | 'partId' | 'title' | 'kind' | 'variantId' | 'quantity' | 'refundedQuantity' | 'totalPrice' | 'discount'
>;

/** Of what a refund consists: goods − discount + tax + shipping − withheld = amount. */
export interface Shares {
  goods: Kobo;
  discount: Kobo;
  tax: Kobo;
  shippingCost: Kobo;
  /** What an earlier refund of an amount gave back already. */
  withheld: Kobo;
  amount: Kobo;
}

/** What goes back for one part or one line. */
export interface RefundEntry extends Shares {
  partId: string;
  item: RefundableItem | null;
  quantity: number | null;
  restock: boolean;
}

/** What an earlier refund came to. */
export interface EarlierEntry extends Shares {
  itemId: string | null;
}

/**
 * What some pieces of a line come to: their goods, and their share of the line’s discount and of the part’s tax and
 * shipping. Shares are cut so that the pieces of a line, and the lines of a part, sum exactly to what was charged.
 */
export function piecesOf(
  part: RefundablePart,
  items: readonly RefundableItem[],
  item: RefundableItem,
  quantity: number,
): Shares {
  const at = items.findIndex(({ _id }) => _id === item._id);
  const weights = part.subtotal > 0 ? items.map(({ totalPrice }) => totalPrice) : items.map(() => 1);
  const [from, to] = [item.refundedQuantity, item.refundedQuantity + quantity];
  const cut = (whole: Kobo): Kobo => kobo(shareOf(whole, to, item.quantity) - shareOf(whole, from, item.quantity));
  const goods = cut(item.totalPrice);
  const discount = cut(item.discount);
  const tax = cut(allocate(part.tax, weights)[at] ?? kobo(0));
  const shippingCost = cut(allocate(part.shippingCost, weights)[at] ?? kobo(0));
  const amount = kobo(goods - discount + tax + shippingCost);
  return { goods, discount, tax, shippingCost, withheld: kobo(0), amount };
}

/** An amount of a part, in proportion to what the part consists of. */
export function amountOf(part: RefundablePart, amount: Kobo): Shares {
  const [goods = kobo(0), tax = kobo(0), shippingCost = kobo(0)] = allocate(amount, [
    part.subtotal - part.discount,
    part.tax,
    part.shippingCost,
  ]);
  return { goods, discount: kobo(0), tax, shippingCost, withheld: kobo(0), amount };
}

/** All that is left of a part: exactly what earlier refunds left of each share; in proportion where that cannot be. */
export function remainderOf(part: RefundablePart, earlier: readonly EarlierEntry[]): Shares {
  const amount = refundOf(part);
  const less = (whole: Kobo, share: (entry: EarlierEntry) => number): Kobo =>
    kobo(whole - earlier.reduce((sum, entry) => sum + share(entry), 0));
  const discount = earlier.length === 0 ? part.discount : kobo(0);
  const rest = {
    goods: less(
      kobo(part.subtotal - part.discount + discount),
      (entry) => entry.goods - entry.discount - entry.withheld,
    ),
    discount,
    tax: less(part.tax, (entry) => entry.tax),
    shippingCost: less(part.shippingCost, (entry) => entry.shippingCost),
  };
  const fits =
    Object.values(rest).every((share) => share >= 0) &&
    rest.goods - rest.discount + rest.tax + rest.shippingCost === amount;
  return fits ? { ...rest, withheld: kobo(0), amount } : amountOf(part, amount);
}

/**
 * Lines of one part within what is left of it: what earlier refunds of an amount gave back is withheld. Null when it
 * would still be more than is left.
 */
export function withinRemainder(
  part: RefundablePart,
  lines: readonly Shares[],
  earlier: readonly EarlierEntry[],
): Shares[] | null {
  const over = sumKobo(lines.map(({ amount }) => amount)) - refundOf(part);
  if (over <= 0) return [...lines];
  const goodwill = earlier.reduce((sum, entry) => sum + (entry.itemId === null ? entry.amount : 0) - entry.withheld, 0);
  if (over > goodwill) return null;
  const withheld = allocate(
    kobo(over),
    lines.map(({ amount }) => amount),
  );
  return lines.map((line, index) => {
    const less = withheld[index] ?? kobo(0);
    return { ...line, withheld: less, amount: kobo(line.amount - less) };
  });
}

/** What the ledger posts of several entries of one part; undefined when a share would be negative. */
export function postedShares(entries: readonly Shares[]): RefundShares | undefined {
  const sum = (share: (entry: Shares) => number): Kobo =>
    kobo(entries.reduce((total, entry) => total + share(entry), 0));
  const goods = sum((entry) => entry.goods - entry.discount - entry.withheld);
  const shares = { goods, tax: sum(({ tax }) => tax), shipping: sum(({ shippingCost }) => shippingCost) };
  return goods < 0 ? undefined : shares;
}
