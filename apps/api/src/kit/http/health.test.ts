import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const METRICS_PORT = 20_000 + (process.pid % 20_000);

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({}, { METRICS_ADDRESS: `127.0.0.1:${METRICS_PORT}` });
});
afterAll(() => shop.close());

const statusOf = async (path: string): Promise<number> => (await fetch(`${shop.origin}${path}`)).status;

const addMigration = (moment: number) =>
  shop.app.deps.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'of the test',
    moment,
  ]);

it('answers and is ready on a migrated database, and counts what it answered', async () => {
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/metrics')).toBe(404);
  const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(figures).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(figures).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1$/m);
});

it('stays ready while another machine is already at a newer version', async () => {
  await addMigration(Date.UTC(2100, 0));
  expect(await statusOf('/readyz')).toBe(200);
});

it('is not ready on a database that was not migrated, though the process answers', async () => {
  await shop.app.deps.pool.query('delete from drizzle.__drizzle_migrations');
  await addMigration(1);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
});
