import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { asoEbiEvents } from './tables.ts';
import { emptyForm, keepDraft, weddingForm } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let host: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  [admin, host] = [
    await signInAs(test, 'Admin'),
    await signInAs(test, 'Customer', { firstName: 'Ngozi', lastName: 'Okonkwo' }),
  ];
});
afterAll(() => test.close());

const titles = async (query: object) =>
  (await test.call(asoEbiEventResource.list, { query }, admin)).body.items.map(({ title }) => title);

it('shows staff every event with its host, found by words and by what it is', async () => {
  const form = weddingForm(test.now);
  const { _id } = await keepDraft(test, host);
  await keepDraft(test, host, { ...emptyForm(), kind: 'naming', title: 'Naming of Ire', city: 'Ibadan' });
  await keepDraft(test, await signInAs(test, 'Customer'), emptyForm());
  const { items } = (await test.call(asoEbiEventResource.list, { query: { q: 'tiwa' } }, admin)).body;
  expect(items).toMatchObject([
    { _id, title: 'Tiwa weds Dapo', host: { _id: host._id, name: 'Ngozi Okonkwo' }, groupCount: 1, packageCount: 1 },
  ]);
  expect(items[0]).toMatchObject({ day: form.day, status: 'draft', kind: 'wedding' });
  expect(await titles({ q: 'okonkwo', sort: 'title' })).toEqual(['Naming of Ire', 'Tiwa weds Dapo']);
  expect(await titles({ q: 'ibadan' })).toEqual(['Naming of Ire']);
  expect(await titles({ kind: 'naming' })).toEqual(['Naming of Ire']);
  expect((await titles({ sort: 'day' }))[0], 'what has no day comes last').toBe('Tiwa weds Dapo');
  await test.app.deps.db.update(asoEbiEvents).set({ status: 'cancelled' }).where(eq(asoEbiEvents._id, _id));
  expect(await titles({ status: 'cancelled' })).toEqual(['Tiwa weds Dapo']);
});

it('shows staff all of an event, and nobody else any of it', async () => {
  const form = weddingForm(test.now);
  const { _id } = await keepDraft(test, host, form);
  const get = (as: TestPerson) => test.call(asoEbiEventResource.get, { params: { _id } }, as);
  expect((await get(admin)).body.record).toMatchObject({ groups: form.groups, handovers: form.handovers });
  expect((await get(host)).status).toBe(403);
});
