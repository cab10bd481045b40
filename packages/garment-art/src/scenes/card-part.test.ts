import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPart, drawRecipe } from '../recipes/draw.ts';
import type { GarmentRecipe } from '../recipes/recipe.ts';
import '../node/rasteriser.ts';

const RECIPE: GarmentRecipe = {
  ...{ garment: 'tunic', embroidery: 'crest', hemY: 1060 },
  ...{ cloth: 'cashmere-navy', thread: '#c9a45c', darkThread: '#0e1d36' },
};

test('a part of a card is what the whole of it shows there', async () => {
  const width = 960;
  const part = { x: 330, y: 300, width: 300, height: 260 };
  const [whole, drawn] = [
    await drawRecipe(RECIPE, { width, quality: 'sharp' }),
    await drawPart(RECIPE, part, { width, quality: 'sharp' }),
  ];
  let [sum, off] = [0, 0];
  for (let y = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++)
      for (let k = 0; k < 3; k++) {
        const there = whole.pixels[4 * ((part.y + y) * width + part.x + x) + k]!;
        const levels = Math.abs(there - drawn.pixels[4 * (y * part.width + x) + k]!);
        sum += levels;
        if (levels > 24) off += 1;
      }
  const all = part.width * part.height * 3;
  expect(sum / all).toBeLessThan(4);
  expect(off / all).toBeLessThan(0.02);
});

/** How many neighbours beside each other differ clearly, as they do at the edges of threads. */
const edgesOf = (pixels: Uint8Array): number => {
  let edges = 0;
  for (let i = 0; i + 4 < pixels.length; i += 4) if (Math.abs(pixels[i]! - pixels[i + 4]!) > 70) edges += 1;
  return edges;
};

test('from near there is more to see than in enlarged px', async () => {
  const far = { left: 330, top: 300, width: 300, height: 260 };
  const part = { x: 825, y: 750, width: 750, height: 650 };
  const card = await drawRecipe(RECIPE, { width: 960, quality: 'sharp' });
  const enlarged = await sharp(card.pixels, { raw: { width: card.width, height: card.height, channels: 4 } })
    .extract(far)
    .resize(part.width, part.height, { kernel: 'linear' })
    .raw()
    .toBuffer();
  const { pixels } = await drawPart(RECIPE, part, { width: 2400, quality: 'sharp' });
  expect(edgesOf(pixels)).toBeGreaterThan(100);
  expect(edgesOf(pixels)).toBeGreaterThan(2 * edgesOf(enlarged));
});

test('what no device holds is not drawn', async () => {
  const draw = (part: Parameters<typeof drawPart>[1], width = 2000) =>
    drawPart(RECIPE, part, { width, quality: 'rough' });
  await expect(draw({ x: 0, y: 0, width: 2049, height: 10 })).rejects.toThrow(RangeError);
  await expect(draw({ x: -1, y: 0, width: 10, height: 10 })).rejects.toThrow(RangeError);
  await expect(draw({ x: 0, y: 0, width: 10, height: 10 }, 9000)).rejects.toThrow(RangeError);
});
