import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { migrate } from './migrate.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const applied = async () =>
  (await shop.app.deps.pool.query('select * from drizzle.__drizzle_migrations order by id')).rows;

it('changes nothing in a database that is up to date, also when two processes start together', async () => {
  const before = await applied();
  await Promise.all([migrate(shop.app.deps.pool, DOMAINS), migrate(shop.app.deps.pool, DOMAINS)]);
  expect(await applied()).toEqual(before);
});

it('refuses a database that a newer version has migrated, and leaves it as it is', async () => {
  const future = Date.UTC(2100, 0);
  await shop.app.deps.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', ${future})`,
  );
  const before = await applied();
  await expect(migrate(shop.app.deps.pool, DOMAINS)).rejects.toThrow(
    'the database was made by a newer version of Adunni; start that version instead',
  );
  expect(await applied()).toEqual(before);
});
