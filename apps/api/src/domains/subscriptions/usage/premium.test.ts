import { randomUUID } from 'node:crypto';
import type { SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import { getTryOnAccess, getUsage, TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { freshPeriod } from '../rules.ts';
import { consume, giveBack } from './consume.service.ts';
import { openPlan, setSubscription, subscribed, type TestPlan } from './testing.ts';

let test: TestApp;
let plan: TestPlan;
beforeAll(async () => {
  test = await startTestApp();
  plan = await openPlan(test, { limit: 15 });
});
afterAll(() => test.close());

const use = (userId: string, idempotencyKey: string = randomUUID()) =>
  consume(test.app.deps, test.app.deps.db, { userId, feature: TRY_ONS, idempotencyKey });

describe('the premium gate of the server', () => {
  it('opens to an active subscription and to a trial, with what is left of them', async () => {
    const active = await subscribed(test, plan);
    await use(active._id);
    const { status, body } = await test.call(getTryOnAccess, {}, active);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'active',
      plan: { slug: plan.slug, name: plan.name },
      tryOns: { feature: TRY_ONS, unit: 'try-on', used: 1, limit: 15, left: 14 },
    });
    const trial = await subscribed(test, plan, { status: 'trial', period: 0 });
    expect((await test.call(getTryOnAccess, {}, trial)).body.tryOns).toMatchObject({ used: 0, limit: 5, left: 5 });
  });

  const CLOSED = ['incomplete', 'past_due', 'paused', 'cancelled', 'expired'] as const satisfies SubscriptionStatus[];
  it.each(CLOSED)('is closed to one that is %s', async (subscriptionStatus) => {
    const isPaused = subscriptionStatus === 'paused' ? { pausedAt: test.now } : {};
    const hasEnded =
      subscriptionStatus === 'cancelled' || subscriptionStatus === 'expired' ? { endedAt: test.now } : {};
    const person = await subscribed(test, plan, { status: subscriptionStatus, ...isPaused, ...hasEnded });
    const { status, error } = await test.call(getTryOnAccess, {}, person);
    expect([status, error.code]).toEqual([403, 'premium_needed']);
    expect(error.message).toBe('You need a premium subscription to access this feature.');
  });

  it('is closed without a subscription, to staff too, and asks visitors to sign in', async () => {
    for (const role of ['Customer', 'SuperAdmin'] as const)
      expect((await test.call(getTryOnAccess, {}, await signInAs(test, role))).error.code).toBe('premium_needed');
    expect((await test.call(getTryOnAccess)).status).toBe(401);
  });

  it('closes and opens with the status, at once', async () => {
    const person = await subscribed(test, plan);
    const status = async () => (await test.call(getTryOnAccess, {}, person)).status;
    expect(await status()).toBe(200);
    await setSubscription(test, person.subscriptionId, { status: 'past_due' });
    expect(await status()).toBe(403);
    await setSubscription(test, person.subscriptionId, { status: 'active' });
    expect(await status()).toBe(200);
  });

  it('reads a status in any letter case, and denies what it does not know', () => {
    expect(['active', 'ACTIVE', 'Trial', 'tRIAL'].map(givesAccess)).toEqual([true, true, true, true]);
    const denied = ['', 'none', 'activated', ' active', 'past_due', null, undefined, 1, {}, ['active']];
    expect(denied.filter(givesAccess)).toEqual([]);
  });
});

describe('the usage page', () => {
  it('tells per feature what is used and when it starts anew, and which days it was', async () => {
    const now = test.now;
    const begun = new Date(now.getTime() - 2 * 86_400_000);
    const person = await subscribed(test, plan, freshPeriod(begun, 'month'));
    test.now = begun;
    await use(person._id);
    test.now = now;
    const failed = randomUUID();
    for (const key of [randomUUID(), randomUUID(), failed]) await use(person._id, key);
    const { deps } = test.app;
    await giveBack(deps, deps.db, { userId: person._id, feature: TRY_ONS, idempotencyKey: failed });
    const { body } = await test.call(getUsage, {}, person);
    expect(body.plan).toEqual({ slug: plan.slug, name: plan.name });
    expect(body.features).toMatchObject([{ feature: TRY_ONS, used: 3, limit: 15, left: 12 }]);
    expect(body.features[0]?.startsAt).toBe(begun.toISOString());
    expect(body.days).toHaveLength(30);
    expect(body.days.at(-1)?.day).toBe(shopDay(now));
    const busy = body.days.filter(({ uses }) => Object.keys(uses).length > 0);
    expect(busy).toEqual([
      { day: shopDay(begun), uses: { [TRY_ONS]: 1 } },
      { day: shopDay(now), uses: { [TRY_ONS]: 2 } },
    ]);
  });

  it('shows nobody else’s uses, and no plan to who has none', async () => {
    const busy = await subscribed(test, plan);
    await use(busy._id);
    const { body } = await test.call(getUsage, {}, await signInAs(test));
    expect(body).toMatchObject({ plan: null, features: [] });
    expect(body.days.every(({ uses }) => Object.keys(uses).length === 0)).toBe(true);
  });
});
