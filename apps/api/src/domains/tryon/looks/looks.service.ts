import { commonErrors } from '@adunni/contracts/errors';
import { type LoadedLook, lookErrors, MAX_LOOKS } from '@adunni/contracts/tryon/looks';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { products } from '../../catalog/tables.ts';
import { users } from '../../identity/tables.ts';
import { type KeptPicture, keepPicture, readPicture, removePictures, storePicture } from '../../media/service.ts';
import { lookPieces, looks } from '../tables.ts';
import { findLookByKey } from './looks.queries.ts';

const SAVING = { most: 60, minutes: 60 };

interface Wish {
  idempotencyKey: string;
  productIds: readonly string[];
  /** Takes the picture in. */
  read: () => Promise<Buffer>;
}

/**
 * Saves a picture of what the caller tried on, for the caller alone, once per key: sent again, it is the same look.
 * Throws 404 for a product that does not exist, 413, 415 and 422 for what is no picture, 422 above the limit, 429.
 */
export async function addLook(ctx: Ctx<Viewer>, { idempotencyKey, productIds, read }: Wish): Promise<LoadedLook> {
  const userId = ctx.viewer._id;
  const known = await findLookByKey(ctx, ctx.db, userId, idempotencyKey);
  if (known) return known;
  await requireRoom(ctx.db, userId);
  await limitAttempts(ctx.db, `look:${userId}`, SAVING, ctx.clock());
  const picture = await keepPicture(ctx, await readPicture(await read()));
  return ctx.db.transaction(async (tx) => {
    // One after another, so that parallel ones keep the limit and the one look of a key.
    await tx.select({ _id: users._id }).from(users).where(eq(users._id, userId)).for('no key update');
    const found = await findLookByKey(ctx, tx, userId, idempotencyKey);
    if (found) return found;
    await requireRoom(tx, userId);
    await store(ctx, tx, { userId, idempotencyKey, productIds, picture });
    const saved = await findLookByKey(ctx, tx, userId, idempotencyKey);
    if (!saved) throw new Error('the look was not stored');
    return saved;
  });
}

async function requireRoom(db: Pick<Tx, '$count'>, userId: string): Promise<void> {
  if ((await db.$count(looks, eq(looks.userId, userId))) >= MAX_LOOKS) throw new Refusal(lookErrors.too_many_looks);
}

async function store(
  ctx: Ctx<Viewer>,
  tx: Tx,
  { userId, idempotencyKey, productIds, picture }: Omit<Wish, 'read'> & { userId: string; picture: KeptPicture },
): Promise<void> {
  const worn = await tx
    .select({ _id: products._id, title: products.title })
    .from(products)
    .where(inArray(products._id, [...productIds]));
  const titles = productIds.map((wanted) => worn.find(({ _id }) => _id === wanted)?.title);
  if (titles.includes(undefined)) throw new Refusal(commonErrors.not_found);
  const alt = `A look: ${titles.join(' and ')}`;
  const { _id: mediaId } = await storePicture(tx, { ...picture, alt, isPrivate: true });
  const [look] = await tx
    .insert(looks)
    .values({ userId, idempotencyKey, mediaId, createdAt: ctx.clock() })
    .returning({ _id: looks._id });
  if (!look) throw new Error('the look was not stored');
  await tx
    .insert(lookPieces)
    .values(productIds.map((productId, position) => ({ lookId: look._id, productId, position })));
}

/** Deletes a look of the caller for good. Throws 404 for what is not theirs. */
export async function removeLook(ctx: Ctx<Viewer>, lookId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(looks)
      .where(and(eq(looks._id, lookId), eq(looks.userId, ctx.viewer._id)))
      .returning({ mediaId: looks.mediaId });
    if (!gone) throw new Refusal(commonErrors.not_found);
    await removePictures(ctx, tx, [gone.mediaId]);
  });
}

/** Takes away every look of a person, with its picture. */
export async function eraseLooks(deps: Pick<Deps, 'jobs'>, tx: Tx, userId: string): Promise<void> {
  const gone = await tx.delete(looks).where(eq(looks.userId, userId)).returning({ mediaId: looks.mediaId });
  await removePictures(
    deps,
    tx,
    gone.map(({ mediaId }) => mediaId),
  );
}
