import { eq } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { publishPictures, withdrawPictures } from '../../media/service.ts';
import { outfitLayers, outfits } from '../tables.ts';

type Outfit = typeof outfits.$inferSelect;

/** Gives a locked outfit another status: everybody may see its pictures while it is live, and nobody otherwise. */
export async function moveTo(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { _id, version, status: before }: Outfit,
  changed: Pick<Outfit, 'status' | 'statusReason'>,
): Promise<void> {
  await tx
    .update(outfits)
    .set({ ...changed, version: version + 1 })
    .where(eq(outfits._id, _id));
  const layers = await tx
    .select({ mediaId: outfitLayers.mediaId })
    .from(outfitLayers)
    .where(eq(outfitLayers.outfitId, _id));
  const ids = layers.map(({ mediaId }) => mediaId);
  if (changed.status === 'live') await publishPictures(tx, ids);
  else if (before === 'live') await withdrawPictures(deps, tx, ids);
}
