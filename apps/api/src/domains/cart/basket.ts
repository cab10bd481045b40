import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { limitAttempts } from '../../kit/security/attempts.ts';
import { networkOf } from '../../kit/security/network-of.ts';
import { hashBasketKey, newBasketKey, readBasketCookie, setBasketCookie } from './basket-cookie.ts';
import { baskets } from './tables.ts';

/** Baskets of visitors that one network, which many phones may share, can begin. */
const NEW_BASKETS = { most: 600, minutes: 60 };

/** Whose basket: a person’s, or that of a visitor’s cookie. */
export type CartOwner = { userId: string } | { cookieHash: string };

/** A call that reads or changes the caller’s basket. */
export interface BasketCall {
  ctx: Ctx;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The caller’s basket by their token, else by their cookie; null for a visitor without one. */
export function ownerOf(ctx: Ctx, request: FastifyRequest): CartOwner | null {
  if (ctx.viewer) return { userId: ctx.viewer._id };
  const key = readBasketCookie(request);
  return key ? { cookieHash: hashBasketKey(key) } : null;
}

/** The condition by which an owner’s basket is found; part of every query, so that nobody reaches another’s. */
export const ownedBy = (owner: CartOwner): SQL =>
  'userId' in owner ? eq(baskets.userId, owner.userId) : eq(baskets.cookieHash, owner.cookieHash);

/** Id of an owner’s basket without locking it; null when they have none. */
export async function findCartId(db: Db | Tx, owner: CartOwner): Promise<string | null> {
  const [basket] = await db.select({ _id: baskets._id }).from(baskets).where(ownedBy(owner));
  return basket?._id ?? null;
}

/** How much later than the last change a basket counts as used anew, so that its indexes are not written with every line. */
const SAME_USE = sql`interval '1 minute'`;

/** When a basket was used that is used now. */
export const usedAt = (now: Date): SQL =>
  sql`case when ${baskets.updatedAt} > ${now}::timestamptz - ${SAME_USE} and ${baskets.updatedAt} <= ${now} then ${baskets.updatedAt} else ${now}::timestamptz end`;

/** Locks an owner’s basket until the transaction ends and marks it as touched; null when they have none. */
export async function lockBasket(tx: Db | Tx, owner: CartOwner, now: Date): Promise<string | null> {
  const [basket] = await tx
    .update(baskets)
    .set({ updatedAt: usedAt(now) })
    .where(ownedBy(owner))
    .returning({ _id: baskets._id });
  return basket?._id ?? null;
}

/** Finds or makes a person’s basket and locks it, in one statement, so that parallel first calls make one. */
export async function openBasket(tx: Tx, userId: string, now: Date): Promise<string> {
  const [basket] = await tx
    .insert(baskets)
    .values({ userId, updatedAt: now })
    .onConflictDoUpdate({ target: baskets.userId, set: { updatedAt: usedAt(now) } })
    .returning({ _id: baskets._id });
  return found(basket);
}

/**
 * Runs a change on the caller’s basket in a transaction that holds its row, so that changes to one basket happen one
 * after another. A caller without a basket gets one; a visitor’s cookie is set once the change has succeeded.
 */
export async function changeBasket<T>(
  { ctx, request, reply }: BasketCall,
  change: (tx: Tx, basketId: string) => Promise<T>,
): Promise<T> {
  const { viewer } = ctx;
  const now = ctx.clock();
  if (viewer) return ctx.db.transaction(async (tx) => change(tx, await openBasket(tx, viewer._id, now)));
  const known = readBasketCookie(request);
  const { result, key } = await ctx.db.transaction(async (tx) => {
    const basketId = known && (await lockBasket(tx, { cookieHash: hashBasketKey(known) }, now));
    if (basketId) return { result: await change(tx, basketId), key: known };
    // Who keeps no cookie gets a new basket with every change.
    await limitAttempts(tx, `baskets:${networkOf(ctx.address)}`, NEW_BASKETS, now);
    const key = newBasketKey();
    const [basket] = await tx
      .insert(baskets)
      .values({ cookieHash: hashBasketKey(key), updatedAt: now })
      .returning({ _id: baskets._id });
    return { result: await change(tx, found(basket)), key };
  });
  setBasketCookie(ctx.config, request, reply, key);
  return result;
}

/** Renews the cookie of a visitor whose basket has been changed. */
export function renewCookie({ ctx, request, reply }: BasketCall): void {
  const key = ctx.viewer ? null : readBasketCookie(request);
  if (key) setBasketCookie(ctx.config, request, reply, key);
}

/** Like `changeBasket`, for changes that make no basket: `change` receives null when the caller has none. */
export function changeExistingBasket<T>(
  { ctx, request }: Omit<BasketCall, 'reply'>,
  change: (tx: Tx, basketId: string | null) => Promise<T>,
): Promise<T> {
  const owner = ownerOf(ctx, request);
  return ctx.db.transaction(async (tx) => change(tx, owner && (await lockBasket(tx, owner, ctx.clock()))));
}

function found(basket: { _id: string } | undefined): string {
  if (!basket) throw new Error('the database gave back no basket');
  return basket._id;
}
