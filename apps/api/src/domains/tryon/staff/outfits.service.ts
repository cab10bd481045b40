import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { FormOf } from '@adunni/contracts/resource';
import {
  type moveOutfit,
  needsReason,
  OUTFIT_MOVES,
  type outfitResource,
  outfitStaffErrors,
} from '@adunni/contracts/tryon/staff-outfits';
import { eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { products } from '../../catalog/tables.ts';
import { areItsSizes } from '../own/own.rules.ts';
import { moveTo } from '../own/status.service.ts';
import { tellMaker } from '../own/tell.service.ts';
import { outfitLayers, outfits } from '../tables.ts';
import { hasSameNames, isComplete } from './outfits.rules.ts';

/**
 * Moves an outfit’s anchors, which makes a new version of the garment, and says how its sizes are cut, which makes none. Throws
 * 422 for points that are not its own and sizes that its product does not have.
 */
export async function changeOutfit(
  _ctx: StaffCtx,
  tx: Tx,
  id: string,
  { anchors, sizes }: FormOf<typeof outfitResource>,
): Promise<void> {
  const [outfit] = await tx
    .select({ anchors: outfits.anchors, labels: products.sizes })
    .from(outfits)
    .innerJoin(products, eq(products._id, outfits.productId))
    .where(eq(outfits._id, id));
  if (!outfit || !hasSameNames(anchors, outfit.anchors)) throw new Refusal(outfitStaffErrors.outfit_anchors_unknown);
  if (!areItsSizes(sizes, outfit.labels)) throw new Refusal(outfitStaffErrors.outfit_sizes_unknown);
  const isMoved = Object.entries(anchors).some(([name, [x, y]]) => {
    const [wasX, wasY] = outfit.anchors[name] ?? [];
    return x !== wasX || y !== wasY;
  });
  await tx
    .update(outfits)
    .set({ anchors, sizes, garmentVersion: sql`${outfits.garmentVersion} + ${isMoved ? 1 : 0}` })
    .where(eq(outfits._id, id));
}

/** Gives an outfit another status. Throws 404, 409 when it changed meanwhile or can’t go there, 422 as the rules say. */
export async function changeStatus(
  ctx: StaffCtx,
  id: string,
  { version, status, reason }: Received<typeof moveOutfit>['body'],
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [outfit] = await tx.select().from(outfits).where(eq(outfits._id, id)).for('no key update');
    if (!outfit) throw new Refusal(commonErrors.not_found);
    if (outfit.version !== version) throw new Refusal(commonErrors.stale);
    if (!OUTFIT_MOVES[outfit.status].includes(status)) throw new Refusal(outfitStaffErrors.outfit_move_not_possible);
    const isExplained = needsReason(outfit.status, status);
    if (isExplained && reason === '') throw new Refusal(outfitStaffErrors.outfit_reason_missing);
    const layers = await tx.select({ role: outfitLayers.role }).from(outfitLayers).where(eq(outfitLayers.outfitId, id));
    const roles = layers.map(({ role }) => role);
    if (status !== 'draft' && status !== 'withdrawn' && !isComplete(outfit, roles))
      throw new Refusal(outfitStaffErrors.outfit_incomplete);
    const statusReason = isExplained ? reason : null;
    await moveTo(ctx, tx, outfit, { status, statusReason });
    await tellMaker(ctx, tx, outfit, { status, statusReason });
    return version + 1;
  });
}
