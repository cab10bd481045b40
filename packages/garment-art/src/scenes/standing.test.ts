import { expect, test } from 'vitest';
import { partInShadow, shadowsOf } from './standing.ts';
import '../node/rasteriser.ts';

/** Somebody as wide as a sixth of the picture, down to the floor. */
function figureOf(width: number) {
  const height = (width / 3) * 4;
  const pixels = new Uint8Array(4 * width * height);
  for (let y = Math.round(height * 0.12); y < height * 0.96; y++)
    for (let x = Math.round(width * 0.42); x < width * 0.58; x++) pixels.set([80, 50, 30, 255], 4 * (y * width + x));
  return { pixels, width, height };
}

test.for([
  ['beside the head', { x: 1080, y: 500, width: 320, height: 240 }],
  ['at the feet', { x: 700, y: 2820, width: 500, height: 300 }],
] as const)('the ground is in the same shadow from near: %s', async ([, part]) => {
  const [whole, near] = [
    await shadowsOf(figureOf(2400), 'sand'),
    await partInShadow(figureOf(480), 'sand', 2400, part),
  ];
  expect(near).toMatchObject({ width: part.width, height: part.height });
  let sum = 0;
  for (let y = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++)
      for (let k = 0; k < 3; k++)
        sum += Math.abs(
          whole.pixels[4 * ((part.y + y) * 2400 + part.x + x) + k]! - near.pixels[4 * (y * part.width + x) + k]!,
        );
  // Grain alone differs by 1.6 levels.
  expect(sum / (3 * part.width * part.height)).toBeLessThan(3);
});
