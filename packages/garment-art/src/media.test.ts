import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listPictures, mediaRoot } from './media.ts';

const pictures = listPictures();
const onDisk = readdirSync(mediaRoot, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('the index names every file of the folder and no other', () => {
  const named = pictures.flatMap((picture) => picture.files.map((file) => join(mediaRoot, file)));
  expect(named.toSorted()).toEqual(onDisk.filter((file) => !file.endsWith('index.json')).toSorted());
});

test('every picture has the size that the index states, in px and in bytes', async () => {
  for (const { file, width, height, bytes } of pictures) {
    const path = join(mediaRoot, file);
    const { width: w, height: h, format } = await sharp(path).metadata();
    expect({ file, width: w, height: h, format, bytes: statSync(path).size }).toEqual({
      ...{ file, width, height, bytes },
      format: 'webp',
    });
  }
});

test('every picture has an alternative text of its own: a sentence of at most 125 characters', () => {
  for (const { alt } of pictures) expect(alt).toMatch(/^[A-Z][^_<>]{18,122}[a-z]\.$/u);
  expect(new Set(pictures.map((picture) => picture.alt)).size).toBe(pictures.length);
});

test('every picture has a dominant colour, and every product picture names its colourway', () => {
  for (const { dominant } of pictures) expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
  expect(pictures.filter((picture) => Boolean(picture.colourway) !== (picture.kind === 'product'))).toEqual([]);
});

test('no two pictures of one product are the same', () => {
  const products = pictures.filter((picture) => picture.kind === 'product');
  for (const list of Object.values(Object.groupBy(products, (picture) => picture.slug)))
    expect(new Set(list!.map(({ file }) => readFileSync(join(mediaRoot, file)).toString('base64'))).size).toBe(
      list!.length,
    );
});

test('a cut-out states its template, its anchors on the canvas and its layers', () => {
  for (const { files } of pictures.filter((picture) => picture.kind === 'cutout')) {
    const manifest = JSON.parse(readFileSync(join(mediaRoot, files.at(-1)!), 'utf8'));
    const anchors = Object.values(manifest.anchors as Record<string, [number, number]>);
    expect(manifest.layers.map((layer: { file: string }) => `cutouts/${layer.file}`)).toEqual(files.slice(1, -1));
    expect(manifest.template).toBe(manifest.fit === 'head' ? 'head-v1' : 'apose-v1');
    expect(anchors.length).toBeGreaterThanOrEqual(3);
    for (const [x, y] of anchors) expect(x >= 0 && x <= 1200 && y >= 0 && y <= 1600).toBe(true);
  }
});

test('all pictures together take at most 60 MB', () => {
  expect(onDisk.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(60_000_000);
});
