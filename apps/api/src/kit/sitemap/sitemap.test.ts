import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publicPages } from '../../domains/catalog/public-pages.ts';
import { productPictures, products } from '../../domains/catalog/tables.ts';
import { addCategory, addMaker, addProduct } from '../../domains/catalog/testing.ts';
import { media } from '../../domains/media/tables.ts';
import { HOUR_MS } from '../durations.rules.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { PublicPages } from './public-pages.ts';
import { partsOf, readPart } from './read-pages.ts';

let test: TestApp;
const listed = publicPages.find(({ name }) => name === 'products') as PublicPages;
beforeAll(async () => {
  test = await startTestApp({}, { PUBLIC_URL: 'https://adunni.example' });
});
afterAll(() => test.close());
/** Each test asks a sitemap of its own. */
beforeEach(() => {
  test.now = new Date(test.now.getTime() + HOUR_MS);
});

async function read(path: string): Promise<string> {
  const response = await fetch(test.origin + path);
  expect(response.status).toBe(200);
  return response.text();
}
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

/** Every page that the sitemap lists, by the way that a search engine goes. */
async function allPages(): Promise<string[]> {
  const files = addressesIn(await read('/sitemap.xml'));
  const pages = await Promise.all(files.map(async (file) => addressesIn(await read(new URL(file).pathname))));
  return pages.flat();
}

it('lists what the public may see, and nothing else', async () => {
  const maker = await addMaker(test);
  const category = await addCategory(test);
  const shown = await addProduct(test, { makerId: maker._id, categoryId: category._id });
  const hidden = await addProduct(test, { makerId: maker._id, categoryId: category._id, status: 'draft' });
  const pending = await addMaker(test, { status: 'pending' });
  const pages = await allPages();
  expect(pages).toEqual(
    expect.arrayContaining(
      ['/', '/about', '/contact', '/products', `/products?category=${category.slug}`, `/products/${shown._id}`]
        .concat('/makers', `/makers/${maker.slug}`, '/services', '/support/help-center', '/cultural/aso-ebi')
        .map((path) => `https://adunni.example${path}`),
    ),
  );
  expect(pages.some((page) => page.includes(hidden._id) || page.endsWith(`/${pending.slug}`))).toBe(false);
  expect(new Set(pages).size).toBe(pages.length);
});

it('says when a product changed last', async () => {
  const product = await addProduct(test);
  const updatedAt = new Date('2026-03-04T05:06:07Z');
  await test.app.deps.db.update(products).set({ updatedAt }).where(eq(products._id, product._id));
  const file = await read('/sitemap/products-1.xml');
  expect(file).toContain(`${product._id}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`);
});

it('names the pictures of a product in their order, and none where there are none', async () => {
  const [product, plain] = [await addProduct(test), await addProduct(test)];
  const drawn = { source: 'garment-art', contentType: 'image/jpeg', bytes: 1, alt: '', dominant: '#000000' } as const;
  const size = { width: 3, height: 4 };
  const pictures = ['a', 'b'].map((name) => ({ ...drawn, ...size, path: `sitemap/${name}` }));
  const stored = await test.app.deps.db.insert(media).values(pictures).returning();
  const mediaIds = stored.map(({ _id }) => _id);
  const rows = mediaIds.map((mediaId, n) => ({ productId: product._id, mediaId, position: 2 - n }));
  await test.app.deps.db.insert(productPictures).values(rows);
  const file = await read('/sitemap/products-1.xml');
  const picturesOf = (id: string) => [
    ...(file.split('\n').find((line) => line.includes(`/products/${id}<`)) ?? '').matchAll(/<image:loc>(.*?)</g),
  ];
  expect(picturesOf(product._id).map(([, address]) => address)).toEqual(
    mediaIds.toReversed().map((id) => `https://adunni.example/media/${id}/1280.jpg`),
  );
  expect(picturesOf(plain._id)).toEqual([]);
});

it('is kept for an hour', async () => {
  const before = await read('/sitemap/products-1.xml');
  const { _id } = await addProduct(test);
  expect(await read('/sitemap/products-1.xml')).toBe(before);
  test.now = new Date(test.now.getTime() + HOUR_MS);
  expect(await read('/sitemap/products-1.xml')).toContain(_id);
});

it('divides many pages among files, each page in one of them', async () => {
  const { _id: makerId } = await addMaker(test);
  const added = await Promise.all(Array.from({ length: 7 }, () => addProduct(test, { makerId })));
  const { pool, clock } = test.app.deps;
  const parts = await partsOf(pool, listed, clock(), 3);
  const keys: string[][] = [];
  for (const part of parts) {
    const read: string[] = [];
    for await (const batch of readPart(pool, part, clock())) read.push(...batch.map(({ key }) => key));
    keys.push(read);
  }
  expect(keys.slice(0, -1).every(({ length }) => length === 3)).toBe(true);
  expect(parts.map(({ number, count }) => [number, count])).toEqual(keys.map((each, i) => [i + 1, each.length]));
  const all = keys.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(added.map(({ _id }) => _id)));
});

it('is sent compressed to who takes that, and plain to others', async () => {
  const raw = await test.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
  expect(raw.headers['content-encoding']).toBe('gzip');
  const plain = await test.app.inject({ url: '/sitemap.xml' });
  expect(plain.headers['content-type']).toMatch('application/xml');
  expect(gunzipSync(raw.rawPayload).toString()).toBe(plain.body);
});

it('has no file that it does not list', async () => {
  for (const file of ['products-0.xml', 'products-99.xml', 'users-1.xml'])
    expect((await fetch(`${test.origin}/sitemap/${file}`)).status).toBe(404);
});

it('is named by robots.txt, which keeps no page of it from search engines', async () => {
  const robots = await read('/robots.txt');
  expect(robots).toContain('\nSitemap: https://adunni.example/sitemap.xml\n');
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({ kind, path }));
  /** The longest rule that fits a path decides (RFC 9309). */
  const isKept = (path: string) =>
    rules.filter((rule) => path.startsWith(rule.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.kind ===
    'Disallow';
  for (const path of ['/admin/orders', '/orders/1', '/account', '/checkout', '/pay/return/1'])
    expect(isKept(path)).toBe(true);
  for (const page of await allPages())
    expect([page, isKept(page.slice('https://adunni.example'.length))]).toEqual([page, false]);
});
