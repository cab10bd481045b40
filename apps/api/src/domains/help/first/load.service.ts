import { inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { categories } from '../../catalog/tables.ts';
import { helpArticles, helpArticleVersions } from '../tables.ts';

const LOCK = 'first-help-articles';

/** Fills an empty help centre with the articles that the software brings. Staff hide articles and remove none, so it does this once. */
export async function loadFirstArticles({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if ((await db.$count(helpArticles)) > 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`);
    if ((await tx.$count(helpArticles)) > 0) return;
    const now = clock();
    await storeFirstArticles(tx, null, () => now);
  });
}

/** Stores these articles with their first version, written by somebody at a moment of each; returns their ids. */
export async function storeFirstArticles(
  tx: Tx,
  byId: string | null,
  writtenAt: (index: number) => Date,
): Promise<string[]> {
  // Loaded when they are needed only, because the texts would stay in memory.
  const { FIRST_ARTICLES } = await import('./articles.ts');
  const named = FIRST_ARTICLES.flatMap(({ shelves = [] }) => shelves);
  const shelves = await tx.select().from(categories).where(inArray(categories.slug, named));
  const ids = new Map(FIRST_ARTICLES.map(({ slug }) => [slug, crypto.randomUUID()]));
  const rows = FIRST_ARTICLES.map(({ related = [], shelves: own = [], ...article }, index) => {
    const at = writtenAt(index);
    return {
      ...article,
      ...{ _id: ids.get(article.slug) ?? '', publishedAt: at, createdAt: at, updatedAt: at },
      relatedIds: related.flatMap((slug) => ids.get(slug) ?? []),
      // A marketplace may have other categories of products.
      categoryIds: shelves.filter(({ slug }) => own.includes(slug)).map(({ _id }) => _id),
    };
  });
  await tx.insert(helpArticles).values(rows);
  await tx.insert(helpArticleVersions).values(
    rows.map(({ _id, category, title, summary, body, createdAt }) => ({
      ...{ articleId: _id, number: 1, category, title, summary, body, byId, createdAt },
    })),
  );
  return rows.map(({ _id }) => _id);
}
