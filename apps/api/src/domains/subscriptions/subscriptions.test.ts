import { getBilling } from '@adunni/contracts/subscriptions/billing';
import {
  cancelSubscription,
  getMySubscription,
  listPlans,
  listSubscriptionEvents,
  pauseSubscription,
  resumeSubscription,
  startTrial,
  subscribe,
  undoCancel,
} from '@adunni/contracts/subscriptions/subscriptions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { users } from '../identity/tables.ts';
import { mailTo, signInAs, type TestPerson } from '../identity/testing.ts';
import { ledgerSum } from '../ledger/testing.ts';
import {
  invoicesOf,
  moveOn,
  openPlans,
  rowOf,
  saveCardOf,
  setCardOutcome,
  signedInAgain,
  subscribeAs,
} from './testing.ts';

const PLUS = { plan: 'plus', interval: 'month' } as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2027-01-31T09:00:00Z');
  await openPlans(test);
});
afterAll(() => test.close());

const statusOf = async (person: TestPerson) =>
  (await test.call(getMySubscription, {}, await signedInAgain(test, person))).body.data;
const days = (count: number) => new Date(test.now.getTime() + count * DAY_MS);

it('shows everybody the plans with their prices, what they hold and what a year saves', async () => {
  const { body } = await test.call(listPlans);
  expect(body.trialDays).toBe(7);
  expect(body.plans.map(({ slug, prices }) => [slug, prices.map(({ amount }) => amount)])).toEqual([
    ['lite', [2500]],
    ['plus', [6500, 65_000]],
    ['pro', [18_000]],
  ]);
  expect(body.plans[1]).toMatchObject({ yearlySavingPercent: 17 });
  expect(body.plans[1]?.features.map(({ key, isIncluded, limit }) => [key, isIncluded, limit])).toEqual([
    ['try-ons', true, 60],
    ['profiles', true, 3],
    ['concierge', false, null],
  ]);
});

it('answers none without a subscription, and gives one free trial and no second', async () => {
  const person = await signInAs(test);
  expect(await statusOf(person)).toEqual({ status: 'none', hasAccess: false, canTryFree: true, subscription: null });
  const [first, second] = await Promise.all([1, 2].map(() => test.call(startTrial, { body: PLUS }, person)));
  expect([first?.status, second?.status].sort()).toEqual([201, 409]);
  expect(await statusOf(person)).toMatchObject({ status: 'trial', hasAccess: true, canTryFree: false });
  await moveOn(test, days(4));
  expect(await mailTo(test, person.email, 'subscription-reminder')).toContain('You will not be charged');
  await moveOn(test, days(3));
  expect(await statusOf(person)).toMatchObject({ status: 'expired', hasAccess: false });
  const again = await test.call(startTrial, { body: PLUS }, await signedInAgain(test, person));
  expect([again.status, again.error.code]).toEqual([409, 'trial_used']);
});

it('goes on after the trial with a saved card, whose check went back', async () => {
  const person = await signInAs(test);
  await test.call(startTrial, { body: PLUS }, person);
  await saveCardOf(test, person);
  const { body } = await test.call(getBilling, {}, person);
  expect(body.methods).toMatchObject([{ brand: 'Visa', last4: '4081', isDefault: true }]);
  expect(body.nextCharge).toMatchObject({ amount: 6500 });
  await moveOn(test, days(7));
  expect(await statusOf(person)).toMatchObject({ status: 'active', hasAccess: true });
  expect(await invoicesOf(test, person)).toMatchObject([{ status: 'paid', reason: 'renewal', amount: 6500 }]);
  expect(await ledgerSum(test)).toBe(0);
});

it('begins when the page is paid, renews on the last day of shorter months and keeps its day', async () => {
  const person = await signInAs(test);
  test.now = new Date('2028-01-31T09:00:00Z');
  const someone = await signedInAgain(test, person);
  await subscribeAs(test, someone, PLUS);
  expect(await statusOf(person)).toMatchObject({ status: 'active', subscription: { plan: { slug: 'plus' } } });
  await moveOn(test, new Date('2028-02-29T09:00:00Z'));
  await moveOn(test, new Date('2028-03-31T09:00:00Z'));
  const row = await rowOf(test, person);
  expect([row.period, row.periodEnd.toISOString()]).toEqual([3, '2028-04-30T09:00:00.000Z']);
  const issued = await invoicesOf(test, person);
  expect(issued.map(({ status, periodStart }) => [status, periodStart.slice(0, 10)])).toEqual([
    ['paid', '2028-03-31'],
    ['paid', '2028-02-29'],
    ['paid', '2028-01-31'],
  ]);
});

it('keeps access to the end of the period after cancelling, and lets one change one’s mind', async () => {
  const person = await signInAs(test, 'Customer');
  const me = await signedInAgain(test, person);
  await subscribeAs(test, me, PLUS);
  const end = (await rowOf(test, person)).periodEnd;
  await test.call(cancelSubscription, { body: { reason: 'Too dear' } }, me);
  await test.call(undoCancel, {}, me);
  await test.call(cancelSubscription, { body: { reason: 'Still too dear' } }, me);
  await moveOn(test, new Date(end.getTime() - 1));
  expect(await statusOf(person)).toMatchObject({ status: 'active', hasAccess: true });
  await moveOn(test, end);
  expect(await statusOf(person)).toMatchObject({ status: 'cancelled', hasAccess: false });
  const { body } = await test.call(listSubscriptionEvents, {}, await signedInAgain(test, person));
  expect(body.items.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['cancelled', null],
    ['cancel-planned', 'Still too dear'],
    ['cancel-undone', null],
    ['cancel-planned', 'Too dear'],
    ['started', null],
  ]);
  expect(await invoicesOf(test, person)).toHaveLength(1);
});

it('tries a failed renewal again on days 1, 3, 5 and 7 with a notice each time, and then ends', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, await signedInAgain(test, person), PLUS);
  await setCardOutcome(test, person, 'declined');
  const due = (await rowOf(test, person)).periodEnd;
  const after: [number, string, number, number | null][] = [];
  for (const day of [0, 1, 2, 3, 4, 5, 6, 7]) {
    await moveOn(test, new Date(due.getTime() + day * DAY_MS));
    const { status } = await statusOf(person);
    const { nextCharge } = (await test.call(getBilling, {}, await signedInAgain(test, person))).body;
    const next = nextCharge && (Date.parse(nextCharge.at) - due.getTime()) / DAY_MS;
    after.push([day, status, (await paymentsFor(person)).length, next]);
  }
  expect(after).toEqual([
    [0, 'past_due', 2, 1],
    [1, 'past_due', 3, 3],
    [2, 'past_due', 3, 3],
    [3, 'past_due', 4, 5],
    [4, 'past_due', 4, 5],
    [5, 'past_due', 5, 7],
    [6, 'past_due', 5, 7],
    [7, 'expired', 6, null],
  ]);
  expect((await invoicesOf(test, person))[0]).toMatchObject({ status: 'uncollectible' });
});

it('opens again at once when an overdue invoice is paid, with a period from that moment', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, await signedInAgain(test, person), PLUS);
  await setCardOutcome(test, person, 'declined');
  await moveOn(test, (await rowOf(test, person)).periodEnd);
  await moveOn(test, days(2));
  await setCardOutcome(test, person, 'works');
  await moveOn(test, days(1));
  const row = await rowOf(test, person);
  expect([row.status, row.periodStart]).toEqual(['active', test.now]);
  expect((await invoicesOf(test, person))[0]).toMatchObject({ status: 'paid', periodStart: test.now.toISOString() });
});

it('keeps what is left of a period through a pause', async () => {
  const person = await signInAs(test);
  const me = await signedInAgain(test, person);
  await subscribeAs(test, me, PLUS);
  const { periodEnd } = await rowOf(test, person);
  await moveOn(test, days(10));
  await test.call(pauseSubscription, { body: { months: 3 } }, await signedInAgain(test, person));
  expect(await statusOf(person)).toMatchObject({ status: 'paused', hasAccess: false });
  await moveOn(test, days(40));
  await test.call(resumeSubscription, {}, await signedInAgain(test, person));
  const row = await rowOf(test, person);
  expect([row.status, row.periodEnd]).toEqual(['active', new Date(periodEnd.getTime() + 40 * DAY_MS)]);
});

it('tells three days before that a pause ends and what follows, and then resumes', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, await signedInAgain(test, person), PLUS);
  await moveOn(test, days(10));
  await test.call(pauseSubscription, { body: { months: 1 } }, await signedInAgain(test, person));
  const { resumesAt } = await rowOf(test, person);
  if (!resumesAt) throw new Error('it is not paused');
  await moveOn(test, new Date(resumesAt.getTime() - 3 * DAY_MS));
  expect((await rowOf(test, person)).status).toBe('paused');
  expect(await mailTo(test, person.email, 'subscription-reminder')).toContain('your saved card is charged ₦6,500');
  await moveOn(test, resumesAt);
  expect((await rowOf(test, person)).status).toBe('active');
});

const change = async ({ _id }: TestPerson, to: Partial<typeof users.$inferInsert>) =>
  test.app.deps.db.update(users).set(to).where(eq(users._id, _id));

it('pauses instead of charging who is suspended, with a mail, for as long as that lasts', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, await signedInAgain(test, person));
  await change(person, { status: 'suspended' });
  await moveOn(test, days(32));
  expect(await rowOf(test, person)).toMatchObject({ status: 'paused', endedAt: null });
  expect(await paymentsFor(person)).toHaveLength(1);
  expect(await mailTo(test, person.email, 'subscription-paused')).toContain('Plus was not renewed');
  for (let month = 0; month < 3; month += 1) await moveOn(test, days(31));
  expect((await rowOf(test, person)).status).toBe('paused');
  await change(person, { status: 'active' });
  await test.call(resumeSubscription, {}, await signedInAgain(test, person));
  await moveOn(test, days(1));
  expect((await rowOf(test, person)).status).toBe('active');
  expect(await paymentsFor(person)).toHaveLength(2);
});

it('does not try the card of somebody again who is suspended', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, await signedInAgain(test, person));
  await setCardOutcome(test, person, 'declined');
  await moveOn(test, days(32));
  expect((await rowOf(test, person)).status).toBe('past_due');
  await change(person, { status: 'suspended' });
  await setCardOutcome(test, person, 'works');
  await moveOn(test, days(2));
  expect((await rowOf(test, person)).status).toBe('cancelled');
  expect(await paymentsFor(person)).toHaveLength(2);
});

it('does not renew who asked for the deletion of their account, and charges nothing', async () => {
  const person = await signInAs(test);
  await subscribeAs(test, await signedInAgain(test, person));
  await change(person, { deletionDueAt: days(40) });
  await moveOn(test, days(29));
  expect(await mailTo(test, person.email, 'subscription-reminder')).toContain('You will not be charged');
  await moveOn(test, days(4));
  expect((await rowOf(test, person)).status).toBe('cancelled');
  expect(await paymentsFor(person)).toHaveLength(1);
});

it('refuses a second subscription beside one, however many are asked for at once', async () => {
  const person = await signedInAgain(test, await signInAs(test));
  await saveCardOf(test, person);
  const body = { ...PLUS, useSavedCard: true };
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => test.call(subscribe, { body }, person)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await invoicesOf(test, person)).toHaveLength(1);
  expect(await ledgerSum(test)).toBe(0);
});

async function paymentsFor(person: TestPerson) {
  const { rows } = await test.app.deps.pool.query(
    'select p.id from payments p join invoices i on i.id = p.invoice_id where i.user_id = $1',
    [person._id],
  );
  return rows;
}
