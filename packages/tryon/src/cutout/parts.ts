import { TEMPLATE } from '../body/body.ts';
import type { LayerRole } from '../drape/outfit.ts';
import { blur } from '../raster/blur.ts';
import { blankField, blankImage, type Field, type Image } from '../raster/image.ts';
import { type Outline, runAt, spanAt } from './outline.ts';
import type { Kind } from './propose.ts';

/** The layers as they are laid, from the back to the front; in `parts` a layer is its place here. */
export const PART_ROLES: readonly LayerRole[] = ['back', 'legR', 'legL', 'body', 'sleeveR', 'sleeveL', 'front'];
const BODY = PART_ROLES.indexOf('body');

/** How far a layer goes on below the ones in front of it, px: a seam that is bent opens no gap. */
const UNDER = 12;

/** Px of the canvas where a body begins to part; how much wider than trousers a hem over them is. */
const HIPS = TEMPLATE.hipJR[1];
const HEM = 1.07;

/** Which layer each pixel of the canvas belongs to. */
export type Parts = Uint8Array;

/** Parts a garment that lies on the canvas: what is beside its trunk are sleeves, what is below its crotch are legs. */
export function proposeParts(cover: Field, outline: Outline | null, { fit }: Kind): Parts {
  const { width, height } = cover;
  const parts = new Uint8Array(width * height).fill(BODY);
  if (!outline || fit === 'head') return parts;
  const { axis, half, armpit, top, bottom } = outline;
  const thighs = thighsOf(cover, outline);
  const to = (role: LayerRole) => PART_ROLES.indexOf(role);
  for (let y = top; y <= bottom; y++) {
    const run = runAt(cover, y, axis);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const isRight = x < axis;
      if (thighs !== null && y >= thighs) parts[i] = to(isRight ? 'legR' : 'legL');
      else if (fit === 'fitted' && armpit !== null && isBeside(x, y)) parts[i] = to(isRight ? 'sleeveR' : 'sleeveL');
    }

    function isBeside(x: number, at: number): boolean {
      const seam = armpit ?? bottom;
      // From the shoulder the seam of a sleeve slants out to the armpit; below it a sleeve hangs apart from the trunk.
      if (at > seam) return !run || x < run[0] || x > run[1];
      return Math.abs(x - axis) > half * (0.9 + (0.1 * (at - top)) / Math.max(1, seam - top));
    }
  }
  return parts;
}

/** Where legs begin: below the hem of what hangs over them, or at the hips of one piece, where they bend. */
function thighsOf(cover: Field, { crotch, top, bottom }: Outline): number | null {
  if (crotch === null) return null;
  const step = Math.round((bottom - top) * 0.04);
  const above = Math.max(spanAt(cover, crotch - step), spanAt(cover, crotch - 2 * step));
  return above > spanAt(cover, crotch + step) * HEM ? crotch : Math.min(crotch, HIPS);
}

/** The picture of each layer that has anything on it, in their order, with soft edges and straight alpha. */
export function layersOfParts(picture: Image, cover: Field, parts: Parts): { role: LayerRole; image: Image }[] {
  return PART_ROLES.flatMap((role, part) => {
    const own = blankField(cover.width, cover.height);
    let count = 0;
    for (let i = 0; i < parts.length; i++) {
      if (parts[i] !== part || (cover.data[i] as number) === 0) continue;
      own.data[i] = 1;
      count++;
    }
    return count === 0 ? [] : [{ role, image: layerOf(picture, cover, parts, { part, own }) }];
  });
}

function layerOf(picture: Image, cover: Field, parts: Parts, { part, own }: { part: number; own: Field }): Image {
  const near = blur(own, UNDER, 1);
  const image = blankImage(cover.width, cover.height);
  for (let i = 0; i < parts.length; i++) {
    const isOwn = own.data[i] === 1;
    const isUnder = (parts[i] as number) > part && (near.data[i] as number) > 0;
    if (!isOwn && !isUnder) continue;
    for (let k = 0; k < 3; k++) image.data[4 * i + k] = picture.data[4 * i + k] as number;
    image.data[4 * i + 3] = (cover.data[i] as number) * 255;
  }
  return image;
}

/** What layers were made of: the front one says which layer a pixel belongs to. They have straight alpha. */
export function joinLayers(
  layers: readonly { role: LayerRole; image: Image }[],
  { width, height }: { width: number; height: number },
): { picture: Image; cover: Field; parts: Parts } {
  const joined = {
    picture: blankImage(width, height),
    cover: blankField(width, height),
    parts: new Uint8Array(width * height).fill(BODY),
  };
  const inOrder = layers.toSorted((a, b) => PART_ROLES.indexOf(a.role) - PART_ROLES.indexOf(b.role));
  for (const { role, image } of inOrder) {
    for (let i = 0; i < joined.parts.length; i++) {
      const alpha = image.data[4 * i + 3] as number;
      if (alpha === 0) continue;
      for (let k = 0; k < 3; k++) joined.picture.data[4 * i + k] = image.data[4 * i + k] as number;
      joined.picture.data[4 * i + 3] = 255;
      joined.cover.data[i] = Math.max(joined.cover.data[i] as number, alpha / 255);
      joined.parts[i] = PART_ROLES.indexOf(role);
    }
  }
  return joined;
}
