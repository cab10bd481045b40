import { randomUUID } from 'node:crypto';
import { TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../kit/context.ts';
import { connect } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { notifications } from '../../notifications/tables.ts';
import { billingAccounts, planFeatures } from '../tables.ts';
import { type Consumed, consume, giveBack } from './consume.service.ts';
import { usageCounters, usageEvents } from './tables.ts';
import { openPlan, setSubscription, subscribed } from './testing.ts';

let test: TestApp;
let wide: ReturnType<typeof connect>;
let deps: Deps;
beforeAll(async () => {
  test = await startTestApp();
  // As many connections as there are parallel calls.
  wide = connect(test.config.databaseUrl, 100);
  deps = { ...test.app.deps, ...wide };
});
afterAll(async () => {
  await wide.pool.end();
  await test.close();
});

const use = (userId: string, idempotencyKey: string = randomUUID()) =>
  consume(deps, deps.db, { userId, feature: TRY_ONS, idempotencyKey });

/** What became of a call: the count after it, or the code of its refusal. */
const outcome = (call: Promise<Consumed>): Promise<number | string> =>
  call.then(
    ({ used }) => used,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.kind.code;
    },
  );

const usedBy = async (subscriptionId: string) =>
  (await deps.db.select().from(usageCounters).where(eq(usageCounters.subscriptionId, subscriptionId))).map(
    ({ used }) => used,
  );
const notedOf = async (userId: string) =>
  (await deps.db.select().from(usageEvents).where(eq(usageEvents.userId, userId))).filter(
    ({ givenBackAt }) => givenBackAt === null,
  ).length;

describe('parallel uses', () => {
  it('never exceed the limit, whichever of a hundred come first', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: 15 }));
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(use(person._id))));
    const counted = outcomes.filter((one) => typeof one === 'number');
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(outcomes.filter((one) => one === 'limit_reached')).toHaveLength(85);
    expect(await usedBy(person.subscriptionId)).toEqual([15]);
    expect(await notedOf(person._id)).toBe(15);
  });

  it('of two last uses let one through', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: 3 }));
    await use(person._id);
    await use(person._id);
    const outcomes = await Promise.all([outcome(use(person._id)), outcome(use(person._id))]);
    expect(outcomes.map(String).sort()).toEqual(['3', 'limit_reached']);
  });

  it('with one key are one use', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: 5 }));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => use(person._id, key)));
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await usedBy(person.subscriptionId)).toEqual([1]);
    expect(new Set(answers.map(({ limit }) => limit))).toEqual(new Set([5]));
  });

  it('count all without a limit', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: null }));
    await Promise.all(Array.from({ length: 60 }, () => use(person._id)));
    expect(await usedBy(person.subscriptionId)).toEqual([60]);
  });
});

describe('giving back', () => {
  it('lets a failed use not count, once however often it is said, and its key counts no more', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: 2 }));
    const failed = { userId: person._id, feature: TRY_ONS, idempotencyKey: randomUUID() };
    await consume(deps, deps.db, failed);
    await use(person._id);
    expect(await outcome(use(person._id))).toBe('limit_reached');
    await Promise.all(Array.from({ length: 10 }, () => giveBack(deps, deps.db, failed)));
    expect(await usedBy(person.subscriptionId)).toEqual([1]);
    expect(await outcome(use(person._id, failed.idempotencyKey))).toBe('use_given_back');
    expect(await outcome(use(person._id))).toBe(2);
  });

  it('goes with the transaction that it is part of', async () => {
    const person = await subscribed(test, await openPlan(test));
    const idempotencyKey = randomUUID();
    const work = deps.db.transaction(async (tx) => {
      await consume(deps, tx, { userId: person._id, feature: TRY_ONS, idempotencyKey });
      throw new Error('the work failed');
    });
    await expect(work).rejects.toThrow('the work failed');
    expect(await notedOf(person._id)).toBe(0);
    expect((await use(person._id, idempotencyKey)).used).toBe(1);
  });
});

describe('who may use what', () => {
  it.each(['incomplete', 'past_due', 'paused', 'cancelled', 'expired'] as const)('nobody who is %s', async (status) => {
    const isPaused = status === 'paused' ? { pausedAt: test.now } : {};
    const hasEnded = status === 'cancelled' || status === 'expired' ? { endedAt: test.now } : {};
    const person = await subscribed(test, await openPlan(test), { status, ...isPaused, ...hasEnded });
    expect(await outcome(use(person._id))).toBe('premium_needed');
  });

  it('nobody what their plan does not hold', async () => {
    const plan = await openPlan(test);
    const person = await subscribed(test, plan);
    await deps.db.delete(planFeatures).where(eq(planFeatures.planId, plan.planId));
    expect(await outcome(use(person._id))).toBe('not_in_plan');
  });

  it('in a trial five times, and the whole plan from its conversion on', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: 60 }), { status: 'trial', period: 0 });
    const outcomes = [];
    for (let time = 0; time < 6; time += 1) outcomes.push(await outcome(use(person._id)));
    expect(outcomes).toEqual([1, 2, 3, 4, 5, 'limit_reached']);
    await setSubscription(test, person.subscriptionId, { status: 'active', period: 1 });
    expect(await outcome(use(person._id))).toBe(1);
  });
});

describe('the count', () => {
  it('starts anew with the next period, and not by a pause', async () => {
    const person = await subscribed(test, await openPlan(test, { limit: 1 }));
    await use(person._id);
    const later = new Date(test.now.getTime() + 3_600_000);
    await setSubscription(test, person.subscriptionId, { periodStart: later });
    expect(await outcome(use(person._id))).toBe('limit_reached');
    await setSubscription(test, person.subscriptionId, { period: 2 });
    expect(await outcome(use(person._id))).toBe(1);
  });

  it('stays above a limit that was lowered, and nothing more is let through', async () => {
    const plan = await openPlan(test, { limit: 10 });
    const person = await subscribed(test, plan);
    for (let time = 0; time < 4; time += 1) await use(person._id);
    await deps.db.update(planFeatures).set({ limit: 3 }).where(eq(planFeatures.planId, plan.planId));
    expect(await outcome(use(person._id))).toBe('limit_reached');
    expect(await usedBy(person.subscriptionId)).toEqual([4]);
    await deps.db.update(planFeatures).set({ limit: 5 }).where(eq(planFeatures.planId, plan.planId));
    expect(await outcome(use(person._id))).toBe(5);
  });
});

it('warns at 80 and at 100 percent, each once in a period, by the bell and by mail', async () => {
  const person = await subscribed(test, await openPlan(test, { limit: 5 }));
  const key = randomUUID();
  for (let time = 0; time < 3; time += 1) await use(person._id);
  const told = async () => {
    const [bell, mail] = await Promise.all([
      deps.db.select().from(notifications).where(eq(notifications.userId, person._id)).orderBy(notifications._id),
      deps.db.select().from(mails).where(eq(mails.recipient, person.email)).orderBy(mails._id),
    ]);
    return { bell: bell.map(({ title }) => title), mail: mail.map(({ subject }) => subject) };
  };
  expect(await told()).toEqual({ bell: [], mail: [] });
  await use(person._id, key);
  await giveBack(deps, deps.db, { userId: person._id, feature: TRY_ONS, idempotencyKey: key });
  await Promise.all([use(person._id), use(person._id)]);
  const both = ['Virtual try-ons: 80% used', 'Virtual try-ons: all 5 used'];
  expect(await told()).toEqual({ bell: both, mail: both });
});

it('rings the bell only when a person wants no mails of it', async () => {
  const person = await subscribed(test, await openPlan(test, { limit: 1 }));
  await deps.db.update(billingAccounts).set({ mailsUsage: false }).where(eq(billingAccounts.userId, person._id));
  await use(person._id);
  const bell = await deps.db.select().from(notifications).where(eq(notifications.userId, person._id));
  expect(bell.map(({ title }) => title)).toEqual(['Virtual try-ons: all 1 used']);
  expect(await deps.db.select().from(mails).where(eq(mails.recipient, person.email))).toEqual([]);
});
