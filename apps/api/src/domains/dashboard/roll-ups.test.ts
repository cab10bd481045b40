import { randomUUID } from 'node:crypto';
import { cancelBooking } from '@adunni/contracts/bookings/bookings';
import { cancelOrder } from '@adunni/contracts/orders/orders';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import { declinePart } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { book, openStudio, pay as payBooking, rowOf, type TestStudio } from '../bookings/testing.ts';
import { openSession } from '../identity/sessions/service.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { type Bought, buy, pay } from '../ledger/testing.ts';
import { expireOrders } from '../orders/cancel/expire.service.ts';
import { orderItems, orderParts } from '../orders/tables.ts';
import { openShop, type TestShop } from '../orders/testing.ts';
import { openPlans, subscribeAs } from '../subscriptions/testing.ts';
import { mergeRollUps, rebuildRollUps } from './service.ts';
import { allSums } from './testing.ts';

const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
let test: TestApp;
let shops: [TestShop, TestShop];
let studio: TestStudio;
beforeAll(async () => {
  test = await startTestApp();
  await openPlans(test);
  studio = await openStudio(test, {}, { hours: ALL_DAY });
  const wishes = { stock: 10_000, weeklyCapacity: 10_000 };
  shops = [await openShop(test, wishes), await openShop(test, wishes)];
});
afterAll(() => test.close());

/** Signs somebody in again: as the clock moves, old tokens run out. */
const awake = <P extends { _id: string }>(person: P) =>
  test.app.deps.db.transaction(async (tx) => {
    const device = { ...test.app.deps, device: 'test', address: '127.0.0.1' };
    return { ...person, token: (await openSession(device, tx, person._id)).accessToken };
  });

const partOf = async (partId: string | undefined) => {
  const [part] = await test.app.deps.db
    .select()
    .from(orderParts)
    .where(eq(orderParts._id, partId ?? ''));
  if (!part) throw new Error('no such part');
  return part;
};

const which = fc.nat(1000);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      from: fc.constantFrom('one', 'other', 'both'),
      piece: fc.constantFrom('dress' as const, 'gown' as const),
      isPaid: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which, isNoWrap: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which, percent: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take back' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('book' as const), which, isCancelled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('subscribe' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Books and pays an hour, of which few are free at last, and may cancel it again. */
async function bookHour(which: number, isCancelled: boolean): Promise<void> {
  const hour = Math.ceil(test.now.getTime() / HOUR_MS) + 48 + (which % 24);
  const placed = await book(test, studio, new Date(hour * HOUR_MS).toISOString(), { plan: 'full' });
  if (placed.status !== 201) return;
  await payBooking(test, placed);
  if (!isCancelled) return;
  const bookingId = placed.body.booking._id;
  const { version } = await rowOf(test, bookingId);
  await test.call(cancelBooking, { params: { bookingId }, body: { version, expectedKept: 0 } }, placed.person);
}

/** Does one thing; what is not possible then is refused, which is as good. */
async function take(bought: Bought[], step: Step): Promise<void> {
  const { deps } = test.app;
  if (step.do === 'expire') return expireOrders(deps);
  if (step.do === 'merge') return mergeRollUps(deps.db);
  if (step.do === 'book') return bookHour(step.which, step.isCancelled);
  if (step.do === 'subscribe') return void (await subscribeAs(test, await signInAs(test, 'Customer')));
  if (step.do === 'buy') {
    const from = { one: [shops[0]], other: [shops[1]], both: shops }[step.from] as TestShop[];
    const made = await buy(test, from, step.piece, step.piece === 'gown' ? 'deposit' : 'full');
    if (step.isPaid) await pay(test, made);
    bought.push(made);
    return;
  }
  const order = bought[step.which % bought.length];
  if (!order) return;
  const { orderId, partIds } = order;
  const partId = partIds[step.which % partIds.length] ?? '';
  const person = await awake(order.person);
  const headers = { 'idempotency-key': randomUUID() };
  if (step.do === 'pay') await pay(test, { ...order, person }).catch(() => undefined);
  if (step.do === 'cancel')
    await test.call(cancelOrder, { params: { orderId }, body: step.isNoWrap ? {} : { partId } }, person);
  if (step.do === 'erase') await deps.db.update(users).set({ status: 'deleted' }).where(eq(users._id, person._id));
  if (step.do === 'decline') {
    const { version } = await partOf(partId);
    const owner = await awake((await partOf(partId)).makerId === shops[0].makerId ? shops[0].owner : shops[1].owner);
    await test.call(declinePart, { params: { partId }, body: { version, reason: 'No cloth.' } }, owner);
  }
  if (step.do === 'refund' || step.do === 'take back') {
    const admin = await signInAs(test, 'Admin');
    const request = step.do === 'refund' ? await amountOf(partId, step.percent) : await piecesOf(partId);
    await test.call(refundOrder, { params: { orderId }, body: { request, reason: 'A seam.' } }, { ...admin, headers });
  }
}

async function amountOf(partId: string, percent: number) {
  const { paid, refunded } = await partOf(partId);
  return { kind: 'amount' as const, partId, amount: Math.floor(((paid - refunded) * percent) / 100) / 100 };
}

async function piecesOf(partId: string) {
  const items = await test.app.deps.db.select().from(orderItems).where(eq(orderItems.partId, partId));
  return { kind: 'lines' as const, lines: items.map(({ _id }) => ({ itemId: _id, quantity: 1, restock: true })) };
}

/** Chance might leave something out. */
const EVERYTHING: { steps: Step[]; minutes: number }[] = [
  { steps: [{ do: 'buy', from: 'both', piece: 'gown', isPaid: true }], minutes: 1 },
  { steps: [{ do: 'buy', from: 'both', piece: 'dress', isPaid: true }, { do: 'subscribe' }], minutes: 1 },
  { steps: [1, 2].map((which) => ({ do: 'book', which, isCancelled: which === 2 })), minutes: 1 },
  {
    steps: [
      { do: 'refund', which: 0, percent: 50 },
      { do: 'take back', which: 1 },
    ],
    minutes: 600,
  },
  { steps: [{ do: 'decline', which: 0 }, { do: 'expire' }, { do: 'merge' }], minutes: 600 },
  {
    steps: [
      { do: 'cancel', which: 1, isNoWrap: true },
      { do: 'pay', which: 0 },
    ],
    minutes: 600,
  },
  { steps: [{ do: 'erase', which: 1 }], minutes: 600 },
];

const round = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 4 }), minutes: fc.nat(20 * 60) });

it('keeps the roll-ups equal to the plain sums, whatever happens, several things at once', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 8, maxLength: 12 }), async (rounds) => {
      const bought: Bought[] = [];
      for (const { steps, minutes } of rounds) {
        test.now = new Date(test.now.getTime() + minutes * 60_000);
        await Promise.all(steps.map((one) => take(bought, one)));
        const { rolledUp, plain } = await allSums(test);
        expect(rolledUp).toEqual(plain);
        for (const key of Object.keys(rolledUp)) seen.add(key.split(' ').at(-1) ?? '');
      }
    }),
    { numRuns: 4, examples: [[EVERYTHING]] },
  );
  // The steps above did move each of the figures.
  const ofMoney = ['captured', 'refunded', 'earned', 'booked', 'booked_earned', 'subscribed'];
  for (const figure of ['placed', 'orders', ...ofMoney, 'customers', 'pieces', 'sold']) expect(seen).toContain(figure);
}, 180_000);

it('counts the same anew, also while sales go on', async () => {
  const { rolledUp: before } = await allSums(test);
  await rebuildRollUps(test.app.deps.db);
  expect((await allSums(test)).rolledUp).toEqual(before);
  const sell = async () => pay(test, await buy(test, shops));
  await Promise.all([sell(), rebuildRollUps(test.app.deps.db), sell(), mergeRollUps(test.app.deps.db), sell()]);
  const during = await allSums(test);
  expect(during.rolledUp).toEqual(during.plain);
  await mergeRollUps(test.app.deps.db);
  const after = await allSums(test);
  expect(after.rolledUp).toEqual(after.plain);
});
