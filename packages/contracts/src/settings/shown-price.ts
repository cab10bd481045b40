import { withTax } from '../cart/totals.ts';
import { type Kobo, kobo } from '../money.ts';
import type { Settings } from './settings.ts';

/** What prices of goods follow: the tax, and whether they are shown with it. */
export type TaxSettings = Pick<Settings, 'taxPercent' | 'showsTaxInPrices'>;

/** The price of goods as the marketplace shows it: with its tax, when the settings say so. */
export const shownPrice = (price: Kobo, { taxPercent, showsTaxInPrices }: TaxSettings): Kobo =>
  showsTaxInPrices ? withTax(price, taxPercent) : price;

/** The lowest price before tax that is shown as a price or more, and the highest that is shown as one or less. */
export function pricesShownBetween(least: Kobo, most: Kobo, tax: TaxSettings): [Kobo, Kobo] {
  if (!tax.showsTaxInPrices) return [least, most];
  const share = 1 + tax.taxPercent / 100;
  // Shown prices are rounded to the kobo: the quotient is at most one or two off.
  let [low, high] = [kobo(Math.max(Math.floor(least / share) - 2, 0)), kobo(Math.ceil(most / share) + 2)];
  while (shownPrice(low, tax) < least) low = kobo(low + 1);
  while (shownPrice(high, tax) > most) high = kobo(high - 1);
  return [low, high];
}

/** What prices of goods say of tax: `plus 5% tax at checkout`; empty without tax. */
export function taxNote({ taxPercent, showsTaxInPrices }: TaxSettings): string {
  if (taxPercent === 0) return '';
  return showsTaxInPrices ? `includes ${taxPercent}% tax` : `plus ${taxPercent}% tax at checkout`;
}

/** The same of several prices: `Prices include 5% tax.`; empty without tax. */
export function taxSentence({ taxPercent, showsTaxInPrices }: TaxSettings): string {
  if (taxPercent === 0) return '';
  return showsTaxInPrices ? `Prices include ${taxPercent}% tax.` : `All prices plus ${taxPercent}% tax at checkout.`;
}
