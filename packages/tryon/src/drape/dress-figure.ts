import { type Body, frameOf } from '../body/body.ts';
import { blankImage, type Image, layOver } from '../raster/image.ts';
import { seenOf, warp } from '../raster/warp.ts';
import { placeOnBody } from './deform.ts';
import type { Headwear, LayerRole, Outfit, WornGarment } from './outfit.ts';
import { alphaOf, castShadow, coverage } from './shadow.ts';
import { placeOnHead } from './wear-on-head.ts';

/** What is worn, from the skin outwards, on a drawn figure. */
export interface Dressing {
  picture: Image;
  body: Body;
  outfits: readonly Outfit[];
}

const BEHIND: readonly LayerRole[] = ['back'];
/** How dark a figure is just below cloth at the most: its own light is soft. */
const SHADOW = 0.3;

/** A figure with its outfits on: what hangs behind, the figure with the shadow of cloth, then each garment’s layers in order. */
export function dressFigure({ picture, body, outfits }: Dressing): Image {
  const { width, height } = picture;
  const layersOf = (areBehind: boolean): Image[] =>
    outfits.flatMap((outfit) =>
      outfit.layers
        .filter(({ role }) => BEHIND.includes(role) === areBehind)
        .map(({ role, sheet }) => warp(sheet, placeOf(role, outfit, body), width, height)),
    );
  const [behind, before] = [layersOf(true), layersOf(false)];
  const dressed = blankImage(width, height);
  for (const layer of behind) layOver(dressed, layer);
  layOver(dressed, shaded(picture, before, body));
  for (const layer of before) layOver(dressed, layer);
  return dressed;
}

/** What is laid of an outfit, without its layers. */
type Laid = Omit<Headwear, 'layers'> | Omit<WornGarment, 'layers'>;

/** What of the canvas of some layers comes to lie within (0, 0) and a size, px, on a body that has its place there; null for none. */
export function seenOnBody(
  roles: readonly LayerRole[],
  outfit: Laid,
  body: Body,
  { canvas, window }: { canvas: Size; window: Size },
) {
  const boxes = roles.flatMap((role) => seenOf(canvas, placeOf(role, outfit, body), window) ?? []);
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    ...{ x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x },
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

interface Size {
  width: number;
  height: number;
}

const placeOf = (role: LayerRole, outfit: Laid, body: Body) =>
  outfit.fit === 'head'
    ? placeOnHead(outfit, body.head)
    : placeOnBody(role, { garment: outfit, body, ease: outfit.ease ?? 1 });

/** The figure as it stands in the shadow of cloth, which is no other than the figure where there is none. */
function shaded(picture: Image, cloth: readonly Image[], body: Body): Image {
  if (cloth.length === 0) return picture;
  const { width, height } = picture;
  const figure: Image = { ...picture, data: picture.data.slice() };
  const fields = { cloth: coverage(cloth, width, height), mask: alphaOf(picture) };
  castShadow(figure, fields, frameOf(body).width, SHADOW);
  return figure;
}
