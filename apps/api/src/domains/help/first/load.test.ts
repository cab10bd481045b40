import { listArticles } from '@adunni/contracts/help/articles';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { helpArticles, helpArticleVersions } from '../tables.ts';
import { publishArticle } from '../testing.ts';
import { FIRST_ARTICLES } from './articles.ts';
import { loadFirstArticles } from './load.service.ts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const count = () => test.app.deps.db.$count(helpArticles);

it('fills an empty help centre once, however many processes start', async () => {
  await Promise.all([loadFirstArticles(test.app.deps), loadFirstArticles(test.app.deps)]);
  expect([await count(), await test.app.deps.db.$count(helpArticleVersions)]).toEqual([
    ...[FIRST_ARTICLES.length, FIRST_ARTICLES.length],
  ]);
  const { items } = (await test.call(listArticles, { query: { q: 'measurements' } })).body;
  expect(items.length).toBeGreaterThan(0);
});

it('adds nothing to what staff have written, published or not', async () => {
  await publishArticle(test, { slug: 'ours', title: 'Ours', publishedAt: null });
  await loadFirstArticles(test.app.deps);
  expect(await count()).toBe(1);
});
