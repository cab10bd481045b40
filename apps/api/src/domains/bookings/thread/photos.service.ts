import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { toPicture } from '../../media/queries.ts';
import { readPicture, removePictures, storePicture } from '../../media/service.ts';
import { bookingPhotos } from './tables.ts';

const PHOTOS = { most: 120, minutes: 60 };
/** How long a photo that belongs to nothing yet is kept. */
const UNUSED_MS = 24 * HOUR_MS;

/** Where photos go, and whose they are. */
type Owner = { bookingId: string; uploaderId: string } | { messageId: string; uploaderId: string };

/** Stores a photo; it shows once a booking or a message takes it. Throws 413, 415, 422, 429. */
export async function uploadPhoto(ctx: Ctx<Viewer>, read: () => Promise<Buffer>) {
  const { viewer } = ctx;
  await limitAttempts(ctx.db, `booking-photo:${viewer._id}`, PHOTOS, ctx.clock());
  const picture = await readPicture(await read());
  return ctx.db.transaction(async (tx) => {
    const row = await storePicture(ctx, tx, { ...picture, alt: 'Photo for a booking' });
    await tx.insert(bookingPhotos).values({ mediaId: row._id, uploaderId: viewer._id, createdAt: ctx.clock() });
    return toPicture(row);
  });
}

/** Gives photos to a booking or a message, each once and only those that this person uploaded. Throws 422. */
export async function takePhotos(
  tx: Tx,
  photoIds: readonly string[],
  { uploaderId, ...owner }: Owner,
  from = 0,
): Promise<void> {
  for (const [index, mediaId] of [...new Set(photoIds)].entries()) {
    const taken = await tx
      .update(bookingPhotos)
      .set({ ...owner, position: from + index })
      .where(
        and(
          eq(bookingPhotos.mediaId, mediaId),
          eq(bookingPhotos.uploaderId, uploaderId),
          isNull(bookingPhotos.bookingId),
          isNull(bookingPhotos.messageId),
        ),
      )
      .returning({ mediaId: bookingPhotos.mediaId });
    if (taken.length === 0) throw new Refusal(staffOrderErrors.photo_gone);
  }
}

/**
 * Gives a booking exactly these photos, in this order: those it has already, and others that its customer uploaded. What
 * it had besides goes for good. Throws 422.
 */
export async function attachPhotos(
  deps: Deps,
  tx: Tx,
  photoIds: readonly string[],
  owner: { bookingId: string; uploaderId: string },
): Promise<void> {
  const ids = [...new Set(photoIds)];
  const had = await tx
    .select({ mediaId: bookingPhotos.mediaId })
    .from(bookingPhotos)
    .where(eq(bookingPhotos.bookingId, owner.bookingId));
  const known = new Set(had.map(({ mediaId }) => mediaId));
  const gone = [...known].filter((mediaId) => !ids.includes(mediaId));
  if (gone.length > 0) {
    await tx.delete(bookingPhotos).where(inArray(bookingPhotos.mediaId, gone));
    await removePictures(deps, tx, gone);
  }
  for (const [position, mediaId] of ids.entries())
    if (known.has(mediaId)) await tx.update(bookingPhotos).set({ position }).where(eq(bookingPhotos.mediaId, mediaId));
    else await takePhotos(tx, [mediaId], owner, position);
}

/** Takes photos away for good that were uploaded a day ago and never used. */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNUSED_MS);
  const isUnused = and(
    isNull(bookingPhotos.bookingId),
    isNull(bookingPhotos.messageId),
    lt(bookingPhotos.createdAt, before),
  );
  await deps.db.transaction(async (tx) => {
    const rows = await tx
      .select({ mediaId: bookingPhotos.mediaId })
      .from(bookingPhotos)
      .where(isUnused)
      .limit(200)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ mediaId }) => mediaId);
    if (ids.length === 0) return;
    await tx.delete(bookingPhotos).where(inArray(bookingPhotos.mediaId, ids));
    await removePictures(deps, tx, ids);
  });
}
