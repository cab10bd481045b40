import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type PictureRow, pictureColumns } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { orderPhotos } from './tables.ts';

type Photos = Map<string, PictureRow[]>;

/** Photos of stage events, by the event’s id, in their order. */
export const photosOfEvents = (db: Db | Tx, ids: readonly string[]): Promise<Photos> =>
  photosBy(db, 'eventId', ids.length > 0 ? inArray(orderPhotos.eventId, [...ids]) : null);

/** Photos of messages, by the message’s id, in their order. */
export const photosOfMessages = (db: Db | Tx, ids: readonly string[]): Promise<Photos> =>
  photosBy(db, 'messageId', ids.length > 0 ? inArray(orderPhotos.messageId, [...ids]) : null);

async function photosBy(db: Db | Tx, owner: 'eventId' | 'messageId', where: SQL | null): Promise<Photos> {
  const photos: Photos = new Map();
  if (!where) return photos;
  const rows = await db
    .select({ owner: orderPhotos[owner], picture: pictureColumns })
    .from(orderPhotos)
    .innerJoin(media, eq(media._id, orderPhotos.mediaId))
    .where(where)
    .orderBy(asc(orderPhotos.position), asc(orderPhotos.mediaId));
  for (const { owner: id, picture } of rows) if (id) photos.set(id, [...(photos.get(id) ?? []), picture]);
  return photos;
}
