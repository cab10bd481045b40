import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerSummary } from '../domains/ledger/queries.ts';
import { backfillEntries } from '../domains/orders/ledger/backfill.service.ts';
import { capturedOf } from '../domains/payments/rules.ts';
import { payments, refunds } from '../domains/payments/tables.ts';
import { payouts } from '../domains/payouts/tables.ts';
import type { Deps } from '../kit/context.ts';
import { startTestApp } from '../kit/testing/test-app.ts';
import { seedDemo } from './seed.ts';

/** The process’s parts, which break down at the transaction after so many. */
function dyingAfter(transactions: number, deps: Deps): Deps {
  let left = transactions;
  const transaction: Deps['db']['transaction'] = async (work, config) => {
    if (left === 0) throw new Error('the process was ended');
    left -= 1;
    return deps.db.transaction(work, config);
  };
  return { ...deps, db: Object.assign(Object.create(deps.db), { transaction }) };
}

it('enters the demo’s orders however often filling it is broken off, and the provider has what was not passed on', async () => {
  const demo = await startTestApp();
  const { deps } = demo.app;
  // Before there is anything for sale, before the first and two later batches of the ledger, and before the plans.
  for (const transactions of [1, 2, 3, 4, 4])
    await expect(seedDemo(dyingAfter(transactions, deps))).rejects.toThrow('the process was ended');
  await seedDemo(deps);
  expect(await backfillEntries(deps)).toBe(0);
  const { rows } = await deps.db.execute(sql`
    select split_part(cause, ':', 1) as kind, count(*)::int as booked from ledger_transactions
    where kind in ('payment', 'refund-sent', 'payout', 'payout-sent') group by 1 order by 1`);
  const captured = await deps.db
    .select()
    .from(payments)
    .where(inArray(payments.status, ['succeeded', 'wrong']));
  const paidOut = await deps.db.select().from(payouts);
  const returned = await deps.db.select().from(refunds);
  const stuck = returned.filter(({ status }) => status !== 'processed');
  expect(stuck).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  expect(rows).toEqual([
    { kind: 'payment', booked: captured.length },
    { kind: 'payout', booked: paidOut.length },
    { kind: 'payout-sent', booked: paidOut.length },
    { kind: 'refund-sent', booked: returned.length - stuck.length },
  ]);
  const { accounts, sum } = await ledgerSummary(deps.db);
  expect(sum).toBe(0);
  const kept = captured.reduce((total, payment) => total + capturedOf(payment).amount - payment.refunded, 0);
  const passedOn = paidOut.reduce((total, { amount }) => total + amount, 0);
  expect(passedOn).toBeGreaterThan(0);
  const on = (name: string) => accounts.find(({ account }) => account === name)?.amount ?? 0;
  // What is on its way back to customers lies with the provider until it has gone.
  const owed = stuck.reduce((total, { amount }) => total + amount, 0);
  expect(on('refunds')).toBe(-owed);
  expect(on('provider') + on('refunds')).toBe(kept - passedOn);
  await demo.close();
  // Filling the demo takes its time while other tests run.
}, 120_000);
