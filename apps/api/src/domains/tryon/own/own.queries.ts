import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedOwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { ofOwnWorkshop } from '../../catalog/queries.ts';
import { products } from '../../catalog/tables.ts';
import { type AddressSigner, pictureColumns, toPicture, toPrivatePicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { outfitLayers, outfits } from '../tables.ts';

/** A product of the caller’s workshop that is not archived. */
export const ofOwnProduct = (viewer: Viewer, productId: string): SQL | undefined =>
  and(eq(products._id, productId), ofOwnWorkshop(viewer), ne(products.status, 'archived'));

/** The pictures of an outfit from the back to the front, for who may see it before it is live. */
export async function layersOf(signer: AddressSigner, db: Db | Tx, outfitId: string) {
  const rows = await db
    .select({
      _id: outfitLayers._id,
      role: outfitLayers.role,
      picture: pictureColumns,
      isPrivate: media.isPrivate,
    })
    .from(outfitLayers)
    .innerJoin(media, eq(media._id, outfitLayers.mediaId))
    .where(eq(outfitLayers.outfitId, outfitId))
    .orderBy(asc(outfitLayers.position));
  const toSigned = toPrivatePicture(signer);
  return rows.map(({ picture, isPrivate, ...layer }) => ({
    ...layer,
    picture: isPrivate ? toSigned(picture) : toPicture(picture),
  }));
}

/** A product of the caller’s and its outfit, if there is one. Throws 404 for what is not theirs. */
export async function findOwnOutfit(ctx: Ctx<Viewer>, productId: string) {
  const [found] = await ctx.db
    .select({
      product: { _id: products._id, title: products.title, sizeChart: products.sizeChart, sizes: products.sizes },
      outfit: outfits,
    })
    .from(products)
    .leftJoin(outfits, eq(outfits.productId, products._id))
    .where(ofOwnProduct(ctx.viewer, productId));
  if (!found) throw new Refusal(commonErrors.not_found);
  const { product, outfit } = found;
  if (!outfit) return { product, outfit };
  const shown: LoadedOwnOutfit = { ...outfit, layers: await layersOf(ctx, ctx.db, outfit._id) };
  return { product, outfit: shown };
}
