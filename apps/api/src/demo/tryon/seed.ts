import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaRoot, type PictureEntry } from '@adunni/garment-art/media';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { products } from '../../domains/catalog/tables.ts';
import { media } from '../../domains/media/tables.ts';
import { CUTOUTS, cutoutNames, cutoutOf, readDrawn } from '../../domains/tryon/drawings/drawn.ts';
import { outfitLayers, outfits } from '../../domains/tryon/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { easesOf } from './eases.ts';

/** Hangs in the fitting room what the demo’s pieces have a cut-out of, those that do not hang there yet. */
export async function seedOutfits(tx: Tx): Promise<void> {
  const pieces = await tx
    .select({ _id: products._id, slug: products.slug, sizes: products.sizes })
    .from(products)
    .leftJoin(outfits, eq(outfits.productId, products._id))
    .where(and(isNull(outfits._id), inArray(products.slug, cutoutNames())))
    .orderBy(asc(products.slug));
  const drawn = await Promise.all(
    pieces.flatMap(({ _id, slug, sizes }) => {
      const cutout = cutoutOf(slug);
      // Named before anything is read, so that lists of the newest are in the same order every time.
      const outfit = { _id: newId(), productId: _id, sizes: easesOf(slug, sizes) };
      return cutout ? [rowsOf(outfit, cutout)] : [];
    }),
  );
  await tx.insert(media).values(drawn.flatMap(({ pictures }) => pictures));
  await tx.insert(outfits).values(drawn.map(({ outfit }) => outfit));
  await tx.insert(outfitLayers).values(drawn.flatMap(({ layers }) => layers));
}

type Named = Pick<typeof outfits.$inferInsert, 'productId' | 'sizes'> & { _id: string };

async function rowsOf(outfit: Named, { slug, alt, width, height, dominant }: PictureEntry) {
  const manifest = await readDrawn(slug);
  const pictures = await Promise.all(
    manifest.layers.map(async ({ role, file }) => {
      const path = `${CUTOUTS}/${file}`;
      const { size: bytes } = await stat(join(mediaRoot, path));
      const shown = { path, alt: `${alt} Layer: ${role}.`, width, height, bytes, dominant };
      return { _id: newId(), source: 'garment-art' as const, contentType: 'image/webp', ...shown };
    }),
  );
  return {
    pictures,
    outfit: {
      ...outfit,
      ...{ fit: manifest.fit, slot: manifest.slot, anchors: manifest.anchors, status: 'live' as const },
    },
    layers: manifest.layers.map(({ role }, position) => ({
      ...{ outfitId: outfit._id, role, position, mediaId: pictures[position]?._id ?? '' },
    })),
  };
}
