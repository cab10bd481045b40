import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs } from '../../identity/testing.ts';
import { notifications } from '../../notifications/tables.ts';
import { jobOpenings } from '../tables.ts';
import { applicationsOf, applyTo, publishOpening } from '../testing.ts';
import { forgetDecided } from './erase.service.ts';
import { remindOfUndecided } from './undecided.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('reminds staff of a closed position that people wait for, once a day however often it runs', async () => {
  const admin = await signInAs(test, 'Admin');
  const [closed, open] = [await publishOpening(test, { title: 'Presser' }), await publishOpening(test)];
  for (const { slug } of [closed, closed, open]) await applyTo(test, slug);
  await test.app.deps.db.update(jobOpenings).set({ closedAt: test.now }).where(eq(jobOpenings._id, closed._id));
  const told = () =>
    test.app.deps.db.select().from(notifications).where(eq(notifications.kind, 'applications-undecided'));
  await remindOfUndecided(test.app.deps);
  await remindOfUndecided(test.app.deps);
  expect((await told()).map(({ title }) => title)).toEqual(['2 applications wait for a decision: Presser']);
  const ids = (await applicationsOf(test, closed._id)).map(({ _id }) => _id);
  await test.call(applicationResource.act, { body: { action: 'declined', ids } }, admin);
  test.now = new Date(test.now.getTime() + 7 * DAY_MS);
  await remindOfUndecided(test.app.deps);
  expect(await told()).toHaveLength(1);
});

it('keeps what nobody decides for a year after its position closed, not for ever', async () => {
  const closesOn = new Date(test.now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10);
  const [closing, open] = [await publishOpening(test, { closesOn }), await publishOpening(test)];
  for (const { slug } of [closing, open]) await applyTo(test, slug);
  const left = async () =>
    Promise.all([closing, open].map(async ({ _id }) => (await applicationsOf(test, _id)).length));
  test.now = new Date(test.now.getTime() + 380 * DAY_MS);
  await forgetDecided(test.app.deps);
  expect(await left()).toEqual([1, 1]);
  test.now = new Date(test.now.getTime() + 30 * DAY_MS);
  await forgetDecided(test.app.deps);
  expect(await left()).toEqual([0, 1]);
});

it('exports names and answers that a spreadsheet would run as a formula as text', async () => {
  const admin = await signInAs(test, 'Admin');
  const opening = await publishOpening(test);
  await applyTo(test, opening.slug, { name: '=1+1', email: 'formula@example.com' });
  const { body } = await test.call(applicationResource.export, { query: { opening: opening._id } }, admin);
  expect(String(body)).toContain(`'=1+1`);
  expect(String(body)).not.toMatch(/(^|,|")=1\+1/m);
});
