import { randomUUID } from 'node:crypto';
import { getOwnEvent, saveEvent } from '@adunni/contracts/asoebi/events';
import type { EventFormIn } from '@adunni/contracts/asoebi/forms';
import { getGuestEvent, placeGuestOrder } from '@adunni/contracts/asoebi/guest';
import { openEvent } from '@adunni/contracts/asoebi/opening';
import { acceptProposal, getMakerWork, inviteMaker, sendProposal } from '@adunni/contracts/asoebi/proposals';
import { renewGroupLink } from '@adunni/contracts/asoebi/waiting';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { optionChoices, optionGroups, products } from '../../catalog/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openShop, type TestShop } from '../../orders/testing.ts';
import { guestForm, seen } from '../guests/testing.ts';
import { inviteTo, offerFor } from '../proposals/testing.ts';
import { draftOf, keepDraft, weddingForm } from '../testing.ts';

let test: TestApp;
let shop: TestShop;
let other: TestShop;
let host: TestPerson;
/** The gown’s group of options, and its choices. */
let neckline: string;
let choices: Record<'round' | 'deep', string>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  [shop, other] = [await openShop(test), await openShop(test, { name: 'Baraka Bespoke' })];
  host = await signInAs(test);
  const { db } = test.app.deps;
  const group = { productId: shop.gown.productId, name: 'Neckline', kind: 'neckline', position: 0 };
  const [stored] = await db.insert(optionGroups).values(group).returning();
  neckline = stored?._id ?? '';
  const rows = ['Round', 'Deep V'].map((label, position) => ({
    groupId: neckline,
    label,
    position,
    priceDelta: kobo(0),
  }));
  const [round, deep] = await db.insert(optionChoices).values(rows).returning();
  choices = { round: round?._id ?? '', deep: deep?._id ?? '' };
});
afterAll(() => test.close());

const chosen = (choiceId = choices.deep) => ({ productId: shop.gown.productId, options: { [neckline]: choiceId } });
/** A wedding whose only package is sewn as a piece. */
function sewnForm(base: { productId: string; options: Record<string, string> } | null = chosen()): EventFormIn {
  const form = weddingForm(test.now);
  const [group] = form.groups;
  if (!group) throw new Error('no group');
  const packages = group.packages.map((pack) => ({ ...pack, kind: 'sewn' as const, needs: 'size' as const, base }));
  return { ...form, groups: [{ ...group, packages }] };
}
const save = (eventId: string, version: number, form: EventFormIn) =>
  test.call(saveEvent, { params: { eventId }, body: { version, form } }, host);
const read = async (eventId: string) => (await test.call(getOwnEvent, { params: { eventId } }, host)).body.event;
const withdrawPiece = () =>
  test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, shop.gown.productId));
const idsOf = (event: { _id: string; groups: { _id: string }[] }) => ({
  eventId: event._id,
  groupId: event.groups[0]?._id ?? '',
});
async function offer(invitationId: string) {
  const { body } = await test.call(getMakerWork, { params: { invitationId } }, shop.owner);
  const form = offerFor(test, body.work);
  return test.call(sendProposal, { params: { invitationId }, body: { over: 0, form } }, shop.owner);
}

it('keeps a piece and what was chosen of it, in the words of the day it was chosen', async () => {
  const { _id, groups } = await keepDraft(test, host, sewnForm());
  const base = {
    ...{ ...chosen(), title: 'Corset gown in cord lace', chosen: [{ group: 'Neckline', choice: 'Deep V' }] },
    ...{ isOffered: true, canTryOn: false, maker: { name: 'Ireti Stitch House', slug: shop.slug } },
  };
  expect(groups[0]?.packages[0]?.base).toMatchObject(base);
  await test.app.deps.db.update(products).set({ title: 'Another' }).where(eq(products._id, shop.gown.productId));
  await test.app.deps.db.update(optionChoices).set({ label: 'Plunge' }).where(eq(optionChoices._id, choices.deep));
  const again = await save(_id, 1, { ...draftOf(await read(_id)), city: 'Ibadan' });
  expect(again.body.event.groups[0]?.packages[0]?.base, 'until it is chosen anew').toMatchObject(base);
});

it('says whether the piece hangs in the fitting room, as long as it is offered', async () => {
  const { _id } = await keepDraft(test, host, sewnForm());
  const tried = async () => (await read(_id)).groups[0]?.packages[0]?.base?.canTryOn;
  expect(await tried()).toBe(false);
  await test.app.deps.db.update(products).set({ canTryOn: true }).where(eq(products._id, shop.gown.productId));
  expect(await tried()).toBe(true);
  await withdrawPiece();
  expect(await tried()).toBe(false);
});

it('takes only what is sewn to measure and offered as it is chosen', async () => {
  const dress = { productId: shop.dress.productId, options: {} };
  for (const base of [
    dress,
    { ...chosen(), options: {} },
    chosen(randomUUID()),
    { ...chosen(), productId: randomUUID() },
  ])
    expect((await save(randomUUID(), 0, sewnForm(base))).error.code).toBe('base_gone');
  const form = weddingForm(test.now);
  const groups = form.groups.map((group) => ({
    ...group,
    packages: group.packages.map((pack) => ({ ...pack, base: chosen() })),
  }));
  expect((await save(randomUUID(), 0, { ...form, groups })).status, 'fabric is not sewn').toBe(400);
  await withdrawPiece();
  expect((await save(randomUUID(), 0, sewnForm())).error.code).toBe('base_gone');
});

it('takes pieces of one maker for a group, who is the only one to be asked and to offer', async () => {
  const form = sewnForm();
  const [group] = form.groups;
  const [pack] = group?.packages ?? [];
  if (!group || !pack) throw new Error('no package');
  const theirs = { ...pack, _id: randomUUID(), base: { productId: other.gown.productId, options: {} } };
  const mixed = { ...form, groups: [{ ...group, packages: [pack, theirs] }] };
  expect((await save(randomUUID(), 0, mixed)).error.code).toBe('base_of_other');
  const draft = await keepDraft(test, host, form);
  const { eventId, groupId } = idsOf(draft);
  const asked = { groupId, makerSlug: other.slug, note: '' };
  const refused = await test.call(inviteMaker, { params: { eventId }, body: asked }, host);
  expect(refused.error.code).toBe('base_of_other');
});

it('lets no maker offer what the host has based on another’s piece since', async () => {
  const draft = await keepDraft(test, host, sewnForm(null));
  const ids = idsOf(draft);
  const invitationId = await inviteTo(test, host, ids, other);
  const based = sewnForm();
  const groups = draftOf(draft).groups.map((group) => ({
    ...group,
    packages: group.packages.map((pack) => ({ ...pack, base: based.groups[0]?.packages[0]?.base ?? null })),
  }));
  await save(draft._id, 1, { ...draftOf(draft), groups });
  const { body } = await test.call(getMakerWork, { params: { invitationId } }, other.owner);
  const sent = { params: { invitationId }, body: { over: 0, form: offerFor(test, body.work) } };
  expect((await test.call(sendProposal, sent, other.owner)).error.code).toBe('base_of_other');
});

it('shows it to the maker who offers, but not once it is withdrawn', async () => {
  const draft = await keepDraft(test, host, sewnForm());
  const invitationId = await inviteTo(test, host, idsOf(draft), shop);
  const { body } = await test.call(getMakerWork, { params: { invitationId } }, shop.owner);
  expect(body.work.packages[0]?.base?.chosen).toEqual([{ group: 'Neckline', choice: 'Deep V' }]);
  await withdrawPiece();
  const refused = await offer(invitationId);
  expect(refused.error.code).toBe('base_gone');
  expect(refused.error.message).toContain('Corset gown in cord lace');
  expect((await read(draft._id)).groups[0]?.packages[0]?.base?.isOffered).toBe(false);
});

it('refuses a proposal for another choice than the maker saw', async () => {
  const draft = await keepDraft(test, host, sewnForm());
  const sent = await offer(await inviteTo(test, host, idsOf(draft), shop));
  const proposal = sent.body.work.proposals[0];
  expect(proposal?.lines[0]?.base?.title).toBe('Corset gown in cord lace');
  const groups = draftOf(draft).groups.map((group) => ({
    ...group,
    packages: group.packages.map((pack) => ({ ...pack, base: chosen(choices.round) })),
  }));
  await save(draft._id, 1, { ...draftOf(draft), groups });
  const params = { eventId: draft._id, proposalId: proposal?._id ?? '' };
  expect((await test.call(acceptProposal, { params }, host)).error.code).toBe('packages_changed');
});

it('goes on as it was agreed when the piece is withdrawn: guests still order what they are shown', async () => {
  const draft = await keepDraft(test, host, sewnForm());
  const { eventId, groupId } = idsOf(draft);
  const sent = await offer(await inviteTo(test, host, { eventId, groupId }, shop));
  const proposalId = sent.body.work.proposals[0]?._id ?? '';
  await test.call(acceptProposal, { params: { eventId, proposalId } }, host);
  await withdrawPiece();
  const { version, groups, handovers } = await read(eventId);
  expect((await test.call(openEvent, { params: { eventId }, body: { version } }, host)).status).toBe(200);
  const link = await test.call(renewGroupLink, { params: { eventId, groupId } }, host);
  const linkKey = link.body.items[0]?.key ?? '';
  const { body } = await test.call(getGuestEvent, { params: { linkKey } });
  const words = { title: 'Corset gown in cord lace', chosen: [{ group: 'Neckline', choice: 'Deep V' }] };
  expect(body.event.packages[0]?.base).toMatchObject({ ...words, isOffered: false, canTryOn: false });
  const ordered = guestForm({ packageId: groups[0]?.packages[0]?._id ?? '', handoverId: handovers[0]?._id ?? '' });
  const headers = { 'idempotency-key': randomUUID() };
  const placed = await test.call(placeGuestOrder, { params: { linkKey }, body: ordered }, { headers });
  expect(placed.status).toBe(201);
  expect((await seen(test, placed.body.orderKey)).sets[0]?.base).toMatchObject(words);
});
