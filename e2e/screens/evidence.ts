import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Spot } from './compare.ts';
import { asImage, readPicture } from './picture.ts';
import { type Picture, REDUCTION } from './reduce.ts';

/** The gap between pictures that lie side by side. */
const GAP = 24;

/** A stored picture, or null where there is none yet. */
export const existing = async (file: string): Promise<Picture | null> => (existsSync(file) ? readPicture(file) : null);

/**
 * Writes one picture to look at: what was expected, what the page shows, and that again with the differing spots framed,
 * side by side. Returns its path from the checkout.
 */
export async function writeEvidence(
  folder: string,
  stored: string,
  expected: Picture,
  screen: Buffer,
  spots: Spot[],
): Promise<string> {
  const { width, height } = await sharp(screen).metadata();
  const before = await asImage(expected).resize(width, height, { fit: 'fill' }).png().toBuffer();
  const framed = await sharp(screen)
    .modulate({ brightness: 0.9 })
    .composite([{ input: frames(width, height, spots) }])
    .toBuffer();
  const file = path.join(folder, `${path.basename(stored, '.avif')}.png`);
  await mkdir(folder, { recursive: true });
  await sharp({ create: { width: width * 3 + GAP * 2, height, channels: 3, background: '#888' } })
    .composite([before, screen, framed].map((input, index) => ({ input, left: index * (width + GAP), top: 0 })))
    .png()
    .toFile(file);
  return path.relative(process.cwd(), file);
}

function frames(width: number, height: number, spots: Spot[]): Buffer {
  const rectangles = spots.map(({ x, y, ...size }) => {
    const [left, top, across, down] = [x, y, size.width, size.height].map((side) => side * REDUCTION);
    return `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="none" stroke="red" stroke-width="4"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangles.join('')}</svg>`,
  );
}
