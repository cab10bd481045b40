import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { connect, type Db } from './connect.ts';
import { BY_TEXT, QueueClient } from './planned-once.ts';

let test: TestApp;
let own: ReturnType<typeof connect>;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** One connection, so that what is asked afterwards is asked of the same session. */
const openOne = () => {
  own = connect(test.config.databaseUrl, 1);
  return own.db;
};
afterEach(() => own.pool.end());

const kept = async (like: string) => {
  const { rows } = await own.pool.query('select statement from pg_prepared_statements where statement like $1', [like]);
  return rows.map(({ statement }) => statement);
};
const thrice = async (work: () => Promise<unknown>) => {
  for (let time = 0; time < 3; time++) await work();
};
const number = (db: Pick<Db, 'execute'>, name: string, value: number) =>
  db.execute(sql`select ${value}::int as ${sql.identifier(name)}`);

it('keeps the plan of what transactions send again and again', async () => {
  const db = openOne();
  await db.transaction((tx) => number(tx, 'seldom', 1));
  await thrice(() => db.transaction((tx) => number(tx, 'often', 1)));
  const { rows } = await db.transaction((tx) => number(tx, 'often', 2));
  expect(rows).toEqual([{ often: 2 }]);
  expect(await kept('%::int as%')).toEqual(['select $1::int as "often"']);
});

it('plans anew outside of transactions, but for what asks not to', async () => {
  const db = openOne();
  await thrice(() => number(db, 'a_list', 1));
  const query = db.select({ one: sql<number>`1` }).from(sql`generate_series(1, 1)`);
  await thrice(() => query.prepare(BY_TEXT).execute());
  expect(await query.prepare(BY_TEXT).execute()).toEqual([{ one: 1 }]);
  expect(await kept('%a_list%')).toEqual([]);
  expect(await kept('%generate_series%')).toHaveLength(1);
});

it('drops what it keeps before that is too much', async () => {
  const db = openOne();
  const names = Array.from({ length: 260 }, (_, index) => `n${index}`);
  await thrice(() =>
    db.transaction(async (tx) => {
      for (const name of names) expect((await number(tx, name, 7)).rows).toEqual([{ [name]: 7 }]);
    }),
  );
  const left = await kept('%::int as%');
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(names.length);
});

it('plans anew what a migration has changed', async () => {
  const db = openOne();
  await db.execute(sql`create table changing as select 1::int as value`);
  const read = () => db.transaction((tx) => tx.execute(sql`select value from changing`));
  await thrice(read);
  await db.execute(sql`alter table changing alter column value type text`);
  expect((await read()).rows).toEqual([{ value: '1' }]);
  expect((await read()).rows).toEqual([{ value: '1' }]);
});

it('keeps the plans of all that the queue asks for', async () => {
  openOne();
  const client = new QueueClient(test.config.databaseUrl);
  await client.connect();
  const ask = () => client.query('select $1::int as queued', [3]) as unknown as Promise<{ rows: unknown[] }>;
  await thrice(ask);
  expect((await ask()).rows).toEqual([{ queued: 3 }]);
  const { rows } = await (client.query(
    `select from pg_prepared_statements where statement = 'select $1::int as queued'`,
  ) as unknown as Promise<{ rows: unknown[] }>);
  expect(rows).toHaveLength(1);
  await client.end();
});

it('sends the queue’s several statements at once as often as it asks', async () => {
  openOne();
  const client = new QueueClient(test.config.databaseUrl);
  await client.connect();
  const care = () => client.query('BEGIN; SET LOCAL lock_timeout = 30000; SELECT 1 AS one; COMMIT;', []);
  await thrice(() => care() as unknown as Promise<unknown>);
  const answers = (await (care() as unknown as Promise<unknown>)) as { command: string }[];
  expect(answers.map(({ command }) => command)).toEqual(['BEGIN', 'SET', 'SELECT', 'COMMIT']);
  await client.end();
});
