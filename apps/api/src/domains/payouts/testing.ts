import { randomUUID } from 'node:crypto';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { type PayoutBatch, startPayouts } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { type BalanceInKobo, makerBalance } from '../ledger/queries.ts';
import { buy, move, pay, upTo } from '../ledger/testing.ts';
import { makers } from '../makers/tables.ts';
import { openShop, type TestShop } from '../orders/testing.ts';
import { bankAccounts, payouts } from './tables.ts';

/** Kobo that a test’s maker earns with one dress: ₦45,000 less 12 % commission; its delivery is free. */
export const EARNED = 3_960_000;

/** A Designer signed in, with their workshop. */
export async function designer(test: TestApp): Promise<TestPerson & { makerId: string }> {
  const person = await signInAs(test, 'Designer');
  const values = { userId: person._id, slug: person._id, name: 'Kolade & Thread', status: 'approved' } as const;
  const [maker] = await test.app.deps.db.insert(makers).values(values).returning();
  return { ...person, makerId: maker?._id ?? '' };
}

/** Gives a maker a bank account, as if they had set it. */
export async function giveAccount(test: TestApp, makerId: string, accountNumber = '0123456789'): Promise<void> {
  const account = { bankCode: '058', bankName: 'Guaranty Trust Bank', accountName: 'Ireti Stitch House' };
  const values = { ...account, accountNumber, accountEnding: accountNumber.slice(-4) };
  await test.app.deps.db
    .insert(bankAccounts)
    .values({ makerId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.makerId, set: values });
}

/** A maker who has earned with one dress and can be paid out. */
export async function earningShop(test: TestApp, accountNumber?: string): Promise<TestShop & { orderId: string }> {
  const shop = await openShop(test);
  await giveAccount(test, shop.makerId, accountNumber);
  return { ...shop, orderId: await earn(test, shop) };
}

/** Lets a maker sell a dress that arrives and stays; returns the order. */
export async function earn(test: TestApp, shop: TestShop): Promise<string> {
  const bought = await buy(test, [shop]);
  await pay(test, bought);
  await move(test, bought.partIds[0] ?? '', ...upTo(STAGE_PATHS['ready-to-wear'], 'closed'));
  return bought.orderId;
}

/** Starts a batch over HTTP. */
export async function startBatchAs(
  test: TestApp,
  admin: TestPerson,
  batchId: string = randomUUID(),
): Promise<PayoutBatch> {
  const { status, body, error } = await test.call(startPayouts, { body: { batchId } }, admin);
  if (status !== 201) throw new Error(`no batch was started: ${JSON.stringify(error)}`);
  return body.batch;
}

/** A maker’s payouts, oldest first. */
export const payoutsOf = (test: TestApp, makerId: string) =>
  test.app.deps.db.select().from(payouts).where(eq(payouts.makerId, makerId)).orderBy(payouts._id);

/** A maker’s balance in kobo. */
export const balanceOf = (test: TestApp, makerId: string): Promise<BalanceInKobo> =>
  makerBalance(test.app.deps.db, makerId);
