import { getProduct, listCategories, listFacets, listProducts, listRelated } from '@adunni/contracts/catalog/catalog';
import { getMaker, listMakers } from '@adunni/contracts/makers/makers';
import { listReviews } from '@adunni/contracts/reviews/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { makers } from '../makers/tables.ts';
import { publishScheduled } from './jobs.ts';
import { productCards, sellableLines } from './queries.ts';
import { products } from './tables.ts';
import { addCategory, addMaker, addProduct, addVariant } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every place where the public could meet a product: statuses of its own calls, then where it is counted. */
async function traces(productId: string, categorySlug: string, makerSlug: string) {
  const params = { productId };
  const [detail, related, reviews, list, facets, categories, maker] = await Promise.all([
    test.call(getProduct, { params }),
    test.call(listRelated, { params }),
    test.call(listReviews, { params }),
    test.call(listProducts, { query: { category: categorySlug } }),
    test.call(listFacets, { query: { category: categorySlug } }),
    test.call(listCategories),
    test.call(getMaker, { params: { slug: makerSlug } }),
  ]);
  return {
    calls: [detail.status, related.status, reviews.status],
    listed: list.body.total,
    counted: facets.body.kind.reduce((sum, { count }) => sum + count, 0),
    inCategory: categories.body.items.find(({ slug }) => slug === categorySlug)?.productCount,
    ofMaker: maker.status === 200 ? maker.body.maker.productCount : null,
  };
}
const SHOWN = { calls: [200, 200, 200], listed: 1, counted: 1, inCategory: 1, ofMaker: 1 };
const HIDDEN = { calls: [404, 404, 404], listed: 0, counted: 0, inCategory: 0, ofMaker: 0 };

async function place(values: Partial<typeof products.$inferInsert>, makerStatus: 'approved' | 'pending' = 'approved') {
  const maker = await addMaker(test, { status: makerStatus });
  const category = await addCategory(test);
  const product = await addProduct(test, { makerId: maker._id, categoryId: category._id, ...values });
  const variant = await addVariant(test, product._id);
  return { maker, product, variant, seen: () => traces(product._id, category.slug, maker.slug) };
}

describe('what the public sees', () => {
  it('is published products', async () => {
    expect(await (await place({})).seen()).toEqual(SHOWN);
  });

  it.each(['draft', 'archived'] as const)('is not a product that is %s', async (status) => {
    expect(await (await place({ status })).seen()).toEqual(HIDDEN);
  });

  it('is a scheduled product from its moment on, and the job makes it published', async () => {
    const publishAt = new Date(test.now.getTime() + HOUR_MS);
    const { product, seen } = await place({ status: 'scheduled', publishAt });
    expect(await seen()).toEqual(HIDDEN);
    const statusNow = async () => {
      await publishScheduled.run(test.app.deps, {});
      const [row] = await test.app.deps.db.select().from(products).where(eq(products._id, product._id));
      return row?.status;
    };
    expect(await statusNow()).toBe('scheduled');
    const before = test.now;
    test.now = publishAt;
    expect(await seen()).toEqual(SHOWN);
    expect(await statusNow()).toBe('published');
    expect(await seen()).toEqual(SHOWN);
    test.now = before;
  });

  it.each(['pending', 'refused', 'suspended'] as const)('is nothing of a maker who is %s', async (status) => {
    const { maker, product, variant, seen } = await place({});
    expect(await seen()).toEqual(SHOWN);
    const { db, clock } = test.app.deps;
    const [before] = await sellableLines(db, [{ productId: product._id, variantId: variant._id }], clock(), null);
    expect(before?.forSale).toBe(true);
    await db.update(makers).set({ status }).where(eq(makers._id, maker._id));
    expect(await seen()).toEqual({ ...HIDDEN, ofMaker: null });
    const { body } = await test.call(listMakers, { query: { limit: 100 } });
    expect(body.items.map(({ slug }) => slug)).not.toContain(maker.slug);
    const [after] = await sellableLines(db, [{ productId: product._id, variantId: variant._id }], clock(), null);
    expect(after?.forSale).toBe(false);
    expect((await productCards(db, [product._id], clock())).get(product._id)?.visible).toBe(false);
  });

  it('does not show what is not there', async () => {
    const params = { productId: '0198c5a2-0000-7000-8000-000000000000' };
    expect((await test.call(getProduct, { params })).status).toBe(404);
    expect((await test.call(getProduct, { params: { productId: "x' or 1=1" } })).status).toBe(400);
    expect((await test.call(getMaker, { params: { slug: 'nobody' } })).status).toBe(404);
  });
});
