import { randomUUID } from 'node:crypto';
import { getOpening, getOpeningsFeed, listOpenings } from '@adunni/contracts/careers/openings';
import { type OpeningStatus, openingResource } from '@adunni/contracts/careers/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openingForm, type SentOpening } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const write = async (values: Partial<SentOpening>) =>
  test.call(openingResource.create, { body: openingForm(values) }, admin);
const act = (action: 'publish' | 'close', ...ids: string[]) =>
  test.call(openingResource.act, { body: { action, ids } }, admin);
const read = async (_id: string) => (await test.call(openingResource.get, { params: { _id } }, admin)).body;
const shown = async (slug: string) => (await test.call(getOpening, { params: { slug } })).status;
const listed = async (query: object = {}) =>
  (await test.call(listOpenings, { query })).body.items.map(({ title }) => title);
const inDays = (days: number): string => shopDay(new Date(test.now.getTime() + days * DAY_MS));

it('is written as a draft, shown with all that was written once it is published, closed and opened again', async () => {
  const { _id } = (await write({ title: 'Pattern Cutter', payFrom: 250_000, payTo: 400_000 })).body;
  const { record } = await read(_id);
  expect([record.status, await shown('pattern-cutter')]).toEqual(['draft', 404]);
  expect([record.payFrom, record.payTo]).toEqual([250_000, 400_000]);
  await act('publish', _id);
  const { opening } = (await test.call(getOpening, { params: { slug: 'pattern-cutter' } })).body;
  expect(opening).toMatchObject({ title: 'Pattern Cutter', payFrom: 250_000, postedOn: inDays(0) });
  expect((await read(_id)).record.shown).toEqual(opening);
  await act('close', _id);
  expect([(await read(_id)).record.status, await shown('pattern-cutter')]).toEqual(['closed', 404]);
  await act('publish', _id);
  expect([(await read(_id)).record.status, await shown('pattern-cutter')]).toEqual(['open', 200]);
});

it('opens on its first day and closes after its last, by the calendar of Lagos', async () => {
  const days: [string, Partial<SentOpening>, OpeningStatus][] = [
    ['Tomorrow', { opensOn: inDays(1) }, 'scheduled'],
    ['From today', { opensOn: inDays(0), closesOn: inDays(0) }, 'open'],
    ['Until yesterday', { closesOn: inDays(-1) }, 'closed'],
  ];
  for (const [title, values] of days) await act('publish', (await write({ title, ...values })).body._id);
  for (const [title, , status] of days) {
    const { items } = (await test.call(openingResource.list, { query: { status, q: title } }, admin)).body;
    expect(items.map((row) => [row.title, row.status])).toEqual([[title, status]]);
  }
  const titles = await listed();
  expect(titles).toContain('From today');
  expect(titles).not.toContain('Tomorrow');
  expect(titles).not.toContain('Until yesterday');
});

it('is found by team, kind and place, and says what there is to find it by', async () => {
  const { _id } = (await write({ title: 'Care', team: 'care', kind: 'part-time', place: 'Accra' })).body;
  await act('publish', _id);
  for (const query of [{ team: 'care' }, { kind: 'part-time' }, { place: 'Accra' }] as const)
    expect(await listed(query)).toEqual(['Care']);
  expect(await listed({ team: 'care', place: 'Lagos' })).toEqual([]);
  const { teams, places } = (await test.call(listOpenings, {})).body;
  expect([teams, places]).toEqual([expect.arrayContaining(['care']), expect.arrayContaining(['Accra'])]);
});

it('takes no address twice, no pay with one end, no days in reverse and no choice of one answer', async () => {
  await write({ title: 'Twice' });
  expect((await write({ title: 'Twice' })).error.fields).toEqual({ slug: 'Another opening has this URL slug.' });
  const question = { _id: randomUUID(), label: 'Which?', kind: 'choice' as const, isRequired: true };
  const refused: [Partial<SentOpening>, string][] = [
    [{ payFrom: 1000 }, 'payTo'],
    [{ opensOn: '2030-02-02', closesOn: '2030-02-01' }, 'closesOn'],
    [{ questions: [{ ...question, choices: ['Yes', 'Yes'] }] }, 'questions.0.choices'],
  ];
  for (const [values, field] of refused)
    expect(Object.keys((await write({ title: randomUUID(), ...values })).error.fields ?? {})).toEqual([field]);
});

it('lets one of two save', async () => {
  const { _id } = (await write({ title: 'Contested' })).body;
  const save = (title: string) =>
    test.call(openingResource.update, { params: { _id }, body: { version: 1, values: openingForm({ title }) } }, admin);
  const both = await Promise.all(['One', 'Other'].map(save));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('tells those that are open as a feed, with markup in their words as text', async () => {
  const { _id } = (await write({ title: 'Dyer & Printer', about: 'Adire <b>by hand</b>.' })).body;
  await write({ title: 'Never published' });
  await act('publish', _id);
  const response = await fetch(`${test.origin}${getOpeningsFeed.path}`);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain('<title>Dyer &amp; Printer, Lagos</title>');
  expect(feed).toContain('/careers/dyer-and-printer</link>');
  expect(feed).toContain('Adire &amp;lt;b&amp;gt;by hand');
  expect(feed).not.toContain('Never published');
});
