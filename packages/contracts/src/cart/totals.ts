import { allocate, type Kobo, kobo, percentOf, sumKobo } from '../money.ts';
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
export interface Sums {
  subtotal: Kobo;
  tax: Kobo;
  shippingCost: Kobo;
  discount: Kobo;
  totalAmount: Kobo;
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
  const free = lines.length === 0 || subtotal >= rates.freeShippingFrom;
  const shippingCost = free ? kobo(0) : rates.shippingCost;
  const totalAmount = kobo(subtotal + tax + shippingCost - discount);
  return { subtotal, tax, shippingCost, discount, totalAmount, lineDiscounts: allocate(discount, weights) };
}

/** The price of a piece with its tax, as a cart of that piece alone would be taxed. */
export const withTax = (price: Kobo, taxPercent: number): Kobo => kobo(price + percentOf(price, taxPercent));

/** The sums alone, of what says more. */
export const sumsOf = ({ subtotal, tax, shippingCost, discount, totalAmount }: Sums): Sums => ({
  subtotal,
  tax,
  shippingCost,
  discount,
  totalAmount,
});

function discountOn(eligible: Kobo, coupon: TotalCoupon): Kobo {
  const wanted = coupon.discountType === 'Percentage' ? percentOf(eligible, coupon.percent) : coupon.amount;
  return kobo(Math.min(wanted, eligible));
}
