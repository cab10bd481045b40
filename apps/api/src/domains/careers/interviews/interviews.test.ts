import { randomUUID } from 'node:crypto';
import { getApplication, withdrawApplication } from '@adunni/contracts/careers/applications';
import {
  cancelInterview,
  changeInterview,
  findClashes,
  getInterviewFile,
  setInterview,
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
let adminId: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
  adminId = (await read((await applied())._id)).team.find(({ name }) => name === 'Ngozi Eze')?._id ?? '';
});
afterAll(() => test.close());

async function applied() {
  await test.app.deps.pool.query('delete from attempts');
  const { _id: openingId, slug } = await publishOpening(test);
  const email = `interview-${randomUUID()}@example.com`;
  await applyTo(test, slug, { email });
  const [row] = await applicationsOf(test, openingId);
  const [letter] = await mailsTo(email);
  const token = letter?.text.match(/\/careers\/application\/(\S+)/)?.[1] ?? '';
  return { _id: row?._id ?? '', email, token };
}
const read = async (_id: string) => (await test.call(applicationResource.get, { params: { _id } }, admin)).body.record;
const mailsTo = (email: string) =>
  test.app.deps.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt, mails._id);
const inHours = (hours: number): string => new Date(test.now.getTime() + hours * HOUR_MS).toISOString();
const form = (values: object = {}) => ({
  ...{ startsAt: inHours(48), minutes: 30, place: 'Yaba', callUrl: '', note: '', interviewerIds: [adminId] },
  ...values,
});
const setTime = (_id: string, values = form(), key: string = randomUUID()) =>
  test.call(setInterview, { params: { _id }, body: values }, { ...admin, headers: { 'idempotency-key': key } });
/** What tells a calendar which entry a file is, and which version of it. */
const told = (ics: string | undefined): (string | undefined)[] =>
  [/UID:(\S+)/, /SEQUENCE:(\d+)/, /STATUS:(\S+)/].map((part) => part.exec(ics ?? '')?.[1]);

it('is set once for each key, mailed with its calendar file, and shown by the applicant’s link', async () => {
  const { _id, email, token } = await applied();
  const [key, values] = [randomUUID(), form({ note: 'Bring a sample.' })];
  const both = await Promise.all([setTime(_id, values, key), setTime(_id, values, key)]);
  const ids = new Set(both.map(({ body }) => body._id));
  expect(ids.size).toBe(1);
  const [, letter, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Your interview: Master Tailor');
  expect(letter?.attachment?.name).toBe('interview.ics');
  const [interviewId = ''] = ids;
  expect(told(letter?.attachment?.content)).toEqual([`${interviewId}@adunni.example`, '1', 'CONFIRMED']);
  const { application } = (await test.call(getApplication, { params: { token } })).body;
  expect(application.interviews).toMatchObject([
    { place: 'Yaba', note: 'Bring a sample.', interviewers: ['Ngozi Eze'] },
  ]);
  const file = await test.call(getInterviewFile, { params: { token, interviewId } });
  expect(file.headers['content-disposition']).toBe('attachment; filename="interview.ics"');
  expect(told(String(file.body))).toEqual([`${interviewId}@adunni.example`, '1', 'CONFIRMED']);
  const other = await applied();
  expect((await test.call(getInterviewFile, { params: { token: other.token, interviewId } })).status).toBe(404);
});

it('is moved and cancelled under the same id with a higher sequence, by one of two at once', async () => {
  const { _id, email, token } = await applied();
  const interviewId = (await setTime(_id)).body._id;
  const params = { _id, interviewId };
  const move = (hours: number) =>
    test.call(changeInterview, { params, body: { version: 1, values: form({ startsAt: inHours(hours) }) } }, admin);
  const both = await Promise.all([move(72), move(96)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await test.call(cancelInterview, { params, body: { version: 2 } }, admin)).status).toBe(200);
  const files = (await mailsTo(email)).slice(1).map(({ attachment }) => told(attachment?.content));
  const uid = `${interviewId}@adunni.example`;
  expect(files).toEqual([
    [uid, '1', 'CONFIRMED'],
    [uid, '2', 'CONFIRMED'],
    [uid, '3', 'CANCELLED'],
  ]);
  expect((await test.call(getApplication, { params: { token } })).body.application.interviews).toEqual([]);
  expect((await test.call(cancelInterview, { params, body: { version: 3 } }, admin)).error.code).toBe('interview_over');
  expect(
    (
      await test.call(
        cancelInterview,
        { params: { ...params, _id: (await applied())._id }, body: { version: 3 } },
        admin,
      )
    ).status,
  ).toBe(404);
});

it('takes no time that is past, nobody who is not on the team, and neither place nor link', async () => {
  const { _id } = await applied();
  expect((await setTime(_id, form({ startsAt: inHours(-1) }))).error.code).toBe('interview_past');
  expect((await setTime(_id, form({ interviewerIds: [randomUUID()] }))).error.code).toBe('interviewer_unknown');
  expect(Object.keys((await setTime(_id, form({ place: '' }))).error.fields ?? {})).toEqual(['place']);
  expect((await setTime(_id, form({ callUrl: 'javascript:alert(1)' }))).status).toBe(400);
});

it('says what else lies in its time', async () => {
  const [one, other] = [await applied(), await applied()];
  await setTime(one._id, form({ startsAt: inHours(200) }));
  const clashes = async (hours: number, except: string | null = null) => {
    const body = { startsAt: inHours(hours), minutes: 30, interviewerIds: [adminId], except };
    return (await test.call(findClashes, { params: { _id: other._id }, body }, admin)).body.clashes;
  };
  const [clash] = await clashes(200.25);
  expect(clash?.name).toBe('Ngozi Eze with Bisi Cole');
  expect(await clashes(200.5)).toEqual([]);
  expect(await clashes(200.25, clash?._id)).toEqual([]);
});

it('is cancelled when its applicant withdraws or is declined', async () => {
  const [gone, declined] = [await applied(), await applied()];
  for (const { _id } of [gone, declined]) await setTime(_id);
  await test.call(withdrawApplication, { params: { token: gone.token } });
  await test.call(applicationResource.act, { body: { action: 'declined', ids: [declined._id] } }, admin);
  for (const { _id, email } of [gone, declined]) {
    expect((await read(_id)).interviews.map(({ isCancelled }) => isCancelled)).toEqual([true]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Your interview was cancelled: Master Tailor',
    );
  }
  expect((await setTime(gone._id)).error.code).toBe('application_withdrawn');
});
