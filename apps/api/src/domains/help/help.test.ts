import { randomUUID } from 'node:crypto';
import { getArticle, listArticles, voteOnArticle } from '@adunni/contracts/help/articles';
import { exportAccount } from '@adunni/contracts/identity/account';
import { searchStaff } from '@adunni/contracts/search/search';
import { suggest } from '@adunni/contracts/search/suggestions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { categories } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { marketplaceSettings } from '../settings/tables.ts';
import { eraseVotes } from './service.ts';
import { helpArticles, helpVotes } from './tables.ts';
import { publishArticle } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await publishArticle(test, {
    slug: 'deposits',
    title: 'Deposits and balances',
    category: 'payments',
    summary: 'Pay {{depositPercent}} now.',
    body: '## The deposit\n\nIt is {{depositPercent}} from {{depositFrom}}. {{unknown}} <b>stays</b>.',
  });
  await publishArticle(test, { slug: 'aso-oke', title: 'Care for aṣọ-òkè', body: 'Hang it in the shade.' });
  await publishArticle(test, { slug: 'draft', title: 'Deposits for makers', publishedAt: null });
});
afterAll(() => test.close());

const found = async (query: NonNullable<Parameters<typeof test.call<typeof listArticles>>[1]>['query']) =>
  (await test.call(listArticles, { query })).body.items.map(({ slug }) => slug);

describe('the help centre', () => {
  it('lists what is published, by category', async () => {
    expect(await found({})).toEqual(['aso-oke', 'deposits']);
    expect(await found({ category: 'payments' })).toEqual(['deposits']);
    expect((await test.call(listArticles, { query: { category: 'nothing' as never } })).status).toBe(400);
  });

  it.each([
    ['deposit', ['deposits']],
    ['depossit', ['deposits']],
    ['balence', ['deposits']],
    ['asooke', ['aso-oke']],
    ['aso oke', ['aso-oke']],
    ['ASO-OKÉ', ['aso-oke']],
    ['shades', ['aso-oke']],
    ['deposit xylophones', ['deposits']],
    ['the', []],
    ['xylophones', []],
    ["'); drop table help_articles; --", []],
    ['%_\\', []],
  ])('finds %j', async (q, slugs) => expect(await found({ q })).toEqual(slugs));

  it('shows an article with the figures that hold, and markup as text', async () => {
    const { body, headers } = await test.call(getArticle, { params: { slug: 'deposits' } });
    const text = body.article.body.map(({ lines }) =>
      lines
        .flat()
        .map((run) => run.text)
        .join(''),
    );
    expect(text).toEqual(['The deposit', 'It is 60% from ₦50,000. {{unknown}} <b>stays</b>.']);
    expect([body.article.summary, body.article.related.map(({ slug }) => slug)]).toEqual(['Pay 60% now.', []]);
    expect(headers['surrogate-key']).toBe('help categories products settings');
    await test.app.deps.db.insert(marketplaceSettings).values({ values: { depositPercent: 45 } });
    expect((await test.call(getArticle, { params: { slug: 'deposits' } })).body.article.summary).toBe('Pay 45% now.');
  });

  it('does not know what is a draft, or never was', async () => {
    for (const slug of ['draft', 'never']) expect((await test.call(getArticle, { params: { slug } })).status).toBe(404);
  });

  it('leads to the articles that were chosen, in their order, and to the products that it is about', async () => {
    const [shelf] = await test.app.deps.db.insert(categories).values({ slug: 'help-lace', name: 'Lace' }).returning();
    const [one, two] = [
      await publishArticle(test, { slug: 'one', title: 'One', category: 'fabrics' }),
      await publishArticle(test, { slug: 'two', title: 'Two', category: 'fabrics' }),
    ];
    const hidden = await publishArticle(test, {
      slug: 'three',
      title: 'Three',
      category: 'fabrics',
      publishedAt: null,
    });
    await publishArticle(test, {
      ...{ slug: 'four', title: 'Four', category: 'fabrics' },
      ...{ relatedIds: [two._id, hidden._id, one._id], categoryIds: [shelf?._id ?? '', randomUUID()] },
    });
    const { article } = (await test.call(getArticle, { params: { slug: 'four' } })).body;
    expect([article.related.map(({ slug }) => slug), article.shelves]).toEqual([
      ['two', 'one'],
      [{ slug: 'help-lace', name: 'Lace' }],
    ]);
    const alone = (await test.call(getArticle, { params: { slug: 'one' } })).body.article;
    expect(alone.related.map(({ slug }) => slug)).toEqual(['two', 'four']);
  });
});

describe('what searches find', () => {
  const suggested = async (q: string) =>
    (await test.call(suggest, { query: { q } })).body.items.map(({ kind, path }) => `${kind} ${path}`);

  it.each([
    ['deposits', ['article /support/help-center/deposits']],
    ['Balances and depo', ['article /support/help-center/deposits']],
    ['aso oke', ['article /support/help-center/aso-oke']],
    // Of its words but the title, with one that no title has, too short, of no meaning, and what would break a query.
    ['shade', []],
    ['deposits xylophones', []],
    ['de', []],
    ['and', []],
    ["' & | !:* \\ ) (", []],
  ])('suggests to shoppers for %j what is published', async (q, paths) => expect(await suggested(q)).toEqual(paths));

  it('follows what is published at once', async () => {
    const { _id } = await publishArticle(test, { slug: 'gift-wrapping', title: 'Gift wrapping' });
    await expect.poll(() => suggested('wrapping')).toEqual(['article /support/help-center/gift-wrapping']);
    await test.app.deps.db.update(helpArticles).set({ publishedAt: null }).where(eq(helpArticles._id, _id));
    await expect.poll(() => suggested('wrapping')).toEqual([]);
  });

  it('shows drafts too in the command palette, to staff only', async () => {
    const found = async (as: TestPerson) =>
      (await test.call(searchStaff, { query: { q: 'deposits' } }, as)).body.items.map(({ kind, title, detail }) => [
        ...[kind, title, detail],
      ]);
    expect(await found(await signInAs(test, 'Admin'))).toEqual([
      ['article', 'Deposits and balances', 'Payments and deposits · published'],
      ['article', 'Deposits for makers', 'Ordering · draft'],
    ]);
    expect(await found(await signInAs(test, 'Designer'))).toEqual([]);
  });
});

describe('“Was this helpful?”', () => {
  const votes = (articleId: string) =>
    test.app.deps.db.select().from(helpVotes).where(eq(helpVotes.articleId, articleId));

  it('counts a device once, also of two clicks at once, and keeps the last word', async () => {
    const { _id: articleId } = await publishArticle(test, { slug: 'v1', title: 'Vote' });
    const device = randomUUID();
    const vote = (isHelpful: boolean) =>
      test.call(voteOnArticle, {
        params: { articleId },
        body: { isHelpful, device, reason: 'unclear', comment: 'I could not <b>follow</b>.' },
      });
    const answers = await Promise.all([vote(true), vote(true), vote(true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await votes(articleId)).toMatchObject([{ isHelpful: true, reason: null, comment: '' }]);
    await vote(false);
    expect(await votes(articleId)).toMatchObject([
      { isHelpful: false, reason: 'unclear', comment: 'I could not <b>follow</b>.' },
    ]);
  });

  it('counts who has signed in since as a person, and not as their device too', async () => {
    const { _id: articleId } = await publishArticle(test, { slug: 'v2', title: 'Vote' });
    const person = await signInAs(test);
    const body = { isHelpful: true, device: randomUUID() };
    await test.call(voteOnArticle, { params: { articleId }, body });
    await test.call(voteOnArticle, { params: { articleId }, body }, person);
    await test.call(voteOnArticle, { params: { articleId }, body: { ...body, device: randomUUID() } }, person);
    expect(await votes(articleId)).toHaveLength(1);
    const { body: file } = await test.call(exportAccount, {}, person);
    expect(file).toMatchObject({ helpVotes: [{ article: 'Vote', isHelpful: true }] });
    await test.app.deps.db.transaction((tx) => eraseVotes(tx, person._id));
    expect(await votes(articleId)).toEqual([]);
  });

  it('is refused for a draft, for what is none, and without a key', async () => {
    const draft = await publishArticle(test, { slug: 'v3', title: 'Draft', publishedAt: null });
    const body = { isHelpful: true, device: randomUUID() };
    for (const articleId of [draft._id, randomUUID()])
      expect((await test.call(voteOnArticle, { params: { articleId }, body })).status).toBe(404);
    const { _id: articleId } = await publishArticle(test, { slug: 'v4', title: 'Vote' });
    const without = await test.call(voteOnArticle, { params: { articleId }, body: { ...body, device: 'me' } });
    expect(without.status).toBe(400);
    expect(await votes(articleId)).toEqual([]);
  });
});
