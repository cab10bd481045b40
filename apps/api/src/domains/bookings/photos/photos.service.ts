import { eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { claimPhotos } from '../../conversations/service.ts';
import { removePictures } from '../../media/service.ts';
import { bookingPhotos } from './tables.ts';

/** The kind under which photos are brought for bookings, and messages are written about them. */
export const BOOKING = 'booking';
/** What such a photo shows. */
export const PHOTO_ALT = 'Photo for a booking';

/**
 * Gives a booking exactly these photos, in this order: those it has already, and others that its customer uploaded. What
 * it had besides goes for good. Throws 422.
 */
export async function attachPhotos(
  deps: Deps,
  tx: Tx,
  photoIds: readonly string[],
  { bookingId, uploaderId }: { bookingId: string; uploaderId: string },
): Promise<void> {
  const ids = [...new Set(photoIds)];
  const had = await tx
    .select({ mediaId: bookingPhotos.mediaId })
    .from(bookingPhotos)
    .where(eq(bookingPhotos.bookingId, bookingId));
  const known = new Set(had.map(({ mediaId }) => mediaId));
  const gone = [...known].filter((mediaId) => !ids.includes(mediaId));
  if (gone.length > 0) {
    await tx.delete(bookingPhotos).where(inArray(bookingPhotos.mediaId, gone));
    await removePictures(deps, tx, gone);
  }
  for (const [position, mediaId] of ids.entries()) {
    if (known.has(mediaId)) {
      await tx.update(bookingPhotos).set({ position }).where(eq(bookingPhotos.mediaId, mediaId));
      continue;
    }
    const taken = await claimPhotos(tx, [mediaId], { kind: BOOKING, subjectId: bookingId, uploaderId });
    await tx.insert(bookingPhotos).values(taken.map((photo) => ({ ...photo, bookingId, position })));
  }
}
