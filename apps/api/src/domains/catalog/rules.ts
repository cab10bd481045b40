import type { ProductFilters } from '@adunni/contracts/catalog/catalog';
import { type Kobo, kobo, toKobo, toNaira } from '@adunni/contracts/money';
import { pricesShownBetween, type TaxSettings } from '@adunni/contracts/settings/shown-price';

export { lookHash } from './looks/rules.ts';

/** Letter sizes in the order of a rail; everything else is ordered by its numbers. */
const LETTERS = ['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XXL', '3XL', '4XL'];
const natural = new Intl.Collator('en', { numeric: true });

/** Order of sizes: letters as on a rail, then labels with their numbers by value. */
export function compareSizes(a: string, b: string): number {
  const [placeA, placeB] = [LETTERS.indexOf(a), LETTERS.indexOf(b)];
  if (placeA >= 0 && placeB >= 0) return placeA - placeB;
  if (placeA >= 0 || placeB >= 0) return placeA >= 0 ? -1 : 1;
  return natural.compare(a, b);
}

/** Highest price that a filter can name, so that no number from a URL exceeds what the database holds. */
const MAX_NAIRA = 10_000_000_000;
const MAX_DAYS = 100_000;

/** A price of a filter in kobo, bounded. */
export const priceLimit = (naira: number): Kobo => (naira >= MAX_NAIRA ? kobo(MAX_NAIRA * 100) : toKobo(naira));

/** The same filters by prices before tax, as they are stored; people filter by the prices that they are shown. */
export function beforeTax<F extends ProductFilters>(filters: F, tax: TaxSettings): F {
  const { minPrice, maxPrice } = filters;
  const [low, high] = pricesShownBetween(priceLimit(minPrice ?? 0), priceLimit(maxPrice ?? MAX_NAIRA), tax);
  return {
    ...filters,
    ...(minPrice !== undefined && { minPrice: toNaira(low) }),
    ...(maxPrice !== undefined && { maxPrice: toNaira(high) }),
  };
}

/** A number of days of a filter, bounded. */
export const daysLimit = (days: number): number => Math.min(days, MAX_DAYS);

/** A maker’s city as the value of a filter, whose values are parted by commas: `Yaba, Lagos` is `Yaba Lagos`. */
export const cityValue = (city: string): string => city.replaceAll(',', '');

/** The filters that facets count, each with the bit that marks a product which fails it alone. */
export const FILTER_BITS = {
  category: 1,
  maker: 2,
  fabric: 4,
  occasion: 8,
  gender: 16,
  size: 32,
  colour: 64,
  kind: 128,
  price: 256,
  leadDays: 512,
  inStock: 1024,
  city: 2048,
} as const;
export type FilterName = keyof typeof FILTER_BITS;

/** Which filters a list state sets, search apart. */
export function filtersSet(filters: ProductFilters): FilterName[] {
  const { price: _price, leadDays: _days, ...plain } = FILTER_BITS;
  const isSet = (name: keyof typeof plain) => {
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
  };
  return [
    ...(Object.keys(plain) as (keyof typeof plain)[]).filter(isSet),
    ...(filters.minPrice !== undefined || filters.maxPrice !== undefined ? (['price'] as const) : []),
    ...(filters.maxLeadDays !== undefined ? (['leadDays'] as const) : []),
  ];
}
