import { cancelOrder } from '@adunni/contracts/orders/orders';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { buy, clearLedger, move, pay, upTo, wholeLedger } from '../../ledger/testing.ts';
import { pollRefunds } from '../../payments/refunds/send.service.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { orderParts } from '../tables.ts';
import { openShop } from '../testing.ts';
import { backfillEntries } from './backfill.service.ts';

let test: TestApp;
/** The ledger as daily work made it. */
let posted: Awaited<ReturnType<typeof wholeLedger>>;
beforeAll(async () => {
  test = await startTestApp();
  await tradeForAWhile();
  posted = await wholeLedger(test);
  // Here and not in a test: one that takes too long goes on while the next one runs.
}, 120_000);
afterAll(() => test.close());

const SEWN = STAGE_PATHS['made-to-measure'];
const READY = STAGE_PATHS['ready-to-wear'];

/** Lets time pass, by which the ledger tells what came first. */
const wait = (minutes = 1) => {
  test.now = new Date(test.now.getTime() + minutes * MINUTE_MS);
};

/** Orders that between them do everything that the first release could. */
async function tradeForAWhile(): Promise<void> {
  // More than the deposit brings in, so that cutting again after the balance could release the rest, and must not.
  await test.app.deps.db.insert(marketplaceSettings).values({ values: { materialsSharePercent: 80 } });
  const [one, two] = await Promise.all([openShop(test), openShop(test)]);
  const deposit = await buy(test, [one, two], 'gown', 'deposit');
  await pay(test, deposit);
  const params = { orderId: deposit.orderId };
  await test.call(cancelOrder, { params, body: { partId: deposit.partIds[1] ?? '' } }, deposit.person);
  await move(test, deposit.partIds[0] ?? '', ...upTo(SEWN, 'ready'));
  wait();
  await pay(test, deposit);
  wait();
  await move(test, deposit.partIds[0] ?? '', 'dispatched', 'delivered', 'closed');
  const cut = await buy(test, [one], 'gown');
  await pay(test, cut);
  await move(test, cut.partIds[0] ?? '', ...upTo(SEWN, 'sewing'));
  const halted = await buy(test, [one], 'gown', 'deposit');
  await pay(test, halted);
  await move(test, halted.partIds[0] ?? '', ...upTo(SEWN, 'cutting'), 'on-hold');
  wait();
  await pay(test, halted);
  wait();
  await move(test, halted.partIds[0] ?? '', 'cutting', 'sewing');
  const both = await buy(test, [one, two]);
  await pay(test, both);
  await move(test, both.partIds[1] ?? '', ...upTo(READY, 'closed'));
  const called = await buy(test, [two]);
  await pay(test, called);
  await test.call(cancelOrder, { params: { orderId: called.orderId }, body: {} }, called.person);
  wait(2);
  await pollRefunds(test.app.deps);
}

/** Entries to the minute, because the stages of one request take their moments one after another. */
const toTheMinute = (rows: typeof posted) =>
  rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString().slice(0, 16) }));

it('balances orders that are older than the ledger exactly as they would have been booked at the time', async () => {
  expect(posted.length).toBeGreaterThan(50);
  await clearLedger(test);
  expect(await backfillEntries(test.app.deps)).toBe(5);
  expect(toTheMinute(await wholeLedger(test))).toEqual(toTheMinute(posted));
});

it('changes nothing when it is done again', async () => {
  expect(await backfillEntries(test.app.deps)).toBe(0);
  expect(await wholeLedger(test)).toHaveLength(posted.length);
});

it('balances everything once when processes begin at the same moment', async () => {
  const { db, pool } = test.app.deps;
  await clearLedger(test);
  // Held until each has seen what is missing and waits for the orders, so that none of them comes too late to err.
  const holder = await pool.connect();
  await holder.query('begin; select from orders for update');
  const working = [1, 2, 3].map(() => backfillEntries(test.app.deps));
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(working.length);
  await holder.query('commit');
  holder.release();
  expect(await Promise.all(working)).toEqual([5, 5, 5]);
  expect(toTheMinute(await wholeLedger(test))).toEqual(toTheMinute(posted));
});

it('completes an order of which a part is booked already', async () => {
  const shop = await openShop(test);
  const old = await buy(test, [shop], 'gown', 'deposit');
  await pay(test, old);
  await clearLedger(test);
  await pay(test, old);
  await backfillEntries(test.app.deps);
  await move(test, old.partIds[0] ?? '', ...upTo(SEWN, 'closed'));
  const part = (await test.app.deps.db.select().from(orderParts)).find(({ _id }) => _id === old.partIds[0]);
  const entries = (await wholeLedger(test)).filter(({ partId }) => partId === part?._id);
  const released = entries.filter(({ account }) => ['maker-payable', 'commission', 'tax'].includes(account));
  expect(-released.reduce((sum, { amount }) => sum + amount, 0)).toBe(part?.totalAmount);
});
