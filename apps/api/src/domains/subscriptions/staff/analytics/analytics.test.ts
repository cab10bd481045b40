import { getSubscriptionAnalytics, subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolvePeriod } from '../../../../kit/periods.rules.ts';
import { daysAfter, shopDay } from '../../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../../identity/testing.ts';
import { generateHistories, seeded } from './testing/generate.ts';
import { openBook, recount } from './testing/oracle.ts';

const SEED = 20_261_121;

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

it('has nothing to tell of nothing', async () => {
  const { status, body } = await test.call(getSubscriptionAnalytics, {}, admin);
  expect(status).toBe(200);
  expect(body.figures.mrr).toEqual({ now: 0, before: 0 });
  expect(body.figures.trialConversion).toEqual({ now: null, before: null });
  expect([body.plans, body.cohorts]).toEqual([[], []]);
});

it('counts what a slow look at every row counts, over any period of random histories', async () => {
  await generateHistories(test.app.deps.db, test.now, 120, SEED);
  const book = await openBook(test.app.deps.db);
  const random = seeded(SEED);
  const today = shopDay(test.now);
  const custom = Array.from({ length: 6 }, () => {
    const from = daysAfter(today, -Math.floor(random() * 700));
    const to = daysAfter(from, Math.floor(random() * 200));
    return { period: 'custom' as const, from, to };
  });
  for (const query of [...(['7', '30', '90', 'year'] as const).map((period) => ({ period })), ...custom]) {
    const { status, body } = await test.call(getSubscriptionAnalytics, { query }, admin);
    expect(status).toBe(200);
    expect(body, JSON.stringify(query)).toEqual(recount(book, resolvePeriod(query, test.now)));
  }
  // The histories are ones in which something happens.
  const { body } = await test.call(getSubscriptionAnalytics, { query: { period: 'year' } }, admin);
  const { mrr, churned, recovered, trialConversion } = body.figures;
  for (const figure of [mrr.now, churned.now, recovered.now, trialConversion.now]) expect(figure).toBeGreaterThan(0);
  expect(body.cohorts.length).toBeGreaterThan(6);
});

it('leads from each number to exactly as many rows', async () => {
  const rows = async (query: Record<string, string>) =>
    (await test.call(subscriptionResource.list, { query }, admin)).body.total;
  for (const period of ['7', '30', '90', 'year'] as const) {
    const { period: looked, figures } = (await test.call(getSubscriptionAnalytics, { query: { period } }, admin)).body;
    const days = `${looked.now.from}..${looked.now.to}`;
    const behind = {
      paying: await rows({ payingOn: looked.now.to }),
      started: await rows({ began: days }),
      churned: await rows({ left: days }),
      trials: await rows({ tried: days }),
      overdue: await rows({ overdue: days }),
    };
    const { paying, started, churned, trials, overdue } = figures;
    const shown = { paying, started, churned, trials, overdue };
    expect(behind, period).toEqual(Object.fromEntries(Object.entries(shown).map(([name, { now }]) => [name, now])));
  }
  const earlier = { query: { period: 'custom' as const, from: '2026-03-01', to: '2026-05-31' } };
  const { figures } = (await test.call(getSubscriptionAnalytics, earlier, admin)).body;
  expect(await rows({ payingOn: '2026-05-31' })).toBe(figures.paying.now);
  expect(await rows({ left: '2026-03-01..2026-05-31' })).toBe(figures.churned.now);
  for (const left of ['2026-03-01', '2026-03-01..', '2026-13-01..2026-13-02', "2026-03-01..2026-03-02' or true"])
    expect((await test.call(subscriptionResource.list, { query: { left } }, admin)).status, left).toBe(400);
});
