import { randomUUID } from 'node:crypto';
import type { Sent } from '@adunni/contracts/endpoint';
import { exportAccount } from '@adunni/contracts/identity/account';
import { getTryOnAccess } from '@adunni/contracts/subscriptions/usage';
import { countTry, reportFailedTry, reportTry, tryKeyOf } from '@adunni/contracts/tryon/tries';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { marketplaceSettings } from '../../settings/tables.ts';
import { openPlan, subscribed } from '../../subscriptions/usage/testing.ts';
import { forgetTriesJob } from '../jobs.ts';
import { outfits, trySessions } from '../tables.ts';
import { drapingOf, hangOutfit } from '../testing.ts';

let test: TestApp;
let plan: Awaited<ReturnType<typeof openPlan>>;
let person: TestPerson;
let outfitId: string;
beforeAll(async () => {
  test = await startTestApp();
  plan = await openPlan(test, { limit: 50 });
});
beforeEach(async () => {
  person = await subscribed(test, plan);
  ({ outfitId } = await hangOutfit(test));
});
afterAll(() => test.close());

const HOW = { way: 'photo', device: 'phone', milliseconds: 1840 } as const;
const as = (who: TestPerson, key?: string) =>
  key === undefined ? who : { ...who, headers: { 'idempotency-key': key } };
const tryOn = async (how: object = {}) => {
  const key = randomUUID();
  const body = { ...drapingOf(outfitId, key), ...HOW, ...how };
  expect((await test.call(countTry, { body }, as(person, key))).status).toBe(201);
  return tryKeyOf(key, { outfitId, version: 1 });
};
const report = (key: string | undefined, body: Sent<typeof reportTry>['body'], who = person) =>
  test.call(reportTry, { body }, as(who, key));
const FAILED = { ...HOW, outcome: 'given-up', stage: 'pose', cause: 'seated' } as const;
const fail = (body: object = {}, key: string = randomUUID(), who = person) =>
  test.call(reportFailedTry, { body: { outfitId, ...FAILED, ...body } }, as(who, key));
const sessions = () => test.app.deps.db.select().from(trySessions).where(eq(trySessions.userId, person._id));
const used = async () => (await test.call(getTryOnAccess, {}, person)).body.tryOns?.used;

it('a try keeps its plan, its consent and how long its stages took', async () => {
  await tryOn({ times: { loading: 900, pose: 410, draping: 530 }, consent: true });
  expect(await sessions()).toMatchObject([
    { planId: plan.planId, consent: true, loadingMs: 900, poseMs: 410, drapingMs: 530, outcome: 'viewed' },
  ]);
});

describe('what became of a try', () => {
  it('goes on and never back, however often it is told', async () => {
    const key = await tryOn();
    expect((await report(key, { outcome: 'saved' })).body).toEqual({ outcome: 'saved', isAdjusted: false });
    expect((await report(key, { outcome: 'to-cart' })).body).toEqual({ outcome: 'to-cart', isAdjusted: false });
    expect((await report(key, { outcome: 'saved', isAdjusted: true })).body).toEqual({
      ...{ outcome: 'to-cart', isAdjusted: true },
    });
    expect((await report(key, {})).body).toEqual({ outcome: 'to-cart', isAdjusted: true });
    expect(await used()).toBe(1);
  });

  it('is told of one’s own only, by its key', async () => {
    const key = await tryOn();
    const stranger = await subscribed(test, plan);
    for (const told of [await report(key, { outcome: 'saved' }, stranger), await report(randomUUID(), {})])
      expect([told.status, told.error.code]).toEqual([404, 'try_not_found']);
    expect((await report(undefined, {})).error.code).toBe('try_key_missing');
    expect(await sessions()).toMatchObject([{ outcome: 'viewed' }]);
  });

  it('is no order and no failure by what a browser says', async () => {
    const key = await tryOn();
    for (const outcome of ['ordered', 'error']) expect((await report(key, { outcome } as never)).status).toBe(400);
  });
});

describe('a try that came to nothing', () => {
  it('is remembered once with where and why, before a garment was chosen too, and counts no use', async () => {
    const key = randomUUID();
    await fail({}, key);
    expect((await fail({}, key)).status).toBe(201);
    await fail({ outfitId: null, outcome: 'error', stage: 'loading', cause: 'connection' });
    const kept = await sessions();
    expect(kept).toHaveLength(2);
    expect(kept).toContainEqual(
      expect.objectContaining({
        outfitId,
        outfitVersion: 1,
        outcome: 'given-up',
        stage: 'pose',
        cause: 'seated',
        planId: null,
      }),
    );
    expect(kept).toContainEqual(expect.objectContaining({ outfitId: null, outcome: 'error', cause: 'connection' }));
    expect(await used()).toBe(0);
  });

  it('leaves the key to the try that succeeds, and is itself no try to be told of', async () => {
    const key = randomUUID();
    await fail({}, key);
    expect((await report(key, { outcome: 'saved' })).status).toBe(404);
    expect((await report(`failed:${key}`, { outcome: 'saved' })).status).toBe(404);
    const body = { ...drapingOf(outfitId, key), ...HOW };
    expect((await test.call(countTry, { body }, as(person, key))).status).toBe(201);
    expect((await report(tryKeyOf(key, { outfitId, version: 1 }), { outcome: 'saved' })).body).toMatchObject({
      outcome: 'saved',
    });
    expect(await sessions()).toHaveLength(2);
  });

  it('is refused without a stage and cause, a key or a plan, of an outfit that is not live, and too often', async () => {
    expect((await fail({ cause: undefined })).status).toBe(400);
    const body = { outfitId, ...FAILED };
    expect((await test.call(reportFailedTry, { body }, as(person))).error.code).toBe('try_key_missing');
    const ended = await subscribed(test, plan, { status: 'expired', endedAt: test.now });
    expect((await fail({}, randomUUID(), ended)).error.code).toBe('premium_needed');
    const { outfitId: draft } = await hangOutfit(test, { status: 'draft' });
    expect((await fail({ outfitId: draft })).error.code).toBe('outfit_withdrawn');
    const told = [];
    for (let i = 0; i < 61; i++) told.push((await fail()).status);
    expect(told.at(-1)).toBe(429);
  });
});

it('is forgotten after 90 days, or as many as the settings say', async () => {
  const { db } = test.app.deps;
  const key = await tryOn();
  const aged = async (days: number) => {
    await db
      .update(trySessions)
      .set({ at: new Date(test.now.getTime() - days * DAY_MS) })
      .where(mine(key));
    await forgetTriesJob.run(test.app.deps, {});
    return db.$count(trySessions, mine(key));
  };
  expect(await aged(89)).toBe(1);
  await db.insert(marketplaceSettings).values({ values: { tryOnKeptDays: 120 } });
  expect(await aged(119)).toBe(1);
  expect(await aged(121)).toBe(0);
});
const mine = (key: string) => and(eq(trySessions.userId, person._id), eq(trySessions.idempotencyKey, key));

it('is in the person’s file with its outcome, and holds nothing of a body', async () => {
  const key = await tryOn({ consent: true });
  await report(key, { outcome: 'saved' });
  const { tryOns } = (await test.call(exportAccount, {}, person)).body as { tryOns: object[] };
  expect(tryOns).toMatchObject([{ outfitId, outcome: 'saved', consent: true }]);
  const words = JSON.stringify([await sessions(), tryOns]).toLowerCase();
  for (const word of ['photo":', 'mask', 'landmark', 'face', 'picture']) expect(words).not.toContain(word);
});

it('goes with its outfit', async () => {
  await tryOn();
  await test.app.deps.db.delete(outfits).where(eq(outfits._id, outfitId));
  expect(await sessions()).toEqual([]);
});
