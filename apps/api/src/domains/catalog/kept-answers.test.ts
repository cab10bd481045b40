import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { getProduct, listProducts } from '@adunni/contracts/catalog/catalog';
import { fillPath } from '@adunni/contracts/request';
import { eq } from 'drizzle-orm';
import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { products } from './tables.ts';
import { addMaker, addProduct } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ keepsAnswers: true }, { DEMO: '1' });
});
afterAll(() => test.close());

/** Waits until the process has heard of all that was changed so far. */
async function heardOfAll(): Promise<void> {
  const { changes, pool } = test.app.deps;
  const heard = new Promise<void>((resolve) => {
    const stop = changes.onTags((tags) => {
      if (!tags?.includes('end')) return;
      stop();
      resolve();
    });
  });
  await pool.query(`select pg_notify('changes', 'end')`);
  await heard;
}

const figures = () => test.app.keptAnswers?.figures;
/** The body of an answer as it came over the line. */
async function bytesOf(path: string, encoding: string) {
  const { body, headers } = await request(test.origin + path, { headers: { 'accept-encoding': encoding } });
  return { bytes: Buffer.from(await body.arrayBuffer()), encoding: headers['content-encoding'] };
}

it('answers what was asked before from memory, in each encoding alike, until any process changes what it shows', async () => {
  const maker = await addMaker(test);
  const made = [];
  for (let n = 0; n < 12; n++) made.push(await addProduct(test, { makerId: maker._id, title: `Agbada ${n}` }));
  const [product] = made;
  if (!product) throw new Error('nothing was made');
  await heardOfAll();
  const path = `${listProducts.path}?maker=${maker.slug}`;
  const first = await bytesOf(path, 'identity');
  const untilAskedAgain = figures()?.entries;
  await bytesOf(path, 'identity');
  expect(figures()?.entries).toBe((untilAskedAgain ?? 0) + 1);
  const before = figures()?.hits ?? 0;
  expect((await bytesOf(path, 'identity')).bytes.equals(first.bytes)).toBe(true);
  const brotli = await bytesOf(path, 'br');
  expect(brotli.encoding).toBe('br');
  expect((await promisify(brotliDecompress)(brotli.bytes)).equals(first.bytes)).toBe(true);
  const zipped = await bytesOf(path, 'gzip');
  expect((await promisify(gunzip)(zipped.bytes)).equals(first.bytes)).toBe(true);
  expect(figures()?.hits).toBe(before + 3);

  const shownTitle = async () =>
    (await test.call(getProduct, { params: { productId: product._id } })).body.product.title;
  expect(await shownTitle()).toBe('Agbada 0');
  await test.app.deps.db.update(products).set({ title: 'Awosoke' }).where(eq(products._id, product._id));
  await expect.poll(shownTitle).toBe('Awosoke');
  await expect.poll(async () => (await bytesOf(path, 'identity')).bytes.toString()).toContain('Awosoke');
});

it('refuses a token that does not count before what is kept, and takes one that does', async () => {
  await heardOfAll();
  for (const _ of [1, 2]) await test.call(listProducts);
  for (const _ of [1, 2]) await bytesOf(listProducts.path, 'br');
  expect((await test.call(listProducts, {}, { token: 'forged' })).status).toBe(401);
  const { token } = await signInAs(test, 'Customer');
  const hits = figures()?.hits ?? 0;
  expect((await test.call(listProducts, {}, { token })).status).toBe(200);
  expect(figures()?.hits).toBe(hits + 1);
});

it('keeps no refusal', async () => {
  const { db } = test.app.deps;
  const maker = await addMaker(test);
  const product = await addProduct(test, { makerId: maker._id, status: 'draft' });
  const path = fillPath(getProduct, { params: { productId: product._id } });
  await heardOfAll();
  expect((await fetch(test.origin + path)).status).toBe(404);
  const entries = figures()?.entries;
  await fetch(test.origin + path);
  expect(figures()?.entries).toBe(entries);
  await db.update(products).set({ status: 'published' }).where(eq(products._id, product._id));
  expect((await fetch(test.origin + path)).status).toBe(200);
});

it('tells how often memory had the answer', async () => {
  await heardOfAll();
  for (const _ of [1, 2, 3]) await test.call(listProducts);
  const told = await (await fetch(`${test.origin}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name}\\{cache="answers"\\} (\\d+)`, 'm').exec(told)?.[1]);
  expect(figure('cache_hits')).toBeGreaterThan(0);
  expect(figure('cache_misses')).toBeGreaterThan(0);
  expect(figure('cache_bytes')).toBeGreaterThan(figure('cache_entries') * 4096);
});
