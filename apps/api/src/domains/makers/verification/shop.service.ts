import { commonErrors } from '@adunni/contracts/errors';
import { verificationErrors } from '@adunni/contracts/makers/verification';
import type { ShopForm } from '@adunni/contracts/makers/verification-forms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { keepPicture, readPicture, removePictures, storePicture } from '../../media/service.ts';
import { notifyStaff } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { makerDocuments, makers } from '../tables.ts';
import { hasRequiredDocuments, statusOf } from './rules.ts';
import { lockOwnShop } from './shop.queries.ts';

type Place = 'avatar' | 'cover';
const UPLOADS = { most: 40, minutes: 60 };
const nextVersion = sql`${makers.version} + 1`;

/** Changes what the caller’s shop says of itself. Throws 409 when it was changed since it was seen. */
export async function changeShop(ctx: Ctx<Viewer>, version: number, values: ShopForm): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const shop = await lockOwnShop(ctx, tx);
    if (shop.version !== version) throw new Refusal(commonErrors.stale);
    await tx
      .update(makers)
      .set({ ...values, version: nextVersion })
      .where(eq(makers._id, shop._id));
  });
}

/** Replaces the avatar, cropped to a square, or the cover of the caller’s shop. Throws as `readPicture` does, 429. */
export async function replacePicture(ctx: Ctx<Viewer>, place: Place, bytes: Buffer): Promise<void> {
  await limitAttempts(ctx.db, `shop-picture:${ctx.viewer._id}`, UPLOADS, ctx.clock());
  const picture = await keepPicture(ctx, await readPicture(bytes, { square: place === 'avatar' }));
  await setPicture(ctx, place, async (tx, name) => {
    const alt = place === 'avatar' ? name : `The workshop of ${name}`;
    return (await storePicture(tx, { ...picture, alt, isPrivate: false }))._id;
  });
}

/** Takes a picture of the caller’s shop away. */
export const removePicture = (ctx: Ctx<Viewer>, place: Place): Promise<void> =>
  setPicture(ctx, place, async () => null);

/**
 * Sends the drafts to the staff and asks them to verify the shop, for the first time or after a refusal. Throws 422
 * while documents or words are missing, or nothing is to be decided.
 */
export async function submitShop(ctx: Ctx<Viewer>): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const shop = await lockOwnShop(ctx, tx);
    const status = statusOf(shop.status, shop.submittedAt);
    if (status !== 'unfinished' && status !== 'refused') throw new Refusal(verificationErrors.documents_closed);
    if (!shop.tagline || !shop.story || !shop.city) throw new Refusal(verificationErrors.shop_unfinished);
    const kept = await tx
      .select({ kind: makerDocuments.kind })
      .from(makerDocuments)
      .where(eq(makerDocuments.makerId, shop._id));
    if (!hasRequiredDocuments(kept.map(({ kind }) => kind))) throw new Refusal(verificationErrors.documents_missing);
    const now = ctx.clock();
    await tx
      .update(makerDocuments)
      .set({ status: 'submitted' })
      .where(and(eq(makerDocuments.makerId, shop._id), inArray(makerDocuments.status, ['draft', 'refused'])));
    await tx
      .update(makers)
      .set({ status: 'pending', submittedAt: now, refusalReason: null, decidedAt: null, version: nextVersion })
      .where(eq(makers._id, shop._id));
    await notifyStaff(ctx, tx, {
      kind: notificationKinds.verification,
      title: `${shop.name} requests verification`,
      text: 'Documents submitted. The shop stays closed until they are reviewed.',
      path: `/admin/users/verification/${shop._id}`,
      cause: `submitted:${shop._id}:${now.toISOString()}`,
    });
  });
}

async function setPicture(
  ctx: Ctx<Viewer>,
  place: Place,
  next: (tx: Tx, name: string) => Promise<string | null>,
): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const shop = await lockOwnShop(ctx, tx);
    const pictureId = await next(tx, shop.name);
    const change = place === 'avatar' ? { avatarId: pictureId } : { coverId: pictureId };
    await tx
      .update(makers)
      .set({ ...change, version: nextVersion })
      .where(eq(makers._id, shop._id));
    const former = place === 'avatar' ? shop.avatarId : shop.coverId;
    if (former) await removePictures(ctx, tx, [former]);
  });
}
