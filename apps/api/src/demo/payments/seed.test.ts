import { desc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payments, refunds, sandboxTransactions } from '../../domains/payments/tables.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { seedOddPayments } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('lets refunds of two payments stick where the newest two are of one', async () => {
  const { db } = test.app.deps;
  await db.delete(sandboxTransactions);
  const [newest] = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(isNotNull(payments.orderId))
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  if (!newest) throw new Error('the demo returned nothing');
  const { _id: _own, ...again } = newest.refund;
  const settled = { status: 'processed', settledAt: test.now, createdAt: test.now } as const;
  for (const cause of ['part-1', 'part-2'])
    await db.insert(refunds).values({ ...again, ...settled, cause, providerId: cause });
  await db.transaction((tx) => seedOddPayments(test.app.deps, tx));
  const stuck = await db.select().from(refunds).where(eq(refunds.cause, 'part-1'));
  const other = await db.select().from(refunds).where(eq(refunds.cause, 'part-2'));
  expect([...stuck, ...other].map(({ status }) => status).sort()).toEqual(['failed', 'processed']);
  expect(await db.select().from(sandboxTransactions)).toHaveLength(2);
});
