import { type Kobo, kobo } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { type BookingMoney, dueNow } from './rules.ts';

const naira = (amount: number): Kobo => kobo(amount * 100);
const held: BookingMoney = {
  ...{ status: 'pending', heldUntil: new Date('2026-03-02T10:00:00Z'), plan: 'deposit' },
  ...{ dueFirst: naira(6_000), deposit: naira(6_000), total: naira(10_000), paid: kobo(0), refunded: kobo(0) },
};

it('asks for a deposit at first, for everything where the deposit is all of it, then for the balance', () => {
  expect(dueNow(held)).toEqual({ purpose: 'deposit', amount: naira(6_000) });
  expect(dueNow({ ...held, total: naira(6_000) })).toEqual({ purpose: 'full', amount: naira(6_000) });
  const confirmed: BookingMoney = { ...held, status: 'confirmed', heldUntil: null, paid: naira(6_000) };
  expect(dueNow(confirmed)).toEqual({ purpose: 'balance', amount: naira(4_000) });
});
