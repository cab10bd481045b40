import { mayLead } from '@adunni/contracts/blog/document';
import { picturesOf } from '@adunni/contracts/blog/document-forms';
import { missingToPublish, postForm } from '@adunni/contracts/blog/forms';
import { getPost, listPosts } from '@adunni/contracts/blog/posts';
import { plainText } from '@adunni/contracts/blog/reading';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPosts } from '../../domains/blog/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { DEMO_POSTS } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

const FINISHED = DEMO_POSTS.filter(({ daysAgo }) => daysAgo !== null);

describe('the demo’s posts', () => {
  it('are such as staff could publish, every picture said in words, and long enough to be worth reading', async () => {
    const rows = await test.app.deps.db.select().from(blogPosts);
    expect(rows).toHaveLength(DEMO_POSTS.length);
    for (const { words, status } of rows.filter(({ status }) => status !== 'draft')) {
      expect([words.slug, postForm.parse(words)]).toEqual([words.slug, words]);
      expect([words.slug, missingToPublish(words)]).toEqual([words.slug, {}]);
      const count = plainText(words.document).split(/\s+/).length;
      expect([words.slug, status, count >= 400 && count <= 950]).toEqual([words.slug, status, true]);
      for (const { alt } of picturesOf(words.document)) expect(alt).not.toBe('');
    }
    expect(rows.map(({ status }) => status).sort()).toEqual([
      'draft',
      ...FINISHED.slice(1).map(() => 'published'),
      'scheduled',
    ]);
  });

  it('show every card and product that they name, and lead to pages that are there', async () => {
    const { items } = (await test.call(listPosts, { query: { limit: 50 } })).body;
    const slugs = new Set(items.map(({ slug }) => slug));
    for (const { slug } of items) {
      const { post } = (await test.call(getPost, { params: { slug } })).body;
      const cards = post?.document.filter(({ kind }) => kind === 'card').length;
      const demo = DEMO_POSTS.find((each) => each.slug === slug);
      const shown = new Set([...(post?.products ?? []), ...(post?.places ?? [])].map(({ _id }) => _id)).size;
      expect([slug, shown]).toEqual([slug, cards]);
      expect([slug, post?.pieces.map(({ title }) => title)]).toEqual([slug, demo?.products]);
      for (const href of JSON.stringify(post?.document).match(/(?<="href":")[^"]+/g) ?? []) {
        expect(mayLead(href)).toBe(true);
        if (href.startsWith('/blog/')) expect(slugs).toContain(href.slice('/blog/'.length));
      }
    }
  });
});
