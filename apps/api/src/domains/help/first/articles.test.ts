import { unknownFigures } from '@adunni/contracts/help/figures';
import { helpArticleForm } from '@adunni/contracts/help/forms';
import { expect, it } from 'vitest';
import { parseMarkdown } from '../articles/markdown.ts';
import { FIRST_ARTICLES } from './articles.ts';

const slugs = FIRST_ARTICLES.map(({ slug }) => slug);

it('are thirty or more, each at an address of its own', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it.each(FIRST_ARTICLES.map((article) => [article.slug, article] as const))('%s is finished', (_slug, article) => {
  const words = parseMarkdown(article.body)
    .flatMap(({ lines }) => lines.flat())
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean));
  expect(words.length).toBeGreaterThanOrEqual(150);
  expect(words.length).toBeLessThanOrEqual(400);
  const { related: _related, shelves: _shelves, ...form } = article;
  expect(helpArticleForm.safeParse({ ...form, relatedIds: [], categoryIds: [], productIds: [] }).success).toBe(true);
  expect(unknownFigures(article.body)).toEqual([]);
  for (const slug of article.related ?? []) expect(slugs).toContain(slug);
  for (const [, slug] of article.body.matchAll(/\/support\/help-center\/([\w-]+)/g)) expect(slugs).toContain(slug);
});
