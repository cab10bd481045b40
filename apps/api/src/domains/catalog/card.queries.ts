import type { LoadedProductCard } from '@adunni/contracts/catalog/catalog';
import type { Kobo } from '@adunni/contracts/money';
import { fitOf } from '@adunni/contracts/reviews/reviews';
import { type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { runPrepared } from '../../kit/database/prepared.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../media/queries.ts';

/** A row of `cardColumns`. */
export interface CardRow {
  _id: string;
  title: string;
  kind: LoadedProductCard['kind'];
  makerSlug: string;
  makerName: string;
  makerCity: string;
  cover: PictureRow | null;
  alternate: PictureRow | null;
  priceMin: Kobo;
  priceMax: Kobo;
  leadDaysMin: number;
  leadDaysMax: number;
  inStock: boolean;
  rating: number | null;
  reviewCount: number;
  fitScore: number | null;
  fitCount: number;
  colours: { name: string; hex: string }[];
  canTryOn: boolean;
}

/** Whether the public may see product `p` of maker `m` now. */
export const isVisible = (now: Date): SQL =>
  sql`(p.status = 'published' or (p.status = 'scheduled' and p.publish_at <= ${now.toISOString()}))
    and m.status = 'approved'`;

/** Whether product `p` can be ordered: a ready-to-wear piece needs a variant on the shelf. */
export const isInStock: SQL = sql`(p.kind = 'made-to-measure' or exists (
  select from variants v where v.product_id = p.id and v.stock > 0 and not v.archived))`;

/** What a card shows of product `p`; needs `cardJoins`. */
export const cardColumns: SQL = sql`p.id as "_id", p.title, p.kind,
  m.slug as "makerSlug", m.name as "makerName", m.city as "makerCity",
  ${pictureJson('cover')} as cover, ${pictureJson('alternate')} as alternate,
  p.price_min::float8 as "priceMin", p.price_max::float8 as "priceMax",
  p.lead_days_min as "leadDaysMin", p.lead_days_max as "leadDaysMax", ${isInStock} as "inStock",
  p.rating::float8 as rating, p.review_count as "reviewCount",
  p.fit_score::float8 as "fitScore", p.fit_count as "fitCount", p.colours, p.can_try_on as "canTryOn"`;

/** Joins that `cardColumns` reads beside products `p`. */
export const cardJoins: SQL = sql`join makers m on m.id = p.maker_id
  left join media cover on cover.id = p.cover_id
  left join media alternate on alternate.id = p.alternate_id`;

/** A product as lists show it. */
export const toCard = (row: CardRow): LoadedProductCard => ({
  _id: row._id,
  title: row.title,
  kind: row.kind,
  maker: { slug: row.makerSlug, name: row.makerName, city: row.makerCity },
  picture: toPictureOrNull(row.cover),
  alternate: toPictureOrNull(row.alternate),
  price: row.priceMin,
  priceVaries: row.priceMax > row.priceMin,
  leadDaysMin: row.leadDaysMin,
  leadDaysMax: row.leadDaysMax,
  inStock: row.inStock,
  rating: row.rating,
  reviewCount: row.reviewCount,
  fit: fitOf(row.fitScore, row.fitCount),
  colours: row.colours,
  canTryOn: row.canTryOn,
});

/** Products as lists show them, in the order of their ids. */
export async function cardsById(pool: Pool, ids: readonly string[]): Promise<LoadedProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<CardRow>(
    pool,
    'cards_by_id',
    sql`select ${cardColumns} from products p ${cardJoins} where p.id = any (${sql.param([...ids])}::uuid[])`,
  );
  const byId = new Map(rows.map((row) => [row._id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
