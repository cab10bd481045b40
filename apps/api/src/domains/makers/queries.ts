import { commonErrors } from '@adunni/contracts/errors';
import type { MakerCard, MakerProfile } from '@adunni/contracts/makers/makers';
import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import { type AnyColumn, and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { contains } from '../../kit/database/contains.ts';
import { BY_TEXT } from '../../kit/database/planned-once.ts';
import { runPrepared } from '../../kit/database/prepared.ts';
import { Refusal } from '../../kit/errors.ts';
import { users } from '../identity/tables.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../media/queries.ts';
import { enquiries } from './enquiries/tables.ts';
import { makers } from './tables.ts';

/** A row of `makerCardColumns`. */
export interface MakerCardRow extends Omit<MakerCard, 'avatar' | 'cover'> {
  avatar: PictureRow | null;
  cover: PictureRow | null;
}

/** What a card shows of maker `m`, its figures over what the public sees of it; needs `makerCardJoins`. */
export const makerCardColumns: SQL = sql`m.id as "_id", m.slug, m.name, m.city, m.country, m.tagline, m.tier,
  ${pictureJson('avatar')} as avatar, ${pictureJson('banner')} as cover,
  figures.rating, coalesce(figures.review_count, 0) as "reviewCount", figures.product_count as "productCount"`;

/** Joins that `makerCardColumns` reads beside makers `m`. */
export const makerCardJoins = (now: Date): SQL => sql`
  left join media avatar on avatar.id = m.avatar_id
  left join media banner on banner.id = m.cover_id
  cross join lateral (
    select count(*)::int as product_count, sum(review_count)::int as review_count,
      round(sum(rating_sum)::numeric / nullif(sum(review_count), 0), 2)::float8 as rating
    from products
    where maker_id = m.id
      and (status = 'published' or (status = 'scheduled' and publish_at <= ${now.toISOString()}))) figures`;

/** A maker as cards show it. */
export const toMakerCard = ({ avatar, cover, ...rest }: MakerCardRow): MakerCard => ({
  ...rest,
  avatar: toPictureOrNull(avatar),
  cover: toPictureOrNull(cover),
});

/** Approved makers, all or by words of their name, the most trusted first; `total` counts all pages. */
export async function listMakers(
  pool: Pool,
  { page, limit, q = '' }: { page: number; limit: number; q?: string | undefined },
  now: Date,
): Promise<{ items: MakerCard[]; total: number }> {
  const isShown = sql`m.status = 'approved' and ${contains(sql`m.name`, q)}`;
  const rows = await runPrepared<{ total: number; card: MakerCardRow | null }>(
    pool,
    'list_makers',
    sql`
      select counted.total, to_json(shown) as card
      from (select count(*)::int as total from makers m where ${isShown}) counted
      left join (
        select ${makerCardColumns}
        from (
          select m.* from makers m where ${isShown}
          order by m.tier desc, m.name, m.id limit ${limit} offset ${(page - 1) * limit}) m ${makerCardJoins(now)}
        order by m.tier desc, m.name, m.id) shown on true`,
  );
  return { total: rows[0]?.total ?? 0, items: rows.flatMap(({ card }) => (card ? [toMakerCard(card)] : [])) };
}

/** Of makers that were chosen for a page, those that are approved, in the order of the choice. */
export async function makerCards(db: Db | Tx, ids: readonly string[], now: Date): Promise<MakerCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute(sql`
    select ${makerCardColumns} from makers m ${makerCardJoins(now)}
    where m.status = 'approved' and m.id = any (${sql.param([...ids])}::uuid[])`);
  const cards = (rows as unknown as MakerCardRow[]).map(toMakerCard);
  return ids.flatMap((id) => cards.find(({ _id }) => _id === id) ?? []);
}

/** How many approved makers there are, and each town where one works, by name. */
export async function findReach(db: Db | Tx): Promise<{ makers: number; cities: string[] }> {
  const rows = await db
    .select({ city: makers.city, count: count() })
    .from(makers)
    .where(eq(makers.status, 'approved'))
    .groupBy(makers.city)
    .orderBy(makers.city);
  return { makers: rows.reduce((sum, row) => sum + row.count, 0), cities: rows.map(({ city }) => city) };
}

/** An approved maker’s public profile; null when there is none. */
export async function findMaker(pool: Pool, slug: string, now: Date): Promise<MakerProfile | null> {
  type Row = MakerCardRow & Pick<MakerProfile, 'story' | 'specialities' | 'foundedYear' | 'isDemo'>;
  const [row] = await runPrepared<Row>(
    pool,
    'find_maker',
    sql`
      select ${makerCardColumns}, m.story, m.specialities, m.founded_year as "foundedYear", m.is_demo as "isDemo"
      from makers m ${makerCardJoins(now)}
      where m.slug = ${slug} and m.status = 'approved'`,
  );
  if (!row) return null;
  const { story, specialities, foundedYear, isDemo, ...card } = row;
  return { ...toMakerCard(card), story, specialities, foundedYear, isDemo };
}

/**
 * Where these makers’ customers pick up, by maker; who has no place is not among them. Who orders locks their rows, in
 * the order of their ids, so that nobody orders at a place that is being changed.
 */
export async function pickupPlacesOf(
  db: Db | Tx,
  makerIds: readonly string[],
  { lock }: { lock: boolean },
): Promise<ReadonlyMap<string, PickupPlace>> {
  const asked = db
    .select({ _id: makers._id, place: makers.pickupPlace })
    .from(makers)
    .where(inArray(makers._id, [...makerIds]))
    .orderBy(makers._id);
  const rows = await (lock ? asked.for('no key update') : asked).prepare(BY_TEXT).execute();
  return new Map(rows.flatMap(({ _id, place }) => (place ? [[_id, place] as const] : [])));
}

/** The conversation of a customer with a workshop; null when there is none. */
export async function enquiryOfPair(db: Db, makerId: string, customerId: string): Promise<string | null> {
  const isOfBoth = and(eq(enquiries.makerId, makerId), eq(enquiries.customerId, customerId));
  const [enquiry] = await db.select({ _id: enquiries._id }).from(enquiries).where(isOfBoth);
  return enquiry?._id ?? null;
}

/** The workshop that a Designer or Tailor runs. Throws 404 when they have none. */
export async function makerIdOf(db: Db | Tx, userId: string): Promise<string> {
  const [maker] = await db.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  if (!maker) throw new Refusal(commonErrors.not_found);
  return maker._id;
}

/** Condition that a workshop takes sewing: approved, and of a Tailor who may sign in. */
export const takesSewing = and(eq(makers.status, 'approved'), eq(users.role, 'Tailor'), eq(users.status, 'active'));

/** Id of a person’s workshop, null for who has none. */
export async function workshopIdOf(db: Pick<Tx, 'select'>, userId: string): Promise<string | null> {
  const [workshop] = await db.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  return workshop?._id ?? null;
}

/**
 * Whether a maker is suspended, so that staff look after their work and nothing of it ends by itself. Who has left their
 * workshop, or was erased, is not.
 */
export const isSuspendedMaker = (makerId: AnyColumn): SQL =>
  sql`exists (select from makers held join users owner on owner.id = held.user_id
    where held.id = ${makerId} and held.status = 'suspended' and owner.status <> 'deleted'
      and owner.role in ('Designer', 'Tailor'))`;
