import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { toPicture } from '../../media/queries.ts';
import { type ReadPicture, removePictures, storePicture } from '../../media/service.ts';
import { orderPhotos } from './tables.ts';

/** How long a photo that belongs to nothing yet is kept. */
const UNUSED_MS = 24 * HOUR_MS;

/** Where an uploaded photo belongs and who brought it. */
interface Uploaded {
  orderId: string;
  uploaderId: string;
  alt: string;
}

/** Stores a photo of an order; it shows once a stage or a message takes it. */
export async function storePhoto(deps: Deps, tx: Tx, picture: ReadPicture, { alt, ...photo }: Uploaded) {
  const row = await storePicture(deps, tx, { ...picture, alt });
  await tx.insert(orderPhotos).values({ ...photo, mediaId: row._id, createdAt: deps.clock() });
  return toPicture(row);
}

/** Gives photos to a stage event or a message, each once and only those that this person uploaded to this order. */
export async function takePhotos(
  tx: Tx,
  ids: readonly string[],
  { orderId, uploaderId }: { orderId: string; uploaderId: string },
  owner: { eventId: string } | { messageId: string },
): Promise<void> {
  for (const [position, mediaId] of ids.entries()) {
    const taken = await tx
      .update(orderPhotos)
      .set({ ...owner, position })
      .where(
        and(
          eq(orderPhotos.mediaId, mediaId),
          eq(orderPhotos.orderId, orderId),
          eq(orderPhotos.uploaderId, uploaderId),
          isNull(orderPhotos.eventId),
          isNull(orderPhotos.messageId),
        ),
      )
      .returning({ mediaId: orderPhotos.mediaId });
    if (taken.length === 0) throw new Refusal(staffOrderErrors.photo_gone);
  }
}

/** Takes photos away for good that were uploaded a day ago and never used. */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - UNUSED_MS);
  const unused = and(isNull(orderPhotos.eventId), isNull(orderPhotos.messageId), lt(orderPhotos.createdAt, before));
  await deps.db.transaction(async (tx) => {
    const rows = await tx
      .select({ mediaId: orderPhotos.mediaId })
      .from(orderPhotos)
      .where(unused)
      .limit(200)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ mediaId }) => mediaId);
    if (ids.length === 0) return;
    await tx.delete(orderPhotos).where(inArray(orderPhotos.mediaId, ids));
    await removePictures(deps, tx, ids);
  });
}
