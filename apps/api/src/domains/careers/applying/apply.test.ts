import { randomUUID } from 'node:crypto';
import { getApplication, withdrawApplication } from '@adunni/contracts/careers/applications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { jobApplicationFiles, jobOpenings } from '../tables.ts';
import { applicationsOf, applyTo, publishOpening, uploadFor } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const mailsTo = (email: string) =>
  test.app.deps.db
    .select()
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()))
    .orderBy(mails.createdAt, mails._id);
const tokenIn = (text: string): string => text.match(/\/careers\/application\/(\S+)/)?.[1] ?? '';
const freeLimits = () => test.app.deps.pool.query('delete from attempts');

it('keeps an application with its CV, mails its link, and shows by it how far it is', async () => {
  const opening = await publishOpening(test);
  expect((await applyTo(test, opening.slug, { email: 'bisi@example.com' })).status).toBe(201);
  const [row] = await applicationsOf(test, opening._id);
  expect(row).toMatchObject({ name: 'Bisi Cole', stage: 'new' });
  const files = await test.app.deps.db.select().from(jobApplicationFiles);
  expect(files.map(({ applicationId, purpose }) => [applicationId, purpose])).toEqual([[row?._id, 'cv']]);
  const [letter] = await mailsTo('bisi@example.com');
  const token = tokenIn(letter?.text ?? '');
  const { application } = (await test.call(getApplication, { params: { token } })).body;
  expect(application).toMatchObject({ title: 'Master Tailor', stage: 'new', slug: opening.slug });
});

it('opens by no link that was not mailed', async () => {
  const opening = await publishOpening(test);
  await applyTo(test, opening.slug);
  const [row] = await applicationsOf(test, opening._id);
  const [other] = await applicationsOf(test, (await publishAndApply()).openingId);
  const seal = 'A'.repeat(43);
  for (const token of [`${row?._id}.${seal}`, `${row?._id}`, randomUUID(), `${other?._id}.${seal}`, 'x'])
    expect((await test.call(getApplication, { params: { token } })).status).toBe(404);
});

async function publishAndApply() {
  const opening = await publishOpening(test);
  const email = `one-${randomUUID()}@example.com`;
  await applyTo(test, opening.slug, { email });
  const [letter] = await mailsTo(email);
  return { openingId: opening._id, slug: opening.slug, email, token: tokenIn(letter?.text ?? '') };
}

it('makes one of a form that is sent twice, also at once, and refuses its key for another', async () => {
  await freeLimits();
  const opening = await publishOpening(test);
  const draftId = randomUUID();
  const cvId = (await uploadFor(test, draftId))._id;
  const sent = { email: 'twice@example.com', draftId, cvId };
  const key = randomUUID();
  const both = await Promise.all([1, 2].map(() => applyTo(test, opening.slug, sent, key)));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await applyTo(test, opening.slug, sent, key)).status).toBe(201);
  expect(await applicationsOf(test, opening._id)).toHaveLength(1);
  expect(await mailsTo('twice@example.com')).toHaveLength(1);
  expect((await applyTo(test, opening.slug, { ...sent, city: 'Aba' }, key)).error.code).toBe('application_key_reused');
});

it('keeps one of a person, answers alike, and mails the link of the first', async () => {
  await freeLimits();
  const opening = await publishOpening(test);
  const answers = await Promise.all(
    ['ada@example.com', 'Ada@example.com', 'ada@example.com'].map((email) => applyTo(test, opening.slug, { email })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  const rows = await applicationsOf(test, opening._id);
  expect(rows).toHaveLength(1);
  const letters = await mailsTo('ada@example.com');
  expect(new Set(letters.map(({ text }) => tokenIn(text))).size).toBe(1);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    'We received your application: Master Tailor',
    'You’ve already applied: Master Tailor',
    'You’ve already applied: Master Tailor',
  ]);
});

it('takes none without a CV, without consent, with a file of another’s or with answers that lack', async () => {
  await freeLimits();
  const [file, choice] = [randomUUID(), randomUUID()];
  const opening = await publishOpening(test, {
    questions: [
      { _id: file, kind: 'file', label: 'A pattern', choices: [], isRequired: true },
      { _id: choice, kind: 'choice', label: 'Which?', choices: ['Chain', 'Satin'], isRequired: true },
    ],
  });
  expect(Object.keys((await applyTo(test, opening.slug, { cvId: null })).error.fields ?? {})).toEqual(['cvId']);
  const lacking = await applyTo(test, opening.slug, { answers: [{ questionId: choice, text: 'Cross' }] });
  expect(lacking.error.fields).toEqual({
    [`answers.${file}`]: 'Please add a file.',
    [`answers.${choice}`]: 'Please choose one of the answers.',
  });
  const draftId = randomUUID();
  const fileId = (await uploadFor(test, draftId, { purpose: 'answer' }))._id;
  const answers = [
    { questionId: choice, text: 'Chain' },
    { questionId: file, fileId },
  ];
  expect((await applyTo(test, opening.slug, { answers })).error.code).toBe('application_file_gone');
  expect(await applicationsOf(test, opening._id)).toEqual([]);
  expect((await applyTo(test, opening.slug, { answers, draftId })).status).toBe(201);
});

it('takes no CV that is none, and nothing by a name that it has', async () => {
  const draftId = randomUUID();
  const page = await uploadFor(test, draftId, { bytes: Buffer.from('<html>') });
  expect([page.status, page.code]).toEqual([415, 'not_a_cv']);
  const cut = await uploadFor(test, draftId, { bytes: Buffer.from('%PDF-1.7') });
  expect([cut.status, cut.code]).toEqual([422, 'broken_cv']);
});

it('says that a position closed while somebody was writing, and loses nothing of theirs', async () => {
  await freeLimits();
  const opening = await publishOpening(test);
  const draftId = randomUUID();
  const cvId = (await uploadFor(test, draftId))._id;
  await test.app.deps.db.update(jobOpenings).set({ closedAt: test.now }).where(eq(jobOpenings._id, opening._id));
  expect((await applyTo(test, opening.slug, { draftId, cvId })).error.code).toBe('position_closed');
  await test.app.deps.db.update(jobOpenings).set({ closedAt: null }).where(eq(jobOpenings._id, opening._id));
  expect((await applyTo(test, opening.slug, { draftId, cvId })).status).toBe(201);
  expect((await applyTo(test, 'no-such-position')).status).toBe(404);
});

it('is withdrawn by its link, once, and may be sent anew', async () => {
  await freeLimits();
  const { slug, openingId, email, token } = await publishAndApply();
  const both = await Promise.all([1, 2].map(() => test.call(withdrawApplication, { params: { token } })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    'We received your application: Master Tailor',
    'Your application was withdrawn: Master Tailor',
  ]);
  await applyTo(test, slug, { email });
  expect((await applicationsOf(test, openingId)).map(({ stage }) => stage)).toEqual(['withdrawn', 'new']);
});

it('answers a program that fills in every field as everybody, and keeps nothing', async () => {
  await freeLimits();
  const opening = await publishOpening(test);
  expect((await applyTo(test, opening.slug, { website: 'https://spam.example' })).status).toBe(201);
  expect(await applicationsOf(test, opening._id)).toEqual([]);
});
