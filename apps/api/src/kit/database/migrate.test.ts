import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { openFormerDatabase } from '../testing/former-database.ts';
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

/** Begins a transaction that keeps others out, and answers how to end it. */
async function hold(pool: Pool, statement: string): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query(`begin; ${statement}`);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const waiting = async (pool: Pool, condition = 'true') =>
  (
    await pool.query(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and ${condition}`)
  ).rows;

it('waits for another process that migrates for longer than statements may take otherwise', async () => {
  const { pool } = shop.app.deps;
  const impatient = new Pool({ connectionString: shop.config.databaseUrl, options: '-c statement_timeout=300' });
  onTestFinished(() => impatient.end());
  const release = await hold(pool, 'select pg_advisory_xact_lock(7263541)');
  const migrating = migrate(impatient, DOMAINS);
  await expect.poll(() => waiting(pool, `query_start < now() - interval '1 second'`)).toHaveLength(1);
  await release();
  await migrating;
});

it('is whole when the process was killed half-way and another one begins again', async () => {
  // The seventh migration renames columns first, and in the end changes the answers that are kept.
  const former = await openFormerDatabase(6, 4);
  onTestFinished(() => former.close());
  const { pool } = former;
  await pool.query(`insert into users (id, role, first_name, last_name, email, password_hash)
    values ('00000000-0000-0000-0000-000000000001', 'Customer', 'Ngozi', 'Eze', 'ngozi@example.com', '-')`);
  await pool.query(`insert into idempotency_keys (user_id, key, body_hash, answer)
    values ('00000000-0000-0000-0000-000000000001', 'one', '-', '{"payment": {"state": "created"}}')`);
  const answer = async () => (await pool.query('select answer from idempotency_keys')).rows[0].answer;
  const columns = async () =>
    (
      await pool.query(`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = 'orders' and column_name in ('state', 'status')`)
    ).rows;
  const release = await hold(pool, 'lock table idempotency_keys in share mode');
  const migrating = migrate(pool, DOMAINS).catch((error) => error);
  await expect.poll(() => waiting(pool)).toHaveLength(1);
  await pool.query('select pg_terminate_backend($1)', [(await waiting(pool))[0].pid]);
  expect(await migrating).toBeInstanceOf(Error);
  await release();
  expect([await columns(), await answer()]).toEqual([[{ name: 'state' }], { payment: { state: 'created' } }]);
  await migrate(pool, DOMAINS);
  expect([await columns(), await answer()]).toEqual([[{ name: 'status' }], { payment: { status: 'created' } }]);
  const { rows } = await pool.query('select created_at from drizzle.__drizzle_migrations order by id');
  expect(rows).toEqual((await applied()).map(({ created_at }) => ({ created_at })));
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
