import type { TestApp } from '../../kit/testing/test-app.ts';
import { helpArticles } from './tables.ts';

type Row = typeof helpArticles.$inferInsert;

/** Publishes an article for a test. */
export async function publishArticle(test: TestApp, values: Partial<Row> & Pick<Row, 'slug' | 'title'>) {
  const row = {
    category: 'ordering' as const,
    summary: values.title,
    body: 'Words.',
    publishedAt: test.now,
    ...values,
  };
  const [article] = await test.app.deps.db.insert(helpArticles).values(row).returning();
  if (!article) throw new Error('the article was not stored');
  return article;
}
