import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import { checkBankAccount, getBankAccount, listBanks, putBankAccount } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { SANDBOX_ACCOUNTS } from '../../payments/sandbox/transfers.ts';
import { bankAccounts, payouts } from '../tables.ts';
import { designer, earningShop, payoutsOf } from '../testing.ts';
import { eraseAccount } from './erase.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('a maker’s bank account', () => {
  it('is looked up, kept under the bank’s name for it, masked, announced by mail and entered without its number', async () => {
    const maker = await designer(test);
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
    const maker = await designer(test);
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

  it('is erased with the person, while what was paid to it stays in the books', async () => {
    const shop = await earningShop(test);
    const { db } = test.app.deps;
    const [maker] = await db.select().from(makers).where(eq(makers._id, shop.makerId));
    const account = {
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
      accountNumber: '0123456789',
      accountEnding: '6789',
    };
    const payout = { ...account, accountName: 'Ireti Stitch House', makerId: shop.makerId, provider: 'sandbox' };
    const amount = kobo(1);
    await db.insert(payouts).values([
      { ...payout, amount, reference: randomUUID(), status: 'succeeded' },
      { ...payout, amount, reference: randomUUID(), status: 'pending' },
    ]);
    await db.transaction((tx) => eraseAccount(tx, maker?.userId ?? ''));
    expect(await db.select().from(bankAccounts).where(eq(bankAccounts.makerId, shop.makerId))).toEqual([]);
    expect(await payoutsOf(test, shop.makerId)).toMatchObject([
      { accountName: '', accountNumber: '', accountEnding: '6789', amount },
      { accountName: 'Ireti Stitch House', accountNumber: '0123456789' },
    ]);
  });
});
