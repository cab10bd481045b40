import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockOf } from '../../orders/testing.ts';
import { openOrder, orderOf, type PaystackApp, startPaystackApp } from '../testing/paystack-app.ts';
import { pollPayments, settlePayment } from './settle.service.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());

const run = (text: string) => app.test.app.deps.db.execute(sql.raw(text));

it('books nothing when the commit fails after the provider’s answer, and polling settles it once', async () => {
  const { test, standIn } = app;
  const open = await openOrder(test, { stock: 4 });
  standIn.became(open.reference, { status: 'success' });
  await run(`create function fail() returns trigger language plpgsql as $$ begin raise 'the process died'; end $$`);
  await run(
    'create constraint trigger dies after update on orders deferrable initially deferred for each row execute function fail()',
  );
  await expect(settlePayment(test.app.deps, open.reference)).rejects.toThrow();
  expect(await orderOf(test, open)).toMatchObject({ status: 'awaiting-payment', paid: 0 });
  await run('drop trigger dies on orders');
  test.now = new Date(test.now.getTime() + 60_000);
  await pollPayments(test.app.deps);
  await pollPayments(test.app.deps);
  expect(await orderOf(test, open)).toMatchObject({ status: 'paid', paid: 47_250, refunded: 0 });
  expect(await stockOf(test, open.shop.dress.variantId)).toBe(3);
});

it('does not let a later failure undo a success', async () => {
  const { test, standIn } = app;
  const open = await openOrder(test);
  standIn.became(open.reference, { status: 'success' });
  await settlePayment(test.app.deps, open.reference);
  standIn.became(open.reference, { status: 'failed' });
  const event = { event: 'charge.failed', data: { id: 41, reference: open.reference } };
  expect((await standIn.announce(test.origin, event)).status).toBe(200);
  await settlePayment(test.app.deps, open.reference);
  expect((await orderOf(test, open)).status).toBe('paid');
});

it('counts a success after a failure on the same attempt, as when a card is tried again', async () => {
  const { test, standIn } = app;
  const open = await openOrder(test);
  standIn.became(open.reference, { status: 'failed' });
  await settlePayment(test.app.deps, open.reference);
  expect((await orderOf(test, open)).payments[0]?.status).toBe('failed');
  standIn.became(open.reference, { status: 'success' });
  await settlePayment(test.app.deps, open.reference);
  expect((await orderOf(test, open)).status).toBe('paid');
});
