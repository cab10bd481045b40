import type { TotalLine } from '@adunni/contracts/cart/totals';
import type { LoadedProductCard } from '@adunni/contracts/catalog/catalog';
import { type Kobo, kobo, percentOf } from '@adunni/contracts/money';
import { arrivesBy, makingDays } from '@adunni/contracts/orders/arrival';

/** A line as an order is placed with it. */
export interface PlacedLine extends TotalLine {
  makerId: string;
  kind: LoadedProductCard['kind'];
  leadDaysMax: number;
}

/** Money of one maker’s part; the parts of an order sum exactly to its totals. */
export interface PartTotals {
  makerId: string;
  /** Indexes of its lines. */
  lines: number[];
  subtotal: Kobo;
  tax: Kobo;
  shippingCost: Kobo;
  discount: Kobo;
  totalAmount: Kobo;
}

/** The maker’s commission on a part: a share of the goods after discount. */
export const commissionOf = ({ subtotal, discount }: PartTotals, percent: number): Kobo =>
  percentOf(kobo(subtotal - discount), percent);

/** When lines begun now are all ready. */
export const readyBy = (lines: readonly PlacedLine[], now: Date): Date => arrivesBy(now, makingDays(lines));
