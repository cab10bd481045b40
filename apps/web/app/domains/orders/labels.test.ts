import { describe, expect, it } from 'vitest';
import { outcomeOf, paymentStatusLabel, statusLabel } from './labels.ts';

const deliveryOption = 'standard';

describe('where an order stands', () => {
  it('is its status until it is paid and once it is over', () => {
    expect(statusLabel({ status: 'awaiting-payment', stages: ['placed'], deliveryOption })).toBe('Awaiting payment');
    expect(statusLabel({ status: 'cancelled', stages: ['cancelled'], deliveryOption })).toBe('Cancelled');
    expect(statusLabel({ status: 'completed', stages: ['closed', 'cancelled'], deliveryOption })).toBe('Completed');
  });

  it('is the stage of what is still made, when there is one only', () => {
    expect(statusLabel({ status: 'paid', stages: ['sewing', 'cancelled'], deliveryOption })).toBe('Sewing');
    expect(statusLabel({ status: 'part-paid', stages: ['sewing', 'packed'], deliveryOption })).toBe('Multiple stages');
    expect(statusLabel({ status: 'paid', stages: ['ready'], deliveryOption: 'pickup' })).toBe('Ready for pickup');
    expect(statusLabel({ status: 'part-paid', stages: ['packed'], deliveryOption: 'pickup' })).toBe('Packed');
    expect(statusLabel({ status: 'paid', stages: ['delivered'], deliveryOption: 'pickup' })).toBe('Collected');
  });
});

it('how the payment stands is said where the order does not say it', () => {
  expect(paymentStatusLabel({ status: 'paid', isRefunded: false })).toBe('Paid');
  expect(paymentStatusLabel({ status: 'completed', isRefunded: false })).toBeNull();
  expect(paymentStatusLabel({ status: 'completed', isRefunded: true })).toBe('Refunded');
});

describe('what became of a part', () => {
  const events = [
    { stage: 'placed', at: '2026-05-01T09:00:00Z' },
    { stage: 'cancelled', at: '2026-05-03T09:00:00Z' },
  ] as const;
  const part = { stage: 'cancelled', isRefunded: true, refundedAt: null, events } as const;
  const money = (paid: number, refunded: number) => ({ paid, refunded }) as Parameters<typeof outcomeOf>[0]['money'];

  it('is when it was cancelled and what went back, as far as the reader may know', () => {
    expect(outcomeOf({ ...part, money: money(500, 500) })).toBe('Cancelled on 3\u00a0May\u00a02026: ₦500 refunded');
    expect(outcomeOf({ ...part, money: money(0, 0) })).toBe('Cancelled on 3\u00a0May\u00a02026, nothing was charged');
    const unpaid = { ...part, isRefunded: false };
    expect(outcomeOf({ ...unpaid, money: money(500.3, 20) })).toBe(
      'Cancelled on 3\u00a0May\u00a02026: ₦20 refunded, ₦480.30 kept for the work',
    );
    expect(outcomeOf({ ...unpaid, money: money(500, 0) })).toBe(
      'Cancelled on 3\u00a0May\u00a02026: ₦500 kept for the work',
    );
    expect(outcomeOf({ ...part, money: null })).toBe('Cancelled on 3\u00a0May\u00a02026');
  });

  it('is what was refunded of a part that was not cancelled, and nothing of any other', () => {
    const sent = { ...part, stage: 'delivered', refundedAt: '2026-05-09T09:00:00Z' } as const;
    expect(outcomeOf({ ...sent, money: money(500, 500) })).toBe('Refunded in full on 9\u00a0May\u00a02026: ₦500');
    expect(outcomeOf({ ...sent, money: null })).toBe('Refunded in full on 9\u00a0May\u00a02026');
    expect(outcomeOf({ ...sent, isRefunded: false, money: money(500, 200) })).toBe(
      '₦200 refunded on 9\u00a0May\u00a02026',
    );
    expect(outcomeOf({ ...sent, isRefunded: false, refundedAt: null, money: money(500, 0) })).toBeNull();
  });
});
