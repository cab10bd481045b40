import { listPictures, type PictureEntry } from '@adunni/garment-art/media';
import { media } from '../domains/media/tables.ts';
import type { Tx } from '../kit/database/connect.ts';

/** Kinds of pictures that pages ask the media route for. */
const SHOWN: readonly PictureEntry['kind'][] = ['product', 'textile', 'category', 'maker', 'cover', 'hero'];

/** Registers the demo catalogue’s pictures; answers with the media id of each file. */
export async function seedPictures(tx: Tx): Promise<Map<string, string>> {
  const rows = listPictures()
    .filter(({ kind }) => SHOWN.includes(kind))
    .map(({ file, width, height, bytes, alt, dominant }) => ({
      source: 'garment-art' as const,
      path: file,
      contentType: 'image/webp',
      width,
      height,
      bytes,
      alt,
      dominant,
    }));
  const stored = await tx.insert(media).values(rows).returning({ _id: media._id, path: media.path });
  return new Map(stored.map(({ path, _id }) => [path, _id]));
}
