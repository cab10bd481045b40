import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { JOBS } from '../catalogue/jobs.ts';
import { makeGarment } from '../catalogue/products.ts';
import { loomOf, TILE } from '../core/loom.ts';
import { mediaRoot } from '../media-folder.ts';
import { toWebp } from '../output/webp.ts';
import { TEXTILES } from '../textiles/library.ts';
import { fitView, garmentBounds, studioCard } from './studio.ts';
import '../node/rasteriser.ts';

test('the same garment gives the same bytes every time', async () => {
  const draw = async (): Promise<Buffer> =>
    toWebp(await studioCard(await makeGarment('senator-crest'), 'sand', 150, 200));
  expect((await draw()).equals(await draw())).toBe(true);
});

test('a textile is woven alike every time', async () => {
  const weave = TEXTILES['asooke-emerald']!.make;
  const [first, again] = [await weave(loomOf(TILE)), await weave(loomOf(TILE))];
  expect(Buffer.compare(Buffer.from(first.colour.buffer), Buffer.from(again.colour.buffer))).toBe(0);
});

test.for(['textiles/asooke-emerald.webp', 'textiles/silk-fuchsia.webp'])(
  '%s is what the program draws today',
  async (path) => {
    const drawn = (await JOBS.find((job) => job.path === path)!.draw())[path]!;
    const [now, stored] = await Promise.all(
      [drawn, readFileSync(join(mediaRoot, path))].map((file) => sharp(file).raw().toBuffer()),
    );
    const difference = now!.reduce((sum, value, i) => sum + Math.abs(value - stored![i]!), 0) / now!.length;
    expect(difference).toBeLessThan(0.5);
  },
);

test('a set is measured together with the gele above it', async () => {
  const { y0 } = await garmentBounds(await makeGarment('bridal-set'));
  expect(y0).toBeLessThan(0);
});

test.for(['clutch', 'bridal-set', 'coral-beads'])('a view of %s keeps its margins', async (slug) => {
  const garment = await makeGarment(slug);
  const { x0, y0, x1, y1 } = await garmentBounds(garment);
  const { x, y, zoom, width, height } = await fitView(garment, 1200, 1600, 110, 130);
  expect((x0 - x) * zoom).toBeGreaterThanOrEqual(109.99);
  expect(width - (x1 - x) * zoom).toBeGreaterThanOrEqual(109.99);
  expect((y0 - y) * zoom).toBeGreaterThanOrEqual(129.99);
  expect(height - (y1 - y) * zoom).toBeGreaterThanOrEqual(129.99);
});
