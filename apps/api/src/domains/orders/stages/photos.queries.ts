import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { isAmong, type Places, statement } from '../../../kit/database/statement.ts';
import { type PictureRow, pictureColumns } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { stagePhotos } from './tables.ts';

const readPhotos = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  db
    .select({ eventId: stagePhotos.eventId, picture: pictureColumns })
    .from(stagePhotos)
    .innerJoin(media, eq(media._id, stagePhotos.mediaId))
    .where(isAmong(stagePhotos.eventId, ids))
    .orderBy(asc(stagePhotos.position), asc(stagePhotos.mediaId)),
);

/** Photos of stage events, by the event’s id, in their order. */
export async function photosOfEvents(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PictureRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await readPhotos(db, { ids });
  const photos = Map.groupBy(rows, ({ eventId }) => eventId);
  return new Map([...photos].map(([eventId, each]) => [eventId, each.map(({ picture }) => picture)]));
}
