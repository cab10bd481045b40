import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Outfit } from '@adunni/tryon/drape/outfit';
import { dressPhoto, type PreparedPhoto } from '@adunni/tryon/photo/dress-photo';
import type { Image } from '@adunni/tryon/raster/image';
import sharp from 'sharp';
import { ROOT } from '../processes.ts';
import { type Detected, detectAll } from './detect.ts';
import { GARMENTS, loadGarment } from './garments.ts';
import { personIn, photosToDress } from './people.ts';

const FOLDER = join(ROOT, 'test-results/tryon-sheet');
/** What is worn together. */
const TOGETHER = [
  ['classic-iro-and-buba', 'auto-gele'],
  ['eko-agbada', 'abeti-aja-cap'],
];
/** Px of a person on a sheet, and how many stand in a row. */
const [TILE_WIDTH, TILE_HEIGHT, PER_ROW] = [540, 720, 5];

/** Draws every garment on eight people and two portraits, a sheet for each garment, to look at; returns where they lie. */
export async function drawSheets(): Promise<string> {
  const photos = await photosToDress();
  const { found } = await detectAll(photos.map((photo) => ({ photo })));
  const people = photos.flatMap((photo, i) => personIn(photo, found[i] as Detected) ?? []);
  const sheets = [...GARMENTS.map((name) => [name]), ...TOGETHER];
  for (const names of sheets) await drawSheet(names, people);
  return `${sheets.length} contact sheets lie in test-results/tryon-sheet.`;
}

/** Draws people in garments beside one another. */
export async function drawSheet(names: readonly string[], people: readonly PreparedPhoto[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const outfits: Outfit[] = await Promise.all(names.map(loadGarment));
  const tiles = await Promise.all(people.map((person) => tile(dressPhoto(person, outfits))));
  const size = { width: TILE_WIDTH * PER_ROW, height: TILE_HEIGHT * Math.ceil(tiles.length / PER_ROW) };
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(
      tiles.map((input, i) => ({
        input,
        left: TILE_WIDTH * (i % PER_ROW),
        top: TILE_HEIGHT * Math.floor(i / PER_ROW),
      })),
    )
    .png()
    .toFile(join(FOLDER, `${names.join('+')}.png`));
}

const tile = ({ width, height, data }: Image): Promise<Buffer> =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } })
    .resize({ width: TILE_WIDTH, height: TILE_HEIGHT, fit: 'contain', background: '#fff' })
    .png()
    .toBuffer();
