import { getProduct, listProducts } from '@adunni/contracts/catalog/catalog';
import { getMaker } from '@adunni/contracts/makers/makers';
import { kobo } from '@adunni/contracts/money';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Changes, listenForChanges } from '../../kit/changes/changes.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { makers } from '../makers/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { takeStock } from './stock.service.ts';
import { categories, products, variants } from './tables.ts';
import { addMaker, addProduct, addVariant } from './testing.ts';

let test: TestApp;
let listener: Changes;
const heard: string[] = [];
let reached: (() => void) | undefined;
beforeAll(async () => {
  test = await startTestApp();
  listener = await listenForChanges(test.config.databaseUrl, test.app.log);
  listener.onTags((tags) => {
    heard.push(...(tags ?? []));
    if (tags?.includes('end')) reached?.();
  });
});
afterAll(async () => {
  await listener.stop();
  await test.close();
});

/** The tags that a piece of work names, each once. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const end = () => {
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    return test.app.deps.db.execute(sql`select pg_notify('changes', 'end')`).then(() => arrived);
  };
  await end();
  heard.length = 0;
  await work();
  await end();
  return [...new Set(heard)].filter((tag) => tag !== 'end').sort();
}

describe('tags of changed pages', () => {
  it('are on the answers', async () => {
    const maker = await addMaker(test);
    const product = await addProduct(test, { makerId: maker._id });
    const detail = await test.call(getProduct, { params: { productId: product._id } });
    expect(detail.headers['surrogate-key']).toBe(`product:${product._id} maker:${maker.slug} categories`);
    expect((await test.call(listProducts)).headers['surrogate-key']).toBe('products settings');
    const profile = await test.call(getMaker, { params: { slug: maker.slug } });
    expect(profile.headers['surrogate-key']).toBe(`maker:${maker.slug}`);
  });

  it('name the product, and the lists when they show the change', async () => {
    const { db } = test.app.deps;
    const maker = await addMaker(test);
    const product = await addProduct(test, { makerId: maker._id });
    const own = `product:${product._id}`;
    const alter = (set: Partial<typeof products.$inferInsert>) => () =>
      db.update(products).set(set).where(eq(products._id, product._id));
    expect(await tagsOf(alter({ care: ['Hang.'] }))).toEqual([own]);
    expect(await tagsOf(alter({ title: 'Jos Tunic' }))).toEqual([own, 'products']);
    expect(await tagsOf(alter({ basePrice: kobo(7) }))).toEqual([own, 'products']);
    const wide = ['categories', `maker:${maker.slug}`, 'makers', own, 'products'];
    expect(await tagsOf(alter({ status: 'archived' }))).toEqual(wide);
    expect(await tagsOf(alter({ status: 'published' }))).toEqual(wide);
    const review = { productId: product._id, author: 'A', rating: 4, title: 'T', text: 'T' };
    expect(await tagsOf(() => db.insert(reviews).values(review).execute())).toEqual(wide);
  });

  it('name lists for stock only when a size comes or goes', async () => {
    const { db } = test.app.deps;
    const product = await addProduct(test);
    const { _id } = await addVariant(test, product._id, { stock: 3 });
    const take = (quantity: number) => () => db.transaction((tx) => takeStock(tx, _id, quantity));
    expect(await tagsOf(take(2))).toEqual([`product:${product._id}`]);
    expect(await tagsOf(take(1))).toEqual([`product:${product._id}`, 'products']);
    expect(await tagsOf(take(1))).toEqual([]);
    const reprice = () =>
      db
        .update(variants)
        .set({ price: kobo(9) })
        .where(eq(variants._id, _id));
    expect(await tagsOf(reprice)).toEqual([`product:${product._id}`, 'products']);
  });

  it('name makers and categories, and nothing when a change is taken back', async () => {
    const { db } = test.app.deps;
    const maker = await addMaker(test);
    const suspend = () => db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, maker._id));
    expect(await tagsOf(suspend)).toEqual([`maker:${maker.slug}`, 'makers', 'products']);
    const add = () => db.insert(categories).values({ slug: 'robes', name: 'Robes' });
    expect(await tagsOf(add)).toEqual(['categories', 'products']);
    const undone = () =>
      db
        .transaction(async (tx) => {
          await tx.update(makers).set({ name: 'Other' }).where(eq(makers._id, maker._id));
          tx.rollback();
        })
        .catch(() => undefined);
    expect(await tagsOf(undone)).toEqual([]);
  });
});
