// Every product of the catalogue.
import type { Garment } from '../core/piece.ts';
import { ACCESSORIES } from './accessories.ts';
import { FABRICS } from './fabrics.ts';
import { KIDS } from './kids.ts';
import { MEN } from './men.ts';
import { sewProduct } from './sew-product.ts';
import type { Product } from './types.ts';
import { WOMEN_DRESSES } from './women-dresses.ts';
import { WOMEN_SETS } from './women-sets.ts';

export const PRODUCTS: Product[] = [...MEN, ...WOMEN_SETS, ...WOMEN_DRESSES, ...KIDS, ...ACCESSORIES, ...FABRICS];

/** A product's garment in a colourway, the first one when not named; throws when there is no such product or colourway. */
export async function makeGarment(slug: string, way?: string): Promise<Garment> {
  const product = PRODUCTS.find((p) => p.slug === slug);
  const colourway = product?.ways[way ?? Object.keys(product.ways)[0]!];
  if (!product || !colourway) throw new Error(`No product "${slug}" in colourway "${way ?? 'first'}"`);
  return sewProduct(product, colourway);
}
