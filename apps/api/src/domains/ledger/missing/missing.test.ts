import { cancelOrder } from '@adunni/contracts/orders';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { seedDemo } from '../../../seed.ts';
import { orderParts } from '../../orders/tables.ts';
import { openShop } from '../../orders/testing.ts';
import { pollRefunds } from '../../payments/refunds.service.ts';
import { payments } from '../../payments/tables.ts';
import { payouts } from '../../payouts/tables.ts';
import { ledgerSummary } from '../queries.ts';
import { buy, forgetLedger, move, pay, upTo, wholeLedger } from '../testing.ts';
import { bookMissing } from './missing.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const SEWN = STAGE_PATHS['made-to-measure'];
const READY = STAGE_PATHS['ready-to-wear'];

/** Orders that between them do everything that the first release could. */
async function tradeForAWhile(): Promise<void> {
  const [one, two] = await Promise.all([openShop(test), openShop(test)]);
  const deposit = await buy(test, [one, two], 'gown', 'deposit');
  await pay(test, deposit);
  const params = { orderId: deposit.orderId };
  await test.call(cancelOrder, { params, body: { partId: deposit.partIds[1] ?? '' } }, deposit.person);
  await move(test, deposit.partIds[0] ?? '', ...upTo(SEWN, 'ready'));
  await pay(test, deposit);
  await move(test, deposit.partIds[0] ?? '', 'dispatched', 'delivered', 'closed');
  const cut = await buy(test, [one], 'gown');
  await pay(test, cut);
  await move(test, cut.partIds[0] ?? '', ...upTo(SEWN, 'sewing'));
  const both = await buy(test, [one, two]);
  await pay(test, both);
  await move(test, both.partIds[1] ?? '', ...upTo(READY, 'closed'));
  const called = await buy(test, [two]);
  await pay(test, called);
  await test.call(cancelOrder, { params: { orderId: called.orderId }, body: {} }, called.person);
  test.now = new Date(test.now.getTime() + 120_000);
  await pollRefunds(test.app.deps);
}

it('books orders that are older than the ledger exactly as they would have been booked at the time', async () => {
  await tradeForAWhile();
  const booked = await wholeLedger(test);
  expect(booked.length).toBeGreaterThan(30);
  await forgetLedger(test);
  expect(await bookMissing(test.app.deps)).toBe(4);
  const times = (rows: typeof booked) => rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString().slice(0, 16) }));
  expect(times(await wholeLedger(test))).toEqual(times(booked));
});

it('changes nothing when it is done again, alone or by two processes at once', async () => {
  const booked = await wholeLedger(test);
  expect(await bookMissing(test.app.deps)).toBe(0);
  await forgetLedger(test);
  await Promise.all([bookMissing(test.app.deps), bookMissing(test.app.deps)]);
  expect(await wholeLedger(test)).toHaveLength(booked.length);
});

it('completes an order of which a part is booked already', async () => {
  const shop = await openShop(test);
  const old = await buy(test, [shop], 'gown', 'deposit');
  await pay(test, old);
  await forgetLedger(test);
  await pay(test, old);
  await bookMissing(test.app.deps);
  await move(test, old.partIds[0] ?? '', ...upTo(SEWN, 'closed'));
  const part = (await test.app.deps.db.select().from(orderParts)).find(({ _id }) => _id === old.partIds[0]);
  const entries = (await wholeLedger(test)).filter(({ partId }) => partId === part?._id);
  const released = entries.filter(({ account }) => ['maker-payable', 'commission', 'tax'].includes(account));
  expect(-released.reduce((sum, { amount }) => sum + amount, 0)).toBe(part?.totalAmount);
});

it('enters the demo’s orders, and the provider has what was paid for everything and not passed on', async () => {
  const demo = await startTestApp();
  await seedDemo(demo.app.deps);
  const { accounts, sum } = await ledgerSummary(demo.app.deps.db);
  expect(sum).toBe(0);
  const captured = await demo.app.deps.db.select().from(payments).where(eq(payments.state, 'succeeded'));
  const kept = captured.reduce((total, { amount, refunded }) => total + amount - refunded, 0);
  const on = (name: string) => accounts.find(({ account }) => account === name)?.amount ?? 0;
  const paidOut = (await demo.app.deps.db.select().from(payouts)).reduce((total, { amount }) => total + amount, 0);
  expect(paidOut).toBeGreaterThan(0);
  // What is on its way back to customers lies with the provider until it has gone.
  expect(on('provider') + on('refunds')).toBeCloseTo((kept - paidOut) / 100, 2);
  await demo.close();
  // Filling the demo takes its time while other tests run.
}, 120_000);
