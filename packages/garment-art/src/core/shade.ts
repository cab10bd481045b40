// Lights one piece of cloth: textile lookup along the folds, diffuse light, highlights, occlusion.
import { valueNoise } from './noise.ts';
import type { Piece, Textile } from './piece.ts';
import { clamp, smoothstep, type View } from './raster.ts';
import type { PieceShape } from './shape.ts';
import { chooseLevel, sampleTextile, type TextileSample } from './textile-sample.ts';
import type { Accumulator } from './window.ts';

/** Embroidery prepared for one window. */
export interface Overlay {
  rgba: Uint8ClampedArray;
  relief: Float32Array;
  shadow: Float32Array;
}

/** Everything that shading needs. */
export interface ShadeInput extends Omit<PieceShape, 'shade'> {
  piece: Piece;
  view: View;
  overlay: Overlay | null;
}

/** The lie of the cloth in the window's px, worked out once per piece. */
interface ClothLay {
  textile: Textile;
  shrink: number;
  scale: number;
  cos: number;
  sin: number;
  displacement: number;
  reliefGain: number;
}

/** One pixel on its way to the picture: cloth colour, surface slope, opacity, thread gloss. */
interface Pixel extends TextileSample {
  x: number;
  y: number;
  i: number;
  left: number;
  right: number;
  above: number;
  below: number;
  designX: number;
  designY: number;
  nx: number;
  ny: number;
  opacity: number;
  threadGloss: number;
}

const LIGHT: readonly [number, number, number] = [-0.5, -0.55, 0.67];
const HALF_VECTOR: readonly [number, number, number] = (() => {
  const l = Math.hypot(LIGHT[0], LIGHT[1], LIGHT[2] + 1);
  return [LIGHT[0] / l, LIGHT[1] / l, (LIGHT[2] + 1) / l];
})();

function layCloth(piece: Piece, zoom: number): ClothLay {
  const scale = piece.textileScale ?? 1;
  const { textile, shrink } = chooseLevel(piece.textile, scale * zoom);
  const turn = ((piece.textileTurn ?? 0) * Math.PI) / 180;
  return {
    textile,
    shrink,
    scale,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
    displacement: (piece.displacement ?? 1) * 8.8,
    reliefGain: 0.3 * Math.min(1.6, 1 / (scale * shrink)),
  };
}

/** Half the difference of two neighbours in output px, limited. */
const slope = (values: Float32Array, from: number, to: number, zoom: number, limit: number): number =>
  clamp((values[to]! - values[from]!) * 0.5 * zoom, -limit, limit);

/** Finds the pixel's place on the cloth, moved along the folds, and reads colour and slope there. */
function readCloth({ piece, view, heights, drift }: ShadeInput, lay: ClothLay, p: Pixel): void {
  const z = view.zoom;
  const { textile, shrink, scale, cos, sin, displacement, reliefGain } = lay;
  const gx = slope(heights, p.left, p.right, z, 1.6);
  const gy = slope(heights, p.above, p.below, z, 1.6);
  const driftX = slope(drift, p.left, p.right, z, 0.9) * displacement;
  const driftY = slope(drift, p.above, p.below, z, 0.9) * displacement;
  const flip = piece.mirrorTextile && p.designX > 600;
  const px = (flip ? 1200 - p.designX + driftX : p.designX - driftX) - 600;
  const py = p.designY - driftY - 800;
  const [offsetX, offsetY] = piece.textileOffset ?? [0, 0];
  const u = ((cos * px + sin * py) / scale + offsetX) / shrink;
  const v = ((-sin * px + cos * py) / scale + offsetY) / shrink;
  sampleTextile(textile, u, v, p);
  p.nx = -(gx * 1.05 + p.slopeX * reliefGain * (flip ? -1 : 1));
  p.ny = -(gy * 1.05 + p.slopeY * reliefGain);
}

/** Lays thread over the cloth, with its relief and the shadow beside it. */
function stitchOverlay({ piece, view, window, mask }: ShadeInput, overlay: Overlay, p: Pixel): void {
  const z = view.zoom;
  const { i } = p;
  const alpha = overlay.rgba[4 * i + 3]! / 255;
  const back = Math.max(0, p.y - Math.round(3 * z)) * window.width + Math.max(0, p.x - Math.round(2 * z));
  const dark = 1 - overlay.shadow[back]! * (1 - alpha) * 0.5;
  p.r *= dark;
  p.g *= dark;
  p.b *= dark;
  if (alpha > 0) {
    const stitch =
      0.88 +
      0.13 * Math.sin((p.designX * 0.9 + p.designY * 1.1) * 1.15) +
      0.1 * (valueNoise(p.designX / 2.2, p.designY / 2.2, 8) - 0.5);
    p.r += (overlay.rgba[4 * i]! * stitch - p.r) * alpha;
    p.g += (overlay.rgba[4 * i + 1]! * stitch - p.g) * alpha;
    p.b += (overlay.rgba[4 * i + 2]! * stitch - p.b) * alpha;
    p.threadGloss = alpha * (piece.overlayShine ?? 0.35);
    p.opacity = Math.max(p.opacity, mask[i]! * alpha);
  }
  p.nx -= (overlay.relief[p.right]! - overlay.relief[p.left]!) * 1.4 * Math.min(1.5, z);
  p.ny -= (overlay.relief[p.below]! - overlay.relief[p.above]!) * 1.4 * Math.min(1.5, z);
}

/** Lights the pixel and lays it over the picture. */
function paint(
  { piece, view, window, frame, distance, heights, occlusion }: ShadeInput,
  p: Pixel,
  target: Accumulator,
): void {
  const { i } = p;
  const nz = 1 / Math.hypot(p.nx, p.ny, 1);
  const nx = p.nx * nz;
  const ny = p.ny * nz;
  const diffuse = clamp((nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2] + 0.32) / 1.32);
  const fill = clamp(nx * 0.75 + nz * 0.35) * 0.16;
  const grazing = (1 - nz) * (1 - nz);
  const hollow = clamp(1 + (heights[i]! - occlusion[i]!) * 0.017, 0.5, 1.1);
  const edge = 0.87 + 0.13 * clamp(distance[i]! / (9 * view.zoom));
  let light = (0.3 + 0.86 * diffuse + fill + grazing * 0.1) * hollow * edge * (piece.tone ?? 1);
  if (piece.fadeDown)
    light *= 1 - piece.fadeDown * smoothstep(0.2, 1, (p.designY - frame.top) / (frame.bottom - frame.top));
  const { pile = 0, gloss, specular } = piece.textile;
  if (pile) light = light * (1 - 0.32 * pile) + pile * (0.9 * (1 - nz) ** 0.8 + 0.18 * diffuse ** 6) * hollow;
  if (light > 1) light = 1 + (light - 1) * 0.7;
  const facing = Math.max(0, nx * HALF_VECTOR[0] + ny * HALF_VECTOR[1] + nz * HALF_VECTOR[2]);
  const highlight = (facing ** gloss * specular * (0.45 + p.shine) + facing ** 24 * p.threadGloss) * hollow * 158;
  const o = 4 * ((window.y + p.y) * view.width + window.x + p.x);
  const rest = 1 - p.opacity;
  target[o] = (p.r * light ** 0.9 + highlight) * p.opacity + target[o]! * rest;
  target[o + 1] = (p.g * light ** 1.0 + highlight * 0.97) * p.opacity + target[o + 1]! * rest;
  target[o + 2] = (p.b * light ** 1.04 + highlight * 0.9) * p.opacity + target[o + 2]! * rest;
  target[o + 3] = p.opacity + target[o + 3]! * rest;
}

const emptyPixel = (): Pixel => ({
  ...{ r: 0, g: 0, b: 0, shine: 0, cover: 1, slopeX: 0, slopeY: 0 },
  ...{ x: 0, y: 0, i: 0, left: 0, right: 0, above: 0, below: 0 },
  ...{ designX: 0, designY: 0, nx: 0, ny: 0, opacity: 0, threadGloss: 0 },
});

/** Shades a piece and lays it over the target. */
export function shadeWindow(input: ShadeInput, target: Accumulator): void {
  const { piece, view, window, mask, overlay } = input;
  const { width, height } = window;
  const lay = layCloth(piece, view.zoom);
  const p = emptyPixel();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const covered = mask[i]!;
      if (covered <= 0.004) continue;
      p.x = x;
      p.y = y;
      p.i = i;
      p.left = x > 0 ? i - 1 : i;
      p.right = x < width - 1 ? i + 1 : i;
      p.above = y > 0 ? i - width : i;
      p.below = y < height - 1 ? i + width : i;
      p.designX = view.x + (window.x + x) / view.zoom;
      p.designY = view.y + (window.y + y) / view.zoom;
      p.threadGloss = 0;
      readCloth(input, lay, p);
      p.opacity = covered * p.cover;
      if (overlay) stitchOverlay(input, overlay, p);
      paint(input, p, target);
    }
}
