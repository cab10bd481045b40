import type { Received, Returned } from '@adunni/contracts/endpoint';
import type { getArticle, listArticles } from '@adunni/contracts/help/articles';
import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { visibleCards } from '../catalog/queries.ts';
import { categories } from '../catalog/tables.ts';
import { getSettings } from '../settings/queries.ts';
import { withFigures } from './articles/figures.rules.ts';
import { parseMarkdown } from './articles/markdown.ts';
import { helpArticles } from './tables.ts';

type Card = Returned<typeof listArticles>['items'][number];
type Article = Returned<typeof getArticle>['article'];

const { _id, slug, category, title, position, publishedAt, search } = helpArticles;
const CARD = { _id, slug, category, title, summary: helpArticles.summary };
/** How many articles are offered to read on with. */
const RELATED = 3;

const isPublished: SQL = isNotNull(publishedAt);

/** Published articles: of a category, or those that the words are found in, the best first. */
export async function findArticles(
  db: Db | Tx,
  { q, category: wanted, limit }: Received<typeof listArticles>['query'],
): Promise<Card[]> {
  const query = sql`(select help_query(${q ?? ''}))`;
  const cards = await db
    .select(CARD)
    .from(helpArticles)
    .where(and(isPublished, wanted && eq(category, wanted), q ? sql`${search} @@ ${query}` : undefined))
    .orderBy(...(q ? [sql`ts_rank(${search}, ${query}) desc`] : [asc(category)]), asc(position), asc(title))
    .limit(limit);
  return withTheirFigures(db, cards);
}

/** Cards whose summaries say the figures of today. */
async function withTheirFigures(db: Db | Tx, cards: Card[]): Promise<Card[]> {
  const settings = await getSettings(db);
  return cards.map((card) => ({ ...card, summary: withFigures(card.summary, settings) }));
}

/** A published article with what to read on with; null when there is none. */
export async function findArticle(db: Db | Tx, wanted: string, now: Date): Promise<Article | null> {
  const [row] = await db
    .select()
    .from(helpArticles)
    .where(and(isPublished, eq(slug, wanted)));
  if (!row) return null;
  const shelves = await db
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .where(inArray(categories._id, row.categoryIds))
    .orderBy(asc(categories.name));
  const [summary, body] = [withFigures(row.summary, await getSettings(db)), await readable(db, row.body)];
  const products = await visibleCards(db, row.productIds, now);
  return { ...row, summary, body, related: await relatedTo(db, row), shelves, products };
}

/** Markdown as readers see it, with the figures of today. */
export const readable = async (db: Db | Tx, markdown: string): Promise<Article['body']> =>
  parseMarkdown(withFigures(markdown, await getSettings(db)));

/** The articles that staff chose, in their order; without any, others of its category. */
async function relatedTo(db: Db | Tx, row: typeof helpArticles.$inferSelect): Promise<Card[]> {
  const { relatedIds } = row;
  const chosen = relatedIds.length > 0;
  const cards = await db
    .select(CARD)
    .from(helpArticles)
    .where(and(isPublished, ne(_id, row._id), chosen ? inArray(_id, relatedIds) : eq(category, row.category)))
    .orderBy(
      ...(chosen
        ? [sql`array_position(${sql.param(relatedIds)}::uuid[], ${_id})`]
        : // Those after it come first, then from the beginning again.
          [sql`(${position}, ${title}) <= (${row.position}, ${row.title})`, asc(position), asc(title)]),
    )
    .limit(chosen ? relatedIds.length : RELATED);
  return withTheirFigures(db, cards);
}
