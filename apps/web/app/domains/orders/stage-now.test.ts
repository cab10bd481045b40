import { kobo, toNaira } from '@adunni/contracts/money';
import { STAGE_NAMES } from '@adunni/contracts/orders/stages';
import { describe, expect, it } from 'vitest';
import { ownMoment } from '../availability/public/clocks/own-moment.ts';
import { stageNow } from './stage-now.ts';

const naira = (amount: number) => toNaira(kobo(amount * 100));
const PART = {
  stage: 'placed',
  kind: 'made-to-measure',
  maker: { slug: 'ireti', name: 'Ireti' },
  acceptBy: null,
  balance: null,
  isRefunded: false,
  pickup: null,
} as const;
const ORDER = { status: 'paid', paid: naira(500), deliveryOption: 'standard' } as const;
const BALANCE = {
  ...{ amount: naira(5), since: null, dueBy: null, isOverdue: false },
  ...{ kept: naira(0), back: naira(0) },
};

describe('what happens now', () => {
  it('is said of every stage that is not the end', () => {
    const silent = STAGE_NAMES.filter((stage) => stageNow({ ...PART, stage }, ORDER) === null);
    expect(silent).toEqual(['closed', 'cancelled']);
  });

  it('begins with the payment, then with the maker', () => {
    expect(stageNow(PART, { ...ORDER, status: 'awaiting-payment', paid: naira(0) })).toBe(
      'Ireti starts once you have paid.',
    );
    const acceptBy = '2026-11-24T14:05:00Z';
    expect(stageNow({ ...PART, acceptBy }, ORDER)).toBe(`Ireti confirms your order by ${ownMoment(acceptBy)}.`);
  });

  it('is for the customer to do where the balance or the pickup waits', () => {
    const ready = { ...PART, stage: 'ready' } as const;
    expect(stageNow({ ...ready, balance: BALANCE }, ORDER)).toBe('Pay the balance to receive your items.');
    expect(stageNow({ ...ready, stage: 'packed', balance: BALANCE }, { ...ORDER, deliveryOption: 'pickup' })).toBe(
      'Pay the balance to receive your items.',
    );
    expect(stageNow(ready, ORDER)).toBe('Waiting to be sent.');
    expect(stageNow(ready, { ...ORDER, deliveryOption: 'pickup' })).toBe(
      'Ready for you to pick up. Message Ireti to agree when and where.',
    );
    const place = { street: '9 Awosika Avenue', city: 'Ibadan', state: 'Oyo', countryCode: 'NG' };
    const pickup = { ...place, landmark: '', postcode: '', note: '', hours: '', keptUntil: null };
    expect(stageNow({ ...ready, pickup }, { ...ORDER, deliveryOption: 'pickup' })).toBe('Ready for you to pick up.');
  });

  it('is nothing of what was refunded or cancelled', () => {
    expect(stageNow({ ...PART, isRefunded: true }, ORDER)).toBeNull();
    expect(stageNow(PART, { ...ORDER, status: 'cancelled' })).toBeNull();
  });
});
