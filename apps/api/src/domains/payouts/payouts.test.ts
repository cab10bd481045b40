import { randomUUID } from 'node:crypto';
import {
  checkBankAccount,
  getBankAccount,
  listBanks,
  payoutResource,
  previewPayouts,
  putBankAccount,
  retryPayout,
  startPayouts,
} from '@adunni/contracts/payouts-staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntries } from '../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { openShop } from '../orders/testing.ts';
import { SANDBOX_ACCOUNTS } from '../payments/sandbox-transfers.ts';
import { sandboxTransfers } from '../payments/tables.ts';
import { sendPayout } from './send.service.ts';
import { balanceOf, EARNED, earn, earningShop, giveAccount, payoutsOf, startBatchAs } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

/** A Designer signed in, with their workshop. */
async function designer(): Promise<TestPerson & { makerId: string }> {
  const person = await signInAs(test, 'Designer');
  const values = { userId: person._id, slug: person._id, name: 'Kolade & Thread', status: 'approved' } as const;
  const [maker] = await test.app.deps.db.insert(makers).values(values).returning();
  return { ...person, makerId: maker?._id ?? '' };
}

describe('a batch', () => {
  it('pays each maker all that is available, once, and the money arrives', async () => {
    const shop = await earningShop(test);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: EARNED, paidOut: 0 });
    const preview = await test.call(previewPayouts, {}, admin);
    expect(preview.body).toMatchObject({ batch: { payouts: 1, total: EARNED / 100 }, minimum: 5000 });
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 1, total: EARNED / 100, skipped: [] });
    const paid = { pending: 0, available: 0, inTransit: 0, paidOut: EARNED };
    await vi.waitFor(async () => expect(await balanceOf(test, shop.makerId)).toEqual(paid), 15_000);
    expect(await startBatchAs(test, admin)).toMatchObject({ payouts: 0 });
    expect(await payoutsOf(test, shop.makerId)).toMatchObject([{ state: 'succeeded', amount: EARNED }]);
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
    expect(Object.fromEntries(skipped.map(({ maker, reason }) => [maker._id, reason]))).toEqual({
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
    await vi.waitFor(async () => expect((await payoutsOf(test, shop.makerId))[0]?.state).toBe('failed'), 15_000);
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: EARNED, inTransit: 0, paidOut: 0 });
    await giveAccount(test, shop.makerId);
    const params = { payoutId: (await payoutsOf(test, shop.makerId))[0]?._id ?? '' };
    const tries = await Promise.all([1, 2, 3].map(() => test.call(retryPayout, { params }, admin)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const paid = { available: 0, inTransit: 0, paidOut: EARNED };
    await vi.waitFor(async () => expect(await balanceOf(test, shop.makerId)).toMatchObject(paid), 15_000);
  });

  it('is not sent again when the balance was paid out meanwhile', async () => {
    const shop = await earningShop(test, SANDBOX_ACCOUNTS.failed);
    await startBatchAs(test, admin);
    await vi.waitFor(async () => expect((await payoutsOf(test, shop.makerId))[0]?.state).toBe('failed'), 15_000);
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
    const wait = async () => expect((await payoutsOf(test, shop.makerId))[0]?.state).toBe('needs-approval');
    await vi.waitFor(wait, 15_000);
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
      15_000,
    );
    expect(await balanceOf(test, shop.makerId)).toMatchObject({ available: 0, inTransit: EARNED });
  });
});

describe('whose payouts they are', () => {
  it('is seen by staff in all, by a maker in their own only, by list, detail and export', async () => {
    const [mine, theirs] = [await designer(), await designer()];
    for (const { makerId } of [mine, theirs]) await giveAccount(test, makerId);
    const shop = await earningShop(test);
    await startBatchAs(test, admin);
    const [payout] = await payoutsOf(test, shop.makerId);
    const params = { _id: payout?._id ?? '' };
    expect((await test.call(payoutResource.get, { params }, admin)).body.record).toMatchObject({
      amount: EARNED / 100,
      accountNumber: '••••••6789',
      reference: payout?.reference,
    });
    expect((await test.call(payoutResource.get, { params }, mine)).status).toBe(404);
    const query = { makerId: shop.makerId };
    expect((await test.call(payoutResource.list, { query }, mine)).body).toMatchObject({ items: [], total: 0 });
    expect((await test.call(payoutResource.list, { query }, admin)).body.items).toHaveLength(1);
    expect(String((await test.call(payoutResource.export, {}, mine)).body)).not.toContain(payout?.reference);
    expect((await test.call(startPayouts, { body: { batchId: randomUUID() } }, mine)).status).toBe(403);
  });
});

describe('a maker’s bank account', () => {
  it('is looked up, kept under the bank’s name for it, masked, announced by mail and entered without its number', async () => {
    const maker = await designer();
    expect((await test.call(getBankAccount, {}, maker)).body.account).toBeNull();
    expect((await test.call(listBanks, {}, maker)).body.items).toContainEqual({
      code: '058',
      name: 'Guaranty Trust Bank',
    });
    const body = { bankCode: '058', accountNumber: '0123454321' };
    expect((await test.call(checkBankAccount, { body }, maker)).body.accountName).toBe('Sandbox account 4321');
    const account = {
      bankName: 'Guaranty Trust Bank',
      accountNumber: '••••••4321',
      accountName: 'Sandbox account 4321',
    };
    expect((await test.call(putBankAccount, { body }, maker)).body.account).toMatchObject(account);
    expect((await test.call(getBankAccount, {}, maker)).body.account).toMatchObject(account);
    expect(await mailTo(test, maker.email, 'bank-account')).toContain('••••••4321');
    const trail = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, maker.makerId));
    expect(trail).toMatchObject([{ table: 'bank_accounts', after: { account_ending: '4321' } }]);
    expect(JSON.stringify(trail)).not.toContain('0123454321');
  });

  it('is refused when the bank does not know it, and not looked up without end', async () => {
    const maker = await designer();
    const put = (accountNumber: string, bankCode = '058') =>
      test.call(putBankAccount, { body: { bankCode, accountNumber } }, maker);
    expect((await put(SANDBOX_ACCOUNTS.unknown)).error.code).toBe('account_unknown');
    expect((await put('0123456789', '000')).error.code).toBe('account_unknown');
    expect((await put('12345')).status).toBe(400);
    const body = { bankCode: '058', accountNumber: '0123456789' };
    const told: number[] = [];
    for (let i = 0; i < 25; i++) told.push((await test.call(checkBankAccount, { body }, maker)).status);
    expect(told.at(-1)).toBe(429);
  });
});
