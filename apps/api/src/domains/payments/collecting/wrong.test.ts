import { cancelOrder } from '@adunni/contracts/orders/orders';
import { startPayment } from '@adunni/contracts/payments/payments';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { ledgerSummary } from '../../ledger/queries.ts';
import { paymentsOf } from '../../orders/testing.ts';
import { askedOf, historyOf, type PaidOrder, paidOrder, refundsOf, toldOf } from '../testing/paid-order.ts';
import { openOrder, orderOf, type PaystackApp, startPaystackApp } from '../testing/paystack-app.ts';
import { settlePayment } from './settle.service.ts';

/** What the test’s orders cost, in kobo. */
const ASKED = 4_725_000;

let app: PaystackApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startPaystackApp();
  admin = await signInAs(app.test, 'Admin');
});
afterAll(() => app.close());
beforeEach(() => {
  app.standIn.refundStatus = 'processed';
});

const accounts = async () => {
  const { accounts: all, sum } = await ledgerSummary(app.test.app.deps.db);
  const on = (name: string) => all.find(({ account }) => account === name)?.amount ?? 0;
  return { sum, provider: on('provider'), unassigned: on('unassigned'), refunds: on('refunds') };
};
const returned = ({ payment }: PaidOrder) =>
  vi.waitFor(
    async () => expect((await refundsOf(app, payment._id)).map(({ status }) => status)).toEqual(['processed']),
    15_000,
  );

describe('a payment that brings too little', () => {
  it('pays for nothing and goes back in full, once, while the order can still be paid', async () => {
    const before = await accounts();
    const open = await paidOrder(app, { amount: ASKED - 1 });
    await Promise.all([1, 2, 3].map(() => settlePayment(app.test.app.deps, open.reference)));
    expect(open.payment).toMatchObject({ status: 'wrong', capturedAmount: ASKED - 1, refunded: ASKED - 1 });
    await returned(open);
    expect(askedOf(app, open)).toMatchObject([{ amount: ASKED - 1 }]);
    expect(await accounts()).toEqual({ ...before, sum: 0 });
    const again = await app.test.call(startPayment, { params: { orderId: open.orderId } }, open.person);
    expect(again.status).toBe(201);
    app.standIn.became(again.body.reference, { status: 'success' });
    await settlePayment(app.test.app.deps, again.body.reference);
    expect(await orderOf(app.test, open)).toMatchObject({ status: 'paid', paid: 47_250, refunded: 0 });
  });

  it('is told to the customer and to staff, once', async () => {
    const open = await paidOrder(app, { amount: ASKED / 2 });
    const told = await toldOf(app, `payment:${open.payment._id}:wrong`);
    expect(told).toMatchObject([{ userId: admin._id, path: `/admin/orders/payments/${open.payment._id}` }]);
    expect(told[0]?.text).toMatch(/^Order ADN-\S+: ₦23,625 arrived instead of ₦47,250/);
    const [mail] = await app.test.app.deps.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'payment-returned'))
      .orderBy(desc(mails._id));
    expect(mail).toMatchObject({ subject: 'Your payment of ₦23,625 will be refunded' });
    expect(await historyOf(app, open.payment._id)).toMatchObject([{ kind: 'wrong' }]);
    await returned(open);
  });
});

describe('a payment in another currency', () => {
  it('goes back as it came, and the books in naira know nothing of it', async () => {
    const before = await accounts();
    const open = await paidOrder(app, { amount: 3100, currency: 'USD' });
    expect(open.payment).toMatchObject({ status: 'wrong', capturedAmount: 3100, capturedCurrency: 'USD' });
    await returned(open);
    expect(askedOf(app, open)).toMatchObject([{ amount: 3100 }]);
    expect(await accounts()).toEqual(before);
    expect((await toldOf(app, `payment:${open.payment._id}:wrong`))[0]?.text).toContain('USD 31.00');
  });

  it('that would be more than was asked for counts for nothing either', async () => {
    const open = await paidOrder(app, { amount: ASKED * 2, currency: 'USD' });
    expect(await orderOf(app.test, open)).toMatchObject({ status: 'awaiting-payment', paid: 0 });
    await returned(open);
  });
});

describe('a payment that brings too much', () => {
  it('pays the order, and the rest goes back', async () => {
    const before = await accounts();
    const open = await paidOrder(app, { amount: ASKED + 100_000 });
    expect(open.payment).toMatchObject({ status: 'succeeded', amount: ASKED, refunded: 100_000 });
    await returned(open);
    expect(askedOf(app, open)).toMatchObject([{ amount: 100_000 }]);
    expect(await orderOf(app.test, open)).toMatchObject({ status: 'paid', paid: 48_250, refunded: 1000 });
    expect(await accounts()).toEqual({ ...before, sum: 0, provider: before.provider + ASKED });
    expect(await toldOf(app, `payment:${open.payment._id}:excess`)).toHaveLength(1);
  });

  it('gives back all that came when the order is cancelled after it', async () => {
    const open = await paidOrder(app, { amount: ASKED + 100_000 });
    const { status } = await app.test.call(cancelOrder, { params: { orderId: open.orderId }, body: {} }, open.person);
    expect(status).toBe(200);
    await vi.waitFor(async () => {
      const amounts = (await refundsOf(app, open.payment._id)).map(({ amount, status }) => [amount, status]);
      expect(amounts).toEqual([
        [100_000, 'processed'],
        [ASKED, 'processed'],
      ]);
    }, 15_000);
    expect((await paymentsOf(app.test, open.orderId))[0]?.refunded).toBe(ASKED + 100_000);
    expect((await accounts()).sum).toBe(0);
  });

  it('goes back altogether when the order was cancelled before it', async () => {
    const open = await openOrder(app.test);
    await app.test.call(cancelOrder, { params: { orderId: open.orderId }, body: {} }, open.person);
    app.standIn.became(open.reference, { status: 'success', amount: ASKED + 5000 });
    await settlePayment(app.test.app.deps, open.reference);
    const [payment] = await paymentsOf(app.test, open.orderId);
    expect(payment).toMatchObject({ status: 'succeeded', refunded: ASKED + 5000 });
    await vi.waitFor(() => expect(askedOf(app, open)).toHaveLength(2), 15_000);
  });
});

it('brings nothing when the provider calls nothing a success', async () => {
  const open = await paidOrder(app, { amount: 0 });
  expect(open.payment).toMatchObject({ status: 'failed', capturedAmount: null, refunded: 0 });
  expect(await refundsOf(app, open.payment._id)).toEqual([]);
});

it('books nothing of a wrong payment when the process dies before the commit, and all of it once afterwards', async () => {
  const { db } = app.test.app.deps;
  const open = await openOrder(app.test);
  app.standIn.became(open.reference, { status: 'success', amount: 100_000 });
  await db.execute(
    `create function fail() returns trigger language plpgsql as $$ begin raise 'the process died'; end $$`,
  );
  await db.execute(
    'create constraint trigger dies after update on payments deferrable initially deferred for each row execute function fail()',
  );
  await expect(settlePayment(app.test.app.deps, open.reference)).rejects.toThrow();
  await db.execute('drop trigger dies on payments');
  const [unbooked] = await paymentsOf(app.test, open.orderId);
  expect(await refundsOf(app, unbooked?._id ?? '')).toEqual([]);
  await Promise.all([1, 2, 3].map(() => settlePayment(app.test.app.deps, open.reference)));
  expect(await refundsOf(app, unbooked?._id ?? '')).toMatchObject([{ amount: 100_000 }]);
});
