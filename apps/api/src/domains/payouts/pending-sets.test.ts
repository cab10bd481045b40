import { HANDED_OVER_DAYS } from '@adunni/contracts/asoebi/sums';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { dayEnd, daysAfter } from '../../kit/shop-days.rules.ts';
import { celebrateEach, orderPaid, rowOf } from '../asoebi/guests/testing.ts';
import { earnHandedOver } from '../asoebi/paying/balance.service.ts';
import { asoEbiSets } from '../asoebi/placing/tables.ts';
import { payoutSchedule } from './schedule.queries.ts';

const shared = celebrateEach();

it('promises no day for what was not ready when its days had passed, and the next hour once it is', async () => {
  const { test, wedding } = shared;
  const { db } = test.app.deps;
  const orderKey = await orderPaid(test, wedding);
  const { _id } = await rowOf(test, orderKey);
  const expected = async () => (await payoutSchedule(test.app.deps, wedding.shop.makerId)).pending.map(({ at }) => at);
  const latest = dayEnd(daysAfter(wedding.event.day ?? '', HANDED_OVER_DAYS));
  test.now = new Date(latest.getTime() - 1);
  expect(await expected()).toEqual([latest]);
  test.now = latest;
  expect(await expected()).toEqual([null]);
  await earnHandedOver(test.app.deps);
  expect((await rowOf(test, orderKey)).earnedAt).toBeNull();
  await db.update(asoEbiSets).set({ stage: 'ready' }).where(eq(asoEbiSets.orderId, _id));
  expect(await expected()).toEqual([new Date(latest.getTime() + HOUR_MS)]);
  await earnHandedOver(test.app.deps);
  expect((await rowOf(test, orderKey)).earnedAt).not.toBeNull();
});
