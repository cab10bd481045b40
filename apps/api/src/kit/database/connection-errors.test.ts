import { getProduct, listProducts } from '@adunni/contracts/catalog/catalog';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let outside: Client;
beforeAll(async () => {
  test = await startTestApp();
  outside = new Client(test.config.databaseUrl);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await test.close();
});

const list = () => test.call(listProducts, { query: {} });

/** Ends connections of the application as a database does that is being stopped. */
const end = (condition: string) =>
  outside.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${condition}`);

describe('a database that goes away', () => {
  it('in the middle of a transaction leaves the process standing', async () => {
    const client = await test.app.deps.pool.connect();
    await client.query('begin');
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const lost = new Promise((resolve) => client.once('end', resolve));
    await end(`pid = ${rows[0].pid}`);
    await lost;
    client.release(true);
    expect((await list()).status).toBe(200);
  });

  it('under a request is told as a time of trouble, after which to try again', async () => {
    const holder = new Client(test.config.databaseUrl);
    await holder.connect();
    await holder.query('begin; lock table products');
    const asked = test.call(getProduct, { params: { productId: '0198c5a2-0000-7000-8000-000000000000' } });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await outside.query(waiting)).rowCount).not.toBe(0);
    await end(`wait_event_type = 'Lock'`);
    await holder.end();
    const { status, error, headers } = await asked;
    expect(status).toBe(503);
    expect(error.code).toBe('unavailable');
    expect(headers['retry-after']).toBe('5');
    expect((await list()).status).toBe(200);
  });

  it('for want of connections is told so too, instead of letting people wait for ever', async () => {
    const { pool, db } = test.app.deps;
    const { max, connectionTimeoutMillis } = pool.options;
    const refused = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      Object.assign(pool.options, { max: 1, connectionTimeoutMillis: 50 });
      const answer = await list();
      Object.assign(pool.options, { max, connectionTimeoutMillis });
      return answer;
    });
    expect(refused.status).toBe(503);
    expect((await list()).status).toBe(200);
  });
});
