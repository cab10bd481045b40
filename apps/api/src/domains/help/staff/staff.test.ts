import { randomUUID } from 'node:crypto';
import { getArticle } from '@adunni/contracts/help/articles';
import { articleResource, previewArticle, restoreArticle } from '@adunni/contracts/help/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { products } from '../../catalog/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop } from '../../orders/testing.ts';
import { helpVotes } from '../tables.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
});
afterAll(() => test.close());

const FORM = {
  title: 'How to tie a gele',
  slug: '',
  category: 'fabrics' as const,
  summary: 'In five folds.',
  body: 'Fold it **once**.',
  position: 0,
  relatedIds: [],
  categoryIds: [] as string[],
  productIds: [] as string[],
};
const write = (values: Partial<typeof FORM>) =>
  test.call(articleResource.create, { body: { ...FORM, ...values } }, admin);
const read = async (_id: string) => (await test.call(articleResource.get, { params: { _id } }, admin)).body;
const act = (action: 'publish' | 'unpublish', _id: string) =>
  test.call(articleResource.act, { body: { action, ids: [_id] } }, admin);

it('is written as a draft, shown once it is published, and hidden again', async () => {
  const { _id } = (await write({})).body;
  const seen = async () => (await test.call(getArticle, { params: { slug: 'how-to-tie-a-gele' } })).status;
  expect([(await read(_id)).record.status, await seen()]).toEqual(['draft', 404]);
  await act('publish', _id);
  expect([(await read(_id)).record.status, await seen()]).toEqual(['published', 200]);
  await act('unpublish', _id);
  expect(await seen()).toBe(404);
  const again = await write({ slug: 'how-to-tie-a-gele' });
  expect(again.error.fields).toEqual({ slug: 'Another article has this URL slug.' });
});

it('keeps every version of its words, with who and when, and gives an earlier one back', async () => {
  const { _id } = (await write({ title: 'First' })).body;
  const change = (version: number, values: Partial<typeof FORM>) =>
    test.call(articleResource.update, { params: { _id }, body: { version, values: { ...FORM, ...values } } }, admin);
  await change(1, { title: 'Second', slug: 'versions' });
  // Only its place changes, so nothing is kept anew.
  await change(2, { title: 'Second', slug: 'versions', position: 4 });
  const { record, version } = await read(_id);
  expect(record.versions.map((each) => [each.number, each.title, each.by])).toEqual([
    [2, 'Second', 'Ngozi Eze'],
    [1, 'First', 'Ngozi Eze'],
  ]);
  const restore = (of: number, number: number) =>
    test.call(restoreArticle, { params: { _id }, body: { version: of, number } }, admin);
  const both = await Promise.all([restore(version, 1), restore(version, 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const restored = await read(_id);
  expect([restored.record.title, restored.record.position, restored.record.versions[0]?.number]).toEqual([
    'First',
    4,
    3,
  ]);
  await restore(restored.version, 2);
  expect((await read(_id)).record.title).toBe('Second');
  expect((await restore(restored.version + 1, 99)).status).toBe(404);
  expect((await change(1, {})).status).toBe(409);
});

it('shows the products that staff chose for it in their order, unless one is hidden or gone', async () => {
  const shop = await openShop(test);
  const productIds = [shop.gown.productId, shop.dress.productId];
  const { _id } = (await write({ title: 'What to wear', productIds })).body;
  await act('publish', _id);
  const shown = async () =>
    (await test.call(getArticle, { params: { slug: 'what-to-wear' } })).body.article.products.map((each) => each._id);
  expect(await shown()).toEqual(productIds);
  const { record } = await read(_id);
  expect(record.picked.map(({ value }) => value).sort()).toEqual([...productIds].sort());
  await test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, shop.gown.productId));
  expect(await shown()).toEqual([shop.dress.productId]);
  const many = Array.from({ length: 7 }, () => shop.dress.productId);
  expect(Object.keys((await write({ productIds: many })).error.fields ?? {})).toEqual(['productIds']);
  const gone = await write({ title: 'With a ghost', productIds: [randomUUID()] });
  expect(gone.error.fields).toEqual({ productIds: 'One of these products is gone.' });
});

it('shows Markdown before it is saved, as readers will see it', async () => {
  const body = '# Fold\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) {{taxPercent}}';
  const { text } = (await test.call(previewArticle, { body: { body } }, admin)).body;
  expect(
    text.map(({ kind, lines }) => [
      kind,
      lines
        .flat()
        .map((run) => run.text)
        .join(''),
    ]),
  ).toEqual([
    ['heading', 'Fold'],
    ['paragraph', '<script>alert(1)</script>'],
    ['paragraph', '[x](javascript:alert(1)) 5%'],
  ]);
  expect(text.flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []))).toEqual([]);
});

it('refuses a setting that there is not, beside the field', async () => {
  const { status, error } = await write({ body: 'Pay {{depositPercnt}} now.' });
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['body']]);
});

it('says how many readers were helped, and why others were not; sorts by it', async () => {
  const { _id: articleId } = (await write({ title: 'Helpful one', slug: 'helpful-one' })).body;
  await write({ title: 'Helpful two', slug: 'helpful-two' });
  const vote = (isHelpful: boolean, comment = '') => ({ articleId, voter: randomUUID(), isHelpful, comment });
  await test.app.deps.db.insert(helpVotes).values([vote(true), vote(true), vote(false, 'Too short.')]);
  const { items } = (await test.call(articleResource.list, { query: { q: 'helpful', sort: '-helpful' } }, admin)).body;
  expect(items.map(({ title, helpful, unhelpful }) => [title, helpful, unhelpful])).toEqual([
    ['Helpful one', 2, 1],
    ['Helpful two', 0, 0],
  ]);
  expect((await read(articleId)).record.remarks).toMatchObject([{ reason: null, comment: 'Too short.' }]);
});
