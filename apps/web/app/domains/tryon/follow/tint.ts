import type { Product } from '@adunni/contracts/catalog/catalog';
import { type ProductPick, startingPick } from '../../catalog/public/product-choice.tsx';

/** Options whose choices are colours of the cloth. */
const COLOURED = ['colour', 'fabric'];

/** Where the picture of a fabric is that is picked instead of the one that pictures show; null when none is. */
function fabricOf({ optionGroups }: Product, { options }: ProductPick): string | null {
  for (const { _id, kind, choices } of optionGroups) {
    const picked = choices.find((choice) => choice._id === options[_id]);
    if (kind === 'fabric' && picked?.picture && !picked.isDefault) return picked.picture.url;
  }
  return null;
}

/** The colours that are picked, `#rrggbb`: of the variant, and of each option that is one. */
function coloursOf(product: Product, pick: ProductPick): string[] {
  const variant = product.variants.find(({ colour }) => colour === pick.colour);
  const swatches = product.optionGroups
    .filter(({ kind }) => COLOURED.includes(kind))
    .flatMap(({ _id, choices }) => choices.find((choice) => choice._id === pick.options[_id])?.swatch ?? []);
  return [...(variant ? [variant.colourHex] : []), ...swatches];
}

/**
 * How a product is to be shown: the picture of the picked fabric, or the picked colour as `#rrggbb`; null as its pictures
 * are, or when no other is known.
 */
export function tintOf(product: Product, pick: ProductPick): string | null {
  const own = coloursOf(product, startingPick(product));
  return fabricOf(product, pick) ?? coloursOf(product, pick).find((hex) => !own.includes(hex)) ?? null;
}
