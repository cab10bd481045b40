import { getOrder } from '@adunni/contracts/orders/orders';
import { checkPayment, decideSandbox, sandboxPayment, startPayment } from '@adunni/contracts/payments/payments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { openOrder, orderOf, startPaystackApp } from '../testing/paystack-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const decide = (reference: string, outcome: 'success' | 'failure' | 'later' | 'never') =>
  test.call(decideSandbox, { params: { reference }, body: { outcome } });

describe('the sandbox', () => {
  it('shows what is to pay, for which order, and leads back to the order', async () => {
    const open = await openOrder(test);
    const { body } = await test.call(sandboxPayment, { params: { reference: open.reference } });
    expect(body).toMatchObject({ amount: 47_250, email: expect.stringContaining('@example.com'), status: 'ongoing' });
    const { number } = await orderOf(test, open);
    expect(body.paidFor).toEqual({ name: `Order ${number}`, purpose: 'full' });
    expect(body.returnUrl).toBe(`${test.config.publicUrl}/orders/${open.orderId}?reference=${open.reference}`);
  });

  it('announces a success, so the order is paid though nobody comes back', async () => {
    const open = await openOrder(test);
    await decide(open.reference, 'success');
    await vi.waitFor(async () => expect((await orderOf(test, open)).status).toBe('paid'), 60_000);
  });

  it('fails, after which another attempt may succeed', async () => {
    const open = await openOrder(test);
    await decide(open.reference, 'failure');
    const params = { reference: open.reference };
    expect((await test.call(checkPayment, { params }, open.person)).body.payment.status).toBe('failed');
    const again = await test.call(startPayment, { params: { orderId: open.orderId } }, open.person);
    await decide(again.body.reference, 'success');
    await test.call(checkPayment, { params: { reference: again.body.reference } }, open.person);
    expect((await orderOf(test, open)).status).toBe('paid');
  });

  it('settles a transfer later: it waits, holds the pieces, and arrives', async () => {
    const open = await openOrder(test);
    const params = { reference: open.reference };
    await decide(open.reference, 'later');
    expect((await test.call(checkPayment, { params }, open.person)).body.payment.status).toBe('waiting');
    test.now = new Date(test.now.getTime() + 20_000);
    expect((await test.call(checkPayment, { params }, open.person)).body.payment.status).toBe('succeeded');
    const { order } = (await test.call(getOrder, { params: { orderId: open.orderId } }, open.person)).body;
    expect(order).toMatchObject({ status: 'paid', heldUntil: null });
  });

  it('never answers: the attempt stays open and is resumed, not doubled', async () => {
    const open = await openOrder(test);
    await decide(open.reference, 'never');
    const again = await test.call(startPayment, { params: { orderId: open.orderId } }, open.person);
    expect(again.body).toMatchObject({ reference: open.reference, status: 'created' });
  });

  it('lets the first choice count', async () => {
    const open = await openOrder(test);
    await decide(open.reference, 'success');
    await decide(open.reference, 'failure');
    const { body } = await test.call(sandboxPayment, { params: { reference: open.reference } });
    expect(body.status).toBe('success');
  });

  it('does not exist for unknown references, nor while another provider takes the payments', async () => {
    expect((await decide('adn-unknown-reference', 'success')).status).toBe(404);
    const paystack = await startPaystackApp();
    const params = { reference: (await openOrder(paystack.test)).reference };
    expect((await paystack.test.call(sandboxPayment, { params })).status).toBe(404);
    const told = await paystack.test.call(decideSandbox, { params, body: { outcome: 'success' } });
    await paystack.close();
    expect(told.status).toBe(404);
  });
});
