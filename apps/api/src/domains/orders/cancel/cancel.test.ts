import { applyCoupon } from '@adunni/contracts/cart/cart';
import { formatMoney } from '@adunni/contracts/currency/currency';
import { cancelOrder, getOrder, type Order } from '@adunni/contracts/orders/orders';
import { checkPayment, decideSandbox, startPayment } from '@adunni/contracts/payments/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { coupons } from '../../coupons/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { orderParts, stageEvents } from '../tables.ts';
import { customerWith, openShop, place, stockOf, type TestShop } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Bought {
  person: TestPerson;
  orderId: string;
}

const orderOf = async ({ person, orderId }: Bought): Promise<Order> =>
  (await test.call(getOrder, { params: { orderId } }, person)).body.order;

const cancel = ({ person, orderId }: Bought, partId?: string) =>
  test.call(cancelOrder, { params: { orderId }, body: { ...(partId && { partId }), reason: 'Changed plans' } }, person);

/** Pays what is due on an order in the sandbox. */
async function pay({ person, orderId }: Bought): Promise<void> {
  const { reference } = (await test.call(startPayment, { params: { orderId } }, person)).body;
  await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
  await test.call(checkPayment, { params: { reference } }, person);
}

/** An order of a dress and a gown from each of some makers. */
async function buy(shops: TestShop[], change: Parameters<typeof place>[2] = {}, coupon?: string): Promise<Bought> {
  const lines = shops.flatMap((shop) => [
    { ...shop.dress, quantity: 2 },
    { ...shop.gown, quantity: 1 },
  ]);
  const person = await customerWith(test, lines);
  if (coupon) await test.call(applyCoupon, { body: { code: coupon } }, person);
  const placed = await place(test, person, change);
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.error));
  return { person, orderId: placed.body.order._id };
}

const shops = (number: number) =>
  Promise.all(Array.from({ length: number }, () => openShop(test, { price: 3_333_333 })));

describe('cancelling one maker’s part', () => {
  it('refunds exactly its share of discount, tax and delivery, and the parts’ refunds sum to what was paid', async () => {
    await test.app.deps.db.insert(coupons).values({ code: 'THIRD', discountType: 'Percentage', percent: 33.33 });
    const bought = await buy(await shops(3), { deliveryOption: 'express' }, 'THIRD');
    await pay(bought);
    const before = await orderOf(bought);
    expect(before.parts.reduce((sum, part) => sum + Math.round(part.totalAmount * 100), 0)).toBe(
      Math.round(before.totalAmount * 100),
    );
    const [first, second, third] = before.parts;
    expect((await cancel(bought, first?._id)).body.order).toMatchObject({
      status: 'paid',
      refunded: first?.totalAmount,
    });
    const after = await orderOf(bought);
    expect(after.parts.slice(1)).toEqual(before.parts.slice(1));
    expect(after.parts[0]).toMatchObject({ stage: 'cancelled', cancellable: false });
    const [coupon] = await test.app.deps.db.select().from(coupons).where(eq(coupons.code, 'THIRD'));
    expect(coupon?.used).toBe(1);
    await cancel(bought, third?._id);
    const { order } = (await cancel(bought, second?._id)).body;
    expect(order).toMatchObject({ status: 'cancelled', refunded: before.totalAmount, paid: before.totalAmount });
    const [returned] = await test.app.deps.db.select().from(coupons).where(eq(coupons.code, 'THIRD'));
    expect(returned?.used).toBe(0);
  });

  it('puts only its own pieces back, once, also when clicked in parallel', async () => {
    const [one, two] = await shops(2);
    if (!one || !two) throw new Error('no shops');
    const bought = await buy([one, two]);
    await pay(bought);
    const { parts } = await orderOf(bought);
    const told = await Promise.all([1, 2, 3].map(() => cancel(bought, parts[0]?._id)));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(test, one.dress.variantId)).toBe(10);
    expect(await stockOf(test, two.dress.variantId)).toBe(8);
    expect(await orderOf(bought)).toMatchObject({ status: 'paid', refunded: parts[0]?.totalAmount });
  });

  it('is refused before payment, where only the whole order can be cancelled', async () => {
    const bought = await buy(await shops(2));
    const { parts } = await orderOf(bought);
    expect(await cancel(bought, parts[0]?._id)).toMatchObject({ status: 409, error: { code: 'whole_only' } });
    expect((await cancel(bought)).body.order).toMatchObject({ status: 'cancelled', paid: 0, refunded: 0 });
  });
});

describe('cancelling', () => {
  it('is refused from cutting on, for the whole order too, and changes nothing', async () => {
    const bought = await buy(await shops(2));
    await pay(bought);
    const { parts } = await orderOf(bought);
    const cut = eq(orderParts._id, parts[0]?._id ?? '');
    await test.app.deps.db.update(orderParts).set({ stage: 'cutting' }).where(cut);
    expect(await cancel(bought)).toMatchObject({ status: 409, error: { code: 'not_cancellable' } });
    expect(await cancel(bought, parts[0]?._id)).toMatchObject({ status: 409, error: { code: 'not_cancellable' } });
    expect(await orderOf(bought)).toMatchObject({ status: 'paid', refunded: 0, cancellable: false });
    expect((await cancel(bought, parts[1]?._id)).status).toBe(200);
  });

  it('is refused twice, for another person’s order and for a part of another order', async () => {
    const [mine, theirs] = await Promise.all([buy(await shops(1)), buy(await shops(1))]);
    const stranger = await signInAs(test);
    expect((await cancel({ ...mine, person: stranger })).status).toBe(404);
    const foreign = (await orderOf(theirs)).parts[0]?._id;
    expect(await cancel(mine, foreign)).toMatchObject({ status: 409, error: { code: 'illegal_transition' } });
    expect((await orderOf(theirs)).status).toBe('awaiting-payment');
    expect((await cancel(mine)).status).toBe(200);
    expect(await cancel(mine)).toMatchObject({ status: 409, error: { code: 'illegal_transition' } });
  });

  it('tells the customer, and notes who cancelled and why', async () => {
    const bought = await buy(await shops(1));
    const { order } = (await cancel(bought)).body;
    const sent = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'order-cancelled'));
    expect(sent.map(({ subject }) => subject)).toContain(`Order ${order.number} is cancelled`);
    const partId = order.parts[0]?._id ?? '';
    const cancelled = and(eq(stageEvents.partId, partId), eq(stageEvents.stage, 'cancelled'));
    const events = await test.app.deps.db.select().from(stageEvents).where(cancelled);
    expect(events).toMatchObject([{ note: 'Changed plans', actorId: bought.person._id }]);
  });
});

describe('an order with a deposit', () => {
  it('is part-paid by the deposit and paid by the balance', async () => {
    const bought = await buy(await shops(2), { paymentPlan: 'deposit' });
    const placed = await orderOf(bought);
    await pay(bought);
    const half = await orderOf(bought);
    expect(half).toMatchObject({ status: 'part-paid', paid: placed.due });
    const told = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'order-paid'));
    const deposit = told.find(({ subject }) => subject === `We received your deposit for order ${half.number}`);
    expect(deposit?.text).toContain(`The balance of ${formatMoney(half.due)} is due before dispatch`);
    expect(Math.round((half.paid + half.due) * 100)).toBe(Math.round(half.totalAmount * 100));
    await pay(bought);
    const full = await orderOf(bought);
    expect(full).toMatchObject({ status: 'paid', paid: full.totalAmount, due: 0 });
    expect(full.payments.map(({ purpose, status }) => [purpose, status])).toEqual([
      ['deposit', 'succeeded'],
      ['balance', 'succeeded'],
    ]);
  });

  it('refunds a cancelled part’s share of deposit and balance out of both payments', async () => {
    const bought = await buy(await shops(2), { paymentPlan: 'deposit' });
    await pay(bought);
    await pay(bought);
    const { totalAmount } = await orderOf(bought);
    const { order } = (await cancel(bought)).body;
    expect(order).toMatchObject({ status: 'cancelled', refunded: totalAmount });
    expect(order.payments.map(({ amount, refunded }) => refunded === amount)).toEqual([true, true]);
  });

  it('owes only the parts that are still made, and gives back what a balance brings too much', async () => {
    const bought = await buy(await shops(2), { paymentPlan: 'deposit' });
    await pay(bought);
    const before = await orderOf(bought);
    const { reference } = (await test.call(startPayment, { params: { orderId: bought.orderId } }, bought.person)).body;
    const { order } = (await cancel(bought, before.parts[0]?._id)).body;
    expect(order.status).toBe('part-paid');
    expect(order.due).toBeLessThan(before.due);
    await test.call(decideSandbox, { params: { reference }, body: { outcome: 'success' } });
    await test.call(checkPayment, { params: { reference } }, bought.person);
    const after = await orderOf(bought);
    expect(after).toMatchObject({ status: 'paid', due: 0 });
    expect(Math.round((after.paid - after.refunded) * 100)).toBe(Math.round((after.parts[1]?.totalAmount ?? 0) * 100));
  });
});
