import { randomUUID } from 'node:crypto';
import { getApplication, withdrawApplication } from '@adunni/contracts/careers/applications';
import {
  cancelInterview,
  changeInterview,
  chooseTime,
  getInterviewFile,
  proposeTimes,
} from '@adunni/contracts/careers/interviews';
import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { applicationsOf, applyTo, publishOpening } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
});
afterAll(() => test.close());

async function applied() {
  await test.app.deps.pool.query('delete from attempts');
  const { _id: openingId, slug } = await publishOpening(test);
  const email = `proposal-${randomUUID()}@example.com`;
  await applyTo(test, slug, { email });
  const [row] = await applicationsOf(test, openingId);
  const [letter] = await mailsTo(email);
  return { _id: row?._id ?? '', email, token: letter?.text.match(/\/careers\/application\/(\S+)/)?.[1] ?? '' };
}
type Applied = Awaited<ReturnType<typeof applied>>;

const mailsTo = (email: string) =>
  test.app.deps.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt, mails._id);
const inHours = (hours: number): string => new Date(test.now.getTime() + hours * HOUR_MS).toISOString();
const interviewsOf = async ({ _id }: Applied) =>
  (await test.call(applicationResource.get, { params: { _id } }, admin)).body.record.interviews;
const ownOf = async ({ token }: Applied) => (await test.call(getApplication, { params: { token } })).body.application;

async function propose({ _id }: Applied, hours: readonly number[] = [48, 24], key: string = randomUUID()) {
  const { record } = (await test.call(applicationResource.get, { params: { _id } }, admin)).body;
  const interviewerIds = [record.team.find(({ name }) => name === 'Ngozi Eze')?._id ?? ''];
  const where = { place: 'Yaba', callUrl: '', note: 'Bring a sample.', minutes: 30 };
  const body = { times: hours.map(inHours), interviewerIds, ...where };
  return test.call(proposeTimes, { params: { _id }, body }, { ...admin, headers: { 'idempotency-key': key } });
}
/** The applicant’s choice of a time by its place, the earliest first. */
async function choose(application: Applied, at: number) {
  const times = (await ownOf(application)).proposals[0]?.times ?? [];
  return chooseById(application, times[at]?._id ?? '');
}
const chooseById = ({ token }: Applied, interviewId: string) =>
  test.call(chooseTime, { params: { token, interviewId } });

it('are mailed once for each key, and one of them becomes the interview when its applicant chooses it', async () => {
  const application = await applied();
  const key = randomUUID();
  await Promise.all([propose(application, [48, 24], key), propose(application, [48, 24], key)]);
  const own = await ownOf(application);
  expect(own.interviews).toEqual([]);
  expect(own.proposals).toMatchObject([{ place: 'Yaba', note: 'Bring a sample.', interviewers: ['Ngozi Eze'] }]);
  const times = own.proposals[0]?.times ?? [];
  expect(times.map(({ startsAt }) => startsAt)).toEqual([inHours(24), inHours(48)]);
  const [, letter] = await mailsTo(application.email);
  expect([letter?.subject, letter?.attachment]).toEqual(['Choose a time for your interview: Master Tailor', null]);
  const params = { token: application.token, interviewId: times[1]?._id ?? '' };
  expect((await test.call(getInterviewFile, { params })).status).toBe(404);

  expect((await choose(application, 1)).status).toBe(200);
  const after = await ownOf(application);
  expect([after.proposals, after.interviews.map(({ startsAt }) => startsAt)]).toEqual([[], [inHours(48)]]);
  expect((await interviewsOf(application)).map(({ isProposed, isCancelled }) => [isProposed, isCancelled])).toEqual([
    [false, false],
  ]);
  const letters = await mailsTo(application.email);
  expect(letters.map(({ subject }) => subject)).toEqual([
    'We received your application: Master Tailor',
    'Choose a time for your interview: Master Tailor',
    'Your interview: Master Tailor',
  ]);
  expect(letters[2]?.attachment?.content).toContain('STATUS:CONFIRMED');
  expect((await propose(application, [48, 24], key)).status).toBe(201);
  expect(await interviewsOf(application)).toHaveLength(1);
});

it('are chosen once: by one of two tabs, and the same again changes nothing', async () => {
  const application = await applied();
  await propose(application);
  const [first, second] = (await ownOf(application)).proposals[0]?.times ?? [];
  const both = await Promise.all([first, second].map((time) => chooseById(application, time?._id ?? '')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [chosen] = await interviewsOf(application);
  expect((await chooseById(application, chosen?._id ?? '')).status).toBe(200);
  expect(await mailsTo(application.email)).toHaveLength(3);
});

it('stay chosen when somebody takes the time back without having seen that', async () => {
  const application = await applied();
  await propose(application);
  const [seen] = await interviewsOf(application);
  expect((await chooseById(application, seen?._id ?? '')).status).toBe(200);
  const params = { _id: application._id, interviewId: seen?._id ?? '' };
  const taken = await test.call(cancelInterview, { params, body: { version: seen?.version ?? 0 } }, admin);
  expect(taken.status).toBe(409);
  expect((await ownOf(application)).interviews.map(({ _id }) => _id)).toEqual([seen?._id]);
  expect(await mailsTo(application.email)).toHaveLength(3);
});

it('are chosen by nobody else, not once they are past or taken back, and changed by no one', async () => {
  const [application, other] = [await applied(), await applied()];
  await propose(application, [1, 48, 72]);
  const [early, middle, late] = await interviewsOf(application);
  expect((await chooseById(other, late?._id ?? '')).status).toBe(404);
  const params = { _id: application._id, interviewId: middle?._id ?? '' };
  await test.call(cancelInterview, { params, body: { version: 1 } }, admin);
  expect((await chooseById(application, middle?._id ?? '')).error.code).toBe('time_gone');
  const values = {
    minutes: 30,
    place: 'Ikeja',
    callUrl: '',
    note: '',
    interviewerIds: [late?.interviewers[0]?._id ?? ''],
  };
  const change = await test.call(
    changeInterview,
    {
      params: { _id: application._id, interviewId: late?._id ?? '' },
      body: { version: 1, values: { ...values, startsAt: inHours(80) } },
    },
    admin,
  );
  expect(change.error.code).toBe('interview_proposed');
  test.now = new Date(test.now.getTime() + 2 * HOUR_MS);
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
  expect((await chooseById(application, early?._id ?? '')).error.code).toBe('time_gone');
  expect((await ownOf(application)).proposals[0]?.times.map(({ _id }) => _id)).toEqual([late?._id]);
  expect(await mailsTo(application.email)).toHaveLength(2);
});

it('are gone with an application that was withdrawn or declined, without a further email', async () => {
  const [gone, declined] = [await applied(), await applied()];
  for (const application of [gone, declined]) await propose(application);
  const [time] = (await ownOf(gone)).proposals[0]?.times ?? [];
  await test.call(withdrawApplication, { params: { token: gone.token } });
  await test.call(applicationResource.act, { body: { action: 'declined', ids: [declined._id] } }, admin);
  for (const application of [gone, declined]) {
    expect((await ownOf(application)).proposals).toEqual([]);
    expect((await mailsTo(application.email)).map(({ subject }) => subject)).not.toContain(
      'Your interview was cancelled: Master Tailor',
    );
  }
  expect((await chooseById(gone, time?._id ?? '')).error.code).toBe('time_gone');
  expect((await propose(gone)).error.code).toBe('application_withdrawn');
});

it('are at least two, each once, at most five, and none in the past', async () => {
  const application = await applied();
  for (const hours of [[24], [24, 24], [1, 2, 3, 4, 5, 6]])
    expect(Object.keys((await propose(application, hours)).error.fields ?? {})).toEqual(['times']);
  expect((await propose(application, [24, -1])).error.code).toBe('interview_past');
  expect(await interviewsOf(application)).toEqual([]);
});
