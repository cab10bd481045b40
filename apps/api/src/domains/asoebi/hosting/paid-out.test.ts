import { getDashboard } from '@adunni/contracts/asoebi/hosting';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { balanceOf, earn, giveAccount, payoutsOf, startBatchAs } from '../../payouts/testing.ts';
import { type Celebration, celebrate, orderPaid, rowOf } from '../guests/testing.ts';
import { earnHandedOver } from '../paying/balance.service.ts';
import { asoEbiSets } from '../placing/tables.ts';

let test: TestApp;
let admin: TestPerson;
let wedding: Celebration;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  wedding = await celebrate(test);
  await giveAccount(test, wedding.shop.makerId);
});
afterAll(() => test.close());

/** Sells a set, hands it over, and gives the maker what it earns. */
async function earnSet(): Promise<void> {
  const { _id } = await rowOf(test, await orderPaid(test, wedding));
  await test.app.deps.db.update(asoEbiSets).set({ stage: 'collected' }).where(eq(asoEbiSets.orderId, _id));
  await earnHandedOver(test.app.deps);
}

/** Sends the maker all that is available; answers once it has arrived. */
async function payOut(): Promise<void> {
  const { makerId } = wedding.shop;
  await startBatchAs(test, admin);
  await vi.waitFor(async () => {
    expect(await balanceOf(test, makerId)).toMatchObject({ available: 0, inTransit: 0 });
  }, 60_000);
}

const paidOut = async () => {
  const { body } = await test.call(getDashboard, { params: { eventId: wedding.eventId } }, wedding.host);
  return body.dashboard.money?.paidOut;
};
const sent = async () => {
  const rows = await payoutsOf(test, wedding.shop.makerId);
  return rows.reduce((sum, { amount }) => sum + amount, 0) / 100;
};

it('is what the payouts of an event’s maker came to, as long as they earn with it alone', async () => {
  expect(await paidOut()).toBe(0);
  await earnSet();
  expect(await paidOut(), 'nothing was sent yet').toBe(0);
  await payOut();
  expect(await sent()).toBe(42_750);
  expect(await paidOut()).toBe(await sent());
  await earnSet();
  expect(await paidOut()).toBe(42_750);
  await payOut();
  expect(await paidOut()).toBe(await sent());
  expect(await sent()).toBe(2 * 42_750);
});

it('leaves out what the maker was sent for others', async () => {
  await earn(test, wedding.shop);
  await payOut();
  expect(await sent()).toBeGreaterThan(0);
  expect(await paidOut()).toBe(0);
  const before = await sent();
  await earnSet();
  await payOut();
  expect(await paidOut()).toBe((await sent()) - before);
});
