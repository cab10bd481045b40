import type { Sent } from '@adunni/contracts/endpoint';
import { exportAccount } from '@adunni/contracts/identity/account';
import { changeMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { buildOf, sendEstimates } from '@adunni/contracts/tryon/estimates';
import { estimateResource, getEstimateAnalytics } from '@adunni/contracts/tryon/staff-estimates';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { LENGTHS, measured, saveProfile } from '../../measurements/testing.ts';
import { openPlan, subscribed } from '../../subscriptions/usage/testing.ts';
import { forgetTriesJob } from '../jobs.ts';
import { estimates } from '../tables.ts';
import { eraseEstimates } from './estimates.service.ts';

let test: TestApp;
let plan: Awaited<ReturnType<typeof openPlan>>;
let person: TestPerson;
let profile: MeasurementProfile;
beforeAll(async () => {
  test = await startTestApp();
  plan = await openPlan(test, { limit: 5 });
});
beforeEach(async () => {
  await test.app.deps.db.delete(estimates);
  person = await subscribed(test, plan);
  profile = await saveProfile(test, person);
});
afterAll(() => test.close());

type Differences = Sent<typeof sendEstimates>['body']['differences'];
const OFF: Differences = [
  { measure: 'bust-girth', difference: -45 },
  { measure: 'waist-girth', difference: 12 },
  // Was never measured.
  { measure: 'arm-length', difference: 4 },
];
const send = (differences = OFF, who = person, of = profile) =>
  test.call(sendEstimates, { body: { profileId: of._id, version: of.version, differences } }, who);
const kept = () => test.app.deps.db.select().from(estimates).where(eq(estimates.userId, person._id));

it('keeps differences of what was measured, with build and how, and a later comparison in their place', async () => {
  expect((await send()).body.message).toBe('Thank you. This helps us advise better.');
  const [bust, waist, ...more] = (await kept()).sort((a, b) => a.difference - b.difference);
  expect(bust).toMatchObject({
    measure: 'bust-girth',
    difference: -45,
    figure: 'woman',
    build: 'slim',
    method: 'alone',
  });
  expect(waist).toMatchObject({ measure: 'waist-girth', difference: 12 });
  expect(more).toEqual([]);
  await Promise.all([
    send([{ measure: 'bust-girth', difference: 5 }]),
    send([{ measure: 'bust-girth', difference: 5 }]),
  ]);
  expect((await kept()).map(({ difference }) => difference).sort()).toEqual([12, 5]);
});

it('refuses another’s measurements, those that have changed since, and what nobody can be off by', async () => {
  const stranger = await subscribed(test, plan);
  expect((await send(OFF, stranger)).error.code).toBe('profile_not_found');
  expect((await send([{ measure: 'bust-girth', difference: 601 }])).status).toBe(400);
  expect((await send([...OFF, { measure: 'bust-girth', difference: 1 }])).status).toBe(400);
  expect((await send([{ measure: 'arm-length', difference: 1 }])).error.code).toBe('nothing_to_compare');
  const body = { ...measured({ values: { ...LENGTHS, 'waist-girth': 760 } }), version: profile.version };
  const changed = await test.call(changeMeasurements, { params: { profileId: profile._id }, body }, person);
  expect(changed.status).toBe(200);
  expect((await send()).error.code).toBe('profile_changed');
  const ended = await subscribed(test, plan, { status: 'expired', endedAt: test.now });
  expect((await send(OFF, ended)).error.code).toBe('premium_needed');
  expect(await kept()).toEqual([]);
});

it('shows staff figures that are the number of their rows, and no person', async () => {
  const staff = await signInAs(test, 'Admin');
  await send();
  const other = await subscribed(test, plan);
  const theirs = await saveProfile(test, other, {
    figure: 'man',
    values: { ...LENGTHS, 'waist-girth': 900, 'under-bust-girth': undefined },
  });
  await send([{ measure: 'bust-girth', difference: 31 }], other, theirs);
  const { body } = await test.call(getEstimateAnalytics, { query: { period: '30' } }, staff);
  expect(body).toMatchObject({ count: 3, off: 2 });
  expect(body.measures).toEqual([
    { measure: 'bust-girth', count: 2, median: -7, off: 2 },
    { measure: 'waist-girth', count: 1, median: 12, off: 0 },
  ]);
  expect(body.builds).toEqual([
    { figure: 'woman', build: 'slim', count: 2, median: -17, off: 1 },
    { figure: 'man', build: 'full', count: 1, median: 31, off: 1 },
  ]);
  const { now } = body.period;
  const rowsOf = async (query: object) => {
    const list = await test.call(estimateResource.list, { query: { from: now.from, to: now.to, ...query } }, staff);
    return list.body.items;
  };
  const rows = await rowsOf({});
  expect(rows).toHaveLength(body.count);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    '_id',
    'at',
    'build',
    'difference',
    'figure',
    'measure',
    'method',
  ]);
  expect(await rowsOf({ off: 'noticeably' })).toHaveLength(body.off);
  for (const { measure, count } of body.measures) expect(await rowsOf({ measure })).toHaveLength(count);
  for (const { figure, build, count } of body.builds) expect(await rowsOf({ figure, build })).toHaveLength(count);
  for (const { method, count } of body.methods) expect(await rowsOf({ method })).toHaveLength(count);
});

it('is part of the export, and goes with the account, the measurements or its time', async () => {
  await send();
  const { body } = await test.call(exportAccount, {}, person);
  expect(JSON.stringify(body)).toContain('"difference":-45');
  await test.app.deps.db.transaction((tx) => eraseEstimates(tx, person._id));
  expect(await kept()).toEqual([]);
  await send();
  await test.app.deps.db.update(estimates).set({ at: new Date(test.now.getTime() - 91 * DAY_MS) });
  await forgetTriesJob.run(test.app.deps, {});
  expect(await kept()).toEqual([]);
});

it('tells builds apart by the waist’s share of the height', () => {
  const build = (waist: number) => buildOf({ height: 1000, waist });
  expect([build(449), build(450), build(529), build(530)]).toEqual(['slim', 'medium', 'medium', 'full']);
  expect(buildOf({ height: undefined, waist: 700 })).toBeNull();
});
