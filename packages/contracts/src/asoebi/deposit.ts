import { type Naira, percentOf, toKobo, toNaira } from '../money.ts';

/** What reserves a set of a price in naira, rounded half up to the kobo. */
export const depositOf = (price: number, depositPercent: number): Naira =>
  toNaira(percentOf(toKobo(price), depositPercent));
