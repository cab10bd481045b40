import type { Deps } from '../../kit/context.ts';
import { inServingQueue } from './picture-queue.ts';
import { isPicture } from './queries.ts';
import { type Derivative, derivativeKey, derivativesOf } from './rules.ts';
import { originalOf } from './service.ts';
import { loadSharp } from './sharp.ts';

/**
 * The file of a picture in one width and format, made from the original on first request and kept in storage.
 * Null when there is no such picture. An original that is narrower keeps its width.
 */
export async function derivativeOf(deps: Deps, mediaId: string, wanted: Derivative): Promise<Buffer | null> {
  const key = derivativeKey(mediaId, wanted);
  const kept = await deps.storage.get(key);
  if (kept) return kept;
  return inServingQueue(key, async () => {
    const madeMeanwhile = await deps.storage.get(key);
    if (madeMeanwhile) return madeMeanwhile;
    const original = await originalOf(deps, mediaId);
    if (!original) return null;
    const made = await derive(original, wanted);
    await deps.storage.put(key, made);
    // Whoever took the picture away meanwhile may have missed this file.
    if (!(await isPicture(deps.db, mediaId))) await deps.storage.remove(derivativesOf(mediaId));
    return made;
  });
}

/** Re-encodes an original. AVIF effort is what keeps 640 pixels well below 300 ms on a small server. */
async function derive(original: Buffer, { width, format }: Derivative): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 50, effort: width <= 640 ? 2 : 0 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 76, effort: 3 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
