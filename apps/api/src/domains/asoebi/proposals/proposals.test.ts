import { getOwnEvent, saveEvent } from '@adunni/contracts/asoebi/events';
import {
  acceptProposal,
  declineProposal,
  endMakerInvitation,
  getMakerWork,
  inviteMaker,
  listMakerInvitations,
  listMakerWork,
  refuseMakerInvitation,
  sendProposal,
  withdrawProposal,
} from '@adunni/contracts/asoebi/proposals';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { draftOf, keepDraft } from '../testing.ts';
import { asoEbiInvitations, asoEbiProposals } from './tables.ts';
import { inviteTo, offerFor } from './testing.ts';

let test: TestApp;
let shop: TestShop;
let other: TestShop;
let host: TestPerson;
let eventId: string;
let groupId: string;
let invitationId: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  [shop, other] = [await openShop(test), await openShop(test, { name: 'Baraka Bespoke' })];
  host = await signInAs(test);
  const event = await keepDraft(test, host);
  [eventId, groupId] = [event._id, event.groups[0]?._id ?? ''];
  invitationId = await inviteTo(test, host, { eventId, groupId }, shop);
});
afterAll(() => test.close());

const work = async (as = shop.owner, _id = invitationId) =>
  (await test.call(getMakerWork, { params: { invitationId: _id } }, as)).body.work;
/** Sends the next version, and answers with its id. */
async function propose(change: { price?: number; capacity?: number | null } = {}, over = 0, as = shop.owner) {
  const body = { over, form: offerFor(test, await work(as), change) };
  const answer = await test.call(sendProposal, { params: { invitationId }, body }, as);
  return answer.body.work?.proposals[0]?._id ?? `${answer.status}`;
}
const accept = (proposalId: string, as = host) => test.call(acceptProposal, { params: { eventId, proposalId } }, as);
const decline = (proposalId: string) =>
  test.call(declineProposal, { params: { eventId, proposalId }, body: { note: 'Too late for us.' } }, host);
const withdraw = (proposalId: string) =>
  test.call(withdrawProposal, { params: { invitationId }, body: { proposalId } }, shop.owner);
const event = async () => (await test.call(getOwnEvent, { params: { eventId } }, host)).body.event;
const invitations = async (as = host) => test.call(listMakerInvitations, { params: { eventId } }, as);
const titlesOf = async (person: TestPerson) =>
  (await test.call(listNotifications, {}, person)).body.items.map(({ title }) => title);

it('brings a maker’s price and number into the packages once the host accepts, and keeps deposit and dates', async () => {
  const before = (await event()).groups[0]?.packages[0];
  expect(await work()).toMatchObject({
    status: 'invited',
    note: 'Can you make these?',
    group: { name: 'Bride’s side' },
  });
  expect(await titlesOf(shop.owner)).toContain('You are invited to make Bride’s side for Tiwa weds Dapo');
  const proposalId = await propose({ price: 52_500, capacity: 30 });
  expect(await titlesOf(host)).toContain('Ireti Stitch House sent a proposal for Tiwa weds Dapo');
  expect((await event()).groups[0]?.packages[0], 'nothing changes before').toEqual(before);
  const accepted = await accept(proposalId);
  expect(accepted.body.invitations).toMatchObject([{ status: 'agreed', proposals: [{ status: 'accepted' }] }]);
  const pack = (await event()).groups[0]?.packages[0];
  expect(pack).toEqual({ ...before, price: 52_500, stock: 30 });
  expect({ deadline: pack?.deadline, deposit: pack?.depositPercent }).toEqual({
    deadline: before?.deadline,
    deposit: 50,
  });
  expect(await titlesOf(shop.owner)).toContain('Tiwa weds Dapo: your proposal was accepted');
});

it('refuses what has expired, whatever the page still shows', async () => {
  const proposalId = await propose();
  const now = test.now;
  test.now = new Date(now.getTime() + 16 * DAY_MS);
  host = await signInAgain(test, host);
  shop.owner = await signInAgain(test, shop.owner);
  expect((await accept(proposalId)).error.code).toBe('proposal_expired');
  expect((await decline(proposalId)).error.code).toBe('proposal_expired');
  expect((await work()).proposals[0]?.status).toBe('expired');
  expect(await propose({}, 1), 'the next version holds again').not.toMatch(/^\d+$/);
  test.now = now;
});

it('is accepted once, with one notice, however often it is pressed', async () => {
  const proposalId = await propose();
  const answers = await Promise.all([1, 2, 3].map(() => accept(proposalId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const told = (await titlesOf(shop.owner)).filter((title) => title.includes('accepted'));
  expect(told).toHaveLength(1);
  expect((await invitations()).body.invitations).toMatchObject([{ status: 'agreed', proposals: [{ version: 1 }] }]);
});

it('cannot be declined after it was accepted, nor accepted after it was declined', async () => {
  const proposalId = await propose();
  await accept(proposalId);
  expect((await decline(proposalId)).error.code).toBe('proposal_answered');
  expect((await event()).groups[0]?.packages[0]?.price).toBe(45_000);
  const [second] = [await propose({ price: 60_000 }, 1)];
  expect((await decline(second)).status).toBe(200);
  expect((await accept(second)).error.code).toBe('proposal_answered');
  expect((await event()).groups[0]?.packages[0]?.price, 'what was agreed stays').toBe(45_000);
  expect((await work()).status).toBe('agreed');
});

it('makes a new version of every edit, and the old one accepts nothing', async () => {
  const first = await propose({ price: 48_000 });
  const second = await propose({ price: 51_000 }, 1);
  expect((await accept(first)).error.code).toBe('proposal_replaced');
  expect((await accept(second)).status).toBe(200);
  expect((await event()).groups[0]?.packages[0]?.price).toBe(51_000);
  expect(await propose({ price: 49_000 }, 1), 'over a version that is gone').toBe('409');
  const again = { over: 1, form: offerFor(test, await work(), { price: 51_000 }) };
  const lost = await test.call(sendProposal, { params: { invitationId }, body: again }, shop.owner);
  expect(lost.body.work.proposals, 'the same once more, because the answer was lost').toHaveLength(2);
});

it('lets one of a withdrawal and an acceptance win', async () => {
  for (let round = 0; round < 4; round++) {
    const proposalId = await propose({}, round);
    const [accepted, withdrawn] = await Promise.all([accept(proposalId), withdraw(proposalId)]);
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
    const status = (await work()).proposals[0]?.status;
    expect(status).toBe(accepted.status === 200 ? 'accepted' : 'withdrawn');
  }
});

it('accepts nothing after the host has changed the packages', async () => {
  const proposalId = await propose();
  const draft = draftOf(await event());
  const [group] = draft.groups;
  if (!group) throw new Error('no group');
  const groups = [{ ...group, packages: group.packages.map((pack) => ({ ...pack, yards: 10 })) }];
  await test.call(saveEvent, { params: { eventId }, body: { version: 1, form: { ...draft, groups } } }, host);
  expect((await accept(proposalId)).error.code).toBe('packages_changed');
});

it('gives a group one maker, and tells the others that were asked', async () => {
  const asked = await inviteTo(test, host, { eventId, groupId }, other);
  const form = offerFor(test, await work(other.owner, asked));
  const sent = await test.call(sendProposal, { params: { invitationId: asked }, body: { over: 0, form } }, other.owner);
  const theirs = sent.body.work.proposals[0]?._id ?? '';
  await accept(await propose());
  expect((await accept(theirs)).status).toBe(409);
  expect(await titlesOf(other.owner)).toContain('Tiwa weds Dapo: your invitation has ended');
  const body = { groupId, makerSlug: other.slug, note: '' };
  expect((await test.call(inviteMaker, { params: { eventId }, body }, host)).error.code).toBe('maker_chosen');
  await test.call(endMakerInvitation, { params: { eventId, invitationId } }, host);
  expect((await test.call(inviteMaker, { params: { eventId }, body }, host)).status).toBe(201);
});

it('lets a maker say that they have no time, and a host ask once more', async () => {
  const refuse = { params: { invitationId }, body: { note: 'Fully booked in August.' } };
  expect((await test.call(refuseMakerInvitation, refuse, shop.owner)).body.work.status).toBe('refused');
  expect((await invitations()).body.invitations).toMatchObject([{ refusal: 'Fully booked in August.' }]);
  await inviteTo(test, host, { eventId, groupId }, shop);
  expect((await work()).status).toBe('invited');
});

it('is nobody else’s', async () => {
  const proposalId = await propose();
  const stranger = await signInAs(test);
  expect((await accept(proposalId, stranger)).status).toBe(404);
  expect((await invitations(stranger)).status).toBe(404);
  expect((await test.call(getMakerWork, { params: { invitationId } }, other.owner)).status).toBe(404);
  const body = { over: 1, form: offerFor(test, await work()) };
  expect((await test.call(sendProposal, { params: { invitationId }, body }, other.owner)).status).toBe(404);
  expect((await test.call(listMakerWork, {}, other.owner)).body.items.map(({ _id }) => _id)).not.toContain(
    invitationId,
  );
  const elsewhere = await keepDraft(test, host);
  const params = { eventId: elsewhere._id, proposalId };
  expect((await test.call(acceptProposal, { params }, host)).status, 'under another event').toBe(404);
});

it('refuses offers that leave a package out, are ready after the day, or hold too long', async () => {
  const form = offerFor(test, await work());
  const send = async (change: object) =>
    (
      await test.call(
        sendProposal,
        { params: { invitationId }, body: { over: 0, form: { ...form, ...change } } },
        shop.owner,
      )
    ).status;
  const [line] = form.lines;
  if (!line) throw new Error('no line');
  expect(await send({ lines: [{ ...line, packageId: eventId }] })).toBe(400);
  expect(await send({ lines: [{ ...line, price: 20 }] })).toBe(400);
  expect(await send({ readyOn: '2199-01-01' })).toBe(400);
  expect(await send({ validDays: 31 })).toBe(400);
  expect(await test.app.deps.db.$count(asoEbiProposals, eq(asoEbiProposals.invitationId, invitationId))).toBe(0);
  expect(await test.app.deps.db.$count(asoEbiInvitations, eq(asoEbiInvitations._id, invitationId))).toBe(1);
});
