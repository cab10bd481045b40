import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { products } from '../../domains/catalog/tables.ts';
import { readPicture, storePicture } from '../../domains/media/service.ts';
import { outfitLayers, outfits } from '../../domains/tryon/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';

/** Cut out of a photo of the cap on a table, as its designer would do it on the page that is for that. */
const CAP = {
  slug: 'gobi-cap',
  file: 'gobi-fila.webp',
  anchors: { templeR: [369, 912], templeL: [756, 912], brow: [562.5, 924] } satisfies Record<string, [number, number]>,
};

/** Has a cap wait for review in a photo of its designer’s own, in place of its drawing. */
export async function seedOwnOutfit(deps: Pick<Deps, 'storage'>, tx: Tx): Promise<void> {
  const picture = await readPicture(await readFile(join(import.meta.dirname, CAP.file)));
  const [outfit] = await tx
    .update(outfits)
    .set({ status: 'submitted', anchors: CAP.anchors })
    .from(products)
    .where(and(eq(products._id, outfits.productId), eq(products.slug, CAP.slug)))
    .returning({ _id: outfits._id });
  if (!outfit) throw new Error('the cap is not drawn');
  const { _id: mediaId } = await storePicture(deps, tx, { ...picture, alt: 'Gobi Fila, cut out.', isPrivate: true });
  await tx.delete(outfitLayers).where(eq(outfitLayers.outfitId, outfit._id));
  await tx.insert(outfitLayers).values({ outfitId: outfit._id, role: 'body', position: 3, mediaId });
}
