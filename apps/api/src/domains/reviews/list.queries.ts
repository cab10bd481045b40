import type { Received, Returned } from '@adunni/contracts/endpoint';
import type {
  listReviews as endpoint,
  LoadedReview,
  Reviewed,
  ReviewFigures,
  ReviewSort,
} from '@adunni/contracts/reviews/reviews';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../kit/database/prepared.ts';
import { isVisible as isProductVisible } from '../catalog/queries.ts';
import { type PictureRow, toPicture } from '../media/queries.ts';
import { isVisible as isServiceVisible } from '../services/queries.ts';
import type { About } from './rules.ts';
import { photosJson } from './writing/photos.queries.ts';

interface ShownRow extends Omit<LoadedReview, 'photos' | 'reply'> {
  photos: PictureRow[];
  reply: string | null;
  repliedAt: string | null;
}
interface ListRow extends Omit<ReviewFigures, 'ratings' | 'fit'> {
  stars: number[];
  small: number;
  true: number;
  large: number;
  matching: number;
  items: ShownRow[];
}

/** What comes first, by sort; among equals the newest. */
const FIRST: Record<ReviewSort, SQL> = {
  // Spelt with its type, since a bare number would name a column.
  newest: sql`0::int`,
  helpful: sql`r.helpful`,
  highest: sql`r.rating`,
  lowest: sql`-r.rating`,
};

/** Where the figures of what is reviewed stand, which reviews are of it, and whether the public may see it. */
const SOURCES: Record<Reviewed, (id: string, now: Date) => { figures: SQL; from: SQL; mine: SQL; where: SQL }> = {
  product: (id, now) => ({
    figures: sql`p.review_count as count, p.rating::float8 as rating, p.fit_score::float8 as "fitScore"`,
    from: sql`products p join makers m on m.id = p.maker_id`,
    mine: sql`r.product_id = p.id`,
    where: sql`p.id = ${id} and ${isProductVisible(now)}`,
  }),
  service: (id) => ({
    figures: sql`s.review_count as count, s.rating::float8 as rating, null::float8 as "fitScore"`,
    from: sql`services s join makers m on m.id = s.maker_id`,
    mine: sql`r.service_id = s.id`,
    where: sql`s.id = ${id} and ${isServiceVisible}`,
  }),
};

/** Published reviews of something visible behind `after`, with figures over all of them; null without it. */
export async function listReviews(
  pool: Pool,
  { kind, id }: About,
  { rating, fit, photos, sort, after, limit }: Received<typeof endpoint>['query'],
  now: Date,
): Promise<Returned<typeof endpoint> | null> {
  const wanted = sql`(${rating ?? null}::int is null or r.rating = ${rating ?? null}::int)
    and (${fit ?? null}::review_fit is null or r.fit = ${fit ?? null}::review_fit)
    and (${photos ?? null}::text is null or r.photo_count > 0)`;
  const place = sql`${FIRST[sort]}, r.created_at, r.id`;
  const { figures, from, mine, where } = SOURCES[kind](id, now);
  const [row] = await runPrepared<ListRow>(
    pool,
    `list_${kind}_reviews_${sort}`,
    sql`
      select figures.*, ${figures}, coalesce(shown.items, '[]') as items
      from ${from}
      cross join lateral (
        select array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
            count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
            count(*) filter (where r.rating = 5)]::int[] as stars,
          (count(*) filter (where r.fit = 'small'))::int as small,
          (count(*) filter (where r.fit = 'true'))::int as "true",
          (count(*) filter (where r.fit = 'large'))::int as large,
          (count(*) filter (where r.photo_count > 0))::int as "withPhotos",
          (count(*) filter (where ${wanted}))::int as matching
        from reviews r where ${mine} and r.status = 'published') figures
      cross join lateral (
        select json_agg(one) as items from (
          select r.id as "_id", r.author, r.rating, r.fit, r.title, r.text, r.helpful, r.reply,
            r.replied_at as "repliedAt", r.created_at as "createdAt", r.edited_at as "editedAt", r.is_demo as "isDemo",
            coalesce(i.size, '') as size, coalesce(i.colour, '') as colour, ${photosJson} as photos
          from reviews r left join order_items i on i.id = r.item_id
          where ${mine} and r.status = 'published' and ${wanted}
            and (${after ?? null}::uuid is null
              or (${place}) < (select ${place} from reviews r where r.id = ${after ?? null}::uuid))
          order by ${FIRST[sort]} desc, r.created_at desc, r.id desc limit ${limit + 1}) one) shown
      where ${where}`,
  );
  if (!row) return null;
  const items = row.items.slice(0, limit).map(toReview);
  return {
    items,
    total: row.matching,
    next: row.items.length > limit ? (items.at(-1)?._id ?? null) : null,
    figures: {
      count: row.count,
      rating: row.rating,
      ratings: row.stars.map((count, index) => ({ stars: index + 1, count })).toReversed(),
      fit: { small: row.small, true: row.true, large: row.large },
      fitScore: row.fitScore,
      withPhotos: row.withPhotos,
    },
  };
}

/** A review as it is answered; moments come out of JSON in the database’s words. */
const toReview = ({ photos, reply, repliedAt, createdAt, editedAt, ...review }: ShownRow): LoadedReview => ({
  ...review,
  photos: photos.map(toPicture),
  reply: reply === null ? null : { text: reply, at: new Date(repliedAt ?? createdAt) },
  createdAt: new Date(createdAt),
  editedAt: editedAt === null ? null : new Date(editedAt),
});
