import { type Kobo, kobo, sumKobo } from '@adunni/contracts/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_CHARGE } from '../payments/rules.ts';
import { balances, dueNow, type PartMoney, statusOf } from './rules.ts';

const naira = (amount: number): Kobo => kobo(amount * 100);
const part = (totalAmount: Kobo, paid: Kobo, refunded = kobo(0)): PartMoney => ({
  ...{ stage: 'ready', totalAmount, paid, refunded },
});
const order = { status: 'part-paid', totalAmount: naira(100), dueFirst: naira(60) } as const;

it('asks for a deposit at first, or for everything where the deposit is all of it', () => {
  const first = { ...order, status: 'awaiting-payment' } as const;
  const deposit = { purpose: 'deposit', amount: naira(60) };
  expect(dueNow(first, [part(naira(100), kobo(0))])).toEqual(deposit);
  // As it is asked while the order is placed, before its parts are read.
  expect(dueNow(first, [])).toEqual(deposit);
  const whole = { ...first, totalAmount: naira(60) };
  expect(dueNow(whole, [part(naira(60), kobo(0))])).toEqual({ purpose: 'full', amount: naira(60) });
});

describe('what is too little to be charged', () => {
  it('is let go, so that the order is paid', () => {
    const parts = [part(naira(100), naira(80)), part(naira(100), naira(80))];
    expect(dueNow(order, parts)).toBeNull();
    expect(statusOf(parts)).toBe('paid');
  });

  it('is paid together with what the other parts lack', () => {
    const parts = [part(naira(100), naira(80)), part(naira(100), naira(60))];
    expect(dueNow(order, parts)).toEqual({ purpose: 'balance', amount: naira(60) });
    expect(balances(parts)).toEqual([naira(20), naira(40)]);
    expect(statusOf(parts)).toBe('part-paid');
  });

  it('is never due, whatever the parts lack, and an order lacks nothing exactly when it is paid', () => {
    const lacking = fc.integer({ min: 0, max: LEAST_CHARGE * 2 }).map((lack) => part(naira(500), kobo(50_000 - lack)));
    fc.assert(
      fc.property(fc.array(lacking, { minLength: 1, maxLength: 4 }), (parts) => {
        const due = dueNow(order, parts)?.amount ?? 0;
        expect(due === 0 || due >= LEAST_CHARGE).toBe(true);
        expect(due).toBe(sumKobo(balances(parts)));
        expect(statusOf(parts) === 'paid').toBe(due === 0);
      }),
    );
  });
});
