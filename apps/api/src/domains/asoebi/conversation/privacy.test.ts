import * as contract from '@adunni/contracts/asoebi/conversation/thread';
import { deleteDraft, getOwnEvent, saveEvent } from '@adunni/contracts/asoebi/events';
import { handEventOver } from '@adunni/contracts/asoebi/handing-over';
import { closeEvent } from '@adunni/contracts/asoebi/opening';
import { exportAccount } from '@adunni/contracts/identity/account';
import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { messages } from '../../conversations/tables.ts';
import { eraseDueAccounts } from '../../identity/privacy/erase.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { celebrateEach } from '../guests/testing.ts';
import { inviteTo } from '../proposals/testing.ts';
import { draftOf, keepDraft } from '../testing.ts';
import { bringPhoto } from './testing.ts';

const shared = celebrateEach();
const params = () => ({ invitationId: shared.wedding.invitationId });

async function erase({ _id }: TestPerson): Promise<void> {
  await shared.test.app.deps.db.update(users).set({ deletionDueAt: shared.test.now }).where(eq(users._id, _id));
  await eraseDueAccounts(shared.test.app.deps);
}
const answer = async (text: string, as: TestPerson = shared.wedding.host, of = params()): Promise<string> => {
  const { _id } = await bringPhoto(shared.test, contract.uploadHostPhoto, as, of.invitationId);
  const sent = { params: of, body: { text, photoIds: [_id] } };
  expect((await shared.test.call(contract.writeHostMessage, sent, as)).status).toBe(201);
  return _id;
};
const ask = (text: string, of = params()) =>
  shared.test.call(contract.writeWorkMessage, { params: of, body: { text } }, shared.wedding.shop.owner);
const left = async (of = params()) => {
  const rows = await shared.test.app.deps.db.select().from(messages).where(eq(messages.subjectId, of.invitationId));
  return rows.map(({ text }) => text);
};
const fileOf = async (person: TestPerson): Promise<unknown> => {
  const { body } = await shared.test.call(exportAccount, {}, person);
  return (body as unknown as { asoEbiConversations: unknown }).asoEbiConversations;
};
const pictures = (ids: string[]) => shared.test.app.deps.db.$count(media, inArray(media._id, ids));
const versionOf = async (as = shared.wedding.host) => {
  const { eventId } = shared.wedding;
  return (await shared.test.call(getOwnEvent, { params: { eventId } }, as)).body.event.version;
};

it('is in the file of the host, who takes all of it along', async () => {
  const { host, eventId } = shared.wedding;
  await ask('How do I reach her?');
  const photo = await answer('At her shop until four.');
  expect(await fileOf(host)).toEqual([
    {
      ...{ event: 'Tiwa weds Dapo', group: 'Bride’s side', maker: 'Ireti Stitch House' },
      messages: [
        { from: 'maker', text: 'How do I reach her?', writtenAt: shared.test.now.toISOString() },
        { from: 'customer', text: 'At her shop until four.', writtenAt: shared.test.now.toISOString() },
      ],
    },
  ]);
  await shared.test.call(closeEvent, { params: { eventId }, body: { version: await versionOf() } }, host);
  await erase(host);
  expect([await left(), await pictures([photo])]).toEqual([[], 0]);
});

it('stays with a host to whom staff gave the event, without the words of the one before', async () => {
  const { host, eventId } = shared.wedding;
  const [heir, admin] = [await signInAs(shared.test), await signInAs(shared.test, 'Admin')];
  const photo = await answer('I am her sister.');
  await ask('Good morning');
  const body = { version: await versionOf(), email: heir.email };
  expect((await shared.test.call(handEventOver, { params: { eventId }, body }, admin)).status).toBe(200);
  await answer('I host it now.', heir);
  expect(await fileOf(host)).toMatchObject([{ messages: [{ from: 'customer', text: 'I am her sister.' }] }]);
  await erase(host);
  expect([await left(), await pictures([photo])]).toEqual([['Good morning', 'I host it now.'], 0]);
  const seen = await shared.test.call(contract.listHostMessages, { params: params() }, heir);
  expect(seen.body.messages).toHaveLength(2);
});

it('goes with its group, and with the draft', async () => {
  const { host, shop } = shared.wedding;
  const draft = await keepDraft(shared.test, host);
  const [first] = draft.groups;
  if (!first) throw new Error('the draft has no group');
  const of = { invitationId: await inviteTo(shared.test, host, { eventId: draft._id, groupId: first._id }, shop) };
  const photo = await answer('Can you match this?', host, of);
  const form = { ...draftOf(draft), groups: [] };
  const sent = { params: { eventId: draft._id }, body: { version: draft.version, form } };
  expect((await shared.test.call(saveEvent, sent, host)).status).toBe(200);
  expect([await left(of), await pictures([photo])]).toEqual([[], 0]);

  const other = await keepDraft(shared.test, host);
  const at = { eventId: other._id, groupId: other.groups[0]?._id ?? '' };
  const asked = { invitationId: await inviteTo(shared.test, host, at, shop) };
  const another = await answer('And this?', host, asked);
  expect((await shared.test.call(deleteDraft, { params: { eventId: other._id } }, host)).status).toBe(200);
  expect([await left(asked), await pictures([another])]).toEqual([[], 0]);
});
