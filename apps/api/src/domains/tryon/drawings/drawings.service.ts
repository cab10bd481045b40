import { commonErrors } from '@adunni/contracts/errors';
import { drawingErrors } from '@adunni/contracts/tryon/drawings';
import { and, eq, ne } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { products } from '../../catalog/tables.ts';
import { type KeptPicture, keepPicture, readPicture, storePicture } from '../../media/service.ts';
import { findOwnOutfit } from '../own/own.queries.ts';
import { positionOf } from '../own/own.rules.ts';
import { dropLayers, lockDraft, lockOwn, renew } from '../own/own.service.ts';
import { outfitLayers, outfits } from '../tables.ts';
import { cutoutNameOf } from './drawings.queries.ts';
import { type Drawn, readDrawn, readLayer } from './drawn.ts';

/** Each reads up to seven pictures. */
const DRAWINGS = { most: 30, minutes: 60 };

type Layer = Drawn['layers'][number] & { picture: KeptPicture };
type Read = Pick<Drawn, 'fit' | 'slot' | 'anchors'> & { layers: Layer[] };

/**
 * Makes an own product’s outfit of its drawing, a draft as from photos. Throws 404 for what is not the caller’s, 409 when it
 * changed meanwhile or is no draft, 422 where nothing was drawn, 429.
 */
export async function useDrawing(ctx: Ctx<Viewer>, productId: string, version: number | null): Promise<number> {
  const { product } = await findOwnOutfit(ctx, productId);
  const { layers, ...garment } = await readDrawing(ctx, productId);
  return staffWrite(ctx, async (tx) => {
    if (version === null) {
      await lockOwn(tx, ctx.viewer, productId, null);
      const outfitId = await addOutfit(tx, { productId, ...garment });
      await storeLayers(tx, { outfitId, title: product.title, layers });
      return 1;
    }
    const outfit = await lockDraft(tx, ctx.viewer, productId, version);
    await dropLayers(ctx, tx, await tx.select().from(outfitLayers).where(eq(outfitLayers.outfitId, outfit._id)));
    await storeLayers(tx, { outfitId: outfit._id, title: product.title, layers });
    return renew(tx, outfit, garment);
  });
}

/**
 * Makes an outfit of a product’s drawing, which waits to be checked. Throws 404 for what is not there or archived, 409 where
 * there is an outfit already, 422 where nothing was drawn, 429.
 */
export async function addDrawn(ctx: Ctx<Viewer>, productId: string): Promise<string> {
  const { layers, ...garment } = await readDrawing(ctx, productId);
  return staffWrite(ctx, async (tx) => {
    const [product] = await tx
      .select({ title: products.title })
      .from(products)
      .where(and(eq(products._id, productId), ne(products.status, 'archived')))
      .for('no key update');
    if (!product) throw new Refusal(commonErrors.not_found);
    if ((await tx.$count(outfits, eq(outfits.productId, productId))) > 0)
      throw new Refusal(drawingErrors.outfit_exists);
    const outfitId = await addOutfit(tx, { productId, ...garment, status: 'submitted' });
    await storeLayers(tx, { outfitId, title: product.title, layers });
    return outfitId;
  });
}

/** Read and stored before the transaction, which holds a connection. */
async function readDrawing(ctx: Ctx<Viewer>, productId: string): Promise<Read> {
  const name = await cutoutNameOf(ctx.db, productId);
  if (!name) throw new Refusal(drawingErrors.outfit_not_drawn);
  await limitAttempts(ctx.db, `outfit-drawing:${ctx.viewer._id}`, DRAWINGS, ctx.clock());
  const { fit, slot, anchors, layers } = await readDrawn(name);
  const kept = layers.map(async (layer) => {
    const picture = await readPicture(await readLayer(layer.file));
    return { ...layer, picture: await keepPicture(ctx, picture) };
  });
  return { fit, slot, anchors, layers: await Promise.all(kept) };
}

async function addOutfit(tx: Tx, values: typeof outfits.$inferInsert): Promise<string> {
  const [outfit] = await tx.insert(outfits).values(values).returning({ _id: outfits._id });
  if (!outfit) throw new Error('the outfit was not stored');
  return outfit._id;
}

async function storeLayers(
  tx: Tx,
  { outfitId, title, layers }: { outfitId: string; title: string; layers: readonly Layer[] },
): Promise<void> {
  for (const { role, picture } of layers) {
    const alt = `${title}, cut out. Layer: ${role}.`;
    const { _id: mediaId } = await storePicture(tx, { ...picture, alt, isPrivate: true });
    await tx.insert(outfitLayers).values({ outfitId, role, position: positionOf(role), mediaId });
  }
}
