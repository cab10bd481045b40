import type { Product } from '@adunni/contracts/catalog/catalog';
import { type ProductPick, startingPick } from '../../catalog/public/product-choice.tsx';

/** Options whose choices are colours of the cloth. */
const COLOURED = ['colour', 'fabric'];

/** The colours that are picked, `#rrggbb`: of the variant, and of each option that is one. */
function coloursOf(product: Product, pick: ProductPick): string[] {
  const variant = product.variants.find(({ colour }) => colour === pick.colour);
  const swatches = product.optionGroups
    .filter(({ kind }) => COLOURED.includes(kind))
    .flatMap(({ _id, choices }) => choices.find((choice) => choice._id === pick.options[_id])?.swatch ?? []);
  return [...(variant ? [variant.colourHex] : []), ...swatches];
}

/** The colour in which a product is to be shown; null in the one that its pictures have, or when none is known. */
export function tintOf(product: Product, pick: ProductPick): string | null {
  const own = coloursOf(product, startingPick(product));
  return coloursOf(product, pick).find((hex) => !own.includes(hex)) ?? null;
}
