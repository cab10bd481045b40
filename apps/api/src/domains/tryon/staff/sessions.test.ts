import { randomUUID } from 'node:crypto';
import { trySessionResource } from '@adunni/contracts/tryon/staff-sessions';
import { countTry, reportFailedTry, reportTry, tryKeyOf } from '@adunni/contracts/tryon/tries';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { orders } from '../../orders/tables.ts';
import { customerWith, openShop, place, type TestShop } from '../../orders/testing.ts';
import { openPlan, subscribed } from '../../subscriptions/usage/testing.ts';
import { trySessions } from '../tables.ts';
import { drapingOf, hangOutfit } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let person: TestPerson;
let shop: TestShop;
let outfitId: string;
beforeAll(async () => {
  test = await startTestApp();
  const plan = await openPlan(test, { limit: 50 });
  [admin, person, shop] = await Promise.all([signInAs(test, 'Admin'), subscribed(test, plan), openShop(test)]);
  ({ outfitId } = await hangOutfit(test, { productId: shop.dress.productId }));
});
afterAll(() => test.close());

const keyed = (key: string) => ({ ...person, headers: { 'idempotency-key': key } });
async function tryOn(how: object = {}, outcome?: 'saved' | 'to-cart'): Promise<void> {
  const key = randomUUID();
  const body = { ...drapingOf(outfitId, key), way: 'model', device: 'phone', milliseconds: 700, ...how } as const;
  await test.call(countTry, { body }, keyed(key));
  const told = tryKeyOf(key, { outfitId, version: 1 });
  if (outcome) await test.call(reportTry, { body: { outcome } }, keyed(told));
}
const list = async (query: object = {}) =>
  (await test.call(trySessionResource.list, { query: { limit: 100, ...query } } as never, admin)).body;
const outcomes = async (query: object = {}) => (await list(query)).items.map(({ outcome }) => outcome).sort();

it('lists what was tried on, found by way, device, outcome, cause, reach, outfit, words and days', async () => {
  await tryOn();
  await tryOn({ way: 'figure', device: 'desktop' }, 'saved');
  await tryOn({}, 'to-cart');
  const failed = { outfitId: null, way: 'photo', device: 'phone', milliseconds: 90, stage: 'photo' } as const;
  const body = { ...failed, outcome: 'error', cause: 'camera-refused' } as const;
  await test.call(reportFailedTry, { body }, keyed(randomUUID()));
  expect(await outcomes()).toEqual(['error', 'saved', 'to-cart', 'viewed']);
  expect(await outcomes({ way: 'figure' })).toEqual(['saved']);
  expect(await outcomes({ device: 'phone' })).toEqual(['error', 'to-cart', 'viewed']);
  expect(await outcomes({ outcome: 'saved' })).toEqual(['saved']);
  expect(await outcomes({ cause: 'camera-refused', stage: 'photo' })).toEqual(['error']);
  expect(await outcomes({ reached: 'finished' })).toEqual(['saved', 'to-cart', 'viewed']);
  expect(await outcomes({ reached: 'to-cart' })).toEqual(['to-cart']);
  expect(await outcomes({ outfit: randomUUID() })).toEqual([]);
  expect(await outcomes({ outfit: outfitId })).toHaveLength(3);
  const [row] = (await list({ way: 'figure' })).items;
  expect(await outcomes({ q: row?.outfit?.name })).toHaveLength(3);
  const day = shopDay(test.now);
  expect(await outcomes({ from: day, to: day })).toHaveLength(4);
  expect(await outcomes({ to: '2026-01-01' })).toEqual([]);
});

it('tells the first try of a person, and of each of their days in Lagos', async () => {
  const { db } = test.app.deps;
  const newcomer = await subscribed(test, await openPlan(test));
  const at = async (key: string, moment: string) => {
    const body = { ...drapingOf(outfitId, key), way: 'model', device: 'phone', milliseconds: 700 } as const;
    await test.call(countTry, { body }, { ...newcomer, headers: { 'idempotency-key': key } });
    const made = eq(trySessions.idempotencyKey, tryKeyOf(key, { outfitId, version: 1 }));
    await db
      .update(trySessions)
      .set({ at: new Date(moment) })
      .where(made);
  };
  // An hour before midnight in UTC is the next day in Lagos.
  await at('the-later', '2026-03-02T10:00:00Z');
  await at('the-first', '2026-03-01T23:10:00Z');
  await at('the-day-before', '2026-03-01T22:50:00Z');
  const days = { from: '2026-03-01', to: '2026-03-02' };
  const moments = async (query: object) => (await list({ ...days, ...query })).items.map(({ at: made }) => made).sort();
  expect(await moments({ first: 'yes' })).toEqual(['2026-03-01T22:50:00.000Z', '2026-03-01T23:10:00.000Z']);
  expect(await moments({ firstSince: '2026-03-01' })).toEqual(['2026-03-01T22:50:00.000Z']);
  expect(await moments({ firstSince: '2026-03-02' })).toEqual(['2026-03-01T23:10:00.000Z']);
  await db.delete(trySessions).where(eq(trySessions.userId, newcomer._id));
});

it('shows one with its stages, and says nowhere who it was', async () => {
  const { items } = await list({ outcome: 'saved' });
  const { body } = await test.call(trySessionResource.get, { params: { _id: items[0]?._id ?? '' } }, admin);
  expect(body.record).toMatchObject({ outcome: 'saved', outfitVersion: 1, consent: null, poseMs: null });
  expect(JSON.stringify([body, items])).not.toContain(person._id);
  const csv = await test.call(trySessionResource.export, { query: {} } as never, admin);
  expect(String(csv.body)).not.toContain(person._id);
});

it('calls ordered what the same person orders within a month, unless that was cancelled', async () => {
  const { db } = test.app.deps;
  expect(await outcomes({ outcome: 'ordered' })).toEqual([]);
  const stranger = await customerWith(test, [{ ...shop.dress, quantity: 1 }]);
  await place(test, stranger);
  expect(await outcomes({ outcome: 'ordered' })).toEqual([]);
  await customerWith(test, [{ ...shop.dress, quantity: 1 }], person);
  expect((await place(test, person)).status).toBe(201);
  expect(await outcomes({ outcome: 'ordered' })).toEqual(['ordered']);
  expect(await outcomes({ reached: 'ordered' })).toEqual(['ordered']);
  // Those that were only looked at led to nothing.
  expect(await outcomes()).toEqual(['error', 'ordered', 'saved', 'viewed']);
  const back = new Date(test.now.getTime() - 31 * DAY_MS);
  await db.update(trySessions).set({ at: back }).where(eq(trySessions.outcome, 'to-cart'));
  expect(await outcomes({ outcome: 'ordered' })).toEqual([]);
  await db.update(trySessions).set({ at: test.now }).where(eq(trySessions.outcome, 'to-cart'));
  const cancelled = { status: 'cancelled', cancelReason: 'customer', cancelledAt: test.now } as const;
  await db
    .update(orders)
    .set(cancelled as never)
    .where(eq(orders.userId, person._id));
  expect(await outcomes({ outcome: 'ordered' })).toEqual([]);
});
