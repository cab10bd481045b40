import { randomUUID } from 'node:crypto';
import { moveApplication } from '@adunni/contracts/careers/letters';
import {
  applicationResource,
  getApplicationBoard,
  getApplicationFile,
  noteApplication,
  rateApplication,
} from '@adunni/contracts/careers/staff-applications';
import type { MovedStage } from '@adunni/contracts/careers/stages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { sweepUnsent } from '../applying/files.service.ts';
import { jobApplicationErasures, jobApplicationFiles, jobApplications } from '../tables.ts';
import { applicationsOf, applyTo, CV_FILE, publishOpening, uploadFor } from '../testing.ts';
import { forgetDecided } from './erase.service.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
});
afterAll(() => test.close());

async function applied(opening: { hidesNames?: boolean } = {}, values: { name?: string; email?: string } = {}) {
  await test.app.deps.pool.query('delete from attempts');
  const { _id: openingId, slug } = await publishOpening(test, opening);
  const draftId = randomUUID();
  const work = await uploadFor(test, draftId, { purpose: 'portfolio' });
  await applyTo(test, slug, {
    ...values,
    draftId,
    cvId: (await uploadFor(test, draftId))._id,
    portfolioIds: [work._id],
  });
  const [row] = await applicationsOf(test, openingId);
  if (!row) throw new Error('nobody applied');
  return { ...row, slug };
}
const read = async (_id: string) => (await test.call(applicationResource.get, { params: { _id } }, admin)).body.record;
const move = async (_id: string, action: MovedStage) =>
  (await test.call(applicationResource.act, { body: { action, ids: [_id] } }, admin)).body.results[0];
const found = async (query: object) =>
  (await test.call(applicationResource.list, { query }, admin)).body.items.map(({ _id }) => _id);
/** Lets days pass, after which who works here has to sign in again. */
async function passDays(days: number): Promise<void> {
  test.now = new Date(test.now.getTime() + days * DAY_MS);
  admin = await signInAs(test, 'Admin');
}

it('hides who applied until an interview: in lists, search, files, board and export', async () => {
  const name = 'Yetunde Hiddenword';
  const { _id, openingId } = await applied({ hidesNames: true }, { name, email: 'hiddenword@example.com' });
  const hidden = await read(_id);
  expect(hidden).toMatchObject({ isBlind: true, email: null, phone: null, city: null });
  expect(hidden.name).toBe(`Applicant ${_id.slice(-4).toUpperCase()}`);
  expect(hidden.files.map(({ purpose }) => purpose)).toEqual(['cv']);
  expect(await found({ q: 'hiddenword' })).toEqual([]);
  const board = await test.call(getApplicationBoard, { query: { opening: openingId } }, admin);
  const table = await test.call(applicationResource.export, { query: { opening: openingId } }, admin);
  for (const answer of [board.body, table.body, hidden]) expect(JSON.stringify(answer)).not.toMatch(/hiddenword/i);
  await move(_id, 'interview');
  expect(await read(_id)).toMatchObject({ isBlind: false, name, email: 'hiddenword@example.com' });
  expect(await found({ q: 'hiddenword' })).toEqual([_id]);
});

it('serves files to be saved, under a name that says nobody’s, and none of another application', async () => {
  const [one, other] = [await applied(), await applied()];
  const [cv] = (await read(one._id)).files;
  const params = { _id: one._id, fileId: cv?._id ?? '' };
  const response = await fetch(
    `${test.origin}${getApplicationFile.path.replace(':_id', params._id).replace(':fileId', params.fileId)}`,
    { headers: { 'x-access-token': admin.token } },
  );
  expect(Buffer.from(await response.arrayBuffer())).toEqual(CV_FILE);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const asked = await test.call(getApplicationFile, { params: { ...params, _id: other._id } }, admin);
  expect(asked.status).toBe(404);
});

it('opens a CV without who wrote it while names are hidden, and as it was sent afterwards', async () => {
  const { _id: openingId, slug } = await publishOpening(test, { hidesNames: true });
  const draftId = randomUUID();
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<</Author (Yetunde Hiddenword)>>\nendobj\n%%EOF\n');
  const { _id: cvId } = await uploadFor(test, draftId, { bytes });
  await applyTo(test, slug, { draftId, cvId });
  const [row] = await applicationsOf(test, openingId);
  const _id = row?._id ?? '';
  const opened = async () =>
    String((await test.call(getApplicationFile, { params: { _id, fileId: cvId } }, admin)).body);
  expect(await opened()).toMatch(/\/Author \( +\)/);
  await move(_id, 'interview');
  expect(await opened()).toContain('Yetunde Hiddenword');
});

it('is moved to a stage and back, by many at once, but not once it was withdrawn', async () => {
  const { _id } = await applied();
  await Promise.all([move(_id, 'screening'), move(_id, 'interview'), move(_id, 'screening')]);
  expect(['screening', 'interview']).toContain((await read(_id)).stage);
  await move(_id, 'declined');
  await move(_id, 'interview');
  expect((await read(_id)).stage).toBe('interview');
  await test.app.deps.db.update(jobApplications).set({ stage: 'withdrawn' }).where(eq(jobApplications._id, _id));
  expect(await move(_id, 'hired')).toMatchObject({ ok: false, message: 'This application was withdrawn.' });
});

it('is rated once by each colleague and noted once for each key', async () => {
  const { _id } = await applied();
  const other = await signInAs(test, 'SuperAdmin');
  const rate = (stars: number, by: TestPerson) => test.call(rateApplication, { params: { _id }, body: { stars } }, by);
  await Promise.all([rate(2, admin), rate(4, admin), rate(5, other)]);
  await rate(4, admin);
  const { rating, ownStars, ratings } = await read(_id);
  expect([rating, ownStars, ratings.length]).toEqual([4.5, 4, 2]);
  const headers = { 'idempotency-key': randomUUID() };
  const note = () =>
    test.call(noteApplication, { params: { _id }, body: { text: 'Calls back.' } }, { ...admin, headers });
  expect(new Set((await Promise.all([note(), note()])).map(({ body }) => body._id)).size).toBe(1);
  expect((await read(_id)).notes.map(({ by, text }) => [by, text])).toEqual([['Ngozi Eze', 'Calls back.']]);
  expect(await found({ rated: 'not-by-me' })).not.toContain(_id);
});

it('is erased twelve months after the last decision, with all that was kept, but for that there was one', async () => {
  const first = await applied({}, { email: 'forget@example.com' });
  await applyTo(test, (await publishOpening(test, { title: 'Another' })).slug, { email: 'forget@example.com' });
  await move(first._id, 'declined');
  await passDays(300);
  await move(first._id, 'interview');
  await move(first._id, 'declined');
  await passDays(100);
  await forgetDecided(test.app.deps);
  expect((await read(first._id)).stage).toBe('declined');
  const body = { stage: 'declined' as const, letter: { subject: 'Dear Forgotten', text: 'Forgotten words.' } };
  const headers = { 'idempotency-key': randomUUID() };
  await test.call(moveApplication, { params: { _id: first._id }, body }, { ...admin, headers });
  await passDays(270);
  await test.call(noteApplication, { params: { _id: first._id }, body: { text: 'Forgotten note.' } }, admin);
  await test.call(rateApplication, { params: { _id: first._id }, body: { stars: 2, remark: 'Forgotten.' } }, admin);
  await forgetDecided(test.app.deps);
  expect(await applicationsOf(test, first.openingId)).toEqual([]);
  const { db } = test.app.deps;
  const [second] = await db.select().from(jobApplications).where(eq(jobApplications.email, 'forget@example.com'));
  expect(await found({ q: 'forget@example.com' })).toEqual([second?._id]);
  expect(await db.select().from(jobApplicationFiles).where(eq(jobApplicationFiles.applicationId, first._id))).toEqual(
    [],
  );
  const letters = await db.select().from(mails).where(eq(mails.recipient, 'forget@example.com'));
  expect(letters.map(({ subject }) => subject)).toEqual(['We received your application: Another']);
  const log = await test.app.deps.pool.query('select before, after from audit_entries');
  expect(JSON.stringify(log.rows)).not.toMatch(/forgot|forget@/i);
  const erased = await db
    .select()
    .from(jobApplicationErasures)
    .where(eq(jobApplicationErasures.openingId, first.openingId));
  expect(erased.map(({ stage }) => stage)).toEqual(['declined']);
});

it('keeps no file of what was never sent', async () => {
  const { _id } = await uploadFor(test, randomUUID());
  await passDays(3);
  await sweepUnsent(test.app.deps);
  const { db } = test.app.deps;
  expect(await db.select().from(jobApplicationFiles).where(eq(jobApplicationFiles._id, _id))).toEqual([]);
});
