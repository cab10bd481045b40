import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import { ownOutfitErrors, type removeLayer } from '@adunni/contracts/tryon/own-outfits';
import { and, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { keepPicture, type ReadPicture, readPicture, storePicture } from '../../media/service.ts';
import { outfitLayers } from '../tables.ts';
import { findOwnOutfit } from './own.queries.ts';
import { coverFault, hasLayer, positionOf } from './own.rules.ts';
import { dropLayers, lockDraft, renew } from './own.service.ts';

/** Six layers, saved every other minute. */
const LAYERS = { most: 200, minutes: 60 };

type Named = Received<typeof removeLayer>['params'];

/**
 * Puts a picture on a layer of a draft and takes the one that was there away. Throws 404 for what is not the caller’s,
 * 409 when it changed meanwhile or is no draft, 413, 415 and 422 for what is no cut-out on the canvas, 429.
 */
export async function storeLayer(
  ctx: Ctx<Viewer>,
  { productId, role }: Named,
  version: number,
  read: () => Promise<Buffer>,
): Promise<number> {
  const { product } = await findOwnOutfit(ctx, productId);
  await limitAttempts(ctx.db, `outfit-layer:${ctx.viewer._id}`, LAYERS, ctx.clock());
  const brought = await readPicture(await read());
  requireCutOut(brought);
  const picture = await keepPicture(ctx, brought);
  return staffWrite(ctx, async (tx) => {
    const outfit = await lockDraft(tx, ctx.viewer, productId, version);
    if (!hasLayer(outfit.fit, role)) throw new Refusal(ownOutfitErrors.layer_not_of_kind);
    await dropLayers(ctx, tx, await layersAt(tx, outfit._id, role));
    const alt = `${product.title}, cut out. Layer: ${role}.`;
    const { _id: mediaId } = await storePicture(tx, { ...picture, alt, isPrivate: true });
    await tx.insert(outfitLayers).values({ outfitId: outfit._id, role, position: positionOf(role), mediaId });
    return renew(tx, outfit);
  });
}

/** Takes a layer of a draft away. Throws 404 for what is not the caller’s or not there, 409 as above. */
export async function deleteLayer(ctx: Ctx<Viewer>, { productId, role }: Named, version: number): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const outfit = await lockDraft(tx, ctx.viewer, productId, version);
    const layers = await layersAt(tx, outfit._id, role);
    if (layers.length === 0) throw new Refusal(commonErrors.not_found);
    await dropLayers(ctx, tx, layers);
    return renew(tx, outfit);
  });
}

const layersAt = (tx: Tx, outfitId: string, role: Named['role']) =>
  tx
    .select()
    .from(outfitLayers)
    .where(and(eq(outfitLayers.outfitId, outfitId), eq(outfitLayers.role, role)));

function requireCutOut({ width, height, covered }: ReadPicture): void {
  if (width !== OUTFIT_CANVAS.width || height !== OUTFIT_CANVAS.height)
    throw new Refusal(ownOutfitErrors.layer_wrong_size);
  const fault = coverFault(covered);
  if (fault) throw new Refusal(ownOutfitErrors[fault]);
}
