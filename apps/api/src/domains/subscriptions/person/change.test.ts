import { kobo } from '@adunni/contracts/money';
import { getBilling } from '@adunni/contracts/subscriptions/billing';
import { givesAccess } from '@adunni/contracts/subscriptions/statuses';
import {
  changePlan,
  getMySubscription,
  previewChange,
  startTrial,
  undoChange,
} from '@adunni/contracts/subscriptions/subscriptions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { planPrices, plans } from '../tables.ts';
import { type Choice, invoicesOf, moveOn, openPlans, rowOf, signedInAgain, subscribeAs } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2027-04-01T09:00:00Z');
  await openPlans(test);
});
afterAll(() => test.close());

const LITE = { plan: 'lite', interval: 'month' } as const;
const PLUS = { plan: 'plus', interval: 'month' } as const;
const YEAR = { plan: 'plus', interval: 'year' } as const;
const PRO = { plan: 'pro', interval: 'month' } as const;

async function onPlan(choice: Choice): Promise<TestPerson> {
  const person = await signedInAgain(test, await signInAs(test));
  await subscribeAs(test, person, choice);
  return person;
}

async function change(person: TestPerson, choice: Choice) {
  const me = await signedInAgain(test, person);
  const preview = (await test.call(previewChange, { body: choice }, me)).body;
  const { amount: expectedAmount, quotedAt } = preview;
  const body = { ...choice, useSavedCard: true, expectedAmount, quotedAt };
  return { preview, changed: await test.call(changePlan, { body }, me) };
}

const mine = async (person: TestPerson) =>
  (await test.call(getMySubscription, {}, await signedInAgain(test, person))).body.data.subscription;

describe('upwards', () => {
  it('charges the new price less the unused time at once, to the kobo, as was previewed', async () => {
    const person = await onPlan(PLUS);
    // A third of thirty days is used.
    await moveOn(test, new Date(test.now.getTime() + 10 * DAY_MS));
    const { preview, changed } = await change(person, PRO);
    expect(preview).toMatchObject({ takesEffect: 'now', amount: 13_666.67, creditLeft: 0 });
    expect(preview.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['plan', 18_000],
      ['proration', -4333.33],
    ]);
    expect(changed.body).toMatchObject({ payment: null, subscription: { plan: { slug: 'pro' } } });
    const [row] = [await rowOf(test, person)];
    expect([row.period, row.periodStart]).toEqual([2, test.now]);
    expect((await invoicesOf(test, person))[0]).toMatchObject({ reason: 'change', status: 'paid', amount: 13_666.67 });
  });

  it('keeps what a dearer time left over for following periods', async () => {
    const person = await onPlan(YEAR);
    const { preview } = await change(person, PRO);
    expect(preview).toMatchObject({ amount: 0, creditLeft: 47_000 });
    const after = await test.call(getBilling, {}, await signedInAgain(test, person));
    expect(after.body).toMatchObject({ credit: 47_000, nextCharge: { amount: 0 } });
    for (const left of [29_000, 11_000, 0]) {
      await moveOn(test, (await rowOf(test, person)).periodEnd);
      const { body } = await test.call(getBilling, {}, await signedInAgain(test, person));
      expect(body.credit).toBe(left);
    }
    expect((await invoicesOf(test, person))[0]).toMatchObject({ amount: 7000, status: 'paid' });
  });

  it('refuses an amount that is not the one that was shown, and a preview of long ago', async () => {
    const person = await onPlan(LITE);
    const { body: preview } = await test.call(previewChange, { body: PLUS }, person);
    const body = { ...PLUS, useSavedCard: true, expectedAmount: 1, quotedAt: preview.quotedAt };
    expect((await test.call(changePlan, { body }, person)).error.code).toBe('price_changed');
    test.now = new Date(test.now.getTime() + 16 * 60_000);
    const late = { ...body, expectedAmount: preview.amount };
    const answer = await test.call(changePlan, { body: late }, await signedInAgain(test, person));
    expect([answer.status, answer.error.code]).toEqual([409, 'price_changed']);
  });

  it('charges once when it is confirmed several times at once', async () => {
    const person = await onPlan(LITE);
    const { body: preview } = await test.call(previewChange, { body: PLUS }, person);
    const body = { ...PLUS, useSavedCard: true, expectedAmount: preview.amount, quotedAt: preview.quotedAt };
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.call(changePlan, { body }, person)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await invoicesOf(test, person)).toHaveLength(2);
  });
});

describe('downwards', () => {
  it('waits for the end of the period, and can be undone until then', async () => {
    const person = await onPlan(PRO);
    const { preview, changed } = await change(person, LITE);
    expect(preview).toMatchObject({ takesEffect: 'period-end', amount: 0 });
    expect(changed.body.subscription).toMatchObject({
      plan: { slug: 'pro' },
      pendingChange: { plan: { slug: 'lite' } },
    });
    await test.call(undoChange, {}, await signedInAgain(test, person));
    expect((await mine(person))?.pendingChange).toBeNull();
    await change(person, LITE);
    await moveOn(test, (await rowOf(test, person)).periodEnd);
    expect(await mine(person)).toMatchObject({ plan: { slug: 'lite' }, price: { amount: 2500 }, pendingChange: null });
  });
});

it('only swaps the plan of a trial', async () => {
  const person = await signedInAgain(test, await signInAs(test));
  await test.call(startTrial, { body: LITE }, person);
  const { preview } = await change(person, PRO);
  expect(preview).toMatchObject({ takesEffect: 'now', amount: 0 });
  expect(await mine(person)).toMatchObject({ status: 'trial', plan: { slug: 'pro' } });
});

it('lets people keep the price that they subscribed at until they change plan', async () => {
  const person = await onPlan(LITE);
  const { db } = test.app.deps;
  const [lite] = await db.select().from(plans).where(eq(plans.slug, 'lite'));
  const price = { planId: lite?._id ?? '', interval: 'month', amount: kobo(300_000), activeFrom: test.now } as const;
  await db.insert(planPrices).values(price);
  await moveOn(test, (await rowOf(test, person)).periodEnd);
  expect((await invoicesOf(test, person))[0]).toMatchObject({ amount: 2500, status: 'paid' });
  const newcomer = await onPlan(LITE);
  expect((await invoicesOf(test, newcomer))[0]).toMatchObject({ amount: 3000 });
});

it('opens premium for active and trial in any letter case, and for nothing else', () => {
  for (const status of ['active', 'Active', 'ACTIVE', 'trial', 'Trial']) expect(givesAccess(status)).toBe(true);
  for (const status of [
    'past_due',
    'paused',
    'cancelled',
    'expired',
    'incomplete',
    'none',
    'gold',
    '',
    null,
    undefined,
  ])
    expect(givesAccess(status)).toBe(false);
});
