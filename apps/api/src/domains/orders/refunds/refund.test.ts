import { randomUUID } from 'node:crypto';
import { applyCoupon } from '@adunni/contracts/cart/cart';
import type { Sent } from '@adunni/contracts/endpoint';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { cancelOrder, getOrder } from '@adunni/contracts/orders/orders';
import { previewRefund, refundOrder } from '@adunni/contracts/orders/refunds';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { coupons } from '../../coupons/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { payments, refunds } from '../../payments/tables.ts';
import { type Bought, buyFrom, detailFor, payDue } from '../staff/testing.ts';
import { orderParts } from '../tables.ts';
import { customerWith, openShop, place, stockOf } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

type RefundRequest = Sent<typeof refundOrder>['body']['request'];

const refund = (
  orderId: string,
  request: RefundRequest,
  key: string = randomUUID(),
  reason = 'A seam came undone.',
) => {
  const headers = { 'idempotency-key': key };
  return test.call(refundOrder, { params: { orderId }, body: { request, reason } }, { ...admin, headers });
};
const preview = (orderId: string, request: RefundRequest) =>
  test.call(previewRefund, { params: { orderId }, body: { request } }, admin);
const orderOf = async ({ customer, orderId }: Pick<Bought, 'customer' | 'orderId'>) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order;
const itemOf = async (orderId: string, partId: string) => {
  const { parts } = await detailFor(test, admin, orderId);
  return parts.find(({ _id }) => _id === partId)?.items[0]?._id ?? '';
};
/** What of an order’s money the provider has been asked to give back. */
async function sentBack(orderId: string): Promise<{ captured: number; refunded: number; sent: number }> {
  const { db } = test.app.deps;
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const [row] = await db
    .select({ sent: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .innerJoin(payments, eq(payments._id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  const sum = (amount: (payment: (typeof paid)[number]) => number) =>
    paid.reduce((total, one) => total + amount(one), 0);
  return { captured: sum((one) => one.amount), refunded: sum((one) => one.refunded), sent: row?.sent ?? 0 };
}

describe('a refund', () => {
  it('never exceeds what was captured, however many are made at once', async () => {
    const shop = await openShop(test);
    const { orderId, partIds } = await buyFrom(test, [shop]);
    const { money } = await detailFor(test, admin, orderId);
    const half = { kind: 'amount', partId: partIds[0] ?? '', amount: (money?.totalAmount ?? 0) * 0.4 } as const;
    const told = await Promise.all([1, 2, 3, 4].map(() => refund(orderId, half)));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const rest = await Promise.all([1, 2].map(() => refund(orderId, { kind: 'full', partId: null })));
    expect(rest.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { captured, refunded, sent } = await sentBack(orderId);
    expect([refunded, sent]).toEqual([captured, captured]);
    expect((await detailFor(test, admin, orderId)).money).toMatchObject({ refundable: 0, refunded: money?.paid });
  });

  it('under one key is made once and answered alike; the key serves no other refund', async () => {
    const shop = await openShop(test);
    const { orderId, partIds } = await buyFrom(test, [shop]);
    const request = { kind: 'amount', partId: partIds[0] ?? '', amount: 1_000 } as const;
    const key = randomUUID();
    const told = await Promise.all([1, 2, 3].map(() => refund(orderId, request, key)));
    expect(told.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await sentBack(orderId)).sent).toBe(100_000);
    const other = await refund(orderId, { ...request, amount: 2_000 }, key);
    expect(other).toMatchObject({ status: 422, error: { code: 'refund_key_reused' } });
    const keyless = await test.call(refundOrder, { params: { orderId }, body: { request, reason: 'x' } }, admin);
    expect(keyless).toMatchObject({ status: 400, error: { code: 'refund_key_missing' } });
  });

  it('is carried out by the provider and told to the customer', async () => {
    const shop = await openShop(test);
    const { customer, orderId, partIds } = await buyFrom(test, [shop]);
    await refund(orderId, { kind: 'amount', partId: partIds[0] ?? '', amount: 1_234.56 });
    await vi.waitFor(
      async () =>
        expect((await detailFor(test, admin, orderId)).refunds).toMatchObject([
          { status: 'processed', amount: 1_234.56 },
        ]),
      60_000,
    );
    const told = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'order-refunded'));
    expect(told.some(({ text }) => text.includes('₦1,234.56') && text.includes('A seam came undone.'))).toBe(true);
    const { items } = (await test.call(listNotifications, {}, customer)).body;
    expect(items.filter(({ kind }) => kind === 'refund')).toMatchObject([{ path: `/orders/${orderId}` }]);
  });

  it('of an unpaid order, of nothing, or of another order’s part is refused', async () => {
    const shop = await openShop(test);
    const [unpaid, one, two] = await Promise.all([
      buyFrom(test, [shop], { isUnpaid: true }),
      buyFrom(test, [shop]),
      buyFrom(test, [shop]),
    ]);
    expect((await refund(unpaid.orderId, { kind: 'full', partId: null })).error.code).toBe('refund_nothing');
    const foreign = { kind: 'amount', partId: two.partIds[0] ?? '', amount: 1 } as const;
    expect((await refund(one.orderId, foreign)).status).toBe(404);
    const itemId = await itemOf(two.orderId, two.partIds[0] ?? '');
    const lines = [{ itemId, quantity: 1, restock: false }];
    expect((await refund(one.orderId, { kind: 'lines', lines })).status).toBe(404);
    expect((await refund(one.orderId, { ...foreign, amount: 0 })).status).toBe(400);
    expect((await refund(one.orderId, { ...foreign, amount: 0.001 })).status).toBe(400);
  });
});

describe('a refund of pieces', () => {
  /** Three dresses and a gown with a coupon, from two makers, sent express. */
  async function basket() {
    const code = `T${randomUUID().slice(0, 8)}`.toUpperCase();
    await test.app.deps.db.insert(coupons).values({ code, discountType: 'Percentage', percent: 33.33 });
    const shops = await Promise.all([openShop(test, { price: 3_333_333 }), openShop(test)]);
    const lines = shops.flatMap((shop) => [
      { ...shop.dress, quantity: 3 },
      { ...shop.gown, quantity: 1 },
    ]);
    const customer = await customerWith(test, lines);
    await test.call(applyCoupon, { body: { code } }, customer);
    const orderId = (await place(test, customer, { deliveryOption: 'express' })).body.order._id;
    await payDue(test, customer, orderId);
    const rows = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
    const partIds = shops.map(({ makerId }) => rows.find((part) => part.makerId === makerId)?._id ?? '');
    return { shops, customer, orderId, partIds, code };
  }

  it('comes to what the preview said, restocks what was chosen, and leaves the other maker alone', async () => {
    const bought = await basket();
    const { orderId, partIds, shops } = bought;
    const before = await detailFor(test, admin, orderId);
    const itemId = await itemOf(orderId, partIds[0] ?? '');
    const request = { kind: 'lines', lines: [{ itemId, quantity: 2, restock: true }] } as const;
    const foretold = (await preview(orderId, { ...request, lines: [...request.lines] })).body;
    expect((await detailFor(test, admin, orderId)).money).toEqual(before.money);
    const { body } = await refund(orderId, { ...request, lines: [...request.lines] });
    expect(body).toMatchObject(foretold);
    const [line] = body.lines;
    if (!line) throw new Error('no line');
    expect(Math.round((line.goods - line.discount + line.tax + line.shippingCost) * 100)).toBe(
      Math.round(body.amount * 100),
    );
    expect(line).toMatchObject({ goods: 66_666.66, quantity: 2, restocked: true });
    expect(await stockOf(test, shops[0].dress.variantId)).toBe(9);
    const pieces = (await orderOf(bought)).parts.flatMap(({ items }) => items);
    expect(pieces.filter(({ refundedQuantity }) => refundedQuantity > 0)).toMatchObject([
      { _id: itemId, quantity: 3, refundedQuantity: 2 },
    ]);
    const after = await detailFor(test, admin, orderId);
    expect(after.parts.flatMap(({ items }) => items.map((item) => item.restockedQuantity)).sort()).toEqual([
      0, 0, 0, 2,
    ]);
    expect(after.parts.find(({ _id }) => _id === partIds[1])).toEqual(
      before.parts.find(({ _id }) => _id === partIds[1]),
    );
    const [coupon] = await test.app.deps.db.select().from(coupons).where(eq(coupons.code, bought.code));
    expect(coupon?.used).toBe(1);
  });

  it('one by one, by pieces and with a cancellation at the end, sums to all that was paid', async () => {
    const bought = await basket();
    const { orderId, partIds, shops, customer } = bought;
    const itemId = await itemOf(orderId, partIds[0] ?? '');
    const one = (restock: boolean): RefundRequest => ({ kind: 'lines', lines: [{ itemId, quantity: 1, restock }] });
    const [first, second] = [await refund(orderId, one(true)), await refund(orderId, one(false))];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await refund(orderId, { kind: 'lines', lines: [{ itemId, quantity: 2, restock: true }] })).error.code).toBe(
      'pieces_exceed',
    );
    await test.call(cancelOrder, { params: { orderId }, body: { partId: partIds[0] ?? '', reason: '' } }, customer);
    // Two of three come back: one by the refund, one by the cancellation, and the spoilt one never.
    expect(await stockOf(test, shops[0].dress.variantId)).toBe(9);
    await refund(orderId, { kind: 'full', partId: partIds[1] ?? '' });
    const { captured, sent } = await sentBack(orderId);
    expect(sent).toBe(captured);
    expect(await orderOf(bought)).toMatchObject({ status: 'cancelled' });
  });

  it('made twice at once takes each piece back once', async () => {
    const { orderId, partIds, shops } = await basket();
    const itemId = await itemOf(orderId, partIds[0] ?? '');
    const all: RefundRequest = { kind: 'lines', lines: [{ itemId, quantity: 3, restock: true }] };
    const told = await Promise.all([1, 2, 3].map(() => refund(orderId, all)));
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await stockOf(test, shops[0].dress.variantId)).toBe(10);
  });

  it('puts nothing on the shelf that was made to measure', async () => {
    const shop = await openShop(test);
    const { orderId, partIds } = await buyFrom(test, [shop], { kind: 'gown' });
    const itemId = await itemOf(orderId, partIds[0] ?? '');
    const request: RefundRequest = { kind: 'lines', lines: [{ itemId, quantity: 1, restock: true }] };
    expect(await refund(orderId, request)).toMatchObject({ status: 422, error: { code: 'restock_impossible' } });
  });

  it('withholds what an amount gave back already', async () => {
    const shop = await openShop(test);
    const { orderId, partIds } = await buyFrom(test, [shop]);
    const partId = partIds[0] ?? '';
    await refund(orderId, { kind: 'amount', partId, amount: 5_000 });
    const itemId = await itemOf(orderId, partId);
    const { body } = await refund(orderId, { kind: 'lines', lines: [{ itemId, quantity: 1, restock: true }] });
    expect(body.lines).toMatchObject([{ withheld: 5_000, amount: body.amount }]);
    const { captured, sent } = await sentBack(orderId);
    expect(sent).toBe(captured);
  });
});
