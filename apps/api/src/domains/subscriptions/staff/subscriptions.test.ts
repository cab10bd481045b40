import * as contract from '@adunni/contracts/subscriptions/staff';
import { subscriptionResource } from '@adunni/contracts/subscriptions/staff';
import { changePlan } from '@adunni/contracts/subscriptions/subscriptions';
import { getTryOnAccess } from '@adunni/contracts/subscriptions/usage';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../kit/audit/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { settlePayment } from '../../payments/collecting/settle.service.ts';
import { runBilling } from '../clock/clock.service.ts';
import { monthsAfter } from '../rules.ts';
import { subscriptions } from '../tables.ts';
import { setCardOutcome } from '../testing.ts';
import { openPlan, subscribed, type TestPlan } from '../usage/testing.ts';
import { buySubscription } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let plan: TestPlan;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Adaeze', lastName: 'Obi' });
  plan = await openPlan(test);
});
afterAll(() => test.close());

const recordOf = async (subscriptionId: string) => {
  const { body } = await test.call(subscriptionResource.get, { params: { _id: subscriptionId } }, admin);
  return { ...body.record, version: body.version };
};
const comp = (subscriptionId: string, version: number, months = 1) =>
  test.call(
    contract.compSubscription,
    { params: { subscriptionId }, body: { version, months, reason: 'The try-on was down for a day.' } },
    admin,
  );
const cancel = (subscriptionId: string, version: number, when: 'now' | 'period-end') =>
  test.call(
    contract.staffCancelSubscription,
    { params: { subscriptionId }, body: { version, when, reason: 'Asked for by telephone.' } },
    admin,
  );

/** Lets the billing clock run at another moment; people stay signed in, because theirs does not move. */
async function billAt(moment: number): Promise<void> {
  const now = test.now;
  test.now = new Date(moment);
  await runBilling(test.app.deps);
  test.now = now;
}

describe('the list', () => {
  it('finds subscriptions by person, plan and status, in either order', async () => {
    const own = await openPlan(test, { amount: 1_200_000 });
    const active = await subscribed(test, own);
    const ended = await subscribed(test, own, { status: 'expired', endedAt: test.now });
    const find = async (query: Parameters<typeof test.call<typeof subscriptionResource.list>>[1]) =>
      (await test.call(subscriptionResource.list, query, admin)).body.items.map(({ _id }) => _id);
    const query = { plan: own.planId };
    expect(await find({ query })).toHaveLength(2);
    expect(await find({ query: { ...query, status: 'active' } })).toEqual([active.subscriptionId]);
    expect(await find({ query: { ...query, q: ended.email } })).toEqual([ended.subscriptionId]);
    expect(await find({ query: { ...query, sort: 'endedAt' } })).toEqual([ended.subscriptionId, active.subscriptionId]);
    expect(await find({ query: { ...query, interval: 'year' } })).toEqual([]);
    const { body } = await test.call(subscriptionResource.list, { query: { ...query, sort: 'amount' } }, admin);
    expect(body.items.map(({ status, amount, monthly }) => [status, amount, monthly]).sort()).toEqual([
      ['active', 12_000, 12_000],
      ['expired', 12_000, 0],
    ]);
  });
});

describe('the detail', () => {
  it('shows what was paid, used and done', async () => {
    const person = await buySubscription(test, plan);
    const record = await recordOf(person.subscriptionId);
    expect(record).toMatchObject({
      status: 'active',
      person: { _id: person._id, email: person.email },
      price: { interval: 'month', amount: 6500 },
      can: { comp: true, cancel: true, cancelNow: true },
      usage: [{ used: 0, limit: 60 }],
      events: [{ kind: 'started', by: 'person' }],
      invoices: [{ number: person.number, status: 'paid', amount: 6500, refundable: 6500 }],
    });
    expect(record.invoices[0]?.payments).toMatchObject([{ status: 'succeeded', amount: 6500 }]);
    expect(record.methods).toHaveLength(1);
  });
});

describe('extending without charge', () => {
  it('moves the end on by a month of the calendar, charges nothing, and says who did it and why', async () => {
    const person = await buySubscription(test, plan);
    const before = await recordOf(person.subscriptionId);
    const { status, body } = await comp(person.subscriptionId, before.version);
    expect(status).toBe(200);
    const after = await recordOf(person.subscriptionId);
    const [row] = await test.app.deps.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions._id, person.subscriptionId));
    expect(after.periodEnd).toBe(monthsAfter(new Date(before.periodEnd), 1, row?.anchorDay ?? 0).toISOString());
    expect(after.version).toBe(body.version);
    expect(after.invoices).toHaveLength(1);
    expect(after.events[0]).toMatchObject({ kind: 'comped', by: 'staff', actor: 'Adaeze Obi' });
    expect(after.events[0]?.reason).toBe('The try-on was down for a day.');
    expect(await mailTo(test, person.email, 'subscription-comped')).toContain('free of charge');
    const trail = await test.app.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.rowId, person.subscriptionId));
    expect(trail.map(({ action }) => action)).toEqual(['Extend a subscription without charge']);
  });

  it('keeps it open past the day on which it would have been renewed, and renews it after', async () => {
    const person = await buySubscription(test, plan);
    const before = await recordOf(person.subscriptionId);
    await comp(person.subscriptionId, before.version);
    await billAt(Date.parse(before.periodEnd) + 86_400_000);
    const after = await recordOf(person.subscriptionId);
    expect(after.invoices).toHaveLength(1);
    await billAt(Date.parse(after.periodEnd) + 1000);
    const renewed = await recordOf(person.subscriptionId);
    expect(renewed.status).toBe('active');
    expect(renewed.invoices).toHaveLength(2);
    expect(renewed.periodStart).toBe(after.periodEnd);
  });

  it('is refused to a stale version, twice at once, and where nothing runs', async () => {
    const { subscriptionId } = await buySubscription(test, plan);
    const { version } = await recordOf(subscriptionId);
    const answers = await Promise.all([comp(subscriptionId, version), comp(subscriptionId, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const overdue = await subscribed(test, plan, { status: 'past_due' });
    expect((await comp(overdue.subscriptionId, 1)).error.code).toBe('cannot_comp');
    expect((await comp('01890000-0000-7000-8000-000000000000', 1)).status).toBe(404);
  });
});

describe('cancelling', () => {
  it('with the period leaves access until then and ends it there', async () => {
    const person = await buySubscription(test, plan);
    const { version, periodEnd } = await recordOf(person.subscriptionId);
    expect((await cancel(person.subscriptionId, version, 'period-end')).status).toBe(200);
    expect((await test.call(getTryOnAccess, {}, person)).status).toBe(200);
    const again = await recordOf(person.subscriptionId);
    expect(again).toMatchObject({ cancelAtPeriodEnd: true, can: { cancel: false, cancelNow: true } });
    expect((await cancel(person.subscriptionId, again.version, 'period-end')).error.code).toBe('not_now');
    await billAt(Date.parse(periodEnd) + 1000);
    const ended = await recordOf(person.subscriptionId);
    expect(ended).toMatchObject({ status: 'cancelled', can: { comp: false, cancel: false, cancelNow: false } });
  });

  it('at once closes premium, gives up what was still to pay, and can be done once', async () => {
    const person = await buySubscription(test, plan);
    const { version } = await recordOf(person.subscriptionId);
    const answers = await Promise.all([1, 2].map(() => cancel(person.subscriptionId, version, 'now')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await test.call(getTryOnAccess, {}, person)).error.code).toBe('premium_needed');
    const ended = await recordOf(person.subscriptionId);
    expect(ended.events[0]).toMatchObject({ kind: 'cancelled', by: 'staff', reason: 'Asked for by telephone.' });
    expect(await mailTo(test, person.email, 'subscription-ended')).toContain('Asked for by telephone.');
    expect((await cancel(person.subscriptionId, ended.version, 'now')).error.code).toBe('subscription_ended');
  });
});

it('gives back what a charge brings that was on its way when staff ended the subscription', async () => {
  const person = await buySubscription(test, plan);
  await setCardOutcome(test, person, 'silent');
  const due = Date.parse((await recordOf(person.subscriptionId)).periodEnd) + 1000;
  await billAt(due);
  const waiting = await recordOf(person.subscriptionId);
  expect(waiting.invoices[0]).toMatchObject({ status: 'open', payments: [{ status: 'waiting' }] });
  expect((await cancel(person.subscriptionId, waiting.version, 'now')).status).toBe(200);
  const now = test.now;
  test.now = new Date(due + 120_000);
  await settlePayment(test.app.deps, waiting.invoices[0]?.payments[0]?.reference ?? '');
  test.now = now;
  const ended = await recordOf(person.subscriptionId);
  expect(ended).toMatchObject({
    status: 'cancelled',
    invoices: [{ status: 'void', refundable: 0 }, { status: 'paid' }],
  });
  expect(ended.invoices[0]?.payments).toMatchObject([{ status: 'succeeded', amount: 6500, refunded: 6500 }]);
});

it('tells a history in which each event begins where the one before has left', async () => {
  const [large, small] = [await openPlan(test, { position: 2 }), await openPlan(test, { position: 1 })];
  const person = await buySubscription(test, large);
  const quotedAt = test.now.toISOString();
  const body = { plan: small.slug, interval: 'month' as const, expectedAmount: 0, quotedAt };
  expect((await test.call(changePlan, { body }, person)).status).toBe(200);
  await billAt(Date.parse((await recordOf(person.subscriptionId)).periodEnd) + 1000);
  const { plan: now, events } = await recordOf(person.subscriptionId);
  expect(now).toBe(small.name);
  expect(events.map(({ kind }) => kind)).toEqual(['renewed', 'changed', 'change-planned', 'started']);
  const { rows } = await test.app.deps.db.execute(sql`
    select * from (
      select *, lag(to_status) over life as left_status, lag(to_price_id) over life as left_price_id
      from subscription_events window life as (partition by subscription_id order by at, id)) e
    where left_status is not null and (from_status <> left_status or from_price_id <> left_price_id)`);
  expect(rows).toEqual([]);
});
