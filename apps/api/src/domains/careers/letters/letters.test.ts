import { randomUUID } from 'node:crypto';
import { draftLetter, moveApplication, previewLetter } from '@adunni/contracts/careers/letters';
import { applicationResource } from '@adunni/contracts/careers/staff-applications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

async function applied(opening: { hidesNames?: boolean } = {}) {
  await test.app.deps.pool.query('delete from attempts');
  const { _id: openingId, slug } = await publishOpening(test, opening);
  const email = `letter-${randomUUID()}@example.com`;
  await applyTo(test, slug, { email, name: 'Yetunde Hiddenword' });
  const [row] = await applicationsOf(test, openingId);
  return { _id: row?._id ?? '', email };
}
const read = async (_id: string) => (await test.call(applicationResource.get, { params: { _id } }, admin)).body.record;
const mailsTo = (email: string) =>
  test.app.deps.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt, mails._id);
const LETTER = { subject: 'Shall we talk?', text: 'We liked <b>your</b> work.\n\nSee you soon.' };

it('offers an email to begin with, and shows it as it will look, by no name that is hidden and no link of theirs', async () => {
  const { _id } = await applied({ hidesNames: true });
  const { body: draft } = await test.call(draftLetter, { params: { _id, stage: 'declined' } }, admin);
  expect(draft.subject).toBe('Your application: Master Tailor');
  const { html } = (await test.call(previewLetter, { params: { _id }, body: LETTER }, admin)).body;
  expect(html).toContain(`Dear Applicant ${_id.slice(-4).toUpperCase()},`);
  expect(html).toContain('We liked &lt;b&gt;your&lt;/b&gt; work.</p>');
  expect(html).not.toMatch(/hiddenword/i);
  expect(html).not.toContain(_id);
});

it('moves an application and sends the edited email once, however often and at once it is asked', async () => {
  const { _id, email } = await applied();
  const key = randomUUID();
  const body = { stage: 'interview' as const, letter: LETTER };
  const move = (sent: typeof body, sentKey: string) =>
    test.call(moveApplication, { params: { _id }, body: sent }, { ...admin, headers: { 'idempotency-key': sentKey } });
  const both = await Promise.all([move(body, key), move(body, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await test.call(applicationResource.act, { body: { action: 'offer', ids: [_id] } }, admin);
  expect((await move(body, key)).status).toBe(200);
  expect((await read(_id)).stage).toBe('offer');
  const [, letter, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Shall we talk?');
  expect(letter?.text).toMatch(/^Dear Yetunde Hiddenword,\n\nWe liked <b>your<\/b> work\.\n\nSee you soon\./);
  expect(letter?.text).toContain(`/careers/application/${_id}.`);
  expect((await read(_id)).letters.map(({ by, subject }) => [by, subject])).toEqual([['Ngozi Eze', 'Shall we talk?']]);
  const reused = await move({ ...body, letter: { ...LETTER, subject: 'Another' } }, key);
  expect(reused.error.code).toBe('application_key_reused');
});

it('moves without an email where none is wished, and asks for a key', async () => {
  const { _id, email } = await applied();
  const body = { stage: 'declined' as const, letter: null };
  const unkeyed = await test.call(moveApplication, { params: { _id }, body }, admin);
  expect(unkeyed.error.code).toBe('application_key_needed');
  const headers = { 'idempotency-key': randomUUID() };
  await test.call(moveApplication, { params: { _id }, body }, { ...admin, headers });
  expect((await read(_id)).stage).toBe('declined');
  expect(await mailsTo(email)).toHaveLength(1);
});
