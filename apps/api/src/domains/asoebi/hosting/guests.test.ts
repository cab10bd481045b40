import { randomUUID } from 'node:crypto';
import {
  exportGuests,
  type GuestForm,
  importGuests,
  listGuests,
  listReminders,
  prepareMessage,
  type ReminderKind,
  removeGuest,
  saveGuest,
  sendReminders,
} from '@adunni/contracts/asoebi/guest-list';
import { acceptEventInvitation, inviteMember } from '@adunni/contracts/asoebi/members';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import type { asoEbiGuests } from '../guests/tables.ts';
import { asoEbiLinks } from '../links/tables.ts';
import { asoEbiEvents } from '../tables.ts';
import { keepDraft, weddingForm } from '../testing.ts';
import { addGuest, addOrder, type OpenEvent, openWedding } from './testing.ts';

let test: TestApp;
let shop: TestShop;
let host: TestPerson;
let wedding: OpenEvent;
let begun: Date;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
  begun = test.now;
});
beforeEach(async () => {
  test.now = begun;
  host = await signInAs(test);
  wedding = await openWedding(test, host, shop);
});
afterAll(() => test.close());

const guests = async (query: object = {}, as = host) =>
  (await test.call(listGuests, { params: { eventId: wedding.eventId }, query }, as)).body.items;
const form = (change: Partial<GuestForm> = {}): GuestForm => ({
  ...{ groupId: wedding.groupId, name: 'Bola Ade', phone: '0803 123 4567', email: '', tableCode: '', note: '' },
  ...change,
});
const save = (guestId: string, change: Partial<GuestForm> = {}, as = host) =>
  test.call(saveGuest, { params: { eventId: wedding.eventId, guestId }, body: form(change) }, as);
const load = (text: string, isCheck = false) =>
  test.call(
    importGuests,
    { params: { eventId: wedding.eventId }, body: { groupId: wedding.groupId, text, isCheck } },
    host,
  );
const fitting = async (kind: ReminderKind) =>
  (await test.call(listReminders, { params: { eventId: wedding.eventId }, query: { kind } }, host)).body.items.map(
    ({ name }) => name,
  );
const remind = (kind: ReminderKind, guestIds: string[]) =>
  test.call(sendReminders, { params: { eventId: wedding.eventId }, body: { kind, guestIds } }, host);

/** Somebody who helps with the wedding. */
async function helper(rights: { seesGuests: boolean; seesMoney: boolean; groupId?: string }): Promise<TestPerson> {
  const person = await signInAs(test, 'Customer', { emailVerifiedAt: test.now });
  const body = { email: person.email, role: 'coordinator' as const, edits: false, groupId: null, ...rights };
  await test.call(inviteMember, { params: { eventId: wedding.eventId }, body }, host);
  await test.call(acceptEventInvitation, { params: { eventId: wedding.eventId } }, person);
  return person;
}

it('keeps one guest of one phone number, however it is written and however often it is sent', async () => {
  const guestId = randomUUID();
  expect([(await save(guestId)).status, (await save(guestId)).status]).toEqual([200, 200]);
  expect((await save(randomUUID(), { phone: '+234 803 123 4567' })).error.code).toBe('guest_known');
  expect((await save(randomUUID(), { phone: '12' })).status).toBe(400);
  await save(guestId, { tableCode: 'T4', name: 'Bola Adé' });
  expect(await guests()).toMatchObject([
    { name: 'Bola Adé', tableCode: 'T4', phone: '+2348031234567', state: 'invited' },
  ]);
});

it('imports once what is imported twice, adds what is new, and changes nothing by a check', async () => {
  const text = 'Name,Phone,Table\nBola,08031234567,\nNgozi,,\nnobody@,123,\n';
  expect((await load(text, true)).body).toMatchObject({ added: 2, changed: 0, problems: [{ line: 4 }] });
  expect(await guests()).toEqual([]);
  expect((await load(text)).body).toMatchObject({ added: 2, sample: [{ name: 'Bola', group: 'Bride’s side' }, {}] });
  expect((await load(text)).body).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect((await load('Name,Phone,Table\nSomebody else,+2348031234567,T9\n')).body).toMatchObject({ changed: 1 });
  expect((await guests()).map(({ name, tableCode }) => [name, tableCode])).toEqual([
    ['Bola', 'T9'],
    ['Ngozi', null],
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => load('Chidi 08055550101')));
  expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 0, 1]);
});

it('says how each guest stands, and finds them by it', async () => {
  const at = (name: string, values: Partial<typeof asoEbiGuests.$inferInsert> = {}) =>
    addGuest(test, wedding, { name, ...values });
  await at('Ada');
  await at('Bisi', { openedAt: test.now });
  await at('Chi', { answer: 'declining', openedAt: test.now });
  await at('Dupe', { answer: 'own' });
  const order = async (name: string, values: Parameters<typeof addOrder>[3]) =>
    addOrder(test, wedding, shop.makerId, { guestId: await at(name), ...values });
  await order('Efe', { status: 'reserved' });
  await order('Femi', { status: 'part-paid', sets: 2, otherPhone: true });
  await order('Gbenga', { status: 'paid', set: { stage: 'ready' } });
  await order('Hauwa', { status: 'cancelled' });
  expect((await guests()).map(({ name, state }) => [name, state])).toEqual([
    ...[
      ['Ada', 'invited'],
      ['Bisi', 'opened'],
      ['Chi', 'declining'],
      ['Dupe', 'own'],
      ['Efe', 'reserved'],
    ],
    ...[
      ['Femi', 'part-paid'],
      ['Gbenga', 'paid'],
      ['Hauwa', 'invited'],
    ],
  ]);
  expect((await guests({ state: 'part-paid' }))[0]).toMatchObject({ sets: 2, outstanding: 45_000, otherPhone: true });
  expect(await guests({ q: 'gben' })).toMatchObject([{ name: 'Gbenga', readySets: 1 }]);
});

it('shows money and groups only to whom they may be shown', async () => {
  const guestId = await addGuest(test, wedding);
  await addOrder(test, wedding, shop.makerId, { guestId, status: 'part-paid' });
  const seeing = await helper({ seesGuests: true, seesMoney: false });
  expect(await guests({}, seeing)).toMatchObject([{ outstanding: null }]);
  const csv = await test.call(exportGuests, { params: { eventId: wedding.eventId } }, seeing);
  expect(`${csv.body}`).not.toContain('Outstanding');
  const blind = await helper({ seesGuests: false, seesMoney: true });
  const list = await test.call(listGuests, { params: { eventId: wedding.eventId } }, blind);
  expect(list.status).toBe(404);
  expect((await save(randomUUID(), {}, blind)).status).toBe(404);
});

it('keeps a coordinator within their group', async () => {
  const base = weddingForm(test.now);
  const [first] = base.groups;
  if (!first) throw new Error('no group');
  const second = { ...first, _id: randomUUID(), name: 'Groom’s side' };
  const groups = [first, { ...second, packages: second.packages.map((one) => ({ ...one, _id: randomUUID() })) }];
  wedding = await openWedding(test, host, shop, { ...base, groups });
  await addGuest(test, wedding, { name: 'Ada' });
  const elsewhere = await addGuest(test, { ...wedding, groupId: second._id }, { name: 'Bisi' });
  const coordinator = await helper({ seesGuests: true, seesMoney: false, groupId: second._id });
  expect((await guests({}, coordinator)).map(({ name }) => name)).toEqual(['Bisi']);
  expect(await guests({ groupId: wedding.groupId }, coordinator)).toEqual([]);
  expect((await save(randomUUID(), {}, coordinator)).status).toBe(404);
  expect((await save(elsewhere, { groupId: second._id, name: 'Bisi A' }, coordinator)).status).toBe(200);
});

it('exports what an import reads again', async () => {
  await addGuest(test, wedding, { name: '=cmd()', phone: '+2348031234567', tableCode: 'T1' });
  const { status, body, headers } = await test.call(exportGuests, { params: { eventId: wedding.eventId } }, host);
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(`${body}`).toContain("'=cmd()");
  expect((await load(`${body}`)).body).toMatchObject({ added: 0, unchanged: 1, problems: [] });
});

it('removes nobody who has ordered, and nobody of another event', async () => {
  const [gone, ordered] = [await addGuest(test, wedding), await addGuest(test, wedding, { name: 'Chidi' })];
  await addOrder(test, wedding, shop.makerId, { guestId: ordered });
  await remind('invite', [gone]);
  const remove = (guestId: string, eventId = wedding.eventId) =>
    test.call(removeGuest, { params: { eventId, guestId } }, host);
  const other = await keepDraft(test, host);
  expect((await remove(gone, other._id)).status).toBe(404);
  expect((await remove(ordered)).error.code).toBe('guest_ordered');
  expect((await remove(gone)).status).toBe(200);
  expect((await guests()).map(({ name }) => name)).toEqual(['Chidi']);
});

it('reminds only whom it fits, once a day, and by a link of their own', async () => {
  const email = 'bola@example.com';
  const bola = await addGuest(test, wedding, { email });
  const declined = await addGuest(test, wedding, { name: 'Dupe', email: 'dupe@example.com', answer: 'declining' });
  const owing = await addGuest(test, wedding, { name: 'Femi', email: 'femi@example.com' });
  await addOrder(test, wedding, shop.makerId, { guestId: owing, status: 'part-paid' });
  expect([await fitting('invite'), await fitting('pay'), await fitting('answer')]).toEqual([
    ['Bola Ade'],
    ['Femi'],
    [],
  ]);
  const all = [bola, declined, owing];
  const sent = await Promise.all([remind('invite', all), remind('invite', all)]);
  expect(sent.map(({ body }) => body.mailed).sort()).toEqual([0, 1]);
  const [mail] = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, email));
  const [link] = await test.app.deps.db.select().from(asoEbiLinks).where(eq(asoEbiLinks.guestId, bola));
  expect(link?.key).toMatch(/^[\w-]{22}$/);
  expect(mail?.text).toContain(`/cultural/aso-ebi/event/${link?.key}`);
  expect(await fitting('answer'), 'got one today').toEqual([]);
  test.now = new Date(test.now.getTime() + DAY_MS);
  host = await signInAgain(test, host);
  expect(await fitting('answer')).toEqual(['Bola Ade']);
  expect((await remind('answer', [bola])).body).toEqual({ mailed: 1, skipped: 0 });
  expect(await test.app.deps.db.$count(asoEbiLinks, eq(asoEbiLinks.guestId, bola)), 'one link').toBe(1);
});

it('asks for missing sizes, calls for what is ready, and thanks once who has their set, from the day on', async () => {
  const made = { sizes: 'waiting', collect: 'ready', thanks: 'collected' } as const;
  for (const [kind, stage] of Object.entries(made)) {
    const guestId = await addGuest(test, wedding, { name: kind, email: `${kind}@example.com` });
    await addOrder(test, wedding, shop.makerId, { guestId, set: { stage } });
  }
  expect([await fitting('sizes'), await fitting('collect'), await fitting('thanks')]).toEqual([
    ['sizes'],
    ['collect'],
    [],
  ]);
  await test.app.deps.db
    .update(asoEbiEvents)
    .set({ day: shopDay(test.now) })
    .where(eq(asoEbiEvents._id, wedding.eventId));
  expect(await fitting('thanks')).toEqual(['thanks']);
  const { items } = (
    await test.call(listReminders, { params: { eventId: wedding.eventId }, query: { kind: 'thanks' } }, host)
  ).body;
  expect(
    (
      await remind(
        'thanks',
        items.map(({ guestId }) => guestId),
      )
    ).body,
  ).toEqual({ mailed: 1, skipped: 0 });
  test.now = new Date(test.now.getTime() + 2 * DAY_MS);
  host = await signInAgain(test, host);
  expect(await fitting('thanks'), 'once and for all').toEqual([]);
});

it('writes a message for who has a phone, and no second one that day', async () => {
  const guestId = await addGuest(test, wedding, { phone: '+2348031234567' });
  const prepare = () =>
    test.call(prepareMessage, { params: { eventId: wedding.eventId, guestId }, body: { kind: 'invite' } }, host);
  const { text, url } = (await prepare()).body;
  expect(text).toMatch(/^Dear Bola Ade, You are invited to wear our aso-ebi for Tiwa weds Dapo on .* in Lagos\./);
  expect(url).toMatch(/^https:\/\/wa\.me\/2348031234567\?text=Dear%20Bola/);
  expect((await prepare()).error.code).toBe('reminder_unfit');
});

it('lets no title carry a link into a mail, and reminds nobody while staff look into the event', async () => {
  const { db } = test.app.deps;
  const guestId = await addGuest(test, wedding, { email: 'link@example.com', name: 'See evil.example' });
  await db.update(asoEbiEvents).set({ title: 'Win at evil.example' }).where(eq(asoEbiEvents._id, wedding.eventId));
  await db.update(asoEbiEvents).set({ heldAt: test.now }).where(eq(asoEbiEvents._id, wedding.eventId));
  expect((await remind('invite', [guestId])).body.mailed).toBe(0);
  await db.update(asoEbiEvents).set({ heldAt: null }).where(eq(asoEbiEvents._id, wedding.eventId));
  await remind('invite', [guestId]);
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, 'link@example.com'));
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('evil');
});
