import type { Deps } from '../../kit/context.ts';
import { inServingQueue } from './picture-queue.ts';
import { findPicture } from './queries.ts';
import { type Derivative, derivativeKey, derivativesOf, PDF, type Shelf } from './rules.ts';
import { originalOf } from './service.ts';
import { loadSharp } from './sharp.ts';

/**
 * The file of a picture in one width and format, made from the original on first request and kept in storage. What is
 * for everybody lies on a shelf of its own, so that serving it asks the storage only. Null when there is no such
 * picture, or when it is private and asked for as one for everybody. An original that is narrower keeps its width.
 */
export async function derivativeOf(
  deps: Deps,
  mediaId: string,
  wanted: Derivative,
  shelf: Shelf = 'widths',
): Promise<Buffer | null> {
  const key = derivativeKey(mediaId, wanted, shelf);
  const kept = await deps.storage.get(key);
  if (kept) return kept;
  return inServingQueue(key, async () => {
    const madeMeanwhile = await deps.storage.get(key);
    if (madeMeanwhile) return madeMeanwhile;
    const original = (await mayLieOn(deps, mediaId, shelf)) && (await originalOf(deps, mediaId));
    if (!original) return null;
    const made = await derive(original, wanted);
    await deps.storage.put(key, made);
    // Whoever took the picture away meanwhile, or withdrew it from everybody, may have missed this file.
    if (!(await mayLieOn(deps, mediaId, shelf))) await deps.storage.remove(derivativesOf(mediaId, shelf));
    return made;
  });
}

async function mayLieOn({ db }: Deps, mediaId: string, shelf: Shelf): Promise<boolean> {
  const picture = await findPicture(db, mediaId);
  return picture !== null && picture.contentType !== PDF && (shelf === 'private-widths' || !picture.isPrivate);
}

/** Re-encodes an original. AVIF effort is what keeps 640 pixels well below 300 ms on a small server. */
async function derive(original: Buffer, { width, format }: Derivative): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 50, effort: width <= 640 ? 2 : 0 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 76, effort: 3 }).toBuffer();
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
