import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { getOrder } from '@adunni/contracts/orders/orders';
import { orderPartResource } from '@adunni/contracts/orders/staff';
import { changeDate } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../../kit/audit/tables.ts';
import { DAY_MS } from '../../../../kit/durations.rules.ts';
import { dayEnd, daysAfter, shopDay, shopDayLabel } from '../../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../../../identity/testing.ts';
import { again } from '../../balance/testing.ts';
import { orderParts } from '../../tables.ts';
import { openShop, type TestShop } from '../../testing.ts';
import { type Bought, buyFrom, openTailor, partFor } from '../testing.ts';

const REASON = 'The lace came late from Lagos Island.';

let test: TestApp;
let admin: TestPerson;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  shop = await openShop(test);
});
afterAll(() => test.close());

const inDays = (days: number): string => daysAfter(shopDay(test.now), days);
const promise = async (who: TestPerson, { orderId }: Bought, day: string, version?: number) => {
  const part = await partFor(test, admin, orderId);
  const body = { version: version ?? part.version, day, reason: REASON };
  return test.call(changeDate, { params: { partId: part._id }, body }, who);
};
const bring = ({ partIds: [_id = ''] }: Bought, values: Partial<typeof orderParts.$inferInsert>) =>
  test.app.deps.db.update(orderParts).set(values).where(eq(orderParts._id, _id));
const told = async (who: TestPerson) =>
  (await test.call(listNotifications, {}, who)).body.items.filter(({ kind }) => kind === 'date-changed');
const late = async (who = shop.owner) =>
  (await test.call(orderPartResource.list, { query: { timing: 'late' } }, who)).body.items.map(({ _id }) => _id);
const orderOf = async ({ customer, orderId }: Bought) =>
  (await test.call(getOrder, { params: { orderId } }, customer)).body.order;

describe('another date', () => {
  it('is read by customer, lists and lateness, with its reason where the stages are', async () => {
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    await bring(bought, { stage: 'sewing', readyBy: new Date(test.now.getTime() - DAY_MS) });
    expect([await late(), (await orderOf(bought)).parts[0]?.arrival?.isLate]).toEqual([bought.partIds, true]);

    const answer = await promise(shop.owner, bought, inDays(9));
    const readyBy = new Date(dayEnd(inDays(9)).getTime() - 1);
    expect(answer.body.record.parts[0]).toMatchObject({
      readyBy: readyBy.toISOString(),
      daysLate: 0,
      stage: 'sewing',
    });
    expect(await late()).toEqual([]);
    const [part] = (await orderOf(bought)).parts;
    // Standard delivery within Nigeria takes five days.
    expect(part?.arrival).toMatchObject({ by: new Date(readyBy.getTime() + 5 * DAY_MS).toISOString(), isLate: false });
    expect(part?.events.at(-1)).toMatchObject({ stage: 'sewing', readyBy: readyBy.toISOString(), note: REASON });
    const before = test.now;
    // It is late from the day after on, by the shop’s calendar.
    test.now = readyBy;
    expect(await late(await again(test, shop.owner))).toEqual([]);
    test.now = dayEnd(inDays(9));
    expect(await late(await again(test, shop.owner))).toEqual(bought.partIds);
    test.now = before;
  });

  it('is told to the customer with the reason, and to who makes and sews it unless they decided it', async () => {
    const tailor = await openTailor(test);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    await bring(bought, { tailorId: tailor._id });
    await promise(shop.owner, bought, inDays(40));
    const comes = shopDayLabel(new Date(dayEnd(inDays(45)).getTime() - 1));
    expect(await told(bought.customer)).toMatchObject([
      { text: expect.stringMatching(`Arrives by ${comes}\\. ${REASON}$`), path: `/orders/${bought.orderId}` },
    ]);
    expect(await mailTo(test, bought.customer.email, 'notice-date-changed')).toContain('The lace came late');
    expect([(await told(shop.owner)).length, (await told(tailor.person)).length]).toEqual([0, 1]);
    await promise(admin, bought, inDays(41));
    expect([(await told(bought.customer)).length, (await told(shop.owner)).length]).toEqual([2, 1]);
  });

  it('is promised once by two who saw the same version, and entered into the audit log', async () => {
    const bought = await buyFrom(test, [shop]);
    const { _id, version } = await partFor(test, admin, bought.orderId);
    const answers = await Promise.all(
      [admin, shop.owner].map((who, index) => promise(who, bought, inDays(12 + index), version)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('stale');
    const entries = await test.app.deps.db.select().from(auditEntries).where(eq(auditEntries.rowId, _id));
    expect(entries).toHaveLength(1);
    expect(Object.keys(entries[0]?.after ?? {})).toContain('ready_by');
  });
});

describe('a date is not changed', () => {
  it.each([
    ['to yesterday', -1],
    ['beyond a year', 366],
  ])('%s', async (_what, days) => {
    const bought = await buyFrom(test, [shop]);
    expect(await promise(shop.owner, bought, inDays(days))).toMatchObject({
      status: 422,
      error: { code: 'date_out_of_range' },
    });
    expect((await promise(shop.owner, bought, inDays(0))).status).toBe(200);
  });

  it('to the day that it is', async () => {
    const bought = await buyFrom(test, [shop]);
    const { readyBy } = await partFor(test, admin, bought.orderId);
    expect((await promise(shop.owner, bought, shopDay(new Date(readyBy)))).error.code).toBe('date_unchanged');
    expect(await told(bought.customer)).toEqual([]);
  });

  it.each([
    ['is ready', { stage: 'ready' }],
    ['was ready when it was put on hold', { stage: 'on-hold', heldAt: 'ready' }],
    ['was sent', { stage: 'dispatched' }],
    ['is over', { stage: 'closed' }],
  ] as const)('of what %s', async (_what, at) => {
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    await bring(bought, at);
    for (const who of [shop.owner, admin])
      expect(await promise(who, bought, inDays(9))).toMatchObject({ status: 409, error: { code: 'date_settled' } });
    expect((await partFor(test, shop.owner, bought.orderId)).canChangeDate).toBe(false);
  });

  it('of what is not paid or waits for measurements, whose arrival counts from these', async () => {
    const unpaid = await buyFrom(test, [shop], { isUnpaid: true });
    expect((await promise(shop.owner, unpaid, inDays(9))).error.code).toBe('date_settled');
    const gown = { ...shop, gown: { ...shop.gown, measureLater: true } };
    const waiting = await buyFrom(test, [gown], { kind: 'gown' });
    expect((await partFor(test, shop.owner, waiting.orderId)).canChangeDate).toBe(false);
    expect((await promise(shop.owner, waiting, inDays(9))).error.code).toBe('date_follows');
  });

  it('by the tailor who sews it, nor by another maker', async () => {
    const [tailor, other] = await Promise.all([openTailor(test), openShop(test)]);
    const bought = await buyFrom(test, [shop], { kind: 'gown' });
    await bring(bought, { tailorId: tailor._id });
    expect((await promise(tailor.person, bought, inDays(9))).error.code).toBe('not_your_step');
    expect((await promise(other.owner, bought, inDays(9))).status).toBe(404);
  });
});
