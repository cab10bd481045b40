import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { addProduct } from '../catalog/testing.ts';
import { media } from '../media/tables.ts';
import { lookPieces, looks, outfitLayers, outfits } from './tables.ts';

/** A draping of outfits on a body, as it is counted. */
export const drapingOf = (worn: string | readonly string[], on: string = randomUUID()) => ({
  on,
  worn: [worn].flat().map((outfitId) => ({ outfitId, version: 1 })),
});

/** The points of a body as a garment’s canvas has them. */
export const A_BODY: Record<string, [number, number]> = {
  ...{ neck: [600, 285], shoulderR: [455, 325], shoulderL: [745, 325], elbowR: [372, 580], elbowL: [828, 580] },
  ...{ wristR: [300, 806], wristL: [900, 806], chestR: [452, 480], chestL: [748, 480], waistR: [476, 635] },
  ...{ waistL: [724, 635], hipR: [446, 800], hipL: [754, 800], hipJR: [520, 800], hipJL: [680, 800] },
  ...{ kneeR: [528, 1130], kneeL: [672, 1130], ankleR: [536, 1450], ankleL: [664, 1450] },
};

/** Hangs an outfit of a new product in the fitting room, live unless said otherwise. */
export async function hangOutfit(
  test: TestApp,
  values: Partial<typeof outfits.$inferInsert> = {},
  product: Parameters<typeof addProduct>[1] = {},
) {
  return hangOutfitOf(test, (await addProduct(test, product))._id, values);
}

/** Hangs an outfit of a product in the fitting room, live unless said otherwise. */
export async function hangOutfitOf(
  test: TestApp,
  productId: string,
  values: Partial<typeof outfits.$inferInsert> = {},
) {
  const { db } = test.app.deps;
  const drawn = { fit: 'robe', slot: 'whole', status: 'live' } as const;
  const [outfit] = await db
    .insert(outfits)
    .values({ productId, ...drawn, anchors: { neck: [600, 285] }, ...values })
    .returning();
  const shown = { width: 1200, height: 1600, bytes: 1, alt: 'A layer', dominant: '#ffffff' };
  const [picture] = await db
    .insert(media)
    .values({ source: 'garment-art', path: `cutouts/${randomUUID()}.webp`, contentType: 'image/webp', ...shown })
    .returning();
  if (!outfit || !picture) throw new Error('nothing was stored');
  await db.insert(outfitLayers).values({ outfitId: outfit._id, role: 'body', position: 0, mediaId: picture._id });
  return { outfitId: outfit._id, productId, mediaId: picture._id };
}

/** A saved look of a person’s in a product; its file is of no matter here. */
export async function keepLook(test: TestApp, userId: string, productId: string): Promise<string> {
  const { db } = test.app.deps;
  const shown = { width: 900, height: 1200, bytes: 1, alt: 'A look', dominant: '#ffffff', isPrivate: true };
  const [picture] = await db
    .insert(media)
    .values({ source: 'upload', path: `uploads/${randomUUID()}.webp`, contentType: 'image/webp', ...shown })
    .returning();
  if (!picture) throw new Error('nothing was stored');
  const [look] = await db
    .insert(looks)
    .values({ userId, idempotencyKey: randomUUID(), mediaId: picture._id, createdAt: test.now })
    .returning();
  if (!look) throw new Error('nothing was stored');
  await db.insert(lookPieces).values({ lookId: look._id, productId, position: 0 });
  return look._id;
}
