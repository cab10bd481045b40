import { PRODUCT_SORTS, productFilters } from '@adunni/contracts/catalog/catalog';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { makers } from '../../makers/tables.ts';
import { countFacets } from '../listing/facets.ts';
import { listProducts } from '../listing/product-list.ts';
import { catalogChanges, categories, products, variants } from '../tables.ts';
import { addCategory, addMaker, addProduct, addVariant } from '../testing.ts';
import { forgetChanges } from './retention.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const list = (state: Record<string, string> = {}) =>
  listProducts(test.app.deps, { ...productFilters.parse(state), page: 1, limit: 100 });
const facets = (state: Record<string, string> = {}) => countFacets(test.app.deps, productFilters.parse(state));
const titles = async (state: Record<string, string> = {}) => (await list(state)).items.map(({ title }) => title);

describe('what lists show', () => {
  it('follows a product, its shelf, its maker and its category from one list to the next', async () => {
    const { db } = test.app.deps;
    const [maker, top] = [await addMaker(test), await addCategory(test)];
    const below = await addCategory(test, { parentId: top._id });
    const by = { maker: maker.slug };
    const product = await addProduct(test, { makerId: maker._id, categoryId: below._id, title: 'First Tunic' });
    const variant = await addVariant(test, product._id, { stock: 1, size: 'L' });
    expect(await list({ ...by, size: 'L', inStock: '1' })).toMatchObject({ total: 1 });
    expect(await facets({ category: top.slug })).toMatchObject({ inStock: 1, size: [{ value: 'L', count: 1 }] });

    await db.update(variants).set({ stock: 0 }).where(eq(variants._id, variant._id));
    expect(await list({ ...by, inStock: '1' })).toMatchObject({ total: 0 });
    await db.update(variants).set({ archived: true }).where(eq(variants._id, variant._id));
    expect(await list({ ...by, size: 'L' })).toMatchObject({ total: 0 });
    await addVariant(test, product._id, { stock: 3, size: 'XL' });
    expect(await list({ ...by, size: 'XL', inStock: '1' })).toMatchObject({ total: 1 });

    await db.update(products).set({ title: 'Second Robe' }).where(eq(products._id, product._id));
    expect(await titles({ q: 'robe' })).toContain('Second Robe');
    await db.update(products).set({ description: 'With moonstones.' }).where(eq(products._id, product._id));
    expect(await titles({ q: 'moonstones' })).toEqual(['Second Robe']);

    await db.update(categories).set({ parentId: null }).where(eq(categories._id, below._id));
    expect(await list({ category: top.slug })).toMatchObject({ total: 0 });
    await db.update(makers).set({ slug: 'moved-workshop', name: 'Moved' }).where(eq(makers._id, maker._id));
    expect((await facets({ category: below.slug })).maker).toEqual([
      { value: 'moved-workshop', label: 'Moved', count: 1 },
    ]);
    await db.update(makers).set({ city: 'Yaba, Lagos' }).where(eq(makers._id, maker._id));
    expect((await facets({ category: below.slug })).city).toEqual([
      { value: 'Yaba Lagos', label: 'Yaba, Lagos', count: 1 },
    ]);
    expect(await list({ category: below.slug, city: 'Yaba Lagos' })).toMatchObject({ total: 1 });
    expect(await list({ category: below.slug, city: 'Jos' })).toMatchObject({ total: 0 });
    await db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, maker._id));
    expect(await list({ category: below.slug })).toMatchObject({ total: 0 });
    await db.update(makers).set({ status: 'approved' }).where(eq(makers._id, maker._id));
    await db.update(products).set({ status: 'archived' }).where(eq(products._id, product._id));
    expect(await list({ category: below.slug })).toMatchObject({ total: 0 });
    await db.update(products).set({ status: 'published' }).where(eq(products._id, product._id));
    expect(await list({ category: below.slug })).toMatchObject({ total: 1 });
    await db.delete(products).where(eq(products._id, product._id));
    expect(await list({ category: below.slug })).toMatchObject({ total: 0 });
  });

  it('shows what is scheduled from its moment on', async () => {
    const maker = await addMaker(test);
    const publishAt = new Date(test.now.getTime() + HOUR_MS);
    await addProduct(test, { makerId: maker._id, status: 'scheduled', publishAt });
    expect(await list({ maker: maker.slug })).toMatchObject({ total: 0 });
    test.now = publishAt;
    expect(await list({ maker: maker.slug })).toMatchObject({ total: 1 });
  });

  it('takes up what is committed after later transactions have been seen', async () => {
    const maker = await addMaker(test);
    const product = await addProduct(test, { makerId: maker._id, title: 'Slow' });
    const slow = new Client({ connectionString: test.config.databaseUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query('update products set featured = true, title = $2 where id = $1', [product._id, 'Slow and sure']);
    for (const title of ['Quick', 'Quicker']) {
      await addProduct(test, { makerId: maker._id, title });
      expect(await titles({ maker: maker.slug })).toContain(title);
      expect(await titles({ maker: maker.slug, q: 'sure' })).toEqual([]);
    }
    await slow.query('commit');
    expect(await titles({ maker: maker.slug })).toEqual(['Slow and sure', 'Quicker', 'Quick']);
    expect(await titles({ maker: maker.slug, q: 'sure' })).toEqual(['Slow and sure']);
    await slow.end();
  });

  it('is right for each of many that write and look at once', async () => {
    const maker = await addMaker(test);
    const looks = Array.from({ length: 24 }, async (_, number) => {
      const { _id } = await addProduct(test, { makerId: maker._id, title: `Piece ${number}` });
      const seen = await list({ maker: maker.slug });
      return seen.items.some((card) => card._id === _id);
    });
    expect(await Promise.all(looks)).toEqual(Array(24).fill(true));
    for (const sort of PRODUCT_SORTS) expect((await list({ maker: maker.slug, sort })).total, sort).toBe(24);
  });
});

describe('makers and cities to filter by', () => {
  it('are at most sixty, those with most products, and what is chosen', async () => {
    const { _id: categoryId, slug: category } = await addCategory(test);
    const many = await Promise.all(
      Array.from({ length: 62 }, async (_, number) => {
        const maker = await addMaker(test, { name: `Maker ${number}`, city: `City ${number}` });
        await addProduct(test, { makerId: maker._id, categoryId });
        if (number > 1) await addProduct(test, { makerId: maker._id, categoryId });
        return maker.slug;
      }),
    );
    const [few = '', alsoFew] = many;
    const cities = many.map((_, number) => `City ${number}`);
    const valuesOf = (offered: { value: string }[]) => offered.map(({ value }) => value);
    const usual = await facets({ category });
    expect(valuesOf(usual.maker).sort()).toEqual(many.slice(2).sort());
    expect(valuesOf(usual.city).sort()).toEqual(cities.slice(2).sort());

    const { maker } = await facets({ category, maker: few });
    expect(maker).toHaveLength(61);
    expect(maker).toContainEqual({ value: few, label: 'Maker 0', count: 1 });
    expect(valuesOf(maker)).not.toContain(alsoFew);
    const { city } = await facets({ category, city: 'City 0' });
    expect(city).toHaveLength(61);
    expect(city).toContainEqual({ value: 'City 0', label: 'City 0', count: 1 });
    expect(valuesOf(city)).not.toContain('City 1');
  });
});

describe('the index', () => {
  /** Changes a title past the triggers, so that only a new index shows it. */
  const renameUnseen = async (productId: string, title: string): Promise<void> => {
    const client = new Client({ connectionString: test.config.databaseUrl });
    await client.connect();
    await client.query(`set session_replication_role = replica`);
    await client.query('update products set featured = not featured, created_at = now() where id = $1', [productId]);
    await client.query('update products set title = $2 where id = $1', [productId, title]);
    await client.end();
  };

  it('is loaded anew when the connection by which changes are heard of was lost', async () => {
    const maker = await addMaker(test);
    const first = await addProduct(test, { makerId: maker._id, title: 'First' });
    await addProduct(test, { makerId: maker._id, title: 'Second' });
    expect(await titles({ maker: maker.slug })).toEqual(['Second', 'First']);
    await renameUnseen(first._id, 'First');
    expect(await titles({ maker: maker.slug })).toEqual(['Second', 'First']);
    await test.app.deps.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'adunni-changes' and datname = current_database()`,
    );
    await expect.poll(() => titles({ maker: maker.slug })).toEqual(['First', 'Second']);
  });

  it('is loaded anew when nobody asked for it for longer than changes are surely kept', async () => {
    const { db } = test.app.deps;
    const product = await addProduct(test, { title: 'Left alone' });
    expect(await titles({ q: 'alone' })).toEqual(['Left alone']);
    await db.delete(products).where(eq(products._id, product._id));
    test.now = new Date(test.now.getTime() + 3 * 24 * HOUR_MS);
    await forgetChanges(test.app.deps);
    expect(await db.$count(catalogChanges)).toBe(0);
    expect(await titles({ q: 'alone' })).toEqual([]);
  });
});
