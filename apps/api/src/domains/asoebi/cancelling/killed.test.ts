import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cancelEvent, quoteCancellation } from '@adunni/contracts/asoebi/cancelling';
import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { type Celebration, celebrate, orderPaid, rowOf, SET_TOTAL, seen, takenOf } from '../guests/testing.ts';
import { asoEbiOrders } from '../placing/tables.ts';
import { endCancelledOrders } from './end-orders.service.ts';

let test: TestApp;
let wedding: Celebration;
beforeAll(async () => {
  test = await startTestApp();
  wedding = await celebrate(test);
});
afterAll(() => test.close());

const urlOf = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
/** What another process of the server runs. */
const RUN = `
  import { buildApp } from ${urlOf('../../../app.ts')};
  import { readConfig } from ${urlOf('../../../kit/config.ts')};
  import { endCancelledOrders } from ${urlOf('./end-orders.service.ts')};
  const { deps } = await buildApp(readConfig(process.env), { pages: false, recurring: false });
  await endCancelledOrders(deps);
  process.exit(0);`;

function startProcess(): ChildProcess {
  const { databaseUrl, dataDir } = test.config;
  const own = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' };
  const { NODE_OPTIONS: _options, ...env } = process.env;
  return spawn(process.execPath, ['--input-type=module', '--eval', RUN], { env: { ...env, ...own }, stdio: 'inherit' });
}

async function cancel(): Promise<void> {
  const params = { eventId: wedding.eventId };
  const { version } = (await test.call(getOwnEvent, { params }, wedding.host)).body.event;
  const { refund } = (await test.call(quoteCancellation, { params }, wedding.host)).body.cancellation;
  // The other process is the one that works.
  const kept = vi.spyOn(test.app.deps.jobs, 'enqueue').mockResolvedValue(undefined as never);
  const body = { version, refund, reason: 'We postponed it.' };
  expect((await test.call(cancelEvent, { params, body }, wedding.host)).status).toBe(200);
  kept.mockRestore();
}

const statuses = async () => {
  const rows = await test.app.deps.db.select().from(asoEbiOrders).orderBy(asc(asoEbiOrders._id));
  return rows.map(({ status }) => status);
};

it('refunds each guest of a cancelled event exactly once when the process is killed half-way', async () => {
  const { db, pool } = test.app.deps;
  const keys: string[] = [];
  for (let guest = 0; guest < 6; guest++)
    keys.push(await orderPaid(test, wedding, guest % 2 ? { plan: 'deposit' } : {}));
  const paid = await Promise.all(keys.map(async (key) => (await seen(test, key)).paid));
  await cancel();
  const blocking = await pool.connect();
  await blocking.query('begin');
  await blocking.query('select from aso_ebi_orders where public_id = $1 for update', [keys[3]]);
  const child = startProcess();
  const gone = once(child, 'exit');
  await vi.waitFor(async () => expect((await statuses()).slice(0, 3)).toEqual(Array(3).fill('cancelled')), 60_000);
  child.kill('SIGKILL');
  expect((await gone)[1]).toBe('SIGKILL');
  await blocking.query('rollback');
  blocking.release();
  expect(await statuses()).toEqual([...Array(3).fill('cancelled'), 'part-paid', 'paid', 'part-paid']);

  await Promise.all([endCancelledOrders(test.app.deps), endCancelledOrders(test.app.deps)]);
  expect(await statuses()).toEqual(Array(6).fill('cancelled'));
  for (const [index, key] of keys.entries()) {
    const { _id } = await rowOf(test, key);
    const given = await db
      .select({ amount: refunds.amount })
      .from(refunds)
      .innerJoin(payments, eq(payments._id, refunds.paymentId))
      .where(eq(payments.asoEbiOrderId, _id));
    expect(given.map(({ amount }) => amount / 100)).toEqual([paid[index]]);
    expect((await seen(test, key)).refunded).toBe(paid[index]);
  }
  expect(paid).toEqual([1, 2, 1, 2, 1, 2].map((part) => SET_TOTAL / part));
  expect([await takenOf(test, wedding.packageId), await ledgerSum(test)]).toEqual([0, 0]);
}, 120_000);
