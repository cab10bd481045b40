import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type PictureRow, pictureColumns } from '../../media/queries.ts';
import { PDF } from '../../media/rules.ts';
import { media } from '../../media/tables.ts';
import { messagePhotos } from '../tables.ts';

/** A photo or a PDF of a message. */
export interface FileRow extends PictureRow {
  isDocument: boolean;
  bytes: number;
}

/** Photos and PDFs of messages, by the message’s id, in their order. */
export async function filesOfMessages(db: Db | Tx, ids: readonly string[]): Promise<Map<string, FileRow[]>> {
  const photos = new Map<string, FileRow[]>();
  if (ids.length === 0) return photos;
  const rows = await db
    .select({
      messageId: messagePhotos.messageId,
      picture: pictureColumns,
      contentType: media.contentType,
      bytes: media.bytes,
    })
    .from(messagePhotos)
    .innerJoin(media, eq(media._id, messagePhotos.mediaId))
    .where(inArray(messagePhotos.messageId, [...ids]))
    .orderBy(asc(messagePhotos.position), asc(messagePhotos.mediaId));
  for (const { messageId, picture, contentType, bytes } of rows)
    if (messageId)
      photos.set(messageId, [...(photos.get(messageId) ?? []), { ...picture, bytes, isDocument: contentType === PDF }]);
  return photos;
}
