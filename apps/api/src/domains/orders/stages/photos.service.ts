import type { Tx } from '../../../kit/database/connect.ts';
import { takePhotos } from '../../conversations/service.ts';
import { stagePhotos } from './tables.ts';

/** Gives photos to a stage event, each once and only those that this person uploaded to this order. Throws 422. */
export async function giveToStage(
  tx: Tx,
  photoIds: readonly string[],
  { orderId, uploaderId, eventId }: { orderId: string; uploaderId: string; eventId: string },
): Promise<void> {
  const photos = await takePhotos(tx, photoIds, { kind: 'order', subjectId: orderId, uploaderId });
  if (photos.length === 0) return;
  await tx.insert(stagePhotos).values(photos.map((photo, position) => ({ ...photo, eventId, position })));
}
