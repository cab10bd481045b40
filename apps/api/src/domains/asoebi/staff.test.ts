import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { handEventOver } from '@adunni/contracts/asoebi/handing-over';
import { closeEvent } from '@adunni/contracts/asoebi/opening';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { openShop } from '../orders/testing.ts';
import { openWedding } from './hosting/testing.ts';
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

it('lets staff hold an event, so that nothing of it changes, and let it go on', async () => {
  const { eventId } = await openWedding(test, host, await openShop(test));
  const act = (action: 'hold' | 'release', as = admin) =>
    test.call(asoEbiEventResource.act, { body: { action, ids: [eventId] } }, as);
  const close = async () => {
    const { version } = (await test.call(getOwnEvent, { params: { eventId } }, host)).body.event;
    return test.call(closeEvent, { params: { eventId }, body: { version } }, host);
  };
  expect((await act('hold', host)).status).toBe(403);
  expect((await act('hold')).body.results).toMatchObject([{ ok: true }]);
  expect((await close()).error.code).toBe('event_held');
  const { record } = (await test.call(asoEbiEventResource.get, { params: { _id: eventId } }, admin)).body;
  expect(record).toMatchObject({
    heldAt: test.now.toISOString(),
    figures: { total: { sets: 0 }, money: { received: 0 } },
  });
  await act('release');
  expect((await close()).body.event.status).toBe('closed');
  const titles = (await test.call(listNotifications, {}, host)).body.items.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Tiwa weds Dapo is on hold', 'Tiwa weds Dapo goes on']));
});

it('gives an event to another host, who alone opens it then', async () => {
  const { _id: eventId } = await keepDraft(test, host);
  const heir = await signInAs(test, 'Customer');
  const give = (email: string, version: number, as = admin) =>
    test.call(handEventOver, { params: { eventId }, body: { version, email } }, as);
  expect((await give(heir.email, 1, host)).status).toBe(403);
  expect((await give('nobody@example.com', 1)).error.code).toBe('host_unknown');
  expect((await give(heir.email, 4)).error.code).toBe('stale');
  expect((await give(heir.email.toUpperCase(), 1)).status).toBe(200);
  expect((await test.call(getOwnEvent, { params: { eventId } }, heir)).body.rights.isHost).toBe(true);
  expect((await test.call(getOwnEvent, { params: { eventId } }, host)).status).toBe(404);
});
