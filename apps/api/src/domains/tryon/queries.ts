import type { LoadedOutfit } from '@adunni/contracts/tryon/outfits';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { productCards } from '../catalog/queries.ts';
import { pictureColumns, toPicture } from '../media/queries.ts';
import { media } from '../media/tables.ts';
import { outfitLayers, outfits, trySessions } from './tables.ts';

/** What is live of products that anybody may see now, newest first. */
export async function findOutfits(db: Db, now: Date): Promise<LoadedOutfit[]> {
  const [live, layers] = await Promise.all([
    db.select().from(outfits).where(eq(outfits.status, 'live')).orderBy(desc(outfits._id)),
    db
      .select({ outfitId: outfitLayers.outfitId, role: outfitLayers.role, picture: pictureColumns })
      .from(outfitLayers)
      .innerJoin(outfits, eq(outfits._id, outfitLayers.outfitId))
      .innerJoin(media, eq(media._id, outfitLayers.mediaId))
      .where(eq(outfits.status, 'live'))
      .orderBy(asc(outfitLayers.position)),
  ]);
  const byOutfit = Map.groupBy(layers, ({ outfitId }) => outfitId);
  const cards = await productCards(
    db,
    live.map(({ productId }) => productId),
    now,
  );
  return live.flatMap(({ _id, garmentVersion: version, fit, slot, anchors, productId }) => {
    const product = cards.get(productId);
    if (!product?.visible) return [];
    const drawn = (byOutfit.get(_id) ?? []).map(({ role, picture }) => ({ role, picture: toPicture(picture) }));
    return [{ _id, version, fit, slot, anchors, layers: drawn, product: product.card }];
  });
}

/** What a person tried on, for their export. */
export const triesOf = (db: Db | Tx, userId: string) =>
  db
    .select({
      outfitId: trySessions.outfitId,
      way: trySessions.way,
      device: trySessions.device,
      milliseconds: trySessions.milliseconds,
      loadingMs: trySessions.loadingMs,
      poseMs: trySessions.poseMs,
      drapingMs: trySessions.drapingMs,
      consent: trySessions.consent,
      outcome: trySessions.outcome,
      isAdjusted: trySessions.isAdjusted,
      stage: trySessions.stage,
      cause: trySessions.cause,
      at: trySessions.at,
    })
    .from(trySessions)
    .where(eq(trySessions.userId, userId))
    .orderBy(asc(trySessions.at));
