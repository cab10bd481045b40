import { withTax } from '../cart/totals.ts';
import type { Kobo } from '../money.ts';
import type { Settings } from './settings.ts';

/** What prices of goods follow: the tax, and whether they are shown with it. */
export type TaxSettings = Pick<Settings, 'taxPercent' | 'showsTaxInPrices'>;

/** The price of goods as the marketplace shows it: with its tax, when the settings say so. */
export const shownPrice = (price: Kobo, { taxPercent, showsTaxInPrices }: TaxSettings): Kobo =>
  showsTaxInPrices ? withTax(price, taxPercent) : price;

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
