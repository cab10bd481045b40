import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Tx } from './connect.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.deps.pool.query('create table two (id int primary key, times int not null default 0)');
  await test.app.deps.pool.query('insert into two values (1), (2)');
});
afterAll(() => test.close());

const raise = (db: Pick<Tx, 'execute'>, id: number) =>
  db.execute(sql`update two set times = times + 1 where id = ${id}`);
const times = async () =>
  (await test.app.deps.pool.query('select times from two order by id')).rows.map((row) => row.times);

/** Resolves when everybody has called it as often. */
function meeting(people: number): () => Promise<void> {
  let missing = people;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}

describe('what a clash undoes is done again', () => {
  it('when two transactions wait for each other', async () => {
    const bothHoldOne = meeting(2);
    let attempts = 0;
    const cross = (first: number, second: number) =>
      test.app.deps.db.transaction(async (tx) => {
        attempts += 1;
        await raise(tx, first);
        await bothHoldOne();
        await raise(tx, second);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(await times()).toEqual([2, 2]);
    expect(attempts).toBeGreaterThan(2);
  });

  it('when one changed meanwhile what another had read', async () => {
    const bothRead = meeting(2);
    const count = () =>
      test.app.deps.db.transaction(
        async (tx) => {
          await tx.execute(sql`select times from two where id = 1`);
          await bothRead();
          await raise(tx, 1);
        },
        { isolationLevel: 'repeatable read' },
      );
    await Promise.all([count(), count()]);
    expect(await times()).toEqual([4, 2]);
  });

  it('when it was a single statement', async () => {
    const { pool } = test.app.deps;
    const other = new Client(test.config.databaseUrl);
    await other.connect();
    // The other waits long before it looks for a deadlock, so the statement is the one that is undone.
    await other.query(`set deadlock_timeout = '1min'; begin; update two set times = 9 where id = 2`);
    const single = pool.query(`update two set times = times + 1 where id in (
      select id from two order by id for no key update)`);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await other.query('update two set times = 9 where id = 1; commit');
    await single;
    await other.end();
    expect(await times()).toEqual([10, 10]);
  });
});

it('does two statements that change many rows in opposite orders, both of them, whichever was undone', async () => {
  const { pool } = test.app.deps;
  await pool.query(`create table many as select id, 0 as times from generate_series(1, 41) id`);
  await pool.query('create sequence clashes');
  const holder = await pool.connect();
  await holder.query('begin; select from many where id = 21 for update');
  const change = (order: 'asc' | 'desc') =>
    pool.query(`update many set times = times + 1 where id in (
      select id from many where nextval('clashes') > 0 order by id ${order} for no key update)`);
  const both = Promise.all([change('asc'), change('desc')]);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
  // Each holds half of the rows now, and wants those of the other.
  await holder.query('commit');
  holder.release();
  await both;
  expect((await pool.query('select distinct times from many')).rows).toEqual([{ times: 2 }]);
  const { rows } = await pool.query('select last_value::int as clashes from clashes');
  expect(rows[0].clashes).toBeGreaterThan(2 * 41);
});

it('gives up in the end, and any other failure at once', async () => {
  let attempts = 0;
  const fail = (code: string) =>
    test.app.deps.db.transaction(async () => {
      attempts += 1;
      throw Object.assign(new Error(code), { code });
    });
  await expect(fail('40P01')).rejects.toThrow('40P01');
  expect(attempts).toBe(6);
  await expect(fail('23505')).rejects.toThrow('23505');
  expect(attempts).toBe(7);
});
