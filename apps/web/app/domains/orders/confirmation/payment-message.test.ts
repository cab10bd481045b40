import { kobo, toNaira } from '@adunni/contracts/money';
import type { Order } from '@adunni/contracts/orders/orders';
import type { Payment } from '@adunni/contracts/payments/payments';
import { describe, expect, it } from 'vitest';
import type { Return } from '../../payments/public/confirmed.ts';
import { confirmedOf } from './confirmed.ts';
import { paymentMessage } from './payment-message.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const PAYMENT: Payment = {
  ...{ _id: 'a', reference: 'adn-1', provider: 'sandbox', purpose: 'full', status: 'succeeded' },
  ...{ amount: naira(50), refunded: naira(0), createdAt: '2026-11-22T10:00:00Z', paidAt: '2026-11-22T10:01:00Z' },
};
type Told = Pick<Order, 'status' | 'isRefunded' | 'cancelReason' | 'paid' | 'due'> & {
  payments: readonly Payment[];
  parts: readonly Pick<Order['parts'][number], 'paid'>[];
};
const PAID: Told = {
  ...{ status: 'paid', isRefunded: false, cancelReason: null, paid: naira(50), due: naira(0) },
  ...{ payments: [PAYMENT], parts: [{ paid: naira(50) }] },
};
const BACK: Return = { returning: 'succeeded', reference: 'adn-1', isPlaced: false };
const EXPIRED = { ...PAID, status: 'cancelled', cancelReason: 'expired', parts: [{ paid: naira(0) }] } as const;

const said = (order: Told, returning: Return['returning'], isLapsed = false) =>
  paymentMessage(order, { ...BACK, returning }, isLapsed);

describe('the confirmation of a payment', () => {
  it('is of the payment that the customer comes back from, once it counts', () => {
    expect(confirmedOf(PAID, BACK)).toBe(PAYMENT);
    expect(confirmedOf(PAID, { ...BACK, returning: 'checking' })).toBeNull();
    expect(confirmedOf(PAID, { ...BACK, reference: 'adn-2' })).toBeNull();
    expect(confirmedOf({ ...PAID, status: 'awaiting-payment' }, BACK)).toBeNull();
  });

  it('is given where nothing was to pay, to who has just placed it only', () => {
    const free = { ...PAID, paid: naira(0), payments: [] };
    const placed = { returning: null, reference: null, isPlaced: true };
    expect(confirmedOf(free, placed)).toBe('free');
    expect(confirmedOf(free, { ...placed, isPlaced: false })).toBeNull();
    expect(confirmedOf(PAID, placed)).toBeNull();
  });

  it('is not given of a second payment, which goes back', () => {
    const twice = { ...PAID, payments: [{ ...PAYMENT, refunded: naira(50) }] };
    expect(confirmedOf(twice, BACK)).toBeNull();
    expect(said(twice, 'succeeded')).toMatch(/^This order was already paid/);
  });
});

describe('the news of a payment', () => {
  it('is that the time ran out, unless a transfer is on its way', () => {
    expect(said(EXPIRED, 'failed')).toMatch(/^The payment window expired/);
    expect(said(EXPIRED, null)).toMatch(/^The payment window expired/);
    expect(said(EXPIRED, 'waiting')).toMatch(/^Your transfer did not arrive in time/);
    expect(said({ ...PAID, status: 'awaiting-payment' }, 'created', true)).toMatch(/^The payment window expired/);
  });

  it('is that it came too late only where it did not count', () => {
    expect(said(EXPIRED, 'succeeded')).toMatch(/^Your payment arrived after the order was cancelled/);
    expect(said({ ...PAID, status: 'cancelled', cancelReason: 'customer' }, 'succeeded')).toBeNull();
    expect(said({ ...EXPIRED, cancelReason: 'customer' }, 'created')).toBeNull();
  });

  it('is how an open attempt stands, and nothing without one', () => {
    expect(said({ ...PAID, status: 'awaiting-payment' }, 'failed')).toMatch(/^Payment failed/);
    expect(paymentMessage(PAID, null, false)).toBeNull();
  });
});
