import { getOrder } from '@adunni/contracts/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { move } from '../../ledger/testing.ts';
import { partFor, payDue } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { openShop, type TestShop } from '../testing.ts';
import { again, bellOf, mailsOf, passDays, readyWithDeposit } from './testing.ts';
import { followBalances } from './waiting.service.ts';

let test: TestApp;
let admin: TestPerson;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-20T10:00:00Z');
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  shop = await openShop(test);
  test.now = new Date('2026-11-20T10:00:00Z');
});

const reminders = async (orderId: string) => (await mailsOf(test, 'balance-due', orderId)).map((mail) => mail.subject);
const asked = (who: TestPerson, orderId: string) => bellOf(test, who, 'balance-overdue', orderId);

describe('the balance of a part that is ready', () => {
  it('is asked for at once with the last day and the terms, after three days and after seven, then its maker is asked', async () => {
    const { orderId, customer } = await readyWithDeposit(test, [shop]);
    const [deposit] = await mailsOf(test, 'order-paid', orderId);
    expect(deposit?.text).toContain(
      'you have 14 days to pay the balance. After that, the maker can cancel. Your ₦113,400',
    );
    const [first] = await mailsOf(test, 'balance-due', orderId);
    expect(first?.subject).toBe('Your items from Ireti Stitch House are ready: please pay the balance');
    expect(first?.text).toContain('as soon as you have paid the balance of ₦75,600');
    expect(first?.text).toContain('Please pay by 4 December 2026.');
    expect(first?.text).toContain('Your ₦113,400 would be kept for the items made for you.');
    expect(first?.text).toContain(`/orders/${orderId}`);
    const due = 'Reminder: please pay the balance of order';
    for (const [days, sent] of [
      [2, 0],
      [1, 1],
      [3, 1],
      [1, 2],
      [7, 2],
    ] as const) {
      await passDays(test, days);
      expect((await reminders(orderId)).filter((subject) => subject.startsWith(due))).toHaveLength(sent);
      expect(await asked(shop.owner, orderId)).toEqual([]);
    }
    expect(await bellOf(test, customer, 'balance-due', orderId)).toHaveLength(3);
    await passDays(test, 1);
    expect(await asked(shop.owner, orderId)).toMatchObject([
      {
        title: expect.stringMatching(/^The balance of order ADN-\S+ is overdue$/),
        text: expect.stringContaining('₦75,600 was to be paid by 4 December 2026. Please decide'),
        path: `/designer/orders/${orderId}`,
      },
    ]);
    expect(await asked(admin, orderId)).toHaveLength(1);
    await passDays(test, 20);
    expect([(await reminders(orderId)).length, (await asked(shop.owner, orderId)).length]).toEqual([3, 1]);
  });

  it('is reminded of once when the job was down, and nobody is reminded of what is overdue meanwhile', async () => {
    const { orderId } = await readyWithDeposit(test, [shop]);
    await passDays(test, 8, true);
    expect(await reminders(orderId)).toHaveLength(2);
    await passDays(test, 12, true);
    expect(await reminders(orderId)).toHaveLength(2);
    expect(await asked(shop.owner, orderId)).toHaveLength(1);
  });

  it('is not asked for any more once it is paid', async () => {
    const { orderId, customer } = await readyWithDeposit(test, [shop]);
    await passDays(test, 3);
    await payDue(test, await again(test, customer), orderId);
    await passDays(test, 15);
    expect(await reminders(orderId)).toHaveLength(2);
    expect(await asked(shop.owner, orderId)).toEqual([]);
  });

  it('has its whole time again when the part was held in between', async () => {
    const { orderId, partId } = await readyWithDeposit(test, [shop]);
    await passDays(test, 10);
    await move(test, partId, 'on-hold');
    await passDays(test, 10);
    expect(await asked(shop.owner, orderId)).toEqual([]);
    await move(test, partId, 'ready');
    const part = await partFor(test, await again(test, admin), orderId);
    expect(part.balance).toMatchObject({ dueBy: '2026-12-24T22:59:59.999Z', isOverdue: false });
    expect(await reminders(orderId)).toHaveLength(4);
  });

  it('begins with the next run for what was ready before there was a time to pay', async () => {
    const { orderId, partId, customer } = await readyWithDeposit(test, [shop]);
    await test.app.deps.db
      .update(orderParts)
      .set({ balanceSince: null, balanceNextAt: null })
      .where(eq(orderParts._id, partId));
    await passDays(test, 30, true);
    expect(await asked(shop.owner, orderId)).toEqual([]);
    const { order } = (await test.call(getOrder, { params: { orderId } }, await again(test, customer))).body;
    expect(order.parts[0]?.balance).toMatchObject({ since: test.now.toISOString(), isOverdue: false });
  });

  it('is not asked of a suspended customer, and then only staff decide', async () => {
    const { orderId, customer } = await readyWithDeposit(test, [shop]);
    const isTheirs = eq(users._id, customer._id);
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(isTheirs);
    await passDays(test, 15);
    expect(await reminders(orderId)).toHaveLength(1);
    expect((await asked(shop.owner, orderId))[0]?.text).toContain('Our staff decide');
    expect(await partFor(test, await again(test, shop.owner), orderId)).toMatchObject({
      balance: { isOverdue: true, canDecide: false, isCustomerSuspended: true },
    });
    expect((await partFor(test, await again(test, admin), orderId)).balance?.canDecide).toBe(true);
  });
});

it('nothing is asked for when all was paid at first', async () => {
  const { orderId } = await readyWithDeposit(test, [shop], { paymentPlan: 'full' });
  await followBalances(test.app.deps);
  expect(await reminders(orderId)).toEqual([]);
  expect((await partFor(test, await again(test, admin), orderId)).balance).toBeNull();
});
