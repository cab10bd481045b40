import type { Tx } from '../../../kit/database/connect.ts';
import { claimPhotos } from '../../conversations/service.ts';
import { stagePhotos } from './tables.ts';

/** Gives photos to a stage event, each once and only those that this person uploaded to this order. Throws 422. */
export async function attachToStage(
  tx: Tx,
  photoIds: readonly string[],
  { orderId, uploaderId, eventId }: { orderId: string; uploaderId: string; eventId: string },
): Promise<void> {
  const photos = await claimPhotos(tx, photoIds, { kind: 'order', subjectId: orderId, uploaderId });
  if (photos.length === 0) return;
  await tx.insert(stagePhotos).values(photos.map((photo, position) => ({ ...photo, eventId, position })));
}
