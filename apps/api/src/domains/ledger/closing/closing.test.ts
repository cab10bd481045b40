import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { openShop } from '../../orders/testing.ts';
import { dueMakers } from '../../payouts/due.queries.ts';
import { earn } from '../../payouts/testing.ts';
import { ledgerSummary, makerBalance } from '../queries.ts';
import { ledgerEntries, ledgerTransactions } from '../tables.ts';
import { wholeLedger } from '../testing.ts';
import { closeLedger } from './closing.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Entries of an hour ago, which a closing takes up. */
async function releaseAnHourAgo(makerId: string, amount: number): Promise<void> {
  const { db } = test.app.deps;
  await db.transaction(async (tx) => {
    const values = { kind: 'earnings', cause: randomUUID(), at: test.now } as const;
    const [transaction] = await tx.insert(ledgerTransactions).values(values).returning();
    const entry = { transactionId: transaction?._id ?? '', makerId, at: test.now };
    const _id = sql<string>`uuidv7(interval '-1 hour')`;
    await tx.insert(ledgerEntries).values({ ...entry, _id, account: 'held-earnings', amount: kobo(amount) });
    await tx.insert(ledgerEntries).values({ ...entry, _id, account: 'maker-payable', amount: kobo(-amount) });
  });
}

/** Every total against the plain sum of all entries. */
async function compare(makerIds: string[]): Promise<void> {
  const { db } = test.app.deps;
  const plain = new Map<string, number>();
  for (const { account, amount } of await wholeLedger(test)) plain.set(account, (plain.get(account) ?? 0) + amount);
  const { accounts, sum } = await ledgerSummary(db);
  for (const { account, amount } of accounts) expect(amount).toBe(plain.get(account) ?? 0);
  expect(sum).toBe(0);
  const due = new Map((await dueMakers(db, kobo(0))).map(({ _id, amount }) => [_id, amount]));
  for (const makerId of makerIds) expect(due.get(makerId) ?? 0).toBe((await makerBalance(db, makerId)).available);
}

it('leaves every total as the plain sum of the entries, closed once, again, at the same time or never', async () => {
  const shops = [await openShop(test), await openShop(test)];
  const makerIds = shops.map(({ makerId }) => makerId);
  for (const shop of shops) await earn(test, shop);
  await releaseAnHourAgo(makerIds[0] ?? '', 700_000);
  await compare(makerIds);
  await closeLedger(test.app.deps);
  await compare(makerIds);
  await releaseAnHourAgo(makerIds[1] ?? '', 300_000);
  for (const shop of shops) await earn(test, shop);
  await Promise.all([closeLedger(test.app.deps), closeLedger(test.app.deps)]);
  await compare(makerIds);
  const { rows } = await test.app.deps.db.execute<{ closed: string }>(
    sql`select -sum(amount) as closed from ledger_closings where account = 'maker-payable'`,
  );
  expect(Number(rows[0]?.closed)).toBe(1_000_000);
});
