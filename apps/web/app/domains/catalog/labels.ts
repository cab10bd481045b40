import type { ProductCard } from '@adunni/contracts/catalog/catalog';

/** What a product’s kind is called on the page. */
export const KIND_NAMES: Readonly<Record<ProductCard['kind'], string>> = {
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

/** An average rating with one decimal. */
export const ratingText = (rating: number): string => rating.toFixed(1);
