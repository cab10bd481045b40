import type { PriceChange } from '@adunni/contracts/catalog/products-forms';
import { type Kobo, kobo, percentOf, toKobo } from '@adunni/contracts/money';

const HUNDRED_NAIRA = 10_000;

/** A price after a change, to the nearest ₦100 when asked for; null when nothing would be left of it. */
export function changedPrice(price: Kobo, { by, value, roundTo100 }: PriceChange): Kobo | null {
  const difference = by === 'percent' ? percentOf(price, value) : signedKobo(value);
  const exact = price + difference;
  const changed = roundTo100 ? Math.round(exact / HUNDRED_NAIRA) * HUNDRED_NAIRA : exact;
  return changed > 0 ? kobo(changed) : null;
}

const signedKobo = (naira: number): number => Math.sign(naira) * toKobo(Math.abs(naira));
