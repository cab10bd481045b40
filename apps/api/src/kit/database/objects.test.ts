import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { migrate } from './migrate.ts';
import { applyObjects } from './objects.ts';

let shop: TestApp;
let client: PoolClient;
beforeAll(async () => {
  shop = await startTestApp();
  client = await shop.app.deps.pool.connect();
});
afterAll(async () => {
  client.release();
  await shop.close();
});
beforeEach(() => client.query('drop table if exists drizzle.database_objects'));

const saying = (said: string) =>
  `create or replace function greeting() returns text language sql as $$ select '${said}' $$`;
/** Starts a version of the program whose cart keeps a function in the database. */
const start = (version: number, said: string, migration = 1) =>
  applyObjects(client, { version, migration, files: [{ domain: 'cart', sql: saying(said) }] });
/** What the function says now. */
const said = async () => (await client.query('select greeting() as said')).rows[0].said;
/** Changes whenever the function is written, be it as it was. */
const writing = async (name = 'greeting') =>
  (await client.query('select xmin::text from pg_proc where proname = $1', [name])).rows[0].xmin;

it('runs what is new or changed, and nothing again that is as it was', async () => {
  await start(1, 'Good morning');
  const first = await writing();
  await start(1, 'Good morning');
  await start(2, 'Good morning');
  expect([await said(), await writing()]).toEqual(['Good morning', first]);
  await start(3, 'Good evening');
  expect(await said()).toBe('Good evening');
});

it('is not undone by an older version that starts later, whether it ran here before or not', async () => {
  await start(1, 'Good morning');
  await start(3, 'Good evening');
  await start(1, 'Good morning');
  await start(2, 'Good afternoon');
  expect(await said()).toBe('Good evening');
});

it('is not undone by an older version either when the newer one found all as it should be', async () => {
  await start(1, 'Good morning');
  await start(3, 'Good morning');
  await start(2, 'Good afternoon');
  expect(await said()).toBe('Good morning');
});

it('runs everything again once tables changed, which it may be about', async () => {
  await start(1, 'Good morning');
  const first = await writing();
  await start(1, 'Good morning', 2);
  expect(await writing()).not.toBe(first);
});

it('keeps nothing of a file that fails', async () => {
  await start(1, 'Good morning');
  const broken = { domain: 'cart', sql: `${saying('Good evening')}; select 1 / 0` };
  await expect(applyObjects(client, { version: 2, migration: 1, files: [broken] })).rejects.toThrow('division by zero');
  expect(await said()).toBe('Good morning');
  await start(2, 'Good night');
  expect(await said()).toBe('Good night');
});

it('runs once when two processes start together', async () => {
  const counted = async () => (await client.query('select count(*)::int as runs from runs')).rows[0].runs;
  await client.query('create table runs (at timestamptz not null default clock_timestamp())');
  await client.query(`create function count_run() returns event_trigger language plpgsql as $$
    begin insert into runs default values; end $$`);
  await client.query(`create event trigger runs_counted on ddl_command_end when tag in ('CREATE FUNCTION')
    execute function count_run()`);
  const { pool } = shop.app.deps;
  await migrate(pool, DOMAINS);
  const once = await counted();
  expect(once).toBeGreaterThan(20);
  await client.query('drop table drizzle.database_objects');
  await Promise.all([migrate(pool, DOMAINS), migrate(pool, DOMAINS)]);
  expect(await counted()).toBe(2 * once);
  await client.query('drop event trigger runs_counted');
});
