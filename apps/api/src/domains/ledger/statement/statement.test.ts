import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { openShop } from '../../orders/testing.ts';
import { EARNED, earn } from '../../payouts/testing.ts';
import { writeStatement } from './file.ts';
import { monthBalances } from './lines.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('writes the time of Lagos, where half an hour after midnight is another day', () => {
  const [, row] = writeStatement([
    {
      ...{ _id: '1', transactionId: '1', at: new Date('2026-11-30T23:30:00Z'), kind: 'payment', balance: 'pending' },
      ...{ amount: kobo(100), orderId: null, orderNumber: 'ADN-1', bookingId: null, bookingNumber: null },
      ...{ asoEbiNumber: null, asoEbiInvitationId: null, reason: null },
    },
  ]).split('\n');
  expect(row).toBe('2026-12-01 00:30,Your share of a payment,ADN-1,,To pending,1');
});

it('has the balances with which a month began and ended', async () => {
  const [shop, other] = await Promise.all([openShop(test), openShop(test)]);
  await earn(test, shop);
  const { db } = test.app.deps;
  const month = shopDay(test.now).slice(0, 7);
  const [none, earned] = [
    { pending: 0, available: 0 },
    { pending: 0, available: EARNED },
  ];
  expect(await monthBalances(db, shop.makerId, month)).toEqual({ opening: none, closing: earned });
  expect(await monthBalances(db, shop.makerId, '2020-01')).toEqual({ opening: none, closing: none });
  expect(await monthBalances(db, shop.makerId, '2099-01')).toEqual({ opening: earned, closing: earned });
  expect(await monthBalances(db, other.makerId, month), 'another maker').toEqual({ opening: none, closing: none });
});
