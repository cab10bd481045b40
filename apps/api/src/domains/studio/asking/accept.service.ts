import { askErrors, isOpenAsk, PAY_HOURS } from '@adunni/contracts/studio/asking/names';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makeCommission } from '../../catalog/service.ts';
import { categories, products } from '../../catalog/tables.ts';
import { asksOf, changeAsk, changeRequest, lockRequest, lockTaking, requestOf } from './lock.queries.ts';
import { tellMaker } from './notify.service.ts';
import { type AskRowStored, designAsks, type RequestRow } from './tables.ts';
import { fabricOf, garmentOf } from './words.ts';

/**
 * Accepts the answer that the caller has seen, once: what was agreed becomes a product that they alone can order, and the
 * other makers are told. Throws 404, 409 when something was accepted, changed, withdrawn or is over.
 */
export async function accept(
  ctx: Ctx<Viewer>,
  { requestId, askId }: { requestId: string; askId: string },
  revision: number,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const taking = await lockMakerOf(tx, askId);
    const request = await lockRequest(tx, requestId, requestOf(ctx.viewer._id));
    if (request.status === 'accepted' || request.status === 'ordered') throw new Refusal(askErrors.request_accepted);
    if (request.status !== 'open') throw new Refusal(askErrors.request_closed);
    const asks = await asksOf(tx, requestId);
    const chosen = asks.find(({ _id }) => _id === askId);
    if (!chosen) throw new Refusal(askErrors.request_not_found);
    const { price, days, holdsUntil } = chosen;
    const now = ctx.clock();
    if (chosen.status !== 'answered' || price === null || days === null || !holdsUntil || holdsUntil <= now)
      throw new Refusal(askErrors.answer_gone);
    if (chosen.revision !== revision) throw new Refusal(askErrors.answer_changed);
    const payBy = new Date(Math.max(holdsUntil.getTime(), now.getTime() + PAY_HOURS * HOUR_MS));
    if (taking.length === 0) throw new Refusal(askErrors.maker_not_taking);
    const { productId, variantId } = await makeCommission(tx, {
      ...{ customerId: request.customerId, makerId: chosen.makerId, price, days, endsAt: payBy },
      ...(await agreedOn(tx, request, chosen)),
    });
    await changeRequest(tx, request, { status: 'accepted', payBy, commissionId: productId, variantId });
    // First the others: of one request at most one is accepted.
    for (const other of asks) {
      if (other === chosen || !isOpenAsk(other.status)) continue;
      const what = other.status === 'answered' ? 'other' : 'taken';
      await tellMaker(ctx, tx, await changeAsk(tx, other, { status: 'closed' }), what);
    }
    await tellMaker(ctx, tx, await changeAsk(tx, chosen, { status: 'accepted' }), 'accepted');
  });
}

/** Locks the maker of an ask; none where they were suspended or left meanwhile, and sell nothing. */
async function lockMakerOf(tx: Tx, askId: string) {
  const [ask] = await tx.select({ makerId: designAsks.makerId }).from(designAsks).where(eq(designAsks._id, askId));
  return ask ? lockTaking(tx, [ask.makerId]) : [];
}

/** What is made, in words of ours only: products are read by more than those who agreed on them. */
async function agreedOn(tx: Tx, request: RequestRow, { recipe: changed }: AskRowStored) {
  const recipe = changed ?? request.recipe;
  const [like] = request.productId
    ? await tx
        .select({ title: products.title, fabric: products.fabric, gender: products.gender, mediaId: products.coverId })
        .from(products)
        .where(eq(products._id, request.productId))
    : [];
  if (recipe) {
    const { name, gender, categories: slugs } = garmentOf(recipe);
    const title = `Custom ${name.toLowerCase()}`;
    return { recipe, mediaId: null, title, gender, categories: slugs, fabric: fabricOf(recipe) };
  }
  const title = like ? `Custom order, like ${like.title}` : 'Custom order';
  return {
    ...{ recipe: null, title, mediaId: like?.mediaId ?? null, fabric: like?.fabric ?? 'As agreed' },
    gender: like?.gender ?? ('unisex' as const),
    categories: await categoryOf(tx, request.productId),
  };
}

async function categoryOf(tx: Tx, productId: string | null): Promise<string[]> {
  if (!productId) return [];
  return tx
    .select({ slug: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories._id, products.categoryId))
    .where(eq(products._id, productId))
    .then((rows) => rows.map(({ slug }) => slug));
}
