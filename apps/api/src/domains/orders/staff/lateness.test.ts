import { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import { orderPartResource, orderResource } from '@adunni/contracts/orders/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { again, readyWithDeposit } from '../balance/testing.ts';
import { orderParts } from '../tables.ts';
import { openShop } from '../testing.ts';
import { daysLate } from './rules.ts';
import { partFor, payDue } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A part that has just become ready and waits for its balance, and was promised for so many days before. */
async function ready(daysAfterPromise: number) {
  const shop = await openShop(test);
  const bought = await readyWithDeposit(test, [shop]);
  const readyBy = new Date(test.now.getTime() - daysAfterPromise * DAY_MS);
  await test.app.deps.db.update(orderParts).set({ readyBy }).where(eq(orderParts._id, bought.partId));
  /** By how many days its page, both lists and the filters of both say that it is late, and the dashboard’s figure. */
  const late = async () => {
    const owner = await again(test, shop.owner);
    const query = { timing: 'late' as const };
    const [row] = (await test.call(orderPartResource.list, {}, owner)).body.items;
    const [whole] = (await test.call(orderResource.list, {}, owner)).body.items;
    const [parts, orders] = [
      (await test.call(orderPartResource.list, { query }, owner)).body.items.length,
      (await test.call(orderResource.list, { query }, owner)).body.items.length,
    ];
    const dashboard = (await test.call(getMakerWork, {}, owner)).body.late;
    const page = (await partFor(test, owner, bought.orderId)).daysLate;
    return { days: [page, row?.daysLate, whole?.daysLate], found: [parts, orders, dashboard] };
  };
  const passed = (days: number) => {
    test.now = new Date(test.now.getTime() + days * DAY_MS);
  };
  return { ...bought, late, passed };
}

const ON_TIME = { days: [0, 0, 0], found: [0, 0, 0] };
const lateBy = (days: number) => ({ days: [days, days, days], found: [1, 1, 1] });

describe('what waits for its balance', () => {
  it('is as late as it became ready, on its page, in both lists, their filters and the figure', async () => {
    const part = await ready(8);
    expect(await part.late()).toEqual(lateBy(8));
    part.passed(3);
    expect(await part.late()).toEqual(lateBy(8));
    await payDue(test, await again(test, part.customer), part.orderId);
    expect(await part.late()).toEqual(lateBy(11));
  });

  it('is never late that was ready in time, until it is paid and not sent', async () => {
    const part = await ready(-1);
    part.passed(4);
    expect(await part.late()).toEqual(ON_TIME);
    await payDue(test, await again(test, part.customer), part.orderId);
    expect(await part.late()).toEqual(lateBy(3));
  });
});

it('counts days of the shop’s calendar, from the day after the one on which something was due', () => {
  // The end of the 20th in Lagos, which is an hour ahead of UTC.
  const readyBy = new Date('2026-11-20T22:59:59.999Z');
  const sewn = { stage: 'sewing', readyBy, readiedAt: null, waitsForCustomer: false } as const;
  expect(daysLate(sewn, readyBy)).toBe(0);
  expect(daysLate(sewn, new Date('2026-11-20T23:00:00Z'))).toBe(1);
  expect(daysLate(sewn, new Date('2026-11-23T12:00:00Z'))).toBe(3);
  expect(daysLate({ ...sewn, stage: 'dispatched' }, new Date('2026-11-23T12:00:00Z'))).toBe(0);
  expect(daysLate({ ...sewn, waitsForCustomer: true }, new Date('2026-11-23T12:00:00Z'))).toBe(0);
});
