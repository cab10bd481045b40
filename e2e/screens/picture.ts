import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { findSpots } from './compare.ts';
import { CHANNELS, type Picture, reduce } from './reduce.ts';

/** Qualities to store with: the first that changes nothing that the comparison could take for a difference. */
const QUALITIES = [65, 70, 75, 80, 85, 90, 100];
/** How much less than a screen may differ storing may. */
const STRICTNESS = 1.2;

/** What a screenshot shows, reduced. */
export async function reducedScreen(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return reduce({ width: info.width, height: info.height, pixels: data });
}

/** Reads a stored picture. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Stores a reduced picture in a few kilobytes. */
export async function writePicture(file: string, picture: Picture): Promise<void> {
  for (const quality of QUALITIES) {
    const bytes = await asImage(picture).avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
    if (findSpots(await readPicture(bytes), picture, STRICTNESS).length === 0) return writeFile(file, bytes);
  }
  throw new Error(`${file} cannot be stored so that it looks the same.`);
}

/** A picture in memory for further work on it. */
export const asImage = ({ width, height, pixels }: Picture): Sharp =>
  sharp(pixels, { raw: { width, height, channels: CHANNELS } });
