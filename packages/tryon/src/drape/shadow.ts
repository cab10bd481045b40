import { blur } from '../raster/blur.ts';
import { blankField, blankImage, type Field, type Image, layOver } from '../raster/image.ts';

/** How much of each pixel some layers cover together. */
export function coverage(layers: readonly Image[], width: number, height: number): Field {
  const all = blankImage(width, height);
  for (const layer of layers) layOver(all, layer);
  return alphaOf(all);
}

/** How opaque each pixel is, 0…1. */
export function alphaOf({ width, height, data }: Image): Field {
  const alpha = blankField(width, height);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = (data[4 * i + 3] as number) / 255;
  return alpha;
}

/** Darkens what of a person lies just below the edges of cloth, by as much as `strength` where it is darkest. */
export function castShadow(
  picture: Image,
  { cloth, mask }: { cloth: Field; mask: Field },
  shoulderWidth: number,
  strength: number,
): void {
  const { width, height } = mask;
  const soft = blur(cloth, Math.max(2, shoulderWidth * 0.025));
  const drop = Math.round(shoulderWidth * 0.03);
  for (let y = drop, i = drop * width; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const dark = (soft.data[i - drop * width] as number) * (mask.data[i] as number) * strength;
      if (dark === 0) continue;
      for (let k = 0; k < 3; k++) picture.data[4 * i + k] = (picture.data[4 * i + k] as number) * (1 - dark);
    }
  }
}
