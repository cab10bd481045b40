import { designErrors } from '@adunni/contracts/studio/designs';
import { sellErrors } from '@adunni/contracts/studio/selling';
import { designStaffErrors } from '@adunni/contracts/studio/staff-designs';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { lookHash } from '../../catalog/rules.ts';
import { createDrawnProduct, wantLook } from '../../catalog/service.ts';
import { looks } from '../../catalog/tables.ts';
import { makers } from '../../makers/tables.ts';
import { type KeptPicture, keepPicture, originalOf, readPicture } from '../../media/service.ts';
import { lockDesign } from '../designs/designs.service.ts';
import { requireRecipe } from '../designs/read-recipe.ts';
import { findOwnPriceList } from '../prices/prices.queries.ts';
import { type DesignRow, designs } from '../tables.ts';
import { draftOf } from './draft.queries.ts';

/** Each has a picture stored, and asks again until it is drawn. */
const SELLING = { most: 200, minutes: 60 };

interface Sold {
  productId: string;
  isNew: boolean;
}

/**
 * Makes a draft product of a design of the caller’s, with its recipe, its picture and what their price list says; once:
 * asked again, it answers with the product that is there. Throws 404 for what is another’s, 409 when the design changed,
 * was removed, is another’s of the gallery or is not drawn yet, or the workshop is suspended, 422 for what can’t be drawn, 429.
 */
export async function sellOwnDesign(ctx: StaffCtx, designId: string, version: number): Promise<Sold> {
  await limitAttempts(ctx.db, `design-sold:${ctx.viewer._id}`, SELLING, ctx.clock());
  const ready = await ctx.db.transaction((tx) => prepare(ctx, tx, designId, version));
  if ('productId' in ready) return ready;
  const picture = await pictureOf(ctx, ready.mediaId);
  if (!picture) throw new Refusal(designStaffErrors.design_not_drawn);
  return staffWrite(ctx, async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    if (row.productId) return { productId: row.productId, isNew: false };
    const { makerId, recipe } = await requireSellable(ctx, tx, row, version);
    const { list = null } = (await findOwnPriceList(tx, ctx.viewer._id)) ?? {};
    const draft = await draftOf(tx, { name: row.name, recipe }, list);
    const productId = await createDrawnProduct(ctx, tx, { ...draft, picture, makerId });
    await tx.update(designs).set({ productId }).where(eq(designs._id, designId));
    return { productId, isNew: true };
  });
}

/** The picture to sell it by, drawn soon where there is none; or the product that there is already. */
async function prepare(
  ctx: StaffCtx,
  tx: Tx,
  designId: string,
  version: number,
): Promise<Sold | { mediaId: string | null }> {
  const row = await lockDesign(ctx, tx, designId);
  if (row.productId) return { productId: row.productId, isNew: false };
  const { recipe } = await requireSellable(ctx, tx, row, version);
  const hash = lookHash(recipe);
  await wantLook(ctx, tx, { hash, recipe, alt: '' });
  if (row.lookHash !== hash) await tx.update(designs).set({ lookHash: hash }).where(eq(designs._id, designId));
  const [look] = await tx.select({ mediaId: looks.mediaId }).from(looks).where(eq(looks.hash, hash));
  return { mediaId: look?.mediaId ?? null };
}

/** What can be sold, as the caller saw it, by a workshop that may. Throws 404, 409, 422. */
async function requireSellable({ viewer }: StaffCtx, tx: Tx, row: DesignRow, version: number) {
  if (row.publication === 'removed') throw new Refusal(designErrors.design_removed);
  if (row.version !== version) throw new Refusal(designErrors.design_changed);
  const [maker] = await tx.select().from(makers).where(eq(makers.userId, viewer._id)).for('share');
  if (!maker) throw new Refusal(designErrors.design_not_found);
  if (maker.status === 'suspended') throw new Refusal(sellErrors.workshop_suspended);
  const recipe = requireRecipe(row.recipe);
  if (await isOfGallery(tx, row, lookHash(recipe))) throw new Refusal(sellErrors.design_of_other);
  return { makerId: maker._id, recipe };
}

/** Whether it shows what somebody else had published before it was begun. */
async function isOfGallery(tx: Tx, { ownerId, createdAt }: DesignRow, hash: string): Promise<boolean> {
  const isTheirs = and(
    ...[eq(designs.lookHash, hash), eq(designs.publication, 'published'), isNull(designs.deletedAt)],
    ...[ne(designs.ownerId, ownerId), lt(designs.decidedAt, createdAt)],
  );
  return (await tx.$count(designs, isTheirs)) > 0;
}

/** A copy of a drawing, since the product’s picture stays when nothing has that look any more; null until it is drawn. */
async function pictureOf(ctx: StaffCtx, mediaId: string | null): Promise<KeptPicture | null> {
  const bytes = mediaId && (await originalOf(ctx, mediaId));
  return bytes ? keepPicture(ctx, await readPicture(bytes)) : null;
}
