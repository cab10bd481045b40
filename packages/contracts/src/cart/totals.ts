import { allocate, type Kobo, kobo, type Naira, percentOf, sumKobo, toKobo, toNaira } from '../money.ts';
import type { Settings } from '../settings/settings.ts';

/** A line as the totals see it. `eligible` says whether the coupon’s scope covers it. */
export interface TotalLine {
  unitPrice: Kobo;
  quantity: number;
  eligible?: boolean;
}

/** A coupon as the totals see it: percent for Percentage, kobo for Fixed. */
export type TotalCoupon = { discountType: 'Percentage'; percent: number } | { discountType: 'Fixed'; amount: Kobo };

/** The sums of a cart, an order or a maker’s part of one. */
export interface Sums<Amount = Kobo> {
  subtotal: Amount;
  tax: Amount;
  shippingCost: Amount;
  discount: Amount;
  totalAmount: Amount;
}

export interface Totals extends Sums {
  /** Discount of each line, in the order of the lines; sums to `discount`. */
  lineDiscounts: Kobo[];
}

type Rates = Pick<Settings, 'taxPercent' | 'freeShippingFrom' | 'shippingCost'>;

/**
 * Totals of a cart (specification, section 9): tax is a share of the subtotal; shipping is free from a subtotal, else
 * flat; an empty cart ships for nothing; total = subtotal + tax + shipping − discount. Rounds half up to the kobo;
 * a percentage is spread over the eligible lines by largest remainder; a discount never exceeds what it applies to.
 */
export function computeTotals(lines: readonly TotalLine[], coupon: TotalCoupon | null, rates: Rates): Totals {
  const lineTotals = lines.map((line) => kobo(line.unitPrice * line.quantity));
  const subtotal = sumKobo(lineTotals);
  const weights = lines.map((line, index) => (line.eligible === false ? 0 : (lineTotals[index] ?? 0)));
  const eligible = kobo(weights.reduce<number>((sum, weight) => sum + weight, 0));
  const discount = coupon ? discountOn(eligible, coupon) : kobo(0);
  const tax = percentOf(subtotal, rates.taxPercent);
  const free = lines.length === 0 || subtotal >= toKobo(rates.freeShippingFrom);
  const shippingCost = free ? kobo(0) : toKobo(rates.shippingCost);
  const totalAmount = kobo(subtotal + tax + shippingCost - discount);
  return { subtotal, tax, shippingCost, discount, totalAmount, lineDiscounts: allocate(discount, weights) };
}

/** Sums on the wire. */
export const sumsInNaira = ({ subtotal, tax, shippingCost, discount, totalAmount }: Sums): Sums<Naira> => ({
  subtotal: toNaira(subtotal),
  tax: toNaira(tax),
  shippingCost: toNaira(shippingCost),
  discount: toNaira(discount),
  totalAmount: toNaira(totalAmount),
});

function discountOn(eligible: Kobo, coupon: TotalCoupon): Kobo {
  const wanted = coupon.discountType === 'Percentage' ? percentOf(eligible, coupon.percent) : coupon.amount;
  return kobo(Math.min(wanted, eligible));
}
