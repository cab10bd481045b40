// Browsers that guard against fingerprinting add noise to what is read from a canvas, or give something else entirely
// (whatwg/html#5373). Shapes are read back here as coverage and colour, so the noise would end up in the picture.
import { createRandom } from '../core/noise.ts';

/** Edge of the test picture in px: each of its px has a colour of its own, for some browsers spare even areas. */
const EDGE = 64;
/** Differences up to so many levels do not show in cloth: Brave alters single px by one. */
const UNSEEN = 2;

/** What is read from this browser's canvases is not what was drawn. */
export class CanvasNoiseError extends Error {
  override name = 'CanvasNoiseError';
}

/**
 * Draws px of known colours and reads them back. Whole opaque px are exact in every browser that adds nothing.
 * @throws {CanvasNoiseError} when one comes back with another colour
 */
export function checkReadBack(canvas: OffscreenCanvasRenderingContext2D): void {
  const random = createRandom(5373);
  const colours = Array.from({ length: EDGE * EDGE }, () =>
    [random() * 256, random() * 256, random() * 256].map(Math.floor),
  );
  canvas.canvas.width = EDGE;
  canvas.canvas.height = EDGE;
  for (const [i, colour] of colours.entries()) {
    canvas.fillStyle = `rgb(${colour.join(' ')})`;
    canvas.fillRect(i % EDGE, Math.floor(i / EDGE), 1, 1);
  }
  const { data } = canvas.getImageData(0, 0, EDGE, EDGE);
  const isAltered = colours.some((colour, i) =>
    [...colour, 255].some((value, k) => Math.abs(value - data[4 * i + k]!) > UNSEEN),
  );
  if (isAltered) throw new CanvasNoiseError('This browser alters what is read from a canvas');
}
