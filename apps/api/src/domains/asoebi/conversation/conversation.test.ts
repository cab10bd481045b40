import { randomUUID } from 'node:crypto';
import * as contract from '@adunni/contracts/asoebi/conversation/thread';
import { acceptEventInvitation, inviteMember, type MemberForm } from '@adunni/contracts/asoebi/members';
import { assignSewing } from '@adunni/contracts/asoebi/production';
import {
  endMakerInvitation,
  getMakerWork,
  listMakerInvitations,
  refuseMakerInvitation,
} from '@adunni/contracts/asoebi/proposals';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { getMenuCounts } from '@adunni/contracts/dashboard/dashboard';
import { getInbox, getOwnInbox } from '@adunni/contracts/dashboard/inbox';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import type { Role } from '@adunni/contracts/roles';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { dayEnd, daysAfter } from '../../../kit/shop-days.rules.ts';
import { users } from '../../identity/tables.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop } from '../../orders/testing.ts';
import { celebrateEach } from '../guests/testing.ts';
import { inviteTo } from '../proposals/testing.ts';
import { asoEbiEvents } from '../tables.ts';
import { keepDraft } from '../testing.ts';
import { bringPhoto } from './testing.ts';

const shared = celebrateEach();
const params = () => ({ invitationId: shared.wedding.invitationId });
const owner = () => shared.wedding.shop.owner;

type Said = { text: string; photoIds?: string[] };
const ask = (body: Said, as: TestPerson = owner(), of = params()) =>
  shared.test.call(contract.writeWorkMessage, { params: of, body }, as);
const answer = (body: Said, as: TestPerson = shared.wedding.host, of = params()) =>
  shared.test.call(contract.writeHostMessage, { params: of, body }, as);
const heard = (as: TestPerson = shared.wedding.host) =>
  shared.test.call(contract.listHostMessages, { params: params() }, as);
/** The same person, for whom the clock has gone beyond their session. */
const again = (person: TestPerson) => signInAgain(shared.test, person);
const bellOf = async (as: TestPerson) =>
  (await shared.test.call(listNotifications, {}, as)).body.items.map(({ title, path }) => [title, path]);
const helperWith = async (rights: Partial<MemberForm>, role: Role = 'Customer'): Promise<TestPerson> => {
  const helper = await signInAs(shared.test, role, { emailVerifiedAt: shared.test.now });
  const of = { params: { eventId: shared.wedding.eventId } };
  const none = { role: 'co-host', seesGuests: false, seesMoney: false, edits: false, groupId: null } as const;
  await shared.test.call(
    inviteMember,
    { ...of, body: { email: helper.email, ...none, ...rights } },
    shared.wedding.host,
  );
  await shared.test.call(acceptEventInvitation, of, helper);
  return helper;
};

describe('host and workshop', () => {
  it('write to each other, each told with the way to their own place', async () => {
    const { host, eventId, invitationId } = shared.wedding;
    expect((await ask({ text: 'How do I reach the guest in Ibadan?' })).status).toBe(201);
    const hosting = `/cultural/aso-ebi/event/${eventId}/host?view=makers&with=${invitationId}#conversation`;
    expect(await bellOf(host)).toContainEqual([
      'New message from Ireti Stitch House about Bride’s side of Tiwa weds Dapo',
      hosting,
    ]);
    const written = await shared.test.app.deps.db.select().from(mails).where(eq(mails.recipient, host.email));
    expect(written.find(({ subject }) => subject.startsWith('New message'))?.text).toContain('guest in Ibadan?');

    expect((await answer({ text: 'Ask next door.' })).status).toBe(201);
    const work = `/designer/orders/aso-ebi/${invitationId}#conversation`;
    expect(await bellOf(owner())).toContainEqual([
      'New message from the host about Bride’s side of Tiwa weds Dapo',
      work,
    ]);
    const { messages } = (await shared.test.call(contract.listWorkMessages, { params: params() }, owner())).body;
    expect(messages.map(({ side, author, text }) => [side, author, text])).toEqual([
      ['maker', 'Ireti Stitch House', 'How do I reach the guest in Ibadan?'],
      ['customer', 'Ngozi Eze', 'Ask next door.'],
    ]);
  });

  it('see what they have not read, in the group, the menu and their messages, until they read it', async () => {
    const { host, eventId, invitationId } = shared.wedding;
    await answer({ text: 'Can you match this green?' });
    const counts = async () => (await shared.test.call(getMenuCounts, {}, owner())).body.messages;
    const talkOf = async () => (await shared.test.call(getMakerWork, { params: params() }, owner())).body.work.talk;
    expect([await counts(), await talkOf()]).toEqual([1, { isOpen: true, count: 1, unread: 1 }]);
    const inbox = (await shared.test.call(getInbox, {}, owner())).body.items;
    expect(inbox).toMatchObject([
      { kind: 'aso-ebi', _id: invitationId, with: 'Ngozi Eze', about: 'Tiwa weds Dapo: Bride’s side', unread: 1 },
    ]);
    const { messages } = (await shared.test.call(contract.listWorkMessages, { params: params() }, owner())).body;
    const read = { params: params(), body: { lastId: messages[0]?._id ?? '' } };
    expect((await shared.test.call(contract.readWorkMessages, read, owner())).body.unread).toBe(0);
    expect([await counts(), (await talkOf())?.unread]).toEqual([0, 0]);

    await ask({ text: 'Yes, in lace.' });
    const { invitations } = (await shared.test.call(listMakerInvitations, { params: { eventId } }, host)).body;
    expect(invitations.map(({ talk }) => talk)).toEqual([{ isOpen: true, count: 2, unread: 1 }]);
    expect((await shared.test.call(getOwnInbox, {}, host)).body.items).toMatchObject([
      { kind: 'aso-ebi', _id: invitationId, eventId, with: 'Ireti Stitch House', isLastOwn: false, unread: 1 },
    ]);
  });

  it('show each other photos that they brought for it', async () => {
    const { host, invitationId } = shared.wedding;
    const { _id } = await bringPhoto(shared.test, contract.uploadHostPhoto, host, invitationId);
    expect((await ask({ text: 'Mine now', photoIds: [_id] })).error.code).toBe('photo_gone');
    expect((await answer({ text: '', photoIds: [_id] })).body.message.photos).toMatchObject([{ _id }]);
    expect((await bringPhoto(shared.test, contract.uploadWorkPhoto, owner(), invitationId)).status).toBe(201);
    expect((await answer({ text: ' ' })).status).toBe(400);
  });

  it('are written to once however often the same is sent', async () => {
    const as = { ...owner(), headers: { 'idempotency-key': randomUUID() } };
    const send = (text: string) =>
      shared.test.call(contract.writeWorkMessage, { params: params(), body: { text } }, as);
    const sent = await Promise.all(['Good morning', 'Good morning', 'Good morning'].map(send));
    expect(new Set(sent.map(({ body }) => body.message._id)).size).toBe(1);
    expect((await heard()).body.messages).toHaveLength(1);
    expect((await send('Good evening')).error.code).toBe('message_key_reused');
  });
});

describe('the conversation', () => {
  it('is for the host and who answers makers for them, and for no other helper or host', async () => {
    await ask({ text: 'Good morning' });
    const helper = await helperWith({ edits: true, seesGuests: true });
    await ask({ text: 'One more question' });
    expect((await bellOf(helper)).length).toBe(1);
    expect((await answer({ text: 'I am her sister.' }, helper)).status).toBe(201);
    expect((await shared.test.call(getOwnInbox, {}, helper)).body.items).toHaveLength(1);
    const others = [
      await helperWith({ seesGuests: true, seesMoney: true }),
      // Hosts write there how guests are reached, which is not for whom guests are kept from.
      await helperWith({ edits: true }),
      await signInAs(shared.test),
      owner(),
    ];
    for (const other of others) {
      expect([(await heard(other)).status, (await answer({ text: 'Hello' }, other)).status]).toEqual([404, 404]);
      expect((await bringPhoto(shared.test, contract.uploadHostPhoto, other, params().invitationId)).status).toBe(404);
      expect((await shared.test.call(getOwnInbox, {}, other)).body.items).toEqual([]);
    }
  });

  it('is for the workshop that is invited, and neither for another nor for the tailor who sews for it', async () => {
    const [tailor, other] = [await openShop(shared.test), await openShop(shared.test)];
    await shared.test.app.deps.db.update(users).set({ role: 'Tailor' }).where(eq(users._id, tailor.owner._id));
    await shared.test.call(assignSewing, { params: params(), body: { tailorId: tailor.makerId } }, owner());
    await answer({ text: 'For the workshop only' });
    const { work } = (await shared.test.call(getMakerWork, { params: params() }, tailor.owner)).body;
    expect([work.as, work.talk]).toEqual(['tailor', null]);
    for (const stranger of [tailor.owner, other.owner]) {
      expect((await ask({ text: 'Hello' }, stranger)).status).toBe(404);
      const listed = await shared.test.call(contract.listWorkMessages, { params: params() }, stranger);
      expect(listed.status).toBe(404);
      expect((await shared.test.call(getInbox, {}, stranger)).body.items).toEqual([]);
    }
    expect((await ask({ text: 'Hello' }, shared.wedding.host)).status).toBe(403);
  });

  it('is read by staff, whose message both read, and leaves what the workshop has to answer unread', async () => {
    const admin = await signInAs(shared.test, 'Admin');
    const said = (await answer({ text: 'Are they ready?' })).body.message;
    const { record } = (
      await shared.test.call(asoEbiEventResource.get, { params: { _id: shared.wedding.eventId } }, admin)
    ).body;
    expect(record.talks).toMatchObject([{ ...params(), maker: 'Ireti Stitch House', count: 1, isOpen: true }]);
    const read = { params: params(), body: { lastId: said._id } };
    await shared.test.call(contract.readWorkMessages, read, admin);
    expect((await shared.test.call(getMenuCounts, {}, owner())).body.messages).toBe(1);
    expect((await ask({ text: 'We look into it.' }, admin)).status).toBe(201);
    expect((await bellOf(shared.wedding.host))[0]?.[0]).toBe(
      'New message from Adunni about Bride’s side of Tiwa weds Dapo',
    );
    expect((await heard()).body.messages.at(-1)).toMatchObject({ side: 'staff', author: 'Adunni' });
  });
});

describe('it closes, and what was said can be read', () => {
  it('once the workshop is not available, or its invitation has ended', async () => {
    const { host } = shared.wedding;
    const event = await keepDraft(shared.test, host);
    const [eventId, groupId] = [event._id, event.groups[0]?._id ?? ''];
    const invitationId = await inviteTo(shared.test, host, { eventId, groupId }, shared.wedding.shop);
    const of = { invitationId };
    expect((await answer({ text: 'Would you have time?' }, host, of)).status).toBe(201);
    await shared.test.call(refuseMakerInvitation, { params: of, body: { note: '' } }, owner());
    expect((await ask({ text: 'Perhaps' }, owner(), of)).error.code).toBe('conversation_closed');
    await inviteTo(shared.test, host, { eventId, groupId }, shared.wedding.shop);
    expect((await ask({ text: 'Yes, now' }, owner(), of)).status, 'asked once more').toBe(201);
    await shared.test.call(endMakerInvitation, { params: { eventId, ...of } }, host);
    expect((await answer({ text: 'Sorry' }, host, of)).error.code).toBe('conversation_closed');
    const { messages } = (await shared.test.call(contract.listWorkMessages, { params: of }, owner())).body;
    expect(messages).toHaveLength(2);
  });

  it('some time after the celebration, or after it was cancelled', async () => {
    const { db } = shared.test.app.deps;
    const over = dayEnd(daysAfter(shared.wedding.event.day ?? '', contract.TALK_DAYS));
    shared.test.now = new Date(over.getTime() - 1);
    expect((await ask({ text: 'Is all well?' }, await again(owner()))).status).toBe(201);
    shared.test.now = over;
    expect((await ask({ text: 'Is it?' }, await again(owner()))).error.code).toBe('conversation_closed');
    expect((await heard(await again(shared.wedding.host))).body.messages).toHaveLength(1);

    shared.test.now = shared.begun;
    const cancelled = { status: 'cancelled' as const, cancelledAt: shared.begun };
    await db.update(asoEbiEvents).set(cancelled).where(eq(asoEbiEvents._id, shared.wedding.eventId));
    expect((await ask({ text: 'What about the cloth?' })).status).toBe(201);
    shared.test.now = new Date(shared.begun.getTime() + (contract.TALK_DAYS + 2) * DAY_MS);
    expect((await ask({ text: 'Hello?' }, await again(owner()))).error.code).toBe('conversation_closed');
  });
});
