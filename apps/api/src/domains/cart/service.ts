import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import { sellableLines } from '../catalog/queries.ts';
import { lockBasket, openBasket } from './basket.ts';
import { clearBasketCookie, hashBasketKey, readBasketCookie } from './basket-cookie.ts';
import { currentLines } from './lines/current-lines.ts';
import { mergeLines } from './lines/merge-lines.ts';
import type { PricedCart } from './queries.ts';
import { baskets, cartItems } from './tables.ts';

export { changeBasket, changeExistingBasket, findCartId, ownerOf } from './basket.ts';
export { addLinesAgain, type ReorderedLine } from './lines/reorder.service.ts';

/**
 * Moves a visitor’s basket into that of the person who has just signed in, in a transaction of its own: equal lines
 * add up, capped by stock with a notice, wishes unite, the coupon comes along if the person has none. Doing it twice,
 * or in two tabs at once, moves everything once. Never throws: a failure is logged, nothing has moved, and false says
 * that the cookie must stay, so that the next sign-in tries again.
 */
export async function mergeVisitorBasket(ctx: Deps, userId: string, cookieValue: string): Promise<boolean> {
  try {
    await ctx.db.transaction((tx) => merge(tx, userId, hashBasketKey(cookieValue), ctx.clock()));
    return true;
  } catch (error) {
    ctx.log.error(error, 'a visitor’s basket could not be merged');
    return false;
  }
}

/** Merges the basket of the request’s cookie, if there is one, and takes the cookie back once that is done. */
export async function mergeVisitorCart(
  ctx: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const key = readBasketCookie(request);
  if (key && (await mergeVisitorBasket(ctx, userId, key))) clearBasketCookie(reply);
}

/** The person’s basket is locked before the visitor’s, always, so that two tabs wait for each other. */
async function merge(tx: Tx, userId: string, cookieHash: string, now: Date): Promise<void> {
  const mine = await openBasket(tx, userId, now);
  const theirs = await lockBasket(tx, { cookieHash }, now);
  if (!theirs) return;
  await moveLines(tx, mine, theirs, now);
  for (const unite of extensionsOf('basketMerge')) await unite(tx, theirs, mine);
  await tx
    .update(baskets)
    .set({ couponId: sql`coalesce(${baskets.couponId}, (select coupon_id from baskets where id = ${theirs}))` })
    .where(eq(baskets._id, mine));
  await tx.delete(baskets).where(eq(baskets._id, theirs));
}

async function moveLines(tx: Tx, mine: string, theirs: string, now: Date): Promise<void> {
  const coming = await currentLines(tx, theirs);
  if (coming.length === 0) return;
  const own = await currentLines(tx, mine);
  const sellables = await sellableLines(tx, coming, now, null);
  const merged = mergeLines(
    own,
    coming.map((line, index) => ({ line, stock: sellables[index]?.stock ?? null })),
  );
  await tx.delete(cartItems).where(eq(cartItems.basketId, theirs));
  for (const { quantity, capped, line } of merged)
    await tx
      .insert(cartItems)
      .values({ ...line, basketId: mine, quantity, capped })
      .onConflictDoUpdate({
        target: [cartItems.basketId, cartItems.fingerprint],
        set: {
          ...{ quantity, capped, seenPrice: line.seenPrice },
          measureLater: sql`${cartItems.measureLater} or excluded.measure_later`,
        },
      });
}

/** Takes bought lines out of a locked cart, and the coupon that went with them. */
export async function emptyCart(
  tx: Tx,
  { _id, coupon }: Pick<PricedCart, '_id' | 'coupon'>,
  itemIds: readonly string[],
): Promise<void> {
  if (coupon) await tx.update(baskets).set({ couponId: null }).where(eq(baskets._id, _id));
  if (itemIds.length === 0) return;
  await tx.delete(cartItems).where(and(eq(cartItems.basketId, _id), inArray(cartItems._id, [...itemIds])));
}
