import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { connect, settleSessions } from './connect.ts';
import { runPrepared } from './prepared.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('leaves no statement in a session, which somebody else may be given next', async () => {
  const { pool, db } = connect(test.config.databaseUrl, 1, { isPooled: true });
  await runPrepared(pool, 'one', sql`select ${1}::int as one`);
  const { rows: ready } = await db.execute(sql`select 1 as one`);
  expect(ready).toEqual([{ one: 1 }]);
  const named = db.select({ one: sql<number>`${sql.placeholder('one')}::int` }).from(sql`generate_series(1, 1)`);
  expect(await named.prepare('two').execute({ one: 2 })).toEqual([{ one: 2 }]);
  const { rows } = await pool.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
  await pool.end();

  const own = connect(test.config.databaseUrl, 1);
  await runPrepared(own.pool, 'one', sql`select ${1}::int as one`);
  expect((await own.pool.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'one' }]);
  await own.pool.end();
});

it('lets sessions that are opened without being told how work as ours do', async () => {
  const settings = ['TimeZone', 'statement_timeout', 'idle_in_transaction_session_timeout', 'random_page_cost', 'jit'];
  const read = async (isPooled: boolean) => {
    const { pool } = connect(test.config.databaseUrl, 1, { isPooled });
    const columns = settings.map((name) => `current_setting('${name}') as "${name}"`).join(', ');
    const { rows } = await pool.query(`select ${columns}`);
    await pool.end();
    return rows[0];
  };
  const told = await read(false);
  expect(await read(true)).not.toEqual(told);
  await settleSessions(test.app.deps.pool);
  await settleSessions(test.app.deps.pool);
  expect(await read(true)).toEqual(told);
});

it('asks for nothing that outlives its transaction, besides what goes past the pooler', () => {
  const root = join(import.meta.dirname, '..', '..');
  const lasting =
    /pg_(try_)?advisory_lock(_shared)?\s*\(|set_config\([^)]*,\s*false\s*\)|\bset\s+(session|search_path)\b|['"`]\s*set (?!local\b)\w+ (=|to\b)|create temp/i;
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file),
  );
  const found = sources.filter((file) => lasting.test(readFileSync(join(root, file), 'utf8'))).sort();
  expect(found).toEqual(['demo/scale/seed.ts', 'kit/database/migrate.ts']);
});
