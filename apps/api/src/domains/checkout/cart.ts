import type { Totals } from '@adunni/contracts/cart/totals';
import { type Delivery, priceDelivery } from '@adunni/contracts/checkout/delivery';
import type { LoadedMeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { lacksMeasures } from '@adunni/contracts/measurements/needs';
import type { OrderedLine } from '@adunni/contracts/orders/arrival';
import type { PricedCart } from '../cart/queries.ts';
import type { JudgedLine } from '../cart/rules.ts';
import type { Coupon } from '../coupons/rules.ts';
import type { PlacedLine } from '../orders/rules.ts';

/** A cart priced for a delivery. */
export interface CheckoutCart {
  /** Lines as they would be sold; `lines` and `totals.lineDiscounts` follow their order. */
  judged: JudgedLine[];
  lines: PlacedLine[];
  /** The coupon that takes something off, or null. */
  coupon: Coupon | null;
  totals: Totals;
  /** Why the cart cannot be ordered as it is; empty when it can. */
  problems: string[];
}

/** Prices a cart for a delivery; null is an empty cart. */
export function toCheckoutCart(cart: PricedCart | null, delivery: Delivery): CheckoutCart | null {
  if (!cart || cart.lines.length + cart.unavailable.length === 0) return null;
  const counts = cart.lines.length > 0;
  return {
    judged: cart.lines,
    lines: cart.lines.map(toCheckoutLine),
    coupon: cart.totals.discount > 0 ? cart.coupon : null,
    totals: counts ? priceDelivery(cart.totals, delivery, cart.settings) : cart.totals,
    problems: [...cart.unavailable, ...cart.lines].flatMap(problemOf),
  };
}

/** A line as checkout prices it. */
export const toCheckoutLine = ({ line, sellable }: Sold): PlacedLine => ({
  makerId: sellable.maker._id,
  kind: sellable.kind,
  unitPrice: sellable.unitPrice,
  quantity: line.quantity,
  leadDaysMax: sellable.leadDaysMax,
});

/** A line as its arrival is counted, by the measurements that its person keeps. */
export function toOrderedLine(
  { line: { measurementProfileId }, sellable }: JudgedLine,
  profiles: readonly LoadedMeasurementProfile[],
): OrderedLine {
  const { kind, leadDaysMax } = sellable;
  const profile = profiles.find(({ _id }) => _id === measurementProfileId) ?? null;
  return { leadDaysMax, lacksMeasurements: kind === 'made-to-measure' && lacksMeasures(sellable, profile) };
}

interface Sold {
  line: Pick<JudgedLine['line'], 'quantity'>;
  sellable: JudgedLine['sellable'];
}

function problemOf({ sellable: { title }, problem }: JudgedLine): string[] {
  if (problem === 'unavailable')
    return [`${title} is not available at the moment. Please remove it or save it for later.`];
  if (problem === 'stock') return [`There is not enough stock of ${title}. Please lower the quantity.`];
  if (problem === 'price')
    return [`The price of ${title} has changed. Please accept the new price in your cart first.`];
  return [];
}
