import { type Block, picturesOf } from '@adunni/contracts/blog/document-forms';
import type { LoadedPost } from '@adunni/contracts/blog/posts';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { visibleCards } from '../../catalog/queries.ts';
import { type PictureRow, pictureJson, toPictureOrNull } from '../../media/queries.ts';
import { isVisible as isServiceVisible } from '../../services/queries.ts';
import { blogAuthors, blogPosts, type PostRow } from '../tables.ts';
import { cardsOf, type Shown, shownPictures } from './cards.queries.ts';

/** How many posts are offered to read on with. */
const RELATED = 3;

/** Whether readers see the post. */
export const isPublished: SQL = eq(blogPosts.status, 'published');

/** What readers see of a row. */
export function shownOf({ _id, live, liveSlug, publishedAt, liveAt }: PostRow): Shown[] {
  if (!live || !liveSlug || !publishedAt) return [];
  return [{ _id, slug: liveSlug, words: live, publishedAt, updatedAt: liveAt ?? publishedAt }];
}

/** All that its page shows of a post. */
export async function describePost(db: Db | Tx, shown: Shown, now: Date): Promise<LoadedPost> {
  const { words, updatedAt } = shown;
  const refs = refsOf(words.document);
  const [[card], pictures, products, places, pieces, writers, related] = await Promise.all([
    cardsOf(db, [shown]),
    shownPictures(db, picturesOf(words.document)),
    visibleCards(db, refs.product, now),
    placesOf(db, refs),
    visibleCards(db, words.productIds, now),
    db.select().from(blogAuthors).where(inArray(blogAuthors._id, words.authorIds)),
    relatedTo(db, shown),
  ]);
  if (!card) throw new Error('a post became no card');
  const { document, tags, canonical } = words;
  const inOrder = words.authorIds.flatMap((id) => writers.find(({ _id }) => _id === id) ?? []);
  return {
    ...card,
    document,
    tags,
    canonical,
    updatedAt,
    pictures,
    products,
    places,
    pieces,
    writers: inOrder,
    related,
  };
}

/** What the cards of a text show, by kind. */
function refsOf(document: readonly Block[]) {
  const cards = document.flatMap((block) => (block.kind === 'card' ? [block] : []));
  const of = (kind: (typeof cards)[number]['of']) => cards.filter((card) => card.of === kind).map(({ ref }) => ref);
  return { product: of('product'), maker: of('maker'), service: of('service') };
}

interface PlaceRow {
  _id: string;
  path: string;
  title: string;
  detail: string;
  cover: PictureRow | null;
}

/** Makers and services that the public can see. */
async function placesOf(db: Db | Tx, { maker, service }: { maker: string[]; service: string[] }) {
  if (maker.length + service.length === 0) return [];
  const { rows } = await db.execute(sql`
    select m.id as "_id", '/makers/' || m.slug as path, m.name as title, concat_ws(', ', m.tagline, m.city) as detail,
      ${pictureJson('avatar')} as cover
    from makers m left join media avatar on avatar.id = m.avatar_id
    where m.id = any (${sql.param(maker)}::uuid[]) and m.status = 'approved'
    union all
    select s.id, '/services/' || s.id, s.title, concat_ws(', ', m.name, m.city), ${pictureJson('cover')}
    from services s join makers m on m.id = s.maker_id left join media cover on cover.id = s.cover_id
    where s.id = any (${sql.param(service)}::uuid[]) and ${isServiceVisible}`);
  return (rows as unknown as PlaceRow[]).map(({ cover, ...row }) => ({ ...row, picture: toPictureOrNull(cover) }));
}

/** The posts that were chosen, in their order; without any, the latest that share a category. */
async function relatedTo(db: Db | Tx, { _id, words: { relatedIds, categoryIds } }: Shown) {
  const chosen = relatedIds.length > 0;
  const shares = sql`${blogPosts.live} -> 'categoryIds' ?| ${sql.param(categoryIds)}::text[]`;
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(isPublished, ne(blogPosts._id, _id), chosen ? inArray(blogPosts._id, relatedIds) : shares))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts._id))
    .limit(chosen ? relatedIds.length : RELATED);
  const cards = await cardsOf(db, rows.flatMap(shownOf));
  return chosen ? relatedIds.flatMap((id) => cards.find((card) => card._id === id) ?? []) : cards;
}
