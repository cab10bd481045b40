import { randomUUID } from 'node:crypto';
import { TRY_ON_PROFILES } from '@adunni/contracts/subscriptions/usage';
import { listTryOnProfiles } from '@adunni/contracts/tryon/profiles';
import { countTry } from '@adunni/contracts/tryon/tries';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import type { TestPerson } from '../identity/testing.ts';
import { saveProfile } from '../measurements/testing.ts';
import { features, planFeatures } from '../subscriptions/tables.ts';
import { openPlan, subscribed } from '../subscriptions/usage/testing.ts';
import { trySessions } from './tables.ts';
import { drapingOf, hangOutfit } from './testing.ts';

let test: TestApp;
let featureId: string;
let outfitId: string;
beforeAll(async () => {
  test = await startTestApp();
  const feature = { key: TRY_ON_PROFILES, name: 'Try-on profiles', unit: 'profile', isMetered: false, trialLimit: 1 };
  const [row] = await test.app.deps.db.insert(features).values(feature).returning();
  featureId = row?._id ?? '';
  ({ outfitId } = await hangOutfit(test));
});
afterAll(() => test.close());

/** A subscriber whose plan dresses so many profiles, none when it does not hold them. */
async function subscriberOf(limit: number | null | 'none', values: Parameters<typeof subscribed>[2] = {}) {
  const plan = await openPlan(test);
  if (limit !== 'none') await test.app.deps.db.insert(planFeatures).values({ planId: plan.planId, featureId, limit });
  const person = await subscribed(test, plan, values);
  const ids: string[] = [];
  for (const name of ['Zainab', 'Amaka', 'Musa']) ids.push((await saveProfile(test, person, { name }))._id);
  return { person, ids };
}
const tryOn = (person: TestPerson, profileId: string | null) => {
  const how = { way: 'figure', device: 'phone', milliseconds: 640 } as const;
  const caller = { ...person, headers: { 'idempotency-key': randomUUID() } };
  return test.call(countTry, { body: { ...drapingOf(outfitId), ...how, profileId } }, caller);
};
const shown = async (person: TestPerson) => {
  const { limit, items } = (await test.call(listTryOnProfiles, {}, person)).body;
  return { limit, open: items.filter(({ isInPlan }) => isInPlan).map(({ name }) => name), all: items.length };
};

it('a plan dresses as many profiles as it holds, those that were added first, all without a limit, none without any', async () => {
  expect(await shown((await subscriberOf(1)).person)).toEqual({ limit: 1, open: ['Zainab'], all: 3 });
  expect(await shown((await subscriberOf(2)).person)).toEqual({ limit: 2, open: ['Amaka', 'Zainab'], all: 3 });
  expect(await shown((await subscriberOf(null)).person)).toMatchObject({ limit: null, open: { length: 3 } });
  expect(await shown((await subscriberOf('none')).person)).toEqual({ limit: 0, open: [], all: 3 });
  const trial = { status: 'trial', trialEndsAt: new Date(test.now.getTime() + 1e9) } as const;
  expect(await shown((await subscriberOf(3, trial)).person)).toMatchObject({ limit: 1, open: ['Zainab'] });
});

it('a try on another profile, or on a stranger’s, is refused and counts nothing; typed lengths are nobody’s profile', async () => {
  const { person, ids } = await subscriberOf(2);
  const { ids: theirs } = await subscriberOf(null);
  for (const profileId of [ids[2] ?? '', theirs[0] ?? '', randomUUID()]) {
    const { status, error } = await tryOn(person, profileId);
    expect([status, error.code]).toEqual([422, 'profile_not_in_plan']);
  }
  const sessions = () => test.app.deps.db.$count(trySessions, eq(trySessions.userId, person._id));
  expect(await sessions()).toBe(0);
  for (const profileId of [ids[0] ?? '', ids[1] ?? '', null]) expect((await tryOn(person, profileId)).status).toBe(201);
  expect(await sessions()).toBe(3);
});
