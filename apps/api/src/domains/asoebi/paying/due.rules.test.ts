import { type Kobo, kobo } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import type { GuestOrderRow } from '../placing/tables.ts';
import { dueOf } from './due.rules.ts';

const naira = (amount: number): Kobo => kobo(amount * 100);
const reserved = { status: 'reserved', total: naira(10_000), paid: kobo(0), refunded: kobo(0) };
const due = (order: object) => dueOf({ ...reserved, ...order } as GuestOrderRow);

it('asks for a deposit at first, for everything where the deposit is all of it, then for the balance', () => {
  expect(due({ deposit: naira(6_000) })).toEqual({ purpose: 'deposit', amount: naira(6_000) });
  expect(due({ deposit: naira(10_000) })).toEqual({ purpose: 'full', amount: naira(10_000) });
  const paid = { status: 'part-paid', deposit: naira(6_000), paid: naira(6_000) };
  expect(due(paid)).toEqual({ purpose: 'balance', amount: naira(4_000) });
});
