import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type PictureRow, pictureColumns } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { messagePhotos } from '../tables.ts';

/** Photos of messages, by the message’s id, in their order. */
export async function photosOfMessages(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PictureRow[]>> {
  const photos = new Map<string, PictureRow[]>();
  if (ids.length === 0) return photos;
  const rows = await db
    .select({ messageId: messagePhotos.messageId, picture: pictureColumns })
    .from(messagePhotos)
    .innerJoin(media, eq(media._id, messagePhotos.mediaId))
    .where(inArray(messagePhotos.messageId, [...ids]))
    .orderBy(asc(messagePhotos.position), asc(messagePhotos.mediaId));
  for (const { messageId, picture } of rows)
    if (messageId) photos.set(messageId, [...(photos.get(messageId) ?? []), picture]);
  return photos;
}
