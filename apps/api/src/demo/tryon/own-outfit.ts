import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { products } from '../../domains/catalog/tables.ts';
import { keepPicture, readPicture, storePicture } from '../../domains/media/service.ts';
import { outfitLayers, outfits } from '../../domains/tryon/tables.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';

/** Cut out of a photo of the cap on a table, as its designer would do it on the page that is for that. */
const CAP = {
  slug: 'gobi-cap',
  file: 'gobi-fila.webp',
  anchors: { templeR: [369, 912], templeL: [756, 912], brow: [562.5, 924] } satisfies Record<string, [number, number]>,
};

/** The drawn outfit that staff have still to check. */
const IN_REVIEW = 'reception-dress';

/** Has a cap worn as its designer photographed it, in place of its drawing, and another piece wait for review. */
export async function seedOwnOutfit(deps: Pick<Deps, 'storage'>, tx: Tx): Promise<void> {
  const picture = await keepPicture(deps, await readPicture(await readFile(join(import.meta.dirname, CAP.file))));
  const { _id: mediaId } = await storePicture(tx, { ...picture, alt: 'Gobi Fila, cut out.', isPrivate: false });
  const outfitId = await change(tx, CAP.slug, { anchors: CAP.anchors });
  await tx.delete(outfitLayers).where(eq(outfitLayers.outfitId, outfitId));
  await tx.insert(outfitLayers).values({ outfitId, role: 'body', position: 3, mediaId });
  await change(tx, IN_REVIEW, { status: 'submitted' });
}

async function change(tx: Tx, slug: string, values: Partial<typeof outfits.$inferInsert>): Promise<string> {
  const [outfit] = await tx
    .update(outfits)
    .set(values)
    .from(products)
    .where(and(eq(products._id, outfits.productId), eq(products.slug, slug)))
    .returning({ _id: outfits._id });
  if (!outfit) throw new Error(`${slug} has no outfit`);
  return outfit._id;
}
