import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureEntry } from '../media.ts';
import { studioGround } from '../scenes/studio.ts';
import { dominantColour } from './dominant-colour.ts';
import { writeIndex } from './index-file.ts';
import { toWebp } from './webp.ts';
import '../node/rasteriser.ts';

const entry = (slug: string, kind: PictureEntry['kind'], file: string): PictureEntry => ({
  ...{ slug, kind, file, files: [file], alt: 'A picture.', dominant: '#000000' },
  ...{ width: 1, height: 1, bytes: 1 },
});

test('the dominant colour of a picture on a studio ground is not the ground', async () => {
  const ground = await studioGround(200, 200);
  const spot = { create: { width: 40, height: 40, channels: 4 as const, background: '#123c9c' } };
  const file = await sharp(await toWebp(ground))
    .composite([{ input: spot, left: 80, top: 80 }])
    .webp({ lossless: true })
    .toBuffer();
  expect(await dominantColour(file, ground)).toBe('#123c9c');
  expect(await dominantColour(file)).not.toBe('#123c9c');
});

test('transparent pixels have no say in the dominant colour', async () => {
  const file = await sharp({ create: { width: 60, height: 60, channels: 4, background: '#ff000000' } })
    .composite([{ input: { create: { width: 12, height: 12, channels: 4, background: '#0b5140' } } }])
    .webp({ lossless: true })
    .toBuffer();
  expect(await dominantColour(file)).toBe('#0b5140');
});

test('the index is grouped by slug in alphabetical order, product pictures before cut-outs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'garment-art-'));
  try {
    writeIndex(folder, [
      entry('woko', 'cutout', 'cutouts/woko.webp'),
      entry('woko', 'product', 'products/woko/1.webp'),
      entry('duster', 'product', 'products/duster/1.webp'),
    ]);
    const index: Record<string, PictureEntry[]> = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
    expect(Object.keys(index)).toEqual(['duster', 'woko']);
    expect(index.woko!.map((picture) => picture.kind)).toEqual(['product', 'cutout']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
