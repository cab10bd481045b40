import { randomUUID } from 'node:crypto';
import { getBilling } from '@adunni/contracts/subscriptions/billing';
import { addPlanPrice, featureResource, planResource } from '@adunni/contracts/subscriptions/staff';
import { listPlans } from '@adunni/contracts/subscriptions/subscriptions';
import { getTryOnAccess, TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../../identity/testing.ts';
import { invoices } from '../../billing/tables.ts';
import { runBilling } from '../../clock/clock.service.ts';
import { planPrices } from '../../tables.ts';
import { openPlan, subscribed } from '../../usage/testing.ts';
import { buySubscription } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const addPrice = (planId: string, amount: number, interval: 'month' | 'year' = 'month') =>
  test.call(addPlanPrice, { params: { planId }, body: { interval, amount } }, admin);
const planOf = async (planId: string) => (await test.call(planResource.get, { params: { _id: planId } }, admin)).body;
const shown = async (slug: string) => (await test.call(listPlans)).body.plans.find((plan) => plan.slug === slug);

describe('a new price', () => {
  it('is for new people; whoever pays an earlier one keeps it, also when it is renewed', async () => {
    const plan = await openPlan(test, { amount: 650_000 });
    const early = await buySubscription(test, plan);
    const [first] = await test.app.deps.db.select().from(invoices).where(eq(invoices._id, early.invoiceId));
    expect((await addPrice(plan.planId, 8000)).status).toBe(201);
    const late = await buySubscription(test, plan);
    const amounts = async (userId: string) =>
      (await test.app.deps.db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(invoices._id)).map(
        ({ amount }) => amount,
      );
    expect(await amounts(late._id)).toEqual([800_000]);
    expect((await test.call(getBilling, {}, early)).body.nextCharge?.amount).toBe(6500);
    const now = test.now;
    test.now = new Date((first?.periodEnd ?? now).getTime() + 60_000);
    await runBilling(test.app.deps);
    test.now = now;
    expect(await amounts(early._id)).toEqual([650_000, 650_000]);
    const { record } = await planOf(plan.planId);
    expect(record).toMatchObject({ monthly: 8000, yearly: null, subscribers: 2 });
    expect(record.prices.map(({ amount, status, subscribers }) => [amount, status === 'current', subscribers])).toEqual(
      [
        [8000, true, 1],
        [6500, false, 1],
      ],
    );
  });

  it('is a row of its own: the database changes none that somebody pays', async () => {
    const { priceId } = await openPlan(test);
    const change = test.app.deps.db.update(planPrices).set({ activeFrom: test.now }).where(eq(planPrices._id, priceId));
    await expect(change.execute()).rejects.toThrow();
  });

  it('is at least what can be charged, and of a plan that exists', async () => {
    const plan = await openPlan(test);
    expect((await addPrice(plan.planId, 49.99)).error.fields).toEqual({
      amount: 'At least ₦50, the minimum charge.',
    });
    expect((await addPrice('01890000-0000-7000-8000-000000000000', 5000)).status).toBe(404);
  });
});

describe('a plan', () => {
  it('is created, priced, put on offer with what it holds, and withdrawn from new people only', async () => {
    const feature = { key: `f-${randomUUID().slice(0, 8)}`, name: 'Concierge', description: '', unit: '' };
    const values = { ...feature, isMetered: false, trialLimit: null, position: 9 };
    const { _id: featureId } = (await test.call(featureResource.create, { body: values }, admin)).body;
    const slug = `couture-${randomUUID().slice(0, 8)}`;
    const form = { slug, name: 'Couture', tagline: 'For the whole wardrobe.', position: 7, isActive: true };
    const body = { ...form, features: [{ featureId, limit: null }] };
    const created = await test.call(planResource.create, { body }, admin);
    expect(created.status).toBe(201);
    const { _id } = created.body;
    await addPrice(_id, 30_000);
    await addPrice(_id, 300_000, 'year');
    expect(await shown(slug)).toMatchObject({ name: 'Couture', yearlySavingPercent: 17 });
    expect((await shown(slug))?.features.find(({ key }) => key === feature.key)?.isIncluded).toBe(true);
    await test.call(planResource.act, { body: { action: 'withdraw', ids: [_id] } }, admin);
    expect(await shown(slug)).toBeUndefined();
    const again = await test.call(planResource.create, { body }, admin);
    expect(again.error.fields).toEqual({ slug: 'Another plan has this key.' });
  });

  it('changes for everybody who has it, with the version that was seen', async () => {
    const plan = await openPlan(test, { limit: 15 });
    const person = await subscribed(test, plan);
    const { record, version } = await planOf(plan.planId);
    const { slug, name, tagline, position } = record;
    const features = record.features.map(({ featureId }) => ({ featureId, limit: 25 }));
    const values = { slug, name, tagline, position, isActive: record.status === 'offered', features };
    const update = () =>
      test.call(planResource.update, { params: { _id: plan.planId }, body: { version, values } }, admin);
    expect((await Promise.all([update(), update()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await test.call(getTryOnAccess, {}, person)).body.tryOns).toMatchObject({ limit: 25 });
    const unknown = [{ featureId: '01890000-0000-7000-8000-000000000000', limit: 1 }];
    const body = { version: version + 1, values: { ...values, features: unknown } };
    const refused = await test.call(planResource.update, { params: { _id: plan.planId }, body }, admin);
    expect(refused.error.fields).toEqual({ features: 'One of these features no longer exists.' });
  });
});

describe('a feature', () => {
  it('keeps its key, and goes only when no plan holds it', async () => {
    await openPlan(test);
    const { items } = (await test.call(featureResource.list, { query: { q: TRY_ONS } }, admin)).body;
    const [tryOns] = items;
    expect(tryOns?.plans.length).toBeGreaterThan(0);
    const { body: seen } = await test.call(featureResource.get, { params: { _id: tryOns?._id ?? '' } }, admin);
    const { _id, plans: _plans, ...values } = seen.record;
    const body = { version: seen.version, values: { ...values, key: 'fittings' } };
    const renamed = await test.call(featureResource.update, { params: { _id }, body }, admin);
    expect(renamed.error.fields?.key).toContain('The key can’t be changed');
    const remove = (id: string) => test.call(featureResource.act, { body: { action: 'remove', ids: [id] } }, admin);
    expect((await remove(_id)).body.results).toMatchObject([
      { ok: false, message: 'This feature is part of a plan. Remove it from the plans first.' },
    ]);
    const spare = { ...values, key: `spare-${randomUUID().slice(0, 8)}` };
    const { _id: spareId } = (await test.call(featureResource.create, { body: spare }, admin)).body;
    expect((await remove(spareId)).body.results).toMatchObject([{ ok: true }]);
    expect((await test.call(featureResource.get, { params: { _id: spareId } }, admin)).status).toBe(404);
  });
});
