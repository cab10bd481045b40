import type { Body } from '../body/body.ts';
import { blankImage, type Image, layOver } from '../raster/image.ts';
import { warp } from '../raster/warp.ts';
import { placeOnBody } from './deform.ts';
import type { LayerRole, Outfit } from './outfit.ts';
import { placeOnHead } from './wear-on-head.ts';

/** What is worn, from the skin outwards, on a drawn figure. */
export interface Dressing {
  picture: Image;
  body: Body;
  outfits: readonly Outfit[];
}

const BEHIND: readonly LayerRole[] = ['back'];

/** A figure with its outfits on: what hangs behind, the figure, then each garment’s layers in their order. */
export function dressFigure({ picture, body, outfits }: Dressing): Image {
  const { width, height } = picture;
  const dressed = blankImage(width, height);
  const lay = (outfit: Outfit, isBehind: boolean): void => {
    for (const { role, sheet } of outfit.layers) {
      if (BEHIND.includes(role) !== isBehind) continue;
      const place =
        outfit.fit === 'head'
          ? placeOnHead(outfit, body.head)
          : placeOnBody(role, { garment: outfit, body, ease: outfit.ease ?? 1 });
      layOver(dressed, warp(sheet, place, width, height));
    }
  };
  for (const outfit of outfits) lay(outfit, true);
  layOver(dressed, picture);
  for (const outfit of outfits) lay(outfit, false);
  return dressed;
}
