import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import {
  MAKER_MOVES,
  type moveOwnOutfit,
  ownOutfitErrors,
  type saveOwnOutfit,
} from '@adunni/contracts/tryon/own-outfits';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { products } from '../../catalog/tables.ts';
import { removePictures } from '../../media/service.ts';
import { isComplete } from '../staff/outfits.rules.ts';
import { outfitLayers, outfits } from '../tables.ts';
import { ofOwnProduct } from './own.queries.ts';
import { areItsAnchors, areItsSizes, hasLayer } from './own.rules.ts';
import { moveTo } from './status.service.ts';
import { tellStaffOfOutfit } from './tell.service.ts';

type Outfit = typeof outfits.$inferSelect;

/**
 * The outfit of an own product, locked, as new as the caller saw it, and the product’s sizes. The product is locked first, as everybody does.
 * Throws 404 for what is not theirs, 409 when it changed meanwhile.
 */
export async function lockOwn(tx: Tx, viewer: Viewer, productId: string, version: number | null) {
  const [product] = await tx
    .select({ sizes: products.sizes })
    .from(products)
    .where(ofOwnProduct(viewer, productId))
    .for('no key update');
  if (!product) throw new Refusal(commonErrors.not_found);
  const [outfit = null] = await tx.select().from(outfits).where(eq(outfits.productId, productId)).for('no key update');
  if ((outfit?.version ?? null) !== version) throw new Refusal(commonErrors.stale);
  return { outfit, labels: product.sizes };
}

/** As `lockOwn`, of a draft. Throws 404 when there is none yet, 409 when it is past being one. */
export async function lockDraft(tx: Tx, viewer: Viewer, productId: string, version: number): Promise<Outfit> {
  const { outfit } = await lockOwn(tx, viewer, productId, version);
  if (!outfit) throw new Refusal(commonErrors.not_found);
  requireDraft(outfit);
  return outfit;
}

function requireDraft({ status }: Outfit): void {
  if (status !== 'draft') throw new Refusal(ownOutfitErrors.outfit_not_a_draft);
}

/** Notes that a garment’s layers or points are others than before. */
export async function renew(
  tx: Tx,
  { _id, version, garmentVersion }: Outfit,
  values: Partial<Outfit> = {},
): Promise<number> {
  const renewed = { ...values, version: version + 1, garmentVersion: garmentVersion + 1 };
  await tx.update(outfits).set(renewed).where(eq(outfits._id, _id));
  return version + 1;
}

/** Takes layers of an outfit away for good. */
export async function dropLayers(
  ctx: Ctx<Viewer>,
  tx: Tx,
  layers: readonly { _id: string; mediaId: string }[],
): Promise<void> {
  for (const { _id } of layers) await tx.delete(outfitLayers).where(eq(outfitLayers._id, _id));
  await removePictures(
    ctx,
    tx,
    layers.map(({ mediaId }) => mediaId),
  );
}

/**
 * Saves kind, points and sizes of an own product’s outfit; layers that another kind does not have go. Throws 404, 409 and 422.
 */
export async function saveOutfit(
  ctx: Ctx<Viewer>,
  productId: string,
  { version, ...values }: Received<typeof saveOwnOutfit>['body'],
): Promise<number> {
  if (!areItsAnchors(values)) throw new Refusal(ownOutfitErrors.outfit_anchors_wrong);
  return staffWrite(ctx, async (tx) => {
    const { outfit, labels } = await lockOwn(tx, ctx.viewer, productId, version);
    if (!areItsSizes(values.sizes, labels)) throw new Refusal(ownOutfitErrors.outfit_sizes_unknown);
    if (!outfit) {
      await tx.insert(outfits).values({ productId, ...values });
      return 1;
    }
    requireDraft(outfit);
    const layers = await tx.select().from(outfitLayers).where(eq(outfitLayers.outfitId, outfit._id));
    await dropLayers(
      ctx,
      tx,
      layers.filter(({ role }) => !hasLayer(values.fit, role)),
    );
    return renew(tx, outfit, values);
  });
}

/** Submits an own outfit, takes it back or withdraws it. Throws 404, 409 and, for what is not complete, 422. */
export async function moveOwn(
  ctx: Ctx<Viewer>,
  productId: string,
  { version, status }: Received<typeof moveOwnOutfit>['body'],
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const { outfit } = await lockOwn(tx, ctx.viewer, productId, version);
    if (!outfit) throw new Refusal(commonErrors.not_found);
    if (!MAKER_MOVES[outfit.status].includes(status)) throw new Refusal(ownOutfitErrors.outfit_move_refused);
    if (status === 'submitted') await requireReady(tx, outfit);
    await moveTo(ctx, tx, outfit, { status, statusReason: null });
    if (status === 'submitted') await tellStaffOfOutfit(ctx, tx, outfit);
    return version + 1;
  });
}

async function requireReady(tx: Tx, outfit: Outfit): Promise<void> {
  const layers = await tx
    .select({ role: outfitLayers.role })
    .from(outfitLayers)
    .where(eq(outfitLayers.outfitId, outfit._id));
  const roles = layers.map(({ role }) => role);
  if (!isComplete(outfit, roles)) throw new Refusal(ownOutfitErrors.outfit_not_ready);
}
