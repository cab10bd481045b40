import { getOwnEvent, listOwnEvents, saveEvent } from '@adunni/contracts/asoebi/events';
import {
  acceptEventInvitation,
  changeMember,
  inviteMember,
  leaveEvent,
  listEventInvitations,
  listMembers,
  type MemberForm,
  removeMember,
} from '@adunni/contracts/asoebi/members';
import { personResource } from '@adunni/contracts/identity/people';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { mailTo, signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { keepDraft, weddingForm } from '../testing.ts';

let test: TestApp;
let host: TestPerson;
let helper: TestPerson;
let eventId: string;
let groupId: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  [host, helper] = [await signInAs(test), await signInAs(test, 'Customer', { emailVerifiedAt: test.now })];
  const event = await keepDraft(test, host);
  [eventId, groupId] = [event._id, event.groups[0]?._id ?? ''];
});
afterAll(() => test.close());

const RIGHTS = { role: 'co-host', seesGuests: true, seesMoney: false, edits: false, groupId: null } as const;
const invite = (change: Partial<MemberForm> = {}, as = host) =>
  test.call(inviteMember, { params: { eventId }, body: { email: helper.email, ...RIGHTS, ...change } }, as);
const accept = (as = helper) => test.call(acceptEventInvitation, { params: { eventId } }, as);
const read = (as = helper) => test.call(getOwnEvent, { params: { eventId } }, as);
const members = (as = host) => test.call(listMembers, { params: { eventId } }, as);

it('invites somebody by mail, who sees the event once they accept with the address that it was sent to', async () => {
  expect((await invite()).status).toBe(201);
  expect(await mailTo(test, helper.email, 'aso-ebi-member')).toContain(`/cultural/aso-ebi/event/${eventId}/join`);
  expect((await read()).status).toBe(404);
  const { items } = (await test.call(listEventInvitations, {}, helper)).body;
  expect(items).toMatchObject([{ eventId, title: 'Tiwa weds Dapo', role: 'co-host' }]);
  expect([(await accept()).status, (await accept()).status]).toEqual([200, 200]);
  expect((await read()).body.event.title).toBe('Tiwa weds Dapo');
  expect((await test.call(listOwnEvents, {}, helper)).body.items).toMatchObject([{ _id: eventId, as: 'co-host' }]);
  expect((await test.call(listEventInvitations, {}, helper)).body.items).toEqual([]);
  expect((await members()).body.members).toMatchObject([{ email: helper.email, name: 'Ngozi Eze' }]);
});

it('gives nothing to whose address is not verified, or is another', async () => {
  await invite();
  const stranger = await signInAs(test, 'Customer', { emailVerifiedAt: test.now });
  expect((await accept(stranger)).error.code).toBe('not_invited');
  await test.app.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users._id, helper._id));
  expect((await accept()).error.code).toBe('email_unverified');
  expect((await test.call(listEventInvitations, {}, helper)).body.items).toEqual([]);
  expect((await read(stranger)).status).toBe(404);
});

it('lets only those edit who may, and nobody but the host choose who helps', async () => {
  const { memberId } = { memberId: (await invite()).body.member._id };
  await accept();
  const form = { ...weddingForm(test.now), title: 'Changed' };
  const save = (version: number) => test.call(saveEvent, { params: { eventId }, body: { version, form } }, helper);
  expect((await save(1)).status).toBe(404);
  const body = { email: helper.email, ...RIGHTS, edits: true };
  expect((await test.call(changeMember, { params: { eventId, memberId }, body }, host)).body.member.edits).toBe(true);
  expect((await save(1)).body.event).toMatchObject({ title: 'Changed', version: 2 });
  for (const answer of [
    await invite({ email: 'other@example.com' }, helper),
    await members(helper),
    await test.call(changeMember, { params: { eventId, memberId }, body }, helper),
    await test.call(removeMember, { params: { eventId, memberId } }, helper),
  ])
    expect(answer.status).toBe(404);
});

it('takes rights away at once, and lets people leave', async () => {
  const memberId = (await invite()).body.member._id;
  await accept();
  expect((await test.call(removeMember, { params: { eventId, memberId } }, host)).status).toBe(200);
  expect((await read()).status).toBe(404);
  expect((await accept()).status).toBe(404);
  await invite();
  await accept();
  expect((await test.call(leaveEvent, { params: { eventId } }, helper)).status).toBe(200);
  expect((await read()).status).toBe(404);
});

it('shows a suspended helper nothing at once, and all of it again after the suspension', async () => {
  const admin = await signInAs(test, 'SuperAdmin');
  await invite();
  await accept();
  const act = (action: 'suspend' | 'reinstate') =>
    test.call(personResource.act, { body: { action, ids: [helper._id] } }, admin);
  expect((await act('suspend')).body.results).toMatchObject([{ ok: true }]);
  expect((await read()).status).toBe(401);
  expect((await test.call(listOwnEvents, {}, helper)).status).toBe(401);
  expect((await members()).body.members, 'the host keeps them on the list').toHaveLength(1);
  expect((await act('reinstate')).body.results).toMatchObject([{ ok: true }]);
  const again = await signInAgain(test, helper);
  expect((await read(again)).body.rights).toMatchObject({ seesGuests: true, seesMoney: false, edits: false });
});

it('refuses a second invitation, the host themselves, groups of other events, and editing of one group only', async () => {
  await invite();
  expect((await invite({ email: helper.email.toUpperCase() })).error.code).toBe('already_invited');
  expect((await invite({ email: host.email })).error.code).toBe('already_invited');
  const other = await keepDraft(test, await signInAs(test));
  expect((await invite({ email: 'a@example.com', groupId: other.groups[0]?._id ?? '' })).status).toBe(404);
  expect((await invite({ email: 'a@example.com', groupId, edits: true })).status).toBe(400);
  expect((await invite({ email: 'a@example.com', role: 'coordinator', groupId })).status).toBe(201);
});
