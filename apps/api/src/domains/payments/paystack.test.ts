import { createHmac, randomBytes } from 'node:crypto';
import { placeOrder } from '@adunni/contracts/checkout/checkout';
import { checkPayment, startPayment } from '@adunni/contracts/payments/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stockHolds } from '../orders/placing/tables.ts';
import { customerWith, openShop, paymentsOf, place, placementOf } from '../orders/testing.ts';
import { pollPayments, settlePayment } from './collecting/settle.service.ts';
import { MISMATCH } from './rules.ts';
import { providerEvents } from './tables.ts';
import { openOrder, orderOf, type PaystackApp, startPaystackApp } from './testing/paystack-app.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());

const success = (reference: string, id = 1) => ({ event: 'charge.success', data: { id, reference } });
const minutes = (count: number) => count * 60_000;

describe('webhook', () => {
  it('settles the order before the person comes back, and the redirect finds it paid', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    expect((await standIn.announce(test.origin, success(open.reference))).status).toBe(200);
    await vi.waitFor(async () => expect((await orderOf(test, open)).status).toBe('paid'), 60_000);
    const back = await test.call(checkPayment, { params: { reference: open.reference } }, open.person);
    expect(back.body.payment.status).toBe('succeeded');
  });

  it('answers 200 to repeats in parallel and after the redirect, and books the payment once', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    await test.call(checkPayment, { params: { reference: open.reference } }, open.person);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => standIn.announce(test.origin, success(open.reference, 77))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const kept = await test.app.deps.db.select().from(providerEvents).where(eq(providerEvents.subject, '77'));
    expect(kept).toHaveLength(1);
    expect(await orderOf(test, open)).toMatchObject({ status: 'paid', paid: 47_250, refunded: 0 });
  });

  it.each([
    ['an unknown reference', { event: 'charge.success', data: { id: 5, reference: 'adn-unknown-0000' } }],
    ['an unknown event', { event: 'customer.identified', data: { id: 6 } }],
    ['an event without data', { event: 'charge.success' }],
    ['what is no event', 'null'],
    ['nothing', ''],
    ['what is no JSON', 'charge.success'],
    ['text that no database keeps', '{"event":"charge.success","data":{"id":"\\u0000","reference":"\\u0000\\ud800"}}'],
    ['a name without end', { event: 'charge.success', data: { id: 7, reference: randomBytes(9000).toString('hex') } }],
  ])('accepts %s silently', async (_what, event) => {
    expect((await app.standIn.announce(app.test.origin, event)).status).toBe(200);
  });

  it.each([
    ['a wrong signature', 'ab'.repeat(64)],
    ['a short signature', 'abcd'],
    ['no hex at all', 'signature'],
    ['none', ''],
  ])('refuses %s with 401 and keeps nothing', async (_what, signature) => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    const answer = await standIn.announce(test.origin, success(open.reference, 900), signature);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'bad_signature' });
    const kept = await test.app.deps.db.select().from(providerEvents).where(eq(providerEvents.subject, '900'));
    expect(kept).toEqual([]);
    expect((await orderOf(test, open)).status).toBe('awaiting-payment');
  });

  it('believes the provider, not the event: an announced success that was none changes nothing', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    await standIn.announce(test.origin, success(open.reference, 31));
    await settlePayment(test.app.deps, open.reference);
    expect((await orderOf(test, open)).status).toBe('awaiting-payment');
  });

  it('signs over the bytes: the same event with other white space does not pass', async () => {
    const { test, standIn } = app;
    const spaced = JSON.stringify(success('adn-some-reference'), null, 2);
    expect((await standIn.announce(test.origin, spaced)).status).toBe(200);
    const compact = JSON.stringify(success('adn-some-reference'));
    const signature = createHmac('sha512', standIn.secretKey).update(compact).digest('hex');
    expect((await standIn.announce(test.origin, spaced, signature)).status).toBe(401);
  });
});

describe('without a webhook', () => {
  it('settles by polling, also when the process died between the provider’s answer and our commit', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    test.now = new Date(test.now.getTime() + minutes(1));
    await Promise.all([pollPayments(test.app.deps), pollPayments(test.app.deps)]);
    expect(await orderOf(test, open)).toMatchObject({ status: 'paid', paid: 47_250 });
  });

  it('leaves a fresh attempt alone and asks less and less often', async () => {
    const { test } = app;
    const open = await openOrder(test);
    await pollPayments(test.app.deps);
    expect((await paymentsOf(test, open.orderId))[0]?.checkedAt).toBeNull();
    test.now = new Date(test.now.getTime() + minutes(8));
    await pollPayments(test.app.deps);
    const checked = (await paymentsOf(test, open.orderId))[0]?.checkedAt;
    expect(checked).toEqual(test.now);
    test.now = new Date(test.now.getTime() + minutes(1));
    await pollPayments(test.app.deps);
    expect((await paymentsOf(test, open.orderId))[0]?.checkedAt).toEqual(checked);
  });

  it('gives an attempt up after a day', async () => {
    const { test } = app;
    const open = await openOrder(test);
    test.now = new Date(test.now.getTime() + minutes(24 * 60));
    await pollPayments(test.app.deps);
    expect((await paymentsOf(test, open.orderId))[0]?.status).toBe('abandoned');
  });
});

describe('what the provider reports', () => {
  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ])('is not honoured with a wrong %s', async (_what, change) => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success', ...change });
    await settlePayment(test.app.deps, open.reference);
    expect(await orderOf(test, open)).toMatchObject({ status: 'awaiting-payment', paid: 0 });
    expect((await paymentsOf(test, open.orderId))[0]).toMatchObject({ status: 'wrong', reason: MISMATCH });
  });

  it('lets a redirect that claims success prove nothing', async () => {
    const { test } = app;
    const open = await openOrder(test);
    const claimed = `${test.origin}/api/payments/${open.reference}?status=success&trxref=${open.reference}`;
    const answer = await fetch(claimed, { headers: { 'x-access-token': open.person.token } });
    expect(await answer.json()).toMatchObject({ payment: { status: 'created' } });
  });

  it('keeps the pieces of a transfer on its way for a day', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'pending' });
    await settlePayment(test.app.deps, open.reference);
    const order = await orderOf(test, open);
    expect(order.payments[0]?.status).toBe('waiting');
    expect(new Date(order.heldUntil ?? 0).getTime() - test.now.getTime()).toBe(minutes(24 * 60));
    standIn.became(open.reference, { status: 'failed' });
    await settlePayment(test.app.deps, open.reference);
    const failed = await orderOf(test, open);
    expect(new Date(failed.heldUntil ?? 0).getTime() - test.now.getTime()).toBe(minutes(15));
  });

  it('settles an attempt once, however many ask at the same time', async () => {
    const { test, standIn } = app;
    const open = await openOrder(test);
    standIn.became(open.reference, { status: 'success' });
    await Promise.all(Array.from({ length: 8 }, () => settlePayment(test.app.deps, open.reference)));
    expect(await orderOf(test, open)).toMatchObject({ status: 'paid', paid: 47_250, refunded: 0 });
    const holds = await test.app.deps.db.select().from(stockHolds).where(eq(stockHolds.orderId, open.orderId));
    expect(holds).toMatchObject([{ status: 'settled', quantity: 1 }]);
  });
});

describe('initialising', () => {
  it('after a lost answer asks for the stored reference and never charges twice', async () => {
    const { test, standIn } = app;
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    void standIn.fault('initialize', 'lost');
    const placed = await place(test, person);
    expect(placed).toMatchObject({ status: 201, body: { payment: null } });
    const orderId = placed.body.order._id;
    const [first] = await paymentsOf(test, orderId);
    expect(standIn.transactions.has(first?.reference ?? '')).toBe(true);

    standIn.became(first?.reference ?? '', { status: 'success' });
    const again = await test.call(startPayment, { params: { orderId } }, person);
    expect(again.body).toMatchObject({ reference: first?.reference, status: 'succeeded' });
    expect(await paymentsOf(test, orderId)).toHaveLength(1);
    expect(await orderOf(test, { person, orderId })).toMatchObject({ status: 'paid' });
  });

  it('gives an attempt up whose page was lost unpaid, and opens another one', async () => {
    const { test, standIn } = app;
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    void standIn.fault('initialize', 'lost');
    const orderId = (await place(test, person)).body.order._id;
    const again = await test.call(startPayment, { params: { orderId } }, person);
    expect(again).toMatchObject({ status: 201, body: { status: 'created' } });
    const attempts = await paymentsOf(test, orderId);
    expect(attempts.map(({ status }) => status)).toEqual(['abandoned', 'created']);
    expect(attempts[1]?.reference).toBe(again.body.reference);
  });

  it.each(['down', 'error'] as const)(
    'says 503 while the provider is %s, then resumes the same attempt',
    async (fault) => {
      const { test, standIn } = app;
      const shop = await openShop(test);
      const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
      void standIn.fault('initialize', fault);
      const orderId = (await place(test, person)).body.order._id;
      void standIn.fault('initialize', fault);
      const refused = await test.call(startPayment, { params: { orderId } }, person);
      expect(refused).toMatchObject({ status: 503, error: { code: 'provider_unavailable' } });
      const started = await test.call(startPayment, { params: { orderId } }, person);
      expect(started.status).toBe(201);
      expect(await paymentsOf(test, orderId)).toMatchObject([{ reference: started.body.reference }]);
    },
  );

  it('gives a retried checkout the page that an outage kept back, under the same key and order', async () => {
    const { test, standIn } = app;
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    const body = await placementOf(test, person);
    const as = { ...person, headers: { 'idempotency-key': 'outage-then-retry' } };
    void standIn.fault('initialize', 'down');
    const first = await test.call(placeOrder, { body }, as);
    expect(first.body.payment).toBeNull();
    const again = await test.call(placeOrder, { body }, as);
    expect(again.body.order).toEqual(first.body.order);
    expect(again.body.payment?.url).toContain(again.body.payment?.reference);
    expect(await test.call(placeOrder, { body }, as)).toMatchObject({ body: again.body });
    expect(await paymentsOf(test, first.body.order._id)).toHaveLength(1);
  });

  it('opens one page for parallel clicks', async () => {
    const { test, standIn } = app;
    const shop = await openShop(test);
    const person = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
    void standIn.fault('initialize', 'down');
    const orderId = (await place(test, person)).body.order._id;
    const before = standIn.transactions.size;
    const clicks = await Promise.all([1, 2, 3, 4].map(() => test.call(startPayment, { params: { orderId } }, person)));
    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(clicks.map(({ body }) => body.url)).size).toBe(1);
    expect(standIn.transactions.size - before).toBe(1);
  });
});
