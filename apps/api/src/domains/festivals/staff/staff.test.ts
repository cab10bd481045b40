import { randomUUID } from 'node:crypto';
import { getFestival } from '@adunni/contracts/festivals/festivals';
import type { FestivalForm } from '@adunni/contracts/festivals/forms';
import { festivalResource, previewFestival, restoreFestival } from '@adunni/contracts/festivals/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop } from '../../orders/testing.ts';
import { publishFestival } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Ngozi', lastName: 'Eze' });
});
afterAll(() => test.close());

const FORM: FestivalForm = {
  ...{ title: 'Ojude Oba', place: 'Ijebu-Ode', region: 'Ogun', country: 'NG', latitude: 6.8, longitude: 3.9 },
  ...{ people: 'yoruba', cover: '', summary: 'Age grades ride past.', story: 'Since 1892.', dress: 'Alike.' },
  ...{ outfits: 'Women | Iro and buba', colours: 'Wine | #6e1b33 | the age grade', etiquette: '', pastYears: '' },
  ...{ ruleText: 'Third day after Eid al-Kabir.', rule: 'announced', calendarDays: '', month: null, weekday: null },
  ...{ nth: null, days: 1, isFirm: false, usualMonths: [], startsOn: null, endsOn: null, dateStatus: 'estimated' },
  ...{ source: '', checkedOn: null, productIds: [] },
};
const write = (values: Partial<FestivalForm>) =>
  test.call(festivalResource.create, { body: { ...FORM, ...values } }, admin);
const change = (_id: string, version: number, values: Partial<FestivalForm>) =>
  test.call(festivalResource.update, { params: { _id }, body: { version, values: { ...FORM, ...values } } }, admin);
const read = async (_id: string) => (await test.call(festivalResource.get, { params: { _id } }, admin)).body;
const act = (action: 'publish' | 'unpublish', _id: string) =>
  test.call(festivalResource.act, { body: { action, ids: [_id] } }, admin);
const shown = async (festivalId: string) => test.call(getFestival, { params: { festivalId } });

it('is written as a draft, shown once it is published with all that was written, and hidden again', async () => {
  const { _id } = (await write({ title: 'Written' })).body;
  expect([(await read(_id)).record.status, (await shown(_id)).status]).toEqual(['draft', 404]);
  await act('publish', _id);
  const { festival } = (await shown(_id)).body;
  expect(festival).toMatchObject({ title: 'Written', colours: [{ name: 'Wine', hex: '#6e1b33' }], next: null });
  const { record } = await read(_id);
  expect(record.shown).toEqual(festival);
  expect(record).toMatchObject({ ...FORM, title: 'Written', status: 'published' });
  await act('unpublish', _id);
  expect((await shown(_id)).status).toBe(404);
});

it('names no drawing that there is not, and no date by a rule without saying who told it', async () => {
  const unknown = await write({ title: 'Undrawn', cover: 'durbbar', outfits: 'Men | A robe | riga/1' });
  expect([unknown.status, unknown.error.fields]).toEqual([
    400,
    { cover: 'No drawing is called durbbar.', outfits: 'No drawing is called riga/1.' },
  ]);
  const untold = await write({ title: 'Untold', rule: 'fixed', calendarDays: '12-01' });
  expect([untold.status, Object.keys(untold.error.fields ?? {})]).toEqual([400, ['source']]);
});

it('shows a date as soon as it is announced, with where that was read', async () => {
  const { _id } = (await write({ title: 'Announced' })).body;
  await act('publish', _id);
  const date = { startsOn: '2096-06-10', endsOn: '2096-06-11', dateStatus: 'confirmed' as const };
  const refused = await change(_id, 2, { ...date, title: 'Announced' });
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['values.source']]);
  await change(_id, 2, { ...date, title: 'Announced', source: 'The palace', checkedOn: '2096-01-05' });
  expect((await shown(_id)).body.festival).toMatchObject({
    next: { startsOn: '2096-06-10', status: 'confirmed', isByRule: false },
    source: 'The palace',
  });
  const listed = (await test.call(festivalResource.list, { query: { q: 'announced' } }, admin)).body.items;
  expect(listed.map(({ next }) => next?.startsOn)).toEqual(['2096-06-10']);
});

it('keeps every version, with who and when, and gives an earlier one back, once', async () => {
  const { _id } = (await write({ title: 'First' })).body;
  await change(_id, 1, { title: 'Second', colours: '' });
  await change(_id, 2, { title: 'Second', colours: '' });
  const { record, version } = await read(_id);
  expect(record.versions.map(({ number, title, by }) => [number, title, by])).toEqual([
    [2, 'Second', 'Ngozi Eze'],
    [1, 'First', 'Ngozi Eze'],
  ]);
  const restore = (of: number, number: number) =>
    test.call(restoreFestival, { params: { _id }, body: { version: of, number } }, admin);
  const both = await Promise.all([restore(version, 1), restore(version, 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const restored = await read(_id);
  expect(restored.record).toMatchObject({ ...FORM, title: 'First' });
  expect(restored.record.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect((await restore(restored.version, 99)).status).toBe(404);
  expect((await change(_id, 1, {})).status).toBe(409);
});

it('keeps what a festival said before anybody wrote it here', async () => {
  const { _id } = await publishFestival(test, { title: 'From the demo', summary: 'As it came.' });
  await change(_id, 1, { title: 'From the demo', summary: 'Rewritten.' });
  const { record, version } = await read(_id);
  expect(record.versions.map(({ number, by }) => [number, by])).toEqual([
    [2, 'Ngozi Eze'],
    [1, 'Adunni'],
  ]);
  await test.call(restoreFestival, { params: { _id }, body: { version, number: 1 } }, admin);
  expect((await shown(_id)).body.festival.summary).toBe('As it came.');
});

it('lets one of two save, and takes no title twice nor a product that there is not', async () => {
  const { _id } = (await write({ title: 'Contested' })).body;
  const both = await Promise.all(['A', 'B'].map((title) => change(_id, 1, { title })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { record } = await read(_id);
  expect((await write({ title: record.title })).error.fields).toEqual({ title: 'Another festival has this title.' });
  const gone = await write({ title: 'With a ghost', productIds: [randomUUID()] });
  expect(gone.error.fields).toEqual({ productIds: 'One of these products is gone.' });
  const shop = await openShop(test);
  const picked = (await write({ title: 'With a dress', productIds: [shop.dress.productId] })).body;
  expect((await read(picked._id)).record.picked.map(({ value }) => value)).toEqual([shop.dress.productId]);
});

it('is shown before it is saved, and stores nothing by that', async () => {
  const count = async () => (await test.call(festivalResource.list, {}, admin)).body.total;
  const before = await count();
  const { festival } = (await test.call(previewFestival, { body: { form: { ...FORM, title: 'Not yet' } } }, admin))
    .body;
  expect(festival).toMatchObject({ title: 'Not yet', outfits: [{ who: 'Women', wears: 'Iro and buba' }] });
  expect(await count()).toBe(before);
});

it('is narrowed by what it is, and found by its words', async () => {
  await write({ title: 'Fête du Vodoun', country: 'BJ', people: 'fon', place: 'Ouidah' });
  const titles = async (query: object) =>
    (await test.call(festivalResource.list, { query }, admin)).body.items.map(({ title }) => title);
  for (const query of [{ country: 'BJ' }, { people: 'fon' }, { q: 'ouidah' }])
    expect(await titles(query)).toEqual(['Fête du Vodoun']);
  expect(await titles({ people: 'fon', status: 'published' })).toEqual([]);
});
