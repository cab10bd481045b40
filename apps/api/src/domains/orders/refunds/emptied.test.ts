import { randomUUID } from 'node:crypto';
import { cancelOrder, getOrder, listOrders } from '@adunni/contracts/orders/orders';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { acceptPart, advancePart, assignTailor, cancelPart, declinePart } from '@adunni/contracts/orders/work';
import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { type Bought, buyFrom, openTailor, partFor } from '../staff/testing.ts';
import { openShop, stockOf } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

/** Refunds all of one part. */
const refundAll = async (orderId: string, partId: string) => {
  const body = { request: { kind: 'full', partId } as const, reason: 'The cloth did not come.' };
  const headers = { 'idempotency-key': randomUUID() };
  return test.call(refundOrder, { params: { orderId }, body }, { ...admin, headers });
};
const orderOf = async ({ customer, orderId }: Bought) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order;
const onlyPart = async (bought: Bought) => {
  const [part] = (await orderOf(bought)).parts;
  if (!part) throw new Error('no part');
  return part;
};

/** Brings a part past the point from which it cannot be cancelled. */
async function cutCloth(bought: Bought, partId: string): Promise<void> {
  for (const to of ['confirmed', 'measurements-confirmed', 'fabric-sourced', 'cutting'] as const) {
    const { version } = await partFor(test, admin, bought.orderId, partId);
    const moved = await test.call(advancePart, { params: { partId }, body: { version, to, note: '' } }, admin);
    expect(moved.status).toBe(200);
  }
}

describe('a part that was refunded in full', () => {
  it('before the work is cancelled: it says what happened, and the other maker’s goes on', async () => {
    const shops = await Promise.all([openShop(test), openShop(test)]);
    const bought = await buyFrom(test, shops);
    const [ended = '', other = ''] = bought.partIds;
    const before = await stockOf(test, shops[0].dress.variantId);
    expect((await refundAll(bought.orderId, ended)).status).toBe(201);
    const order = await orderOf(bought);
    const [part, rest] = [ended, other].map((id) => order.parts.find(({ _id }) => _id === id));
    expect(part).toMatchObject({ stage: 'cancelled', isRefunded: true, cancellable: false });
    expect(part).toMatchObject({ refunded: part?.totalAmount, refundedAt: test.now.toISOString() });
    expect(part?.events.at(-1)).toMatchObject({ stage: 'cancelled', note: 'The cloth did not come.' });
    expect(rest).toMatchObject({ stage: 'placed', isRefunded: false, refunded: 0, refundedAt: null });
    expect(order).toMatchObject({ status: 'paid', refunded: part?.totalAmount, isRefunded: false });
    expect(await stockOf(test, shops[0].dress.variantId)).toBe(before + 1);
  });

  it('lets nobody do anything with it any more', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    const [partId = ''] = bought.partIds;
    await refundAll(bought.orderId, partId);
    expect(await orderOf(bought)).toMatchObject({ status: 'cancelled', cancellable: false, isRefunded: true });
    const listed = await test.call(listOrders, { query: { filter: 'cancelled' } }, bought.customer);
    expect(listed.body.items).toMatchObject([{ _id: bought.orderId, isRefunded: true }]);
    const part = await partFor(test, admin, bought.orderId);
    expect(part).toMatchObject({ next: [], canAccept: false, canCancel: false, canAssign: false, isRefunded: true });
    const { version } = part;
    const params = { partId };
    const ending = { params, body: { version, reason: 'Again.' } };
    const step = { version, to: 'confirmed' as const, note: '', photoIds: [] };
    const tailor = await openTailor(test);
    const tries = [
      await test.call(cancelOrder, { params: { orderId: bought.orderId }, body: { partId } }, bought.customer),
      await test.call(cancelPart, ending, admin),
      await test.call(declinePart, ending, admin),
      await test.call(acceptPart, { params, body: { version, note: '' } }, admin),
      await test.call(advancePart, { params, body: step }, admin),
      await test.call(assignTailor, { params, body: { version, tailorId: tailor._id } }, admin),
      await refundAll(bought.orderId, partId),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 409));
  });

  it('owes no balance once the cloth is cut, and one that was under way goes back', async () => {
    const shops = await Promise.all([openShop(test), openShop(test)]);
    const bought = await buyFrom(test, shops, { kind: 'gown', paymentPlan: 'deposit' });
    const [cut = '', other = ''] = bought.partIds;
    await cutCloth(bought, cut);
    const before = await orderOf(bought);
    const params = { orderId: bought.orderId };
    const { reference } = (await test.call(startPayment, { params }, bought.customer)).body;
    await refundAll(bought.orderId, cut);
    const rest = before.parts.find(({ _id }) => _id === other);
    const left = Math.round(((rest?.totalAmount ?? 0) - (rest?.paid ?? 0)) * 100) / 100;
    expect(await orderOf(bought)).toMatchObject({ status: 'part-paid', due: left });
    await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
    await test.call(checkPayment, { params: { reference } }, bought.customer);
    const after = await orderOf(bought);
    expect(after).toMatchObject({ status: 'paid', due: 0 });
    expect(Math.round((after.paid - after.refunded) * 100)).toBe(Math.round((rest?.totalAmount ?? 0) * 100));
  });

  it('leaves an order without anything to pay when it was all of it', async () => {
    const bought = await buyFrom(test, [await openShop(test)], { kind: 'gown', paymentPlan: 'deposit' });
    const [partId = ''] = bought.partIds;
    await cutCloth(bought, partId);
    await refundAll(bought.orderId, partId);
    expect(await orderOf(bought)).toMatchObject({ status: 'paid', due: 0, isRefunded: true });
    const again = await test.call(startPayment, { params: { orderId: bought.orderId } }, bought.customer);
    expect(again).toMatchObject({ status: 409, error: { code: 'nothing_due' } });
  });

  it('keeps its stage once the cloth is cut, and cannot be cancelled then', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    const [partId = ''] = bought.partIds;
    await cutCloth(bought, partId);
    await refundAll(bought.orderId, partId);
    expect(await onlyPart(bought)).toMatchObject({ stage: 'cutting', isRefunded: true, cancellable: false });
    const again = await test.call(cancelOrder, { params: { orderId: bought.orderId }, body: {} }, bought.customer);
    expect(again).toMatchObject({ status: 409, error: { code: 'not_cancellable' } });
  });
});
