// Parts a sleeve that is cut in one with the body from it.
import { clamp, distanceInside, rasterisePath, smoothstep, type View } from '../core/raster.ts';
import type { Picture } from './picture.ts';

/** Design px by which the body goes on below its sleeve, or a gap would open where the arm bends; and by which the sleeve ends softly. */
const [BELOW, SOFT] = [18, 10];

/** The sleeve of a piece inside a path; from the body, in place, all of it goes but a strip below its edge. */
export async function partSleeve(piece: Picture, body: Picture, around: string, view: View): Promise<Picture> {
  const distance = distanceInside(await rasterisePath(around, view), piece.width, piece.height);
  const sleeve: Picture = { ...piece, pixels: new Uint8Array(piece.pixels) };
  for (let i = 0; i < distance.length; i++) {
    const [at, inside] = [4 * i + 3, distance[i]! / view.zoom];
    sleeve.pixels[at] = sleeve.pixels[at]! * smoothstep(0, SOFT, inside);
    body.pixels[at] = body.pixels[at]! * clamp(1 - (inside - BELOW) / 2);
  }
  return sleeve;
}
