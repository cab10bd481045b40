import { cancelEvent, quoteCancellation } from '@adunni/contracts/asoebi/cancelling';
import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { retryRefund } from '@adunni/contracts/payments/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInAs } from '../../identity/testing.ts';
import { ledgerSum } from '../../ledger/testing.ts';
import { settlePayment } from '../../payments/collecting/settle.service.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { type PaystackApp, startPaystackApp } from '../../payments/testing/paystack-app.ts';
import { celebrate, order, rowOf, SET_TOTAL } from '../guests/testing.ts';
import { endCancelledOrders } from './end-orders.service.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());

it('refunds all others when the provider holds too little for one guest, who is refunded once later', async () => {
  const { test, standIn } = app;
  const wedding = await celebrate(test);
  const [admin, params] = [await signInAs(test, 'Admin'), { eventId: wedding.eventId }];
  const guests: { orderKey: string; reference: string }[] = [];
  for (let guest = 0; guest < 3; guest++) {
    const { orderKey, payment } = (await order(test, wedding)).body;
    const reference = payment?.reference ?? '';
    standIn.became(reference, { status: 'success' });
    await settlePayment(test.app.deps, reference);
    guests.push({ orderKey, reference });
  }
  const [, poor = { orderKey: '', reference: '' }] = guests;
  const short = standIn.fault('refund', 'short', poor.reference);
  const { refund } = (await test.call(quoteCancellation, { params }, wedding.host)).body.cancellation;
  const { version } = (await test.call(getOwnEvent, { params }, wedding.host)).body.event;
  await test.call(cancelEvent, { params, body: { version, refund, reason: 'We postponed it.' } }, wedding.host);
  await endCancelledOrders(test.app.deps);
  await short;
  const asked = () => standIn.refunds.map(({ transaction }) => transaction).sort();
  const others = guests.filter((guest) => guest !== poor).map(({ reference }) => reference);
  await vi.waitFor(() => expect(asked()).toEqual(others.sort()), 60_000);

  const { _id: orderId } = await rowOf(test, poor.orderKey);
  const owed = async () => {
    const [found] = await test.app.deps.db
      .select({ refund: refunds })
      .from(refunds)
      .innerJoin(payments, eq(payments._id, refunds.paymentId))
      .where(eq(payments.asoEbiOrderId, orderId));
    return found?.refund;
  };
  await vi.waitFor(async () => expect(await owed()).toMatchObject({ status: 'failed', attentionAt: expect.any(Date) }));
  const retry = { params: { refundId: (await owed())?._id ?? '' } };
  const pressed = await Promise.all([1, 2, 3].map(() => test.call(retryRefund, retry, admin)));
  expect(pressed.some(({ status }) => status === 200)).toBe(true);
  await vi.waitFor(() => expect(asked()).toEqual(guests.map(({ reference }) => reference).sort()), 60_000);
  expect(standIn.refunds.map(({ amount }) => amount)).toEqual(Array(3).fill(SET_TOTAL * 100));
  expect([(await rowOf(test, poor.orderKey)).refunded, await ledgerSum(test)]).toEqual([SET_TOTAL * 100, 0]);
}, 120_000);
