import type { listReviews as endpoint, Review } from '@adunni/contracts/catalog';
import type { Answer } from '@adunni/contracts/endpoint';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runNamed } from '../../kit/database/named.ts';
import { isVisible } from './card.ts';

interface ReviewsRow {
  total: number;
  rating: number | null;
  stars: number[];
  small: number;
  true: number;
  large: number;
  items: (Omit<Review, 'createdAt'> & { createdAt: string })[];
}

/** A page of a visible product’s reviews, newest first, with figures over all of them; null without the product. */
export async function listReviews(
  pool: Pool,
  productId: string,
  { page, limit }: { page: number; limit: number },
  now: Date,
): Promise<Answer<typeof endpoint> | null> {
  const [row] = await runNamed<ReviewsRow>(
    pool,
    'list_reviews',
    sql`
      select p.review_count as total, p.rating::float8 as rating, figures.*, coalesce(shown.items, '[]') as items
      from products p join makers m on m.id = p.maker_id
      cross join lateral (
        select array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
            count(*) filter (where rating = 3), count(*) filter (where rating = 4),
            count(*) filter (where rating = 5)]::int[] as stars,
          (count(*) filter (where fit = 'small'))::int as small,
          (count(*) filter (where fit = 'true'))::int as "true",
          (count(*) filter (where fit = 'large'))::int as large
        from reviews where product_id = p.id) figures
      cross join lateral (
        select json_agg(one) as items from (
          select id as "_id", author, rating, fit, title, text, created_at as "createdAt", is_demo as "isDemo"
          from reviews where product_id = p.id
          order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}) one) shown
      where p.id = ${productId} and ${isVisible(now)}`,
  );
  if (!row) return null;
  return {
    items: row.items.map((review) => ({ ...review, createdAt: new Date(review.createdAt).toISOString() })),
    total: row.total,
    page,
    limit,
    rating: row.rating,
    ratings: row.stars.map((count, index) => ({ stars: index + 1, count })).toReversed(),
    fit: { small: row.small, true: row.true, large: row.large },
  };
}
