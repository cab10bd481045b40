import type { BaseRecipe } from '@adunni/contracts/catalog/recipe';
import type { RecipePart } from '@adunni/contracts/catalog/recipe-forms';
import { PRODUCTS } from '@adunni/garment-art/catalogue/products';
import { recipeOf } from '@adunni/garment-art/catalogue/sew-product';
import type { DemoProduct } from './types.ts';

/** What choices of sleeves change. */
const sleeves: Record<string, RecipePart> = {
  'Long with a buttoned cuff': { sleeve: 'buttoned' },
  Short: { sleeve: 'short' },
};

/** The products that are drawn from a recipe: what each choice of theirs changes but for colours, by its label. */
const drawn: Record<string, Record<string, RecipePart>> = {
  'eko-agbada': {
    'Pocket panel, tone on tone': { isTonal: true },
    'Pocket panel and full neckline': { embroidery: 'full' },
    'Fully lined in cotton': { lining: '#c9b48a', linedTo: 'hem' },
    'Fully lined in satin': { lining: '#b5763f', linedTo: 'hem' },
    'Narrow sokoto (trousers) with a zip': { trousers: 'narrow' },
    'Gobi (folded cap) in matching fabric': { cap: 'gobi' },
    'Abeti-aja (eared cap) in matching fabric': { cap: 'abeti-aja' },
  },
  'senator-crest': {
    ...sleeves,
    'Round with a short placket': { neckline: 'round' },
    'Open V': { neckline: 'open' },
    'Mid-thigh': { hemY: 1000 },
    'To the calf': { hemY: 1190 },
    'Our crest, tone on tone': { isTonal: true },
    'Your initials': { embroidery: 'initials' },
    'Your family’s crest from a drawing': { embroidery: 'family' },
    'Half-lined': { lining: '#cbb790', linedTo: 'half' },
    'Fully lined': { lining: '#cbb790', linedTo: 'hem' },
  },
  'embroidered-kaftan': {
    ...sleeves,
    'Mid-thigh': { hemY: 1020 },
    'To the calf': { hemY: 1220 },
    'Collar to hem': { embroidery: 'long-panel' },
    'Collar to hem, and cuffs': { embroidery: 'long-panel', workedCuffs: true },
    'Matching hula': { cap: 'hula' },
  },
  'plain-kaftan': {},
  'buba-and-sokoto': {},
  'isiagu-set': {},
  dashiki: {},
};

/** What a demo product is drawn from, with what its colours and choices change, by their labels; null for all others. */
export function recipesOf({
  slug,
  colours,
}: DemoProduct): (BaseRecipe & { choices: Record<string, RecipePart> }) | null {
  const choices = drawn[slug];
  const product = PRODUCTS.find((one) => one.slug === slug);
  if (!choices || !product || !('design' in product)) return null;
  const { design, ways } = product;
  const [main] = Object.values(ways);
  const parts = Object.entries(colours).flatMap(([picture, label]) => {
    const way = picture === '1' ? main : ways[picture];
    if (!way) return [];
    const { cloth, thread, darkThread } = recipeOf(design, way);
    return [[label, { cloth, thread, darkThread }]];
  });
  if (!main) return null;
  return { base: recipeOf(design, main), colours: Object.fromEntries(parts), choices };
}
