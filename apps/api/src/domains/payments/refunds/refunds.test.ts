import { kobo } from '@adunni/contracts/money';
import { cancelOrder } from '@adunni/contracts/orders/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentsOf } from '../../orders/testing.ts';
import { settlePayment } from '../collecting/settle.service.ts';
import type { PaymentRow } from '../present.rules.ts';
import { payments, refunds } from '../tables.ts';
import { type OpenOrder, openOrder, orderOf, type PaystackApp, startPaystackApp } from '../testing/paystack-app.ts';
import { requestRefund } from './request.service.ts';
import { pollRefunds } from './send.service.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());

async function paidOrder(): Promise<OpenOrder & { payment: PaymentRow }> {
  const open = await openOrder(app.test);
  app.standIn.became(open.reference, { status: 'success' });
  await settlePayment(app.test.app.deps, open.reference);
  const [payment] = await paymentsOf(app.test, open.orderId);
  if (!payment) throw new Error('no payment');
  return { ...open, payment };
}

const refundsOf = (paymentId: string) =>
  app.test.app.deps.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));

const ask = (paymentId: string, amount: number, cause: string) => {
  const { deps } = app.test.app;
  const request = { paymentId, amount: kobo(amount), cause, reason: 'Returned.' };
  return deps.db.transaction((tx) => requestRefund(deps, tx, request));
};
const asked = (open: OpenOrder) => app.standIn.refunds.filter(({ transaction }) => transaction === open.reference);

describe('refunds', () => {
  it('are pending until the provider has processed them, which an event announces', async () => {
    const { test, standIn } = app;
    const open = await paidOrder();
    await test.call(cancelOrder, { params: { orderId: open.orderId }, body: {} }, open.person);
    expect(await orderOf(test, open)).toMatchObject({ status: 'cancelled', refunded: 47_250 });
    await vi.waitFor(() => expect(asked(open)).toHaveLength(1), 60_000);
    expect(await refundsOf(open.payment._id)).toMatchObject([{ status: 'pending' }]);
    Object.assign(asked(open)[0] ?? {}, { status: 'processed' });
    const data = { transaction_reference: open.reference, refund_reference: 'r-1', status: 'processed' };
    expect((await standIn.announce(test.origin, { event: 'refund.processed', data })).status).toBe(200);
    await vi.waitFor(
      async () => expect(await refundsOf(open.payment._id)).toMatchObject([{ status: 'processed' }]),
      60_000,
    );
  });

  it('believe the provider and not the event', async () => {
    const { test, standIn } = app;
    const open = await paidOrder();
    await ask(open.payment._id, 1_000, 'goodwill');
    await vi.waitFor(() => expect(asked(open)).toHaveLength(1), 60_000);
    const data = { transaction_reference: open.reference, refund_reference: 'r-2', status: 'processed' };
    await standIn.announce(test.origin, { event: 'refund.processed', data });
    test.now = new Date(test.now.getTime() + 120_000);
    await pollRefunds(test.app.deps);
    expect(await refundsOf(open.payment._id)).toMatchObject([{ status: 'pending', providerId: expect.any(String) }]);
    Object.assign(asked(open)[0] ?? {}, { status: 'failed' });
    test.now = new Date(test.now.getTime() + 120_000);
    await pollRefunds(test.app.deps);
    expect(await refundsOf(open.payment._id)).toMatchObject([{ status: 'failed' }]);
  });

  it('of one cause happen once, also when asked for in parallel', async () => {
    const open = await paidOrder();
    await Promise.all([1, 2, 3, 4, 5].map(() => ask(open.payment._id, 200_000, 'the same cause')));
    const [payment] = await paymentsOf(app.test, open.orderId);
    expect(payment?.refunded).toBe(200_000);
    expect(await refundsOf(open.payment._id)).toHaveLength(1);
  });

  it('never exceed what was captured, however many race', async () => {
    const open = await paidOrder();
    const third = Math.floor(open.payment.amount / 3);
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => ask(open.payment._id, third, `cause ${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const [payment] = await paymentsOf(app.test, open.orderId);
    expect(payment?.refunded).toBe(third * 3);
  });

  it('beyond the captured amount are refused by the database itself', async () => {
    const open = await paidOrder();
    const { db } = app.test.app.deps;
    const beyond = kobo(open.payment.amount + 1);
    const write = db.update(payments).set({ refunded: beyond }).where(eq(payments._id, open.payment._id));
    await expect(write).rejects.toMatchObject({ cause: { constraint: 'payments_amounts' } });
  });

  it('whose answer was lost are looked up, not asked for again', async () => {
    const { test, standIn } = app;
    const open = await paidOrder();
    void standIn.fault('refund', 'lost', open.reference);
    await ask(open.payment._id, 500_000, 'lost answer');
    await vi.waitFor(() => expect(asked(open)).toHaveLength(1), 60_000);
    test.now = new Date(test.now.getTime() + 120_000);
    await Promise.all([pollRefunds(test.app.deps), pollRefunds(test.app.deps)]);
    expect(asked(open)).toHaveLength(1);
    expect(await refundsOf(open.payment._id)).toMatchObject([{ providerId: String(asked(open)[0]?.id) }]);
  });

  it('that never reached the provider are asked for again', async () => {
    const { test, standIn } = app;
    const open = await paidOrder();
    const dropped = standIn.fault('refund', 'down', open.reference);
    await ask(open.payment._id, 500_000, 'line down');
    await dropped;
    test.now = new Date(test.now.getTime() + 120_000);
    await Promise.all([1, 2, 3].map(() => pollRefunds(test.app.deps)));
    expect(asked(open)).toMatchObject([{ amount: 500_000 }]);
  });

  it('that stay open for days keep newer ones from nothing', async () => {
    const { test } = app;
    const { db } = test.app.deps;
    const open = await paidOrder();
    const before = (minutes: number) => new Date(test.now.getTime() - minutes * 60_000);
    const about = { paymentId: open.payment._id, amount: kobo(1), reason: 'Returned.' };
    const stuck = Array.from({ length: 120 }, (_, index) => ({
      ...about,
      ...{ cause: `stuck ${index}`, createdAt: before(7000), askedAt: before(7000) },
    }));
    await db.insert(refunds).values([...stuck, { ...about, cause: 'fresh', createdAt: before(3), askedAt: null }]);
    await pollRefunds(test.app.deps);
    test.now = new Date(test.now.getTime() + 120_000);
    await pollRefunds(test.app.deps);
    const [asked] = await db.select().from(refunds).where(eq(refunds.cause, 'fresh'));
    expect(asked).toMatchObject({ status: 'pending', providerId: expect.any(String) });
    await db.delete(refunds).where(eq(refunds.paymentId, open.payment._id));
  });

  it('that the provider declines are marked for a person to look at', async () => {
    const { standIn } = app;
    const open = await paidOrder();
    standIn.became(open.reference, { status: 'reversed' });
    await ask(open.payment._id, 500_000, 'declined');
    await vi.waitFor(
      async () => expect(await refundsOf(open.payment._id)).toMatchObject([{ status: 'failed' }]),
      60_000,
    );
  });
});
