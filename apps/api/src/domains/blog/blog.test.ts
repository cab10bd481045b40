import { blogAuthorResource, blogCategoryResource } from '@adunni/contracts/blog/categories';
import {
  countCart,
  countRead,
  getJsonFeed,
  getPost,
  getPostPicture,
  getRssFeed,
  listPosts,
} from '@adunni/contracts/blog/posts';
import { postResource } from '@adunni/contracts/blog/staff';
import { exportAccount } from '@adunni/contracts/identity/account';
import { searchStaff } from '@adunni/contracts/search/search';
import { suggest } from '@adunni/contracts/search/suggestions';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escaped } from '../../kit/feeds/feed.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { openShop } from '../orders/testing.ts';
import { domainOf } from './rules.ts';
import { eraseAuthorship } from './staff/filing.service.ts';
import { blogAuthors, blogPosts, blogReads } from './tables.ts';
import { addFiling, addPost } from './testing.ts';

/** An id that no product has. */
const GONE = '01890000-0000-7000-8000-000000000000';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const slugs = async (query: object) => (await test.call(listPosts, { query })).body.items.map(({ slug }) => slug);

describe('the blog', () => {
  it('lists what is published, by category, author, tag and words', async () => {
    const filed = await addFiling(test, 'Lace');
    await addPost(test, 'choosing-lace', { ...filed, tags: ['lace'], title: 'Choosing lace', isFeatured: true });
    await addPost(test, 'other', { document: [{ kind: 'list', ordered: false, lines: [[{ text: 'Indigo dyes' }]] }] });
    expect(await slugs({})).toEqual(['choosing-lace', 'other']);
    for (const query of [{ category: 'lace' }, { author: 'lace-author' }, { tag: 'lace' }, { q: 'choose LACE' }])
      expect([query, await slugs(query)]).toEqual([query, ['choosing-lace']]);
    expect(await slugs({ q: 'indigo' })).toEqual(['other']);
    for (const query of [{ category: 'none' }, { tag: 'none' }, { q: "'); drop table" }])
      expect(await slugs(query)).toEqual([]);
    expect((await test.call(listPosts, { query: { author: 'nobody' } })).status).toBe(404);
    const { categories } = (await test.call(listPosts)).body;
    expect(categories.map(({ slug, posts }) => [slug, posts])).toEqual([['lace', 1]]);
  });

  it('shows a post with its cards, leaving out what is not for sale', async () => {
    const shop = await openShop(test);
    const { dress } = shop;
    const post = await addPost(test, 'cards', {
      document: [
        { kind: 'card', of: 'product', ref: dress.productId },
        { kind: 'card', of: 'product', ref: GONE },
      ],
      productIds: [dress.productId],
    });
    const { body, headers } = await test.call(getPost, { params: { slug: 'cards' } });
    expect(body.post?.products.map(({ _id }) => _id)).toEqual([dress.productId]);
    expect(body.post?.pieces).toHaveLength(1);
    expect(String(headers['surrogate-key'])).toContain('blog');
    await test.app.deps.db.update(blogPosts).set({ status: 'unpublished' }).where(eq(blogPosts._id, post._id));
    expect((await test.call(getPost, { params: { slug: 'cards' } })).status).toBe(404);
  });
});

it('suggests published posts by their title as it is shown, and finds drafts for staff only', async () => {
  const { _id } = await addPost(test, 'zanzibar', { title: 'Kanga of Zanzibar' });
  const shown = async (q: string) => (await test.call(suggest, { query: { q } })).body.items;
  const found = async (q: string, as: TestPerson) => (await test.call(searchStaff, { query: { q } }, as)).body.items;
  const suggested = { kind: 'post', title: 'Kanga of Zanzibar', path: '/blog/zanzibar' };
  expect(await shown('zanzi')).toMatchObject([suggested]);
  await test.app.deps.db.update(blogPosts).set({ title: 'Kitenge' }).where(eq(blogPosts._id, _id));
  expect(await shown('kitenge')).toEqual([]);
  expect(await shown('of')).toEqual([]);
  for (const q of ['kiten', 'kanga']) {
    expect(await found(q, admin)).toMatchObject([{ kind: 'post', _id, title: 'Kitenge', detail: 'Published' }]);
    expect(await found(q, await signInAs(test, 'Designer'))).toEqual([]);
  }
  await test.app.deps.db.update(blogPosts).set({ status: 'unpublished' }).where(eq(blogPosts._id, _id));
  expect(await shown('zanzib')).toEqual([]);
});

it('tells feeds whole posts without anything that XML does not take', async () => {
  await addPost(test, 'odd-too', {
    title: 'Tom\u000c & <b>Jerry</b>',
    document: [{ kind: 'paragraph', runs: [{ text: '<script>&', href: '/products?a=1&b=2' }] }],
  });
  const { body: xml } = await test.app.inject({ url: getRssFeed.path });
  expect(xml).toContain('<title>Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;</title>');
  expect(xml).toContain('&amp;lt;script&amp;gt;&amp;amp;');
  expect(xml).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;)/);
  const json = JSON.parse((await test.app.inject({ url: getJsonFeed.path })).body);
  const item = json.items.find(({ url }: { url: string }) => url.endsWith('/odd-too'));
  expect(item.content_html).toMatch(/^<p><a href="[^"]+\/products\?a=1&amp;b=2">&lt;script&gt;&amp;<\/a><\/p>$/);
});

it('draws a link preview of a published post, whatever its title says, and of no other', async () => {
  const { _id } = await addPost(test, 'drawn', { title: 'Tom\u000c & <b>aṣọ-òkè</b> ₦' });
  const ask = () => test.app.inject({ url: getPostPicture.path.replace(':slug', 'drawn') });
  const { headers, rawPayload } = await ask();
  expect(headers['content-type']).toBe('image/jpeg');
  const { width, height } = await sharp(rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  await test.app.deps.db.update(blogPosts).set({ status: 'unpublished' }).where(eq(blogPosts._id, _id));
  expect((await ask()).statusCode).toBe(404);
});

it('cleans what no XML takes', () => {
  expect(escaped('Form\u000cfeed & half\ud800 🧵')).toBe('Formfeed &amp; half 🧵');
  expect(escaped('an entity cut short &am')).toBe('an entity cut short &amp;am');
});

/** A browser of a person; the one of tests calls itself a program. */
const READER = { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' } };

describe('reads', () => {
  const rows = (postId: string) => test.app.deps.db.select().from(blogReads).where(eq(blogReads.postId, postId));

  it('are counted by day and domain, many at once, with the carts that follow, and nothing of who', async () => {
    const { _id: postId } = await addPost(test, 'counted');
    const read = (referrer: string) => test.call(countRead, { params: { postId }, body: { referrer } }, READER);
    await Promise.all([
      ...Array.from({ length: 6 }, () => read('https://www.google.com/search?q=me')),
      read(''),
      read('junk'),
    ]);
    await test.call(countCart, { params: { postId } }, READER);
    expect((await rows(postId)).map(({ referrer, reads, carts }) => [referrer, reads, carts]).sort()).toEqual([
      ['', 2, 1],
      ['google.com', 6, 0],
    ]);
    const { record } = (await test.call(postResource.get, { params: { _id: postId } }, admin)).body;
    expect([record.figures.reads, record.figures.carts, record.figures.days.at(-1)?.reads]).toEqual([8, 1, 8]);
    expect(Object.keys(blogReads).filter((name) => /user|address|device|ip/i.test(name))).toEqual([]);
  });

  it('are counted twenty times an hour from one network at most, and of no draft', async () => {
    const { _id: postId } = await addPost(test, 'hammered');
    const read = () => test.call(countRead, { params: { postId }, body: { referrer: '' } }, READER);
    await test.call(countRead, { params: { postId }, body: { referrer: '' } });
    expect(await rows(postId), 'of a program').toEqual([]);
    for (let time = 0; time < 25; time += 1) await read();
    expect((await rows(postId)).map(({ reads }) => reads)).toEqual([20]);
    await test.app.deps.db.update(blogPosts).set({ status: 'unpublished' }).where(eq(blogPosts._id, postId));
    expect((await read()).status).toBe(404);
  });

  it.each([
    ['https://www.Example.com/a?b', 'example.com'],
    ['https://adunni.example/blog', ''],
    ['javascript:alert(1)', ''],
    ['https://', ''],
    ['', ''],
  ])('know %j as %j', (referrer, domain) => expect(domainOf(referrer, 'adunni.example')).toBe(domain));
});

it('keeps a category and an author with posts, and lets others go', async () => {
  const filed = await addFiling(test, 'Kept');
  await addPost(test, 'kept', filed);
  const bare = await addFiling(test, 'Bare');
  const remove = async (resource: typeof blogCategoryResource | typeof blogAuthorResource, id: string | undefined) =>
    (await test.call(resource.act, { body: { action: 'remove', ids: [id ?? ''] } }, admin)).body.results[0]?.ok;
  expect(await remove(blogCategoryResource, filed.categoryIds[0])).toBe(false);
  expect(await remove(blogAuthorResource, filed.authorIds[0])).toBe(false);
  expect(await remove(blogCategoryResource, bare.categoryIds[0])).toBe(true);
  expect(await remove(blogAuthorResource, bare.authorIds[0])).toBe(true);
});

it('gives an author their biography, and takes them out of the blog when they go', async () => {
  const { authorIds } = await addFiling(test, 'Person');
  const person = await signInAs(test, 'Admin');
  const { db } = test.app.deps;
  await db
    .update(blogAuthors)
    .set({ userId: person._id })
    .where(eq(blogAuthors._id, authorIds[0] ?? ''));
  await addPost(test, 'by-person', { authorIds });
  expect((await test.call(exportAccount, {}, person)).body).toMatchObject({
    blogAuthor: [{ name: 'Person Author', biography: 'Weaves in Iseyin.' }],
  });
  await db.transaction((tx) => eraseAuthorship(tx, person._id));
  const { writers } = (await test.call(getPost, { params: { slug: 'by-person' } })).body.post ?? { writers: [] };
  expect(writers.map(({ name, biography }) => [name, biography])).toEqual([['Former author', '']]);
});
