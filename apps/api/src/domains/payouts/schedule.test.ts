import { kobo, percentOf, sumKobo } from '@adunni/contracts/money';
import { STAGE_PATHS } from '@adunni/contracts/orders/stages';
import { nextPayoutAt, payoutAfter } from '@adunni/contracts/payouts/calendar';
import { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { recordOutcome } from '../bookings/reports/outcomes.service.ts';
import { reportUntil } from '../bookings/reports/rules.ts';
import { bookings } from '../bookings/tables.ts';
import { book, letReportsPass, pay as payBooking, rowOf } from '../bookings/testing.ts';
import { makerBalance } from '../ledger/queries.ts';
import { buy, move, pay, upTo } from '../ledger/testing.ts';
import { closeDelivered } from '../orders/stages/close.service.ts';
import { orderParts } from '../orders/tables.ts';
import { openShop } from '../orders/testing.ts';
import { addProvider, addService } from '../services/testing.ts';
import { getSettings } from '../settings/queries.ts';
import { startPayoutsJob } from './jobs.ts';
import { payoutSchedule } from './schedule.queries.ts';
import { payoutBatches } from './tables.ts';
import { EARNED, earn, earningShop, giveAccount, payoutsOf } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const run = () => startPayoutsJob.run(test.app.deps, {});
const days = () => test.app.deps.db.select().from(payoutBatches).where(isNull(payoutBatches.startedBy));

it('pays on the day and for the sum that makers were told, once, and says why others got nothing', async () => {
  const paid = await earningShop(test);
  const [bare, poor] = [await openShop(test), await openShop(test, { price: 400_000 })];
  await giveAccount(test, poor.makerId);
  for (const shop of [bare, poor]) await earn(test, shop);
  const told = async (shop: typeof bare) => (await test.call(getPayoutSchedule, {}, shop.owner)).body;
  const at = nextPayoutAt(test.now);
  const [before, withoutAccount, low] = [await told(paid), await told(bare), await told(poor)];
  expect(before).toEqual({
    next: { at: at.toISOString(), amount: EARNED / 100, disputed: 0, reason: null },
    minimum: 5000,
    materialsSharePercent: 40,
    daysAfterDelivery: 7,
    pending: [],
    past: [],
  });
  expect(withoutAccount.next.reason).toBe('no-account');
  expect(low.next).toMatchObject({ amount: 3520, reason: 'below-minimum' });

  test.now = new Date(at.getTime() - 1000);
  await run();
  const early = await days();
  test.now = at;
  await Promise.all([run(), run(), run()]);
  await run();
  expect((await days()).length).toBe(early.length + 1);
  const [payout, ...others] = await payoutsOf(test, paid.makerId);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({ amount: EARNED, createdAt: at });
  // Their sessions are over by now.
  const past = async ({ makerId }: typeof bare) => (await payoutSchedule(test.app.deps, makerId)).past[0];
  expect(await past(paid)).toMatchObject({ at, amount: EARNED, reason: null });
  expect(await past(bare)).toMatchObject({ at, amount: EARNED, reason: 'no-account' });
  expect(await past(poor)).toMatchObject({ at, amount: 352_000, reason: 'below-minimum' });
  expect((await payoutSchedule(test.app.deps, poor.makerId)).next.at).toEqual(payoutAfter(at, 1));
});

it('makes up for a day that was missed, and leaves one that is long over to the next', async () => {
  const before = (await days()).length;
  const missed = nextPayoutAt(test.now);
  test.now = new Date(missed.getTime() + 25 * HOUR_MS);
  await run();
  expect((await days()).length).toBe(before);
  test.now = new Date(nextPayoutAt(test.now).getTime() + 23 * HOUR_MS);
  await run();
  expect((await days()).length).toBe(before + 1);
});

it('says of each pending order when its money is expected, as the job that closes orders will pay it', async () => {
  const shop = await openShop(test);
  const bought = await buy(test, [shop]);
  await pay(test, bought);
  const [partId = ''] = bought.partIds;
  const ofPart = eq(orderParts._id, partId);
  const pending = async () => (await payoutSchedule(test.app.deps, shop.makerId)).pending;
  const [order] = await pending();
  expect(order).toMatchObject({ kind: 'order', _id: bought.orderId, amount: EARNED });
  expect(order?.at?.getTime()).toBeGreaterThan(test.now.getTime() + 7 * DAY_MS);

  await test.app.deps.db
    .update(orderParts)
    .set({ readyBy: new Date(test.now.getTime() - DAY_MS) })
    .where(ofPart);
  expect((await pending())[0]?.at).toBeNull();
  await move(test, partId, ...upTo(STAGE_PATHS['ready-to-wear'], 'delivered'));
  const [part] = await test.app.deps.db.select().from(orderParts).where(ofPart);
  const { fitWindowDays } = await getSettings(test.app.deps.db);
  const closes = new Date((part?.deliveredAt?.getTime() ?? 0) + fitWindowDays * DAY_MS);
  expect((await pending())[0]?.at).toEqual(closes);
  test.now = new Date(closes.getTime() - 1000);
  await closeDelivered(test.app.deps);
  expect(await pending()).toHaveLength(1);
  test.now = closes;
  await closeDelivered(test.app.deps);
  expect(await pending()).toEqual([]);
});

it('tells what is released at cutting from the rest of an order, and counts neither twice', async () => {
  const shop = await openShop(test);
  const bought = await buy(test, [shop], 'gown');
  await pay(test, bought);
  const [partId = ''] = bought.partIds;
  const path = STAGE_PATHS['made-to-measure'];
  const pending = async () => (await payoutSchedule(test.app.deps, shop.makerId)).pending;
  const { materialsSharePercent: percent } = await getSettings(test.app.deps.db);

  const before = await pending();
  const total = sumKobo(before.map(({ amount }) => amount));
  expect(total).toBe((await makerBalance(test.app.deps.db, shop.makerId)).pending);
  const atCutting = percentOf(total, percent);
  expect(before).toMatchObject([
    { kind: 'order', _id: bought.orderId, amount: total - atCutting, at: expect.any(Date) },
    { kind: 'cutting', _id: bought.orderId, amount: atCutting, at: null },
  ]);

  await move(test, partId, ...upTo(path, 'cutting'));
  expect(await pending()).toMatchObject([{ kind: 'order', amount: total - atCutting }]);
  expect((await makerBalance(test.app.deps.db, shop.makerId)).available).toBe(atCutting);
});

it('lists bookings too, which are earned once nobody can report a problem, and sums to the pending balance', async () => {
  const { db } = test.app.deps;
  const shop = await openShop(test);
  await pay(test, await buy(test, [shop]));
  const { _id: providerId } = await addProvider(test, shop.makerId);
  const service = await addService(test, { makerId: shop.makerId, price: kobo(2_000_000) }, [providerId]);
  const startsAt = new Date(test.now.getTime() + 3 * DAY_MS);
  startsAt.setUTCHours(9, 0, 0, 0);
  const booked = await book(test, { service }, startsAt.toISOString());
  await payBooking(test, booked);
  const _id = booked.body.booking._id;
  const pending = async () => (await payoutSchedule(test.app.deps, shop.makerId)).pending;
  const row = async () => (await pending()).find(({ kind }) => kind === 'booking');
  const isWhole = async () => {
    const sum = sumKobo((await pending()).map(({ amount }) => amount));
    expect(sum).toBe((await makerBalance(db, shop.makerId)).pending);
    return sum;
  };

  const { endsAt } = await rowOf(test, _id);
  expect(await row()).toMatchObject({ _id, number: booked.body.booking.number, at: reportUntil(endsAt) });
  expect(await isWhole()).toBe(EARNED + ((await row())?.amount ?? 0));

  test.now = new Date(endsAt.getTime() + HOUR_MS);
  expect((await row())?.at, 'while nobody has said that it took place').toBeNull();
  await db.transaction(async (tx) => recordOutcome(tx, { _id }, test.now));
  await db.update(bookings).set({ status: 'completed' }).where(eq(bookings._id, _id));
  expect((await row())?.at).toEqual(reportUntil(test.now));
  await isWhole();
  await letReportsPass(test);
  expect(await row()).toBeUndefined();
  expect(await isWhole()).toBe(EARNED);
});
