import { personResource } from '@adunni/contracts/identity/people';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { again, bellOf, mailsOf, passDays, readyWithDeposit } from './balance/testing.ts';
import { buyFrom, partFor } from './staff/testing.ts';
import { openShop } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const act = async (action: 'suspend' | 'reinstate', { _id }: TestPerson) => {
  const { body } = await test.call(personResource.act, { body: { action, ids: [_id] } }, admin);
  expect(body.results).toMatchObject([{ ok: true }]);
};

it('a suspended customer’s open orders are told to staff with their list, and to each maker, and go on', async () => {
  const [one, two] = [await openShop(test), await openShop(test)];
  const { customer, orderId } = await buyFrom(test, [one, two]);
  const free = await signInAs(test);
  await act('suspend', free);
  expect(await bellOf(test, admin, 'customer-suspended', orderId)).toEqual([]);
  await act('suspend', customer);
  for (const { owner } of [one, two])
    expect(await bellOf(test, owner, 'customer-suspended', orderId)).toMatchObject([
      { text: expect.stringContaining('Please go on as agreed.'), path: `/designer/orders/${orderId}` },
    ]);
  const told = await test.call(listNotifications, {}, admin);
  expect(told.body.items[0]).toMatchObject({
    kind: 'customer-suspended',
    path: `/admin/orders?customer=${customer._id}`,
    text: expect.stringMatching(/^Still open: ADN-\S+\. They go on as agreed/),
  });
  expect((await partFor(test, one.owner, orderId)).canAccept).toBe(true);
});

it('a customer who may sign in again has the whole time to pay a balance', async () => {
  const shop = await openShop(test);
  const { customer, orderId } = await readyWithDeposit(test, [shop]);
  await act('suspend', customer);
  await passDays(test, 15);
  admin = await again(test, admin);
  await act('reinstate', customer);
  await passDays(test, 1);
  expect(await mailsOf(test, 'balance-due', orderId)).toHaveLength(2);
  const { balance } = await partFor(test, await again(test, admin), orderId);
  expect(balance).toMatchObject({ isOverdue: false, isCustomerSuspended: false });
  expect(Date.parse(balance?.dueBy ?? '') - test.now.getTime()).toBeGreaterThan(14 * DAY_MS);
});
