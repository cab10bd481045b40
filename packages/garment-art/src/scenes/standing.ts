// Somebody who stands on the studio ground.
import { clamp, mix, smoothstep } from '../core/raster.ts';
import { inShadow, lay, type Picture } from './picture.ts';
import { type GroundName, type PxBox, partOfGround, studioGround } from './studio.ts';

/** Where the floor is, as a share of the height, and how far the shadow on it reaches, as shares of the width. */
const FLOOR = { y: 0.958, across: 0.25, deep: 0.034 };
/** How dark that is at the most, and the shadow on the wall; how far this reaches, as a share of the width. */
const DARK = { floor: 0.42, wall: 0.24, reach: 0.03 };

/** The ground on which bodies are seen: dark ones would hide dark skin. */
export const groundForBodies = (ground: GroundName = 'sand'): GroundName =>
  ground === 'dusk' || ground === 'indigo' ? 'sand' : ground;

/** Lays a figure (straight alpha, standing where the floor is) on a ground, with its shadows. */
export const standOn = async (figure: Picture, ground: GroundName): Promise<Picture> =>
  lay(await shadowsOf(figure, ground), figure);

/** A ground with the shadows of a figure, without it. */
export async function shadowsOf(figure: Picture, ground: GroundName): Promise<Picture> {
  const { width, height } = figure;
  const base = await studioGround(width, height, ground);
  const floor: Picture = { width, height, pixels: new Uint8Array(base.pixels) };
  const [across, deep, y0] = [FLOOR.across * width, FLOOR.deep * width, FLOOR.y * height];
  for (let y = Math.floor(y0 - 2 * deep); y < Math.min(height, y0 + 2 * deep); y++)
    for (let x = 0; x < width; x++) {
      const far = Math.hypot((x - width / 2) / across, (y - y0) / deep);
      const dark = DARK.floor * (1 - smoothstep(0, 1.5, clamp(far, 0, 1.5)));
      if (dark <= 0) continue;
      const i = 4 * (y * width + x);
      for (let k = 0; k < 3; k++) floor.pixels[i + k] = floor.pixels[i + k]! * (1 - dark * (0.9 + 0.05 * k));
    }
  return inShadow(floor, figure, 0, 0, DARK.wall, DARK.reach * width);
}

/**
 * A part of a ground as if the whole of it were so many px wide, in the shadows of a figure that is drawn smaller: these are
 * soft, and the grain of the ground is not.
 */
export async function partInShadow(figure: Picture, ground: GroundName, wide: number, part: PxBox): Promise<Picture> {
  const { width, height } = figure;
  const card = { width: wide, height: Math.round((wide / width) * height) };
  const [dark, light, base] = [
    await shadowsOf(figure, ground),
    await studioGround(width, height, ground),
    await partOfGround(card, part, ground),
  ];
  const share = Float32Array.from(dark.pixels, (value, i) => value / Math.max(1, light.pixels[i]!));
  const pixels = new Uint8Array(base.pixels);
  const step = width / wide;
  for (let y = 0, to = 0; y < part.height; y++) {
    const down = clamp((part.y + y + 0.5) * step - 0.5, 0, height - 1);
    const [upper, lower] = [Math.floor(down), Math.min(height - 1, Math.floor(down) + 1)];
    for (let x = 0; x < part.width; x++, to += 4) {
      const along = clamp((part.x + x + 0.5) * step - 0.5, 0, width - 1);
      const [left, right] = [Math.floor(along), Math.min(width - 1, Math.floor(along) + 1)];
      for (let k = 0; k < 3; k++) {
        const of = (row: number, column: number): number => share[4 * (row * width + column) + k]!;
        const above = mix(of(upper, left), of(upper, right), along - left);
        const below = mix(of(lower, left), of(lower, right), along - left);
        pixels[to + k] = pixels[to + k]! * mix(above, below, down - upper);
      }
    }
  }
  return { ...base, pixels };
}
