import type { getProduct } from '@adunni/contracts/catalog/catalog';
import type { Answer } from '@adunni/contracts/endpoint';
import { eq } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../domains/catalog/tables.ts';
import { openShop } from '../../domains/orders/testing.ts';
import { DOMAINS } from '../../floors.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { type Pair, startPair } from '../testing/pair.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let pair: Pair;
let replica: Pool;
let test: TestApp;
beforeAll(async () => {
  pair = await startPair();
  replica = new Pool({ connectionString: pair.standby });
  const environment = { DATABASE_URL: pair.primary, DATABASE_REPLICA_URL: pair.standby };
  await prepareDatabase({ directUrl: pair.primary, isPooled: false } as TestApp['config'], DOMAINS);
  test = await startTestApp({ keepsAnswers: true }, environment);
});
afterAll(async () => {
  await test.close();
  await replica.end();
  await pair.stop();
});

it('shows strangers what the standby has, others what the primary has, and nobody what they heard to be outdated', async () => {
  const { db } = test.app.deps;
  const { dress } = await openShop(test);
  const [product] = await db.select().from(products).where(eq(products._id, dress.productId));
  // Of addresses that were not asked for before, so that nothing comes from memory.
  let asked = 0;
  const titleFor = async (headers: Record<string, string> = {}) => {
    asked += 1;
    const answer = await fetch(`${test.origin}/api/products/${dress.productId}?asked=${asked}`, { headers });
    return ((await answer.json()) as Answer<typeof getProduct>).product.title;
  };
  const somebody = { cookie: 'adunni_cart=1' };
  await expect.poll(() => titleFor()).toBe(product?.title);

  await replica.query('select pg_wal_replay_pause()');
  // Without triggers nobody hears of it, as within the moment before they do.
  await db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.update(products).set({ title: 'Unheard of' }).where(eq(products._id, dress.productId));
  });
  expect(await titleFor()).toBe(product?.title);
  expect(await titleFor(somebody)).toBe('Unheard of');

  await db.update(products).set({ title: 'Heard of' }).where(eq(products._id, dress.productId));
  await expect.poll(() => titleFor()).toBe('Heard of');
  expect(await titleFor()).toBe('Heard of');
  await replica.query('select pg_wal_replay_resume()');
});
