import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { type PictureRow, pictureColumns, pictureJson } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { reviewPhotos } from '../tables.ts';

/** SQL of the photos of review `r` as a JSON list of `PictureRow`, in their order. */
export const photosJson: SQL = sql`coalesce((select json_agg(${pictureJson('shot')} order by rp.position)
  from review_photos rp join media shot on shot.id = rp.media_id where rp.review_id = r.id), '[]')`;

/** Photos of reviews, by the review’s id, in their order. */
export async function photosOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PictureRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ reviewId: reviewPhotos.reviewId, picture: pictureColumns })
    .from(reviewPhotos)
    .innerJoin(media, eq(media._id, reviewPhotos.mediaId))
    .where(inArray(reviewPhotos.reviewId, [...ids]))
    .orderBy(asc(reviewPhotos.position));
  const photos = new Map<string, PictureRow[]>();
  for (const { reviewId, picture } of rows) photos.set(reviewId, [...(photos.get(reviewId) ?? []), picture]);
  return photos;
}
