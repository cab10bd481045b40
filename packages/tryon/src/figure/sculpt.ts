import { clamp, type Point } from '../geometry.ts';
import { blur } from '../raster/blur.ts';
import { distanceInside } from '../raster/distance.ts';
import { fillPolygon } from '../raster/fill-polygon.ts';
import { blankField, blankImage, type Field, type Image } from '../raster/image.ts';

/** A part of a figure: its outline, how far in it curves, how high it stands, and how far the whole of it is to the front. */
export interface Part {
  outline: readonly Point[];
  /** Px from the edge over which it rounds off. */
  round: number;
  /** How high the rounding rises, times `round`. */
  rise: number;
  /** Px that it stands before what is behind. */
  before: number;
}

/** How high each pixel of a figure stands, and how much of it is covered. */
export interface Relief {
  height: Field;
  cover: Field;
  whole: number;
}

/** Px of what is drawn, and across the whole picture that it is a part of: how soft it is goes by that. */
export interface Plane {
  width: number;
  height: number;
  whole: number;
}

/** Px over which two parts grow into each other, as a share of the picture’s width. */
const JOIN = 0.016;

/** Builds the relief of parts that grow into each other. */
export function reliefOf(parts: readonly Part[], { width, height, whole }: Plane): Relief {
  const relief: Relief = { height: blankField(width, height), cover: blankField(width, height), whole };
  for (const part of parts) addPart(relief, part);
  const soft = blur(relief.height, Math.max(1, whole * 0.0035));
  const share = blur(relief.cover, Math.max(1, whole * 0.0035));
  for (let i = 0; i < soft.data.length; i++)
    relief.height.data[i] = (soft.data[i] as number) / Math.max(0.05, share.data[i] as number);
  return relief;
}

function addPart({ height, cover, whole }: Relief, { outline, round, rise, before }: Part): void {
  const { width } = height;
  const join = whole * JOIN;
  // Beyond what is drawn, edges round off what lies within it as far as that.
  const reach = Math.ceil(round) + 2;
  const left = Math.max(-reach, Math.floor(Math.min(...outline.map(([x]) => x))) - 2);
  const top = Math.max(-reach, Math.floor(Math.min(...outline.map(([, y]) => y))) - 2);
  const right = Math.min(width + reach, Math.ceil(Math.max(...outline.map(([x]) => x))) + 2);
  const bottom = Math.min(height.height + reach, Math.ceil(Math.max(...outline.map(([, y]) => y))) + 2);
  if (right <= Math.max(0, left) || bottom <= Math.max(0, top) || left >= width || top >= height.height) return;
  const mask = fillPolygon(
    outline.map(([x, y]): Point => [x - left, y - top]),
    right - left,
    bottom - top,
  );
  const inside = distanceInside(mask);
  const [startX, startY] = [Math.max(0, -left), Math.max(0, -top)];
  const [endX, endY] = [Math.min(mask.width, width - left), Math.min(mask.height, height.height - top)];
  for (let y = startY; y < endY; y++) {
    for (let x = startX, from = y * mask.width + startX; x < endX; x++, from++) {
      const covered = mask.data[from] as number;
      if (covered <= 0) continue;
      const at = (y + top) * width + x + left;
      const far = 1 - clamp((inside.data[from] as number) / round);
      const high = before + rise * round * Math.sqrt(1 - far * far);
      const under = height.data[at] as number;
      const isOver = (cover.data[at] as number) > 0.5;
      const near = Math.max(0, 1 - Math.abs(under - high) / join);
      height.data[at] = isOver ? Math.max(under, high) + join * 0.25 * near * near : high;
      cover.data[at] = Math.max(cover.data[at] as number, covered);
    }
  }
}

/** Light on a relief: how bright each pixel is, 1 where it faces the viewer. */
export interface Light {
  shade: Field;
  /** What shines, 0…1. */
  shine: Field;
}

/** Lights a relief from the upper left, with a little from behind. */
export function lightOn({ height, cover, whole }: Relief): Light {
  const { width, height: rows } = height;
  const shade = blankField(width, rows);
  const shine = blankField(width, rows);
  const around = blur(height, whole * 0.022);
  const covered = blur(cover, whole * 0.022);
  const steep = 900 / whole;
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if ((cover.data[i] as number) <= 0) continue;
      const nx = -((height.data[i + 1] as number) - (height.data[i - 1] as number)) * 0.45;
      const ny = -((height.data[i + width] as number) - (height.data[i - width] as number)) * 0.45;
      const facing = 1 / Math.hypot(nx, ny, 1);
      const lit = clamp(((-0.45 * nx - 0.5 * ny + 0.74) * facing + 0.35) / 1.35);
      const rim = (1 - facing) ** 2.2 * (nx > 0 ? 0.22 : 0.1);
      const hollow = (height.data[i] as number) - (around.data[i] as number) / Math.max(0.3, covered.data[i] as number);
      const open = clamp(1 + hollow * 0.011 * steep, 0.62, 1.06);
      shade.data[i] = (0.36 + 0.8 * lit + rim) * open;
      shine.data[i] = Math.max(0, (-0.27 * nx - 0.3 * ny + 0.91) * facing) ** 24;
    }
  }
  return { shade, shine };
}

/** Paints a lit relief in one colour (0…255), darker tones warmer as skin has them. */
export function paintSkin(
  { cover }: Relief,
  { shade, shine }: Light,
  colour: readonly [number, number, number],
): Image {
  const image = blankImage(cover.width, cover.height);
  const gloss = 34;
  for (let i = 0; i < cover.data.length; i++) {
    const alpha = cover.data[i] as number;
    if (alpha <= 0) continue;
    const light = Math.max(0, shade.data[i] as number);
    const spot = (shine.data[i] as number) * gloss;
    image.data[4 * i] = clamp(colour[0] * light ** 0.88 + spot, 0, 255) * alpha;
    image.data[4 * i + 1] = clamp(colour[1] * light + spot * 0.9, 0, 255) * alpha;
    image.data[4 * i + 2] = clamp(colour[2] * light ** 1.1 + spot * 0.8, 0, 255) * alpha;
    image.data[4 * i + 3] = 255 * alpha;
  }
  return image;
}
