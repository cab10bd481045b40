import type { Kobo } from '@adunni/contracts/money';
import type { LoadedServiceCard } from '@adunni/contracts/services/services';
import { type SQL, sql } from 'drizzle-orm';
import { type PictureRow, pictureJson, toPictureOrNull } from '../media/queries.ts';

/** A row of `cardColumns`. */
export interface CardRow extends Omit<LoadedServiceCard, 'picture' | 'price' | 'travelFrom' | 'nextFreeAt'> {
  cover: PictureRow | null;
  price: Kobo;
  travelFrom: Kobo | null;
  nextFreeAt: Date | null;
}

/** Whether the public may see service `s` of maker `m`. */
export const isVisible: SQL = sql`s.status = 'published' and m.status = 'approved'`;

/** When service `s` is free first, as far as that lies ahead; needs `n` of `cardJoins`. */
export const nextFree = (now: Date): SQL => sql`case when n.at > ${now.toISOString()} then n.at end`;

/** What a card shows of service `s`; needs `cardJoins`. */
export const cardColumns = (now: Date): SQL => sql`s.id as "_id", s.title, s.summary, s.kind, s.place,
  array(select z.name from travel_zones z where z.service_id = s.id order by z.position, z.id) as areas,
  (select min(z.fee)::float8 from travel_zones z where z.service_id = s.id having max(z.fee) > 0) as "travelFrom",
  json_build_object('slug', c.slug, 'name', c.name) as category,
  json_build_object('slug', m.slug, 'name', m.name, 'city', m.city, 'country', m.country, 'tier', m.tier) as maker,
  ${pictureJson('cover')} as cover, s.price::float8 as price, s.is_from as "isFrom", s.duration, s.seats,
  s.for_any_maker as "forAnyMaker",
  ${nextFree(now)} as "nextFreeAt", s.rating::float8 as rating, s.review_count as "reviewCount",
  coalesce((select p.zone from service_providers sp join providers p on p.id = sp.provider_id
    where sp.service_id = s.id and p.is_active order by p.position, p.id limit 1), 'Africa/Lagos') as zone`;

/** Joins that conditions and orders read beside services `s`. */
export const listJoins: SQL = sql`join makers m on m.id = s.maker_id
  left join service_next_free n on n.service_id = s.id`;

/** Joins that `cardColumns` reads beside services `s`. */
export const cardJoins: SQL = sql`${listJoins}
  join service_categories c on c.id = s.category_id
  left join media cover on cover.id = s.cover_id`;

/** A service as lists show it. */
export const toCard = ({ cover, price, nextFreeAt, ...row }: CardRow): LoadedServiceCard => ({
  ...row,
  picture: toPictureOrNull(cover),
  price,
  nextFreeAt,
});
