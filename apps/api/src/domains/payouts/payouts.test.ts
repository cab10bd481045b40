import { randomUUID } from 'node:crypto';
import { payoutResource, previewPayouts, retryPayout, startPayouts } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { openShop } from '../orders/testing.ts';
import { SANDBOX_ACCOUNTS } from '../payments/sandbox/transfers.ts';
import { sandboxTransfers } from '../payments/tables.ts';
import { sendPayout } from './send.service.ts';
import { balanceOf, designer, EARNED, earn, earningShop, giveAccount, payoutsOf, startBatchAs } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

describe('a batch', () => {
  it('pays each maker all that is available, once, and the money arrives', async () => {
    const shop = await earningShop(test);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: EARNED, paidOut: 0 });
    const preview = await test.call(previewPayouts, {}, admin);
    expect(preview.body).toMatchObject({ batch: { payouts: 1, total: EARNED / 100 }, minimum: 5000 });
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 1, total: EARNED / 100, skipped: [] });
    const paid = { pending: 0, available: 0, inTransit: 0, paidOut: EARNED };
    await vi.waitFor(async () => expect(await balanceOf(test, shop.makerId)).toEqual(paid), 60_000);
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 0 });
    expect(await payoutsOf(test, shop.makerId)).toMatchObject([{ status: 'succeeded', amount: EARNED }]);
  });

  it('starts once under one id, however many send it at once, and answers all of them alike', async () => {
    const shop = await earningShop(test);
    const batchId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => startBatchAs(test, admin, batchId)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await payoutsOf(test, shop.makerId)).toHaveLength(1);
  });

  it('pays nobody twice when two are started at the same moment', async () => {
    const shops = [await earningShop(test), await earningShop(test)];
    const batches = await Promise.all([startBatchAs(test, admin), startBatchAs(test, admin)]);
    expect(batches.map(({ payouts }) => payouts).sort()).toEqual([0, 2]);
    for (const { makerId } of shops) expect(await payoutsOf(test, makerId)).toHaveLength(1);
  });

  it('leaves out who has no account, is not approved, or has too little', async () => {
    const [bare, suspended, poor] = [
      await openShop(test),
      await earningShop(test),
      await openShop(test, { price: 400_000 }),
    ];
    const { db } = test.app.deps;
    await db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, suspended.makerId));
    await giveAccount(test, poor.makerId);
    for (const shop of [bare, poor]) await earn(test, shop);
    const { payouts, skipped } = await startBatchAs(test, admin);
    expect(payouts).toBe(0);
    expect(Object.fromEntries(skipped.map(({ payee, reason }) => [payee._id, reason]))).toEqual({
      [bare.makerId]: 'no-account',
      [suspended.makerId]: 'not-approved',
    });
    expect(await balanceOf(test, poor.makerId)).toMatchObject({ available: 352_000 });
    await giveAccount(test, bare.makerId);
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 1, total: EARNED / 100 });
  });
});

describe('a payout', () => {
  it('that the bank declines goes back to the balance, and can be sent again once, to the new account', async () => {
    const shop = await earningShop(test, SANDBOX_ACCOUNTS.failed);
    await startBatchAs(test, admin);
    await vi.waitFor(async () => expect((await payoutsOf(test, shop.makerId))[0]?.status).toBe('failed'), 60_000);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: EARNED, inTransit: 0, paidOut: 0 });
    await giveAccount(test, shop.makerId);
    const params = { payoutId: (await payoutsOf(test, shop.makerId))[0]?._id ?? '' };
    const tries = await Promise.all([1, 2, 3].map(() => test.call(retryPayout, { params }, admin)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const paid = { available: 0, inTransit: 0, paidOut: EARNED };
    await vi.waitFor(async () => expect(await balanceOf(test, shop.makerId)).toMatchObject(paid), 60_000);
  });

  it('is not sent again when the balance was paid out meanwhile', async () => {
    const shop = await earningShop(test, SANDBOX_ACCOUNTS.failed);
    await startBatchAs(test, admin);
    await vi.waitFor(async () => expect((await payoutsOf(test, shop.makerId))[0]?.status).toBe('failed'), 60_000);
    await giveAccount(test, shop.makerId);
    await startBatchAs(test, admin);
    const params = { payoutId: (await payoutsOf(test, shop.makerId))[0]?._id ?? '' };
    const told = await test.call(retryPayout, { params }, admin);
    expect([told.status, told.error.code]).toEqual([409, 'balance_short']);
    expect((await test.call(retryPayout, { params: { payoutId: randomUUID() } }, admin)).status).toBe(404);
  });

  it('shows that it needs approval', async () => {
    const shop = await earningShop(test, SANDBOX_ACCOUNTS['needs-approval']);
    await startBatchAs(test, admin);
    const wait = async () => expect((await payoutsOf(test, shop.makerId))[0]?.status).toBe('needs-approval');
    await vi.waitFor(wait, 60_000);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: 0, inTransit: EARNED });
  });

  it('is sent once when its job runs many times at once', async () => {
    const shop = await earningShop(test, SANDBOX_ACCOUNTS.pending);
    await startBatchAs(test, admin);
    const [payout] = await payoutsOf(test, shop.makerId);
    const sends = [1, 2, 3, 4, 5].map(() => sendPayout(test.app.deps, { payoutId: payout?._id ?? '' }));
    await Promise.allSettled(sends);
    const made = test.app.deps.db.select().from(sandboxTransfers);
    await vi.waitFor(
      async () => expect(await made.where(eq(sandboxTransfers.reference, payout?.reference ?? ''))).toHaveLength(1),
      60_000,
    );
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: 0, inTransit: EARNED });
  });
});

describe('whose payouts they are', () => {
  it('is seen by staff in all, by a maker in their own only, by list, detail and export', async () => {
    const [owner, stranger] = [await signInAs(test, 'Designer'), await designer(test)];
    const shop = await earningShop(test);
    await test.app.deps.db
      .update(makers)
      .set({ userId: owner._id, name: 'Oriki Atelier' })
      .where(eq(makers._id, shop.makerId));
    await startBatchAs(test, admin);
    const [payout] = await payoutsOf(test, shop.makerId);
    const params = { _id: payout?._id ?? '' };
    expect((await test.call(payoutResource.get, { params }, admin)).body.record).toMatchObject({
      amount: EARNED / 100,
      accountNumber: '••••••6789',
      reference: payout?.reference,
    });
    const query = { makerId: shop.makerId };
    const named = await test.call(payoutResource.list, { query: { q: 'ORIKI' } }, admin);
    expect(named.body.items.map(({ payee }) => payee._id)).toEqual([shop.makerId]);
    expect((await test.call(payoutResource.get, { params }, owner)).status).toBe(200);
    expect((await test.call(payoutResource.get, { params }, stranger)).status).toBe(404);
    for (const person of [admin, owner])
      expect((await test.call(payoutResource.list, { query }, person)).body.items).toHaveLength(1);
    expect((await test.call(payoutResource.list, { query }, stranger)).body).toMatchObject({ items: [], total: 0 });
    expect(String((await test.call(payoutResource.export, {}, owner)).body)).toContain(payout?.reference);
    expect(String((await test.call(payoutResource.export, {}, stranger)).body)).not.toContain(payout?.reference);
    expect((await test.call(startPayouts, { body: { batchId: randomUUID() } }, owner)).status).toBe(403);
  });
});
