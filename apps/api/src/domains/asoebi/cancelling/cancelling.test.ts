import { cancelEvent, cancelEventAsStaff, quoteCancellation } from '@adunni/contracts/asoebi/cancelling';
import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { refunds } from '../../payments/tables.ts';
import {
  type Celebration,
  celebrate,
  decide,
  order,
  orderPaid,
  rowOf,
  SET_TOTAL,
  seen,
  stockUp,
  takenOf,
  wait,
} from '../guests/testing.ts';
import { asoEbiOrders, asoEbiSets } from '../placing/tables.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';
import { endCancelledOrders } from './end-orders.service.ts';

let test: TestApp;
let celebration: Celebration;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  celebration = await celebrate(test);
});
afterAll(() => test.close());

const params = () => ({ eventId: celebration.eventId });
const quote = async (as = celebration.host) => (await test.call(quoteCancellation, { params: params() }, as)).body;
async function cancel(refund: number, as = celebration.host) {
  const { version } = (await test.call(getOwnEvent, { params: params() }, celebration.host)).body.event;
  const endpoint = as === admin ? cancelEventAsStaff : cancelEvent;
  return test.call(endpoint, { params: params(), body: { version, refund, reason: 'We postponed it.' } }, as);
}
const refundsOf = async (orderKey: string) => (await seen(test, orderKey)).refunded;
const begin = (orderId: string) =>
  test.app.deps.db.update(asoEbiSets).set({ stage: 'in-production' }).where(eq(asoEbiSets.orderId, orderId));

it('shows the sum first, and gives back all of it and nothing more', async () => {
  const full = await orderPaid(test, celebration, { sets: 2 });
  const deposit = await orderPaid(test, celebration, { plan: 'deposit' });
  const { cancellation } = await quote();
  const paid = [await rowOf(test, full), await rowOf(test, deposit)].reduce((sum, row) => sum + row.paid / 100, 0);
  expect(cancellation).toEqual({ orders: 2, sets: 3, inProduction: 0, refund: paid });
  expect((await cancel(paid - 1)).error.code).toBe('refund_sum_changed');
  expect((await cancel(paid)).status).toBe(200);
  await endCancelledOrders(test.app.deps);
  await endCancelledOrders(test.app.deps);
  expect([await refundsOf(full), await refundsOf(deposit)]).toEqual([SET_TOTAL * 2, paid - SET_TOTAL * 2]);
  expect((await seen(test, full)).status).toBe('cancelled');
  expect(await ledgerSum(test)).toBe(0);
  expect((await order(test, celebration)).status, 'nobody orders any more').toBe(409);
});

it('goes on where a run was cut off, and refunds nobody twice', async () => {
  const keys = [];
  for (let n = 0; n < 3; n++) keys.push(await orderPaid(test, celebration));
  const { refund } = (await quote()).cancellation;
  const { deps } = test.app;
  const transaction = deps.db.transaction.bind(deps.db);
  let runs = 0;
  await cancel(refund);
  const cut = vi.spyOn(deps.db, 'transaction').mockImplementation(async (work, ...rest) => {
    runs += 1;
    if (runs === 2) throw new Error('cut off');
    return transaction(work as never, ...(rest as [])) as never;
  });
  await endCancelledOrders(deps);
  cut.mockRestore();
  await Promise.all([endCancelledOrders(deps), endCancelledOrders(deps)]);
  for (const key of keys) expect(await refundsOf(key)).toBe(SET_TOTAL);
  const { _id } = await rowOf(test, keys[0] ?? '');
  const ofOrder = and(eq(asoEbiOrders._id, _id), eq(asoEbiOrders.status, 'cancelled'));
  expect(await deps.db.$count(asoEbiOrders, ofOrder)).toBe(1);
  const all = await deps.db.select().from(refunds);
  expect(new Set(all.map(({ paymentId, cause }) => `${paymentId} ${cause}`)).size).toBe(all.length);
  expect(await ledgerSum(test)).toBe(0);
});

it('leaves what is in production to staff, who have it finished', async () => {
  const [making, waiting] = [await orderPaid(test, celebration), await orderPaid(test, celebration)];
  await begin((await rowOf(test, making))._id);
  const { cancellation } = await quote();
  expect(cancellation).toEqual({ orders: 1, sets: 1, inProduction: 1, refund: SET_TOTAL });
  expect((await cancel(SET_TOTAL)).error.code).toBe('event_in_production');
  expect((await cancel(SET_TOTAL, admin)).status).toBe(200);
  await endCancelledOrders(test.app.deps);
  expect([await refundsOf(making), await refundsOf(waiting)]).toEqual([0, SET_TOTAL]);
  expect((await seen(test, making)).status).toBe('paid');
});

it('gives back a payment that was under way, and tells those who wait', async () => {
  const placed = await order(test, celebration);
  await stockUp(test, celebration.packageId, { stock: 1 });
  expect((await wait(test, celebration, 2)).status).toBe(201);
  await cancel(0);
  await endCancelledOrders(test.app.deps);
  await decide(test, placed.body.payment?.reference ?? '');
  const row = await rowOf(test, placed.body.orderKey);
  expect([row.status, row.paid - row.refunded]).toEqual(['cancelled', 0]);
  const left = and(eq(asoEbiWaiting.packageId, celebration.packageId), eq(asoEbiWaiting.status, 'withdrawn'));
  expect(await test.app.deps.db.$count(asoEbiWaiting, left)).toBe(1);
  expect(await takenOf(test, celebration.packageId)).toBe(0);
  expect(await ledgerSum(test)).toBe(0);
});

it('is only for the host, once, and not for a draft', async () => {
  const other = await signInAs(test);
  expect((await test.call(quoteCancellation, { params: params() }, other)).status).toBe(404);
  expect((await cancel(0, other)).status).toBe(404);
  expect((await cancel(0)).status).toBe(200);
  expect((await cancel(0)).error.code).toBe('event_not_running');
});
