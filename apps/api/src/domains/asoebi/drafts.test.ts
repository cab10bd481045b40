import { randomUUID } from 'node:crypto';
import { deleteDraft, getOwnEvent, listOwnEvents, MOST_DRAFTS, saveEvent } from '@adunni/contracts/asoebi/events';
import type { EventFormIn } from '@adunni/contracts/asoebi/forms';
import { removeGuest } from '@adunni/contracts/asoebi/guest-list';
import { renewGroupLink } from '@adunni/contracts/asoebi/waiting';
import { exportAccount } from '@adunni/contracts/identity/account';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { hasOpenMatters } from '../identity/privacy/queries.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { eraseHosted } from './accounts/hosted.service.ts';
import { addGuest } from './hosting/testing.ts';
import { asoEbiEvents, asoEbiGroups } from './tables.ts';
import { emptyForm, keepDraft, weddingForm } from './testing.ts';

let test: TestApp;
let host: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await test.app.deps.db.delete(asoEbiEvents);
  [host, other] = [await signInAs(test, 'Customer'), await signInAs(test, 'Customer')];
});
afterAll(() => test.close());

const save = (eventId: string, version: number, form: EventFormIn, as = host) =>
  test.call(saveEvent, { params: { eventId }, body: { version, form } }, as);
const read = (eventId: string, as = host) => test.call(getOwnEvent, { params: { eventId } }, as);
const remove = (eventId: string, as = host) => test.call(deleteDraft, { params: { eventId } }, as);

it('keeps all that a host writes, in the order in which they wrote it', async () => {
  const form = weddingForm(test.now);
  const [group] = form.groups;
  if (!group) throw new Error('no group');
  const second = { ...group, _id: randomUUID(), name: 'Groom’s side', packages: [] };
  const event = await keepDraft(test, host, { ...form, groups: [second, group] });
  const { version, status, updatedAt: _at, ...said } = event;
  expect({ version, status }).toEqual({ version: 1, status: 'draft' });
  const packages = group.packages.map((pack) => ({ ...pack, base: null, design: null, isWithdrawn: false }));
  const groups = [second, { ...group, packages }].map((one) => ({ ...one, maker: null, isHeld: false }));
  expect(said).toEqual({ _id: event._id, cover: null, ...form, groups });
  expect((await read(event._id)).body.event).toEqual(event);

  const turned = { ...form, groups: [{ ...group, packages: [] }, second], handovers: [] };
  const saved = await save(event._id, 1, turned);
  expect(saved.body.event).toMatchObject({ version: 2, groups: turned.groups, handovers: [] });
});

it('lists a host’s own events only, those changed last first', async () => {
  const first = await keepDraft(test, host);
  test.now = new Date(test.now.getTime() + 1000);
  const second = await keepDraft(test, host, emptyForm());
  await keepDraft(test, other);
  const listed = async () => (await test.call(listOwnEvents, {}, host)).body.items;
  expect((await listed()).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  expect((await listed())[1]?.groups).toEqual([{ name: 'Bride’s side', colours: ['#0b6e4f'] }]);
  test.now = new Date(test.now.getTime() + 1000);
  await save(first._id, 1, { ...emptyForm(), title: 'Changed' });
  expect((await listed()).map(({ title }) => title)).toEqual(['Changed', '']);
});

it('is nobody else’s', async () => {
  const { _id } = await keepDraft(test, host);
  expect((await read(_id, other)).status).toBe(404);
  expect((await save(_id, 1, emptyForm(), other)).status).toBe(404);
  expect((await save(_id, 0, emptyForm(), other)).status).toBe(404);
  expect((await remove(_id, other)).status).toBe(404);
  expect((await test.call(getOwnEvent, { params: { eventId: _id } })).status).toBe(401);
  expect((await read(_id)).body.event).toMatchObject({ version: 1, title: 'Tiwa weds Dapo' });
});

it('takes no group, package or handover out of another event', async () => {
  const theirs = await keepDraft(test, other);
  const own = await keepDraft(test, host, emptyForm());
  const [group] = theirs.groups;
  const [pack] = group?.packages ?? [];
  if (!group || !pack) throw new Error('no package');
  const mine = { ...group, _id: randomUUID() };
  for (const stolen of [
    { groups: [group] },
    { groups: [{ ...mine, packages: [{ ...pack, title: 'Stolen' }] }] },
    { handovers: theirs.handovers },
  ])
    expect((await save(own._id, 1, { ...emptyForm(), ...stolen })).status).toBe(404);
  expect((await read(theirs._id, other)).body.event).toEqual(theirs);
  expect((await read(own._id)).body.event).toEqual(own);
});

it('saves once what is sent twice, also at the same moment', async () => {
  const [eventId, form] = [randomUUID(), weddingForm(test.now)];
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(eventId, 0, form)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(answers.map(({ body }) => body.event.version)).toEqual(Array(8).fill(1));
  const changed = { ...form, title: 'Another title' };
  expect((await save(eventId, 1, changed)).body.event.version).toBe(2);
  expect((await save(eventId, 1, changed)).body.event.version).toBe(2);
  expect(await test.app.deps.db.$count(asoEbiGroups)).toBe(1);
});

it('lets one of two windows save, and tells the other', async () => {
  const { _id } = await keepDraft(test, host);
  const forms = ['From the phone', 'From the laptop'].map((title) => ({ ...weddingForm(test.now), title }));
  const answers = await Promise.all(forms.map((form) => save(_id, 1, form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect((await read(_id)).body.event.title).toBe(forms[won]?.title);
  expect(answers[1 - won]?.error.code).toBe('stale');
});

it('refuses what no draft can be', async () => {
  const form = weddingForm(test.now);
  const [group] = form.groups;
  const [pack] = group?.packages ?? [];
  if (!group || !pack) throw new Error('no package');
  const withPackage = (change: object) => ({ ...form, groups: [{ ...group, packages: [{ ...pack, ...change }] }] });
  for (const wrong of [
    { ...form, groups: [group, group] },
    { ...form, day: '2027-02-30' },
    withPackage({ price: -1 }),
    withPackage({ price: 0.001 }),
    withPackage({ yards: 0.3 }),
    withPackage({ stock: 0 }),
    withPackage({ depositPercent: 100 }),
    { ...form, groups: [{ ...group, colours: [{ name: 'Red', hex: 'red' }] }] },
  ])
    expect((await save(randomUUID(), 0, wrong as EventFormIn)).status).toBe(400);
  expect(await test.app.deps.db.$count(asoEbiEvents)).toBe(0);
});

it('keeps no more drafts of one host than it says, however many are begun at once', async () => {
  for (let kept = 2; kept < MOST_DRAFTS; kept++) await keepDraft(test, host, emptyForm());
  const answers = await Promise.all(Array.from({ length: 5 }, () => save(randomUUID(), 0, emptyForm())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect((await save(randomUUID(), 0, emptyForm(), other)).status).toBe(200);
});

it('deletes a draft, but nothing that has been opened, which can’t be saved as a draft either', async () => {
  const { _id } = await keepDraft(test, host);
  await test.app.deps.db.update(asoEbiEvents).set({ status: 'open' });
  expect((await remove(_id)).error.code).toBe('not_a_draft');
  expect((await save(_id, 1, emptyForm())).error.code).toBe('not_a_draft');
  await test.app.deps.db.update(asoEbiEvents).set({ status: 'draft' });
  expect((await remove(_id)).status).toBe(200);
  expect((await read(_id)).status).toBe(404);
  expect((await save(_id, 1, emptyForm())).status).toBe(404);
});

it('lets no group go that has guests, and takes its link along otherwise', async () => {
  const { _id, groups } = await keepDraft(test, host);
  const group = { eventId: _id, groupId: groups[0]?._id ?? '' };
  const guestId = await addGuest(test, group);
  expect((await save(_id, 1, emptyForm())).error.code).toBe('group_has_guests');
  await test.call(removeGuest, { params: { eventId: _id, guestId } }, host);
  await test.call(renewGroupLink, { params: group }, host);
  expect((await save(_id, 1, emptyForm())).status).toBe(200);
});

it('keeps the account of a host whose guests may be ordering', async () => {
  await keepDraft(test, host);
  const { db } = test.app.deps;
  const isKept = async (status: 'draft' | 'open' | 'closed') => {
    await db.update(asoEbiEvents).set({ status });
    return hasOpenMatters(db, host._id);
  };
  expect([await isKept('draft'), await isKept('open'), await isKept('closed')]).toEqual([false, true, false]);
});

it('is in the file of its host, whose drafts go with the account', async () => {
  await keepDraft(test, host);
  const file = await test.call(exportAccount, {}, host);
  for (const said of ['Tiwa weds Dapo', 'Bride’s side', 'Five yards of lace', '4 Bode Thomas Street'])
    expect(JSON.stringify(file.body)).toContain(said);
  await keepDraft(test, other);
  await test.app.deps.db.transaction((tx) => eraseHosted(test.app.deps, tx, host._id));
  expect((await test.call(listOwnEvents, {}, host)).body.items).toEqual([]);
  expect((await test.call(listOwnEvents, {}, other)).body.items).toHaveLength(1);
});
