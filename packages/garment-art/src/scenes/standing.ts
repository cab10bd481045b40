// Somebody who stands on the studio ground.
import { clamp, smoothstep } from '../core/raster.ts';
import { layOver, type Picture } from './picture.ts';
import { type GroundName, studioGround } from './studio.ts';

/** Where the floor is, as a share of the height, and how far the shadow on it reaches, as shares of the width. */
const FLOOR = { y: 0.958, across: 0.25, deep: 0.034 };
/** How dark that is at the most, and the shadow on the wall; how far this reaches, as a share of the width. */
const DARK = { floor: 0.42, wall: 0.24, reach: 0.03 };

/** The ground on which bodies are seen: dark ones would hide dark skin. */
export const groundForBodies = (ground: GroundName = 'sand'): GroundName =>
  ground === 'dusk' || ground === 'indigo' ? 'sand' : ground;

/** Lays a figure (straight alpha, standing where the floor is) on a ground, with its shadows. */
export async function standOn(figure: Picture, ground: GroundName): Promise<Picture> {
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
  return layOver(floor, figure, 0, 0, DARK.wall, DARK.reach * width);
}
