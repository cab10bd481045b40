import { randomUUID } from 'node:crypto';
import { commissionResource, reverseCommissions } from '@adunni/contracts/affiliates/commissions';
import { partnerResource, rateResource, suspendPartner } from '@adunni/contracts/affiliates/staff';
import { addToCart, applyCoupon } from '@adunni/contracts/cart/cart';
import { cancelOrder } from '@adunni/contracts/orders/orders';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSum, move, pay, upTo } from '../../ledger/testing.ts';
import { orderItems, orderParts } from '../../orders/tables.ts';
import { openShop, place, type TestShop } from '../../orders/testing.ts';
import { payments } from '../../payments/tables.ts';
import { affiliateCommissions } from '../tables.ts';
import {
  balanceOf,
  commissionsOf,
  costOf,
  giveCoupon,
  openPartner,
  order,
  referredBy,
  type TestPartner,
} from '../testing.ts';
import { followOrder } from './follow.service.ts';

let test: TestApp;
let shop: TestShop;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test, { stock: 10_000 });
  admin = await signInAs(test, 'Admin');
});
afterAll(async () => {
  expect(await ledgerSum(test)).toBe(0);
  await test.close();
});

/** 8 % of a dress of ₦45,000. */
const FULL = 360_000;

interface Sale {
  partner: TestPartner;
  customer: TestPerson;
  orderId: string;
}

async function sell(partner?: TestPartner, customer?: TestPerson): Promise<Sale> {
  const by = partner ?? (await openPartner(test));
  const referred = await referredBy(test, by, customer);
  return { partner: by, customer: referred, orderId: await order(test, referred, [shop]) };
}

const payFor = ({ customer: person, orderId }: Sale) => pay(test, { person, orderId, partIds: [] });

async function close({ orderId }: Sale): Promise<void> {
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  await move(test, part?._id ?? '', ...upTo(STAGE_PATHS['ready-to-wear'], 'closed'));
}

async function refund({ orderId }: Sale, amount: number): Promise<void> {
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  const request = { kind: 'amount' as const, partId: part?._id ?? '', amount: amount / 100 };
  const headers = { 'idempotency-key': randomUUID() };
  const body = { request, reason: 'A seam was open.' };
  const { status, error } = await test.call(refundOrder, { params: { orderId }, body }, { ...admin, headers });
  if (status !== 201 && status !== 200) throw new Error(`not refunded: ${JSON.stringify(error)}`);
}

async function only({ orderId }: Sale) {
  const [commission] = await commissionsOf(test, orderId);
  if (!commission) throw new Error('the order brought nothing');
  return commission;
}

describe('a commission', () => {
  it('is pending once the order is paid, and due once it is closed', async () => {
    const sale = await sell();
    expect(await only(sale)).toMatchObject({ status: 'pending', amount: 0, earnedAt: null, fullAmount: FULL });
    await payFor(sale);
    expect(await only(sale)).toMatchObject({ status: 'pending', amount: FULL, paidGoods: 4_500_000 });
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: FULL, available: 0 });
    await close(sale);
    expect(await only(sale)).toMatchObject({ status: 'due', amount: FULL });
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: 0, available: FULL });
    expect(await costOf(test, sale.partner)).toBe(FULL);
  });

  it('is the same however often the event is told', async () => {
    const sale = await sell();
    await payFor(sale);
    const again = () => test.app.deps.db.transaction((tx) => followOrder(test.app.deps, tx, sale.orderId));
    await Promise.all([again(), again(), again()]);
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: FULL });
    expect((await only(sale)).version).toBe(2);
  });

  it('goes down by each of two partial refunds once, also when it is due', async () => {
    const sale = await sell();
    await payFor(sale);
    const total = (await partOf(sale)).totalAmount;
    await refund(sale, Math.round(total / 4));
    const first = await only(sale);
    expect(first.amount).toBe(Math.round((FULL * first.paidGoods) / 4_500_000));
    expect(first.amount).toBeLessThan(FULL);
    await close(sale);
    await refund(sale, Math.round(total / 4));
    const second = await only(sale);
    expect(second).toMatchObject({ status: 'due', amount: Math.round((FULL * second.paidGoods) / 4_500_000) });
    expect(second.amount).toBeLessThan(first.amount);
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: 0, available: second.amount });
  });

  it('is nothing of an order that is cancelled', async () => {
    const sale = await sell();
    await payFor(sale);
    const answer = await test.call(cancelOrder, { params: { orderId: sale.orderId }, body: {} }, sale.customer);
    expect(answer.status).toBe(200);
    expect(await only(sale)).toMatchObject({ status: 'reversed', amount: 0 });
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: 0, available: 0 });
  });

  it('keeps the terms of when the order was placed', async () => {
    const sale = await sell();
    const [item] = await test.app.deps.db
      .select({ productId: orderItems.productId })
      .from(orderItems)
      .innerJoin(orderParts, eq(orderParts._id, orderItems.partId))
      .where(eq(orderParts.orderId, sale.orderId));
    expect(item?.productId).toBe(shop.dress.productId);
    const rate = { title: 'Less', percent: 1, categoryId: null, partnerId: null, startsOn: null, endsOn: null };
    const { body } = await test.call(rateResource.create, { body: rate }, admin);
    await payFor(sale);
    expect((await only(sale)).amount).toBe(FULL);
    const later = await sell(sale.partner);
    expect((await only(later)).fullAmount).toBe(45_000);
    await test.call(rateResource.act, { body: { action: 'remove', ids: [body._id] } }, admin);
    await payFor(later);
    expect((await only(later)).amount).toBe(45_000);
  });

  it('is told to nobody before the order is paid', async () => {
    const sale = await sell();
    const query = { partnerId: sale.partner.partnerId };
    expect((await test.call(commissionResource.list, { query }, admin)).body.items).toEqual([]);
    await payFor(sale);
    expect((await test.call(commissionResource.list, { query }, admin)).body.items).toHaveLength(1);
  });

  it('is refused when the partner’s own card pays', async () => {
    const partner = await openPartner(test);
    const own = { partner, customer: partner, orderId: await order(test, partner, [shop]) };
    await payFor(own);
    // In the sandbox who pays under the same address has the same card.
    const customer = await referredBy(test, partner);
    const contact = { firstName: 'Ngozi', lastName: 'Eze', phone: '+2348031234567', email: partner.email };
    const sale = { partner, customer, orderId: await order(test, customer, [shop], { contact }) };
    expect((await only(sale)).status).toBe('pending');
    await payFor(sale);
    expect(await only(sale)).toMatchObject({ status: 'refused', signs: ['card'], amount: 0 });
    expect(await balanceOf(test, partner)).toMatchObject({ pending: 0 });
    await act('approve', await only(sale));
    expect(await only(sale)).toMatchObject({ status: 'pending', amount: FULL });
  });
});

const partOf = async ({ orderId }: Sale) => {
  const [part] = await test.app.deps.db.select().from(orderParts).where(eq(orderParts.orderId, orderId));
  if (!part) throw new Error('no part');
  return part;
};

async function act(action: 'approve' | 'hold', { _id }: { _id: string }) {
  return (await test.call(commissionResource.act, { body: { action, ids: [_id] } }, admin)).body.results[0];
}

describe('staff', () => {
  it('hold a commission and let it go on, and take it back for good', async () => {
    const sale = await sell();
    await payFor(sale);
    expect(await act('hold', await only(sale))).toMatchObject({ ok: true });
    expect(await only(sale)).toMatchObject({ status: 'held', holdReason: 'staff' });
    await close(sale);
    expect(await only(sale)).toMatchObject({ status: 'held' });
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: FULL, available: 0 });
    expect(await act('approve', await only(sale))).toMatchObject({ ok: true });
    expect(await only(sale)).toMatchObject({ status: 'due' });
    expect(await act('approve', await only(sale))).toMatchObject({ ok: false });
    const ids = [(await only(sale))._id, randomUUID()];
    const { body } = await test.call(
      reverseCommissions,
      { body: { ids, reason: 'Paid advertising on our name.' } },
      admin,
    );
    expect(body.results.map(({ ok }) => ok)).toEqual([true, false]);
    expect(await only(sale)).toMatchObject({ status: 'reversed', amount: 0, reason: 'Paid advertising on our name.' });
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: 0, available: 0 });
    expect(await act('hold', await only(sale))).toMatchObject({ ok: false });
    await refund(sale, 100_000);
    expect(await only(sale)).toMatchObject({ status: 'reversed' });
  });

  it('suspend a partner, whose commission waits until they are back', async () => {
    const sale = await sell();
    await payFor(sale);
    const params = { partnerId: sale.partner.partnerId };
    await test.call(suspendPartner, { params, body: { reason: 'Under review.' } }, admin);
    expect(await only(sale)).toMatchObject({ status: 'held', holdReason: 'suspended' });
    await close(sale);
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: FULL, available: 0 });
    const body = { action: 'reinstate' as const, ids: [sale.partner.partnerId] };
    expect((await test.call(partnerResource.act, { body }, admin)).body.results[0]).toMatchObject({ ok: true });
    expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: 0, available: FULL });
  });
});

it('holds commission on a payment that the provider has taken back', async () => {
  const sale = await sell();
  await payFor(sale);
  await close(sale);
  const { db, clock } = test.app.deps;
  await db
    .update(payments)
    .set({ reversedAmount: 4_500_000 as never })
    .where(eq(payments.orderId, sale.orderId));
  await db.transaction((tx) => followOrder({ clock }, tx, sale.orderId));
  expect(await only(sale)).toMatchObject({ status: 'held', holdReason: 'payment-reversed' });
  expect(await balanceOf(test, sale.partner)).toMatchObject({ pending: FULL, available: 0 });
  await db.update(payments).set({ reversedAmount: null }).where(eq(payments.orderId, sale.orderId));
  await db.transaction((tx) => followOrder({ clock }, tx, sale.orderId));
  expect(await only(sale)).toMatchObject({ status: 'due', amount: FULL });
});

it('counts each of fifty orders by one code once, placed and paid in parallel', async () => {
  const partner = await openPartner(test);
  const code = await giveCoupon(test, partner);
  const customers = await Promise.all(Array.from({ length: 50 }, () => signInAs(test)));
  const sales = await Promise.all(
    customers.map(async (customer) => {
      await test.call(addToCart, { body: { ...shop.dress, quantity: 1 } }, customer);
      await test.call(applyCoupon, { body: { code } }, customer);
      const { body, error } = await place(test, customer);
      if (!body.order) throw new Error(JSON.stringify(error));
      const sale = { partner, customer, orderId: body.order._id };
      await payFor(sale);
      return sale;
    }),
  );
  // A tenth is taken off by the coupon.
  const each = (FULL * 9) / 10;
  for (const sale of sales) expect(await only(sale)).toMatchObject({ status: 'pending', amount: each, via: 'coupon' });
  expect(await balanceOf(test, partner)).toMatchObject({ pending: 50 * each });
  const rows = await test.app.deps.db
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.partnerId, partner.partnerId));
  expect(rows).toHaveLength(50);
});
