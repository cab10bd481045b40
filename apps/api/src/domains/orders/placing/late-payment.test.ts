import { cancelOrder } from '@adunni/contracts/orders/orders';
import { checkPayment, startPayment } from '@adunni/contracts/payments/payments';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { products, variants } from '../../catalog/tables.ts';
import { makers } from '../../makers/tables.ts';
import { settlePayment } from '../../payments/collecting/settle.service.ts';
import { refunds } from '../../payments/tables.ts';
import {
  type OpenOrder,
  openOrder,
  orderOf,
  type PaystackApp,
  startPaystackApp,
} from '../../payments/testing/paystack-app.ts';
import { expireOrders } from '../cancel/expire.service.ts';
import { orders } from '../tables.ts';
import { openShop, paymentsOf, stockOf, type TestShop } from '../testing.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());

const pass = (minutes: number) => {
  app.test.now = new Date(app.test.now.getTime() + minutes * 60_000);
};

const change = <T extends PgTable>(table: T, to: PgUpdateSetSource<T>, where: SQL) =>
  app.test.app.deps.db.update(table).set(to).where(where);

/** Lets the money of an order arrive and be booked. */
async function pay({ reference }: Pick<OpenOrder, 'reference'>): Promise<void> {
  app.standIn.became(reference, { status: 'success' });
  await settlePayment(app.test.app.deps, reference);
}

describe('an order that is not paid in time', () => {
  it('ends, and its pieces go back on the shelf once, however many jobs run', async () => {
    const { test } = app;
    const open = await openOrder(test, { stock: 3 });
    await expireOrders(test.app.deps);
    expect(await stockOf(test, open.shop.dress.variantId)).toBe(2);
    pass(16);
    await Promise.all([1, 2, 3, 4].map(() => expireOrders(test.app.deps)));
    expect(await orderOf(test, open)).toMatchObject({ status: 'cancelled', due: 0, parts: [{ stage: 'cancelled' }] });
    expect(await stockOf(test, open.shop.dress.variantId)).toBe(3);
    const refused = await test.call(startPayment, { params: { orderId: open.orderId } }, open.person);
    expect(refused).toMatchObject({ status: 409, error: { code: 'hold_expired' } });
  });

  it('does not keep later ones from ending when it cannot be ended itself', async () => {
    const { test } = app;
    const [stuck, next] = [await openOrder(test), await openOrder(test)];
    await test.app.deps.db.execute(
      sql.raw(`create function refuse_stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
        create trigger stuck before update on orders
          for each row when (old.id = '${stuck.orderId}') execute function refuse_stuck();`),
    );
    pass(16);
    await expireOrders(test.app.deps);
    expect((await orderOf(test, stuck)).status).toBe('awaiting-payment');
    expect((await orderOf(test, next)).status).toBe('cancelled');
    await test.app.deps.db.execute(sql`drop trigger stuck on orders`);
  });

  it('is not ended when the provider says, asked once more, that it was paid', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    pass(16);
    await expireOrders(test.app.deps);
    expect((await orderOf(test, open)).status).toBe('paid');
  });

  it('keeps its pieces while a transfer is on its way, but not for ever', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'pending' });
    pass(16);
    await expireOrders(test.app.deps);
    expect((await orderOf(test, open)).status).toBe('awaiting-payment');
    pass(24 * 60);
    await expireOrders(test.app.deps);
    pass(16);
    await expireOrders(test.app.deps);
    expect((await orderOf(test, open)).status).toBe('cancelled');
  });
});

describe('a payment after the pieces were released', () => {
  it('is honoured while they are still on the shelf', async () => {
    const { test } = app;
    const open = await openOrder(test, { stock: 1 });
    pass(16);
    await expireOrders(test.app.deps);
    await pay(open);
    expect(await orderOf(test, open)).toMatchObject({ status: 'paid', refunded: 0, parts: [{ stage: 'placed' }] });
    expect(await stockOf(test, open.shop.dress.variantId)).toBe(0);
  });

  it('goes back by itself when somebody else bought the last one', async () => {
    const { test, standIn } = app;
    const shop = await openShop(test, { stock: 1 });
    const late = await openOrder(test, { shop });
    pass(16);
    await expireOrders(test.app.deps);
    const other = await openOrder(test, { shop });
    await pay(other);
    await pay(late);
    expect(await orderOf(test, late)).toMatchObject({ status: 'cancelled', paid: 47_250, refunded: 47_250 });
    expect(await orderOf(test, other)).toMatchObject({ status: 'paid', refunded: 0 });
    await vi.waitFor(
      () => expect(standIn.refunds).toMatchObject([{ transaction: late.reference, amount: 4_725_000 }]),
      60_000,
    );
    const told = await test.app.deps.db.select().from(mails).where(eq(mails.kind, 'payment-returned'));
    expect(told).toMatchObject([{ subject: expect.stringContaining('₦47,250') }]);
  });

  it('races a new buyer for the last piece, and exactly one of them gets it', async () => {
    const { test } = app;
    const shop = await openShop(test, { stock: 1 });
    const late = await openOrder(test, { shop });
    pass(16);
    await expireOrders(test.app.deps);
    const [, rival] = await Promise.all([pay(late), openOrder(test, { shop }).catch(() => null)]);
    const { status } = await orderOf(test, late);
    expect(status === 'paid').toBe(rival === null);
    expect(await stockOf(test, shop.dress.variantId)).toBe(0);
  });

  it.each([
    [
      'the maker is suspended',
      (shop: TestShop) => change(makers, { status: 'suspended' }, eq(makers._id, shop.makerId)),
    ],
    [
      'the piece is withdrawn',
      ({ dress }: TestShop) => change(products, { status: 'draft' }, eq(products._id, dress.productId)),
    ],
    [
      'the size is gone',
      ({ dress }: TestShop) => change(variants, { archived: true }, eq(variants._id, dress.variantId)),
    ],
  ])('goes back when %s', async (_what, happen) => {
    const { test } = app;
    const open = await openOrder(test, { stock: 3 });
    pass(16);
    await expireOrders(test.app.deps);
    await happen(open.shop);
    await pay(open);
    expect(await orderOf(test, open)).toMatchObject({ status: 'cancelled', refunded: 47_250 });
    expect(await stockOf(test, open.shop.dress.variantId)).toBe(3);
  });

  it('takes the workshop’s capacity again, or goes back when it is full', async () => {
    const { test } = app;
    const shop = await openShop(test, { weeklyCapacity: 1 });
    const late = await openOrder(test, { shop, piece: 'gown' });
    pass(16);
    await expireOrders(test.app.deps);
    const other = await openOrder(test, { shop, piece: 'gown' });
    await pay(late);
    expect((await orderOf(test, late)).status).toBe('cancelled');
    pass(16);
    await expireOrders(test.app.deps);
    await pay(other);
    expect((await orderOf(test, other)).status).toBe('paid');
    await expect(openOrder(test, { shop, piece: 'gown' })).rejects.toThrow('capacity_full');
  });

  it('in the next week counts in that week', async () => {
    const { test } = app;
    const shop = await openShop(test, { weeklyCapacity: 1 });
    const late = await openOrder(test, { shop, piece: 'gown' });
    pass(16);
    await expireOrders(test.app.deps);
    await test.app.deps.db.update(orders).set({ createdAt: new Date(test.now.getTime() - 7 * 86_400_000) });
    await pay(late);
    expect((await orderOf(test, late)).status).toBe('paid');
    await expect(openOrder(test, { shop, piece: 'gown' })).rejects.toThrow('capacity_full');
  });
});

describe('a success after the customer cancelled', () => {
  it('is refunded in full and the order stays cancelled', async () => {
    const { test } = app;
    const open = await openOrder(test);
    await test.call(cancelOrder, { params: { orderId: open.orderId }, body: {} }, open.person);
    await pay(open);
    expect(await orderOf(test, open)).toMatchObject({ status: 'cancelled', paid: 47_250, refunded: 47_250 });
    const [payment] = await paymentsOf(test, open.orderId);
    const given = await test.app.deps.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?._id ?? ''));
    expect(given).toMatchObject([{ cause: 'not-honoured:cancelled' }]);
  });

  it('racing with the cancellation ends cancelled with the money back', async () => {
    const { test } = app;
    const open = await openOrder(test, { stock: 1 });
    const cancel = test.call(cancelOrder, { params: { orderId: open.orderId }, body: {} }, open.person);
    await Promise.all([pay(open), cancel]);
    expect(await orderOf(test, open)).toMatchObject({ status: 'cancelled', paid: 47_250, refunded: 47_250 });
    expect(await stockOf(test, open.shop.dress.variantId)).toBe(1);
  });
});

describe('two payments for one order', () => {
  it('refunds the second, whichever arrives last', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'failed' });
    const second = await test.call(startPayment, { params: { orderId: open.orderId } }, open.person);
    expect(second.body.reference).not.toBe(open.reference);
    await Promise.all([pay(open), pay({ reference: second.body.reference })]);
    expect(await orderOf(test, open)).toMatchObject({ status: 'paid', paid: 94_500, refunded: 47_250, due: 0 });
    const attempts = await paymentsOf(test, open.orderId);
    expect(attempts.map(({ refunded }) => refunded).sort()).toEqual([0, 4_725_000]);
  });

  it('says that nothing is due once it is paid', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    const again = await test.call(startPayment, { params: { orderId: open.orderId } }, open.person);
    expect(again).toMatchObject({ status: 409, error: { code: 'nothing_due' } });
  });

  it('shows nobody another person’s payment', async () => {
    const { test } = app;
    const [mine, theirs] = await Promise.all([openOrder(test), openOrder(test)]);
    const params = { reference: theirs.reference };
    expect((await test.call(checkPayment, { params }, mine.person)).status).toBe(404);
    const started = await test.call(startPayment, { params: { orderId: theirs.orderId } }, mine.person);
    expect(started.status).toBe(404);
  });
});
