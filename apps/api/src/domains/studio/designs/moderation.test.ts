import { listNotifications } from '@adunni/contracts/notifications/notifications';
import {
  askToPublish,
  type Design,
  getDesign,
  getPublished,
  getShared,
  listGallery,
  shareDesign,
  unpublishDesign,
  updateDesign,
} from '@adunni/contracts/studio/designs';
import { designResource, moveDesign } from '@adunni/contracts/studio/staff-designs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { emitAccountEvent } from '../../identity/account-events.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { A_RECIPE, drawn, saveDesign } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

const of = (design: Design) => ({ params: { designId: design._id } });
const gallery = async () => (await test.call(listGallery, {})).body.items.map(({ _id }) => _id);
const versionOf = async (design: Design) =>
  (await test.call(designResource.get, { params: { _id: design._id } }, admin)).body.version;
const decide = async (design: Design, status: 'published' | 'declined' | 'removed', reason = '', version?: number) =>
  test.call(
    moveDesign,
    { params: { _id: design._id }, body: { version: version ?? (await versionOf(design)), status, reason } },
    admin,
  );
const told = async (who: TestPerson) =>
  (await test.call(listNotifications, {}, who)).body.items.map(({ title, text }) => `${title}. ${text}`);
const waiting = async () =>
  (await test.call(designResource.list, { query: { status: 'waiting' } }, admin)).body.items.map(({ _id }) => _id);

async function asked(): Promise<{ owner: TestPerson; design: Design }> {
  const owner = await signInAs(test);
  const design = await saveDesign(test, owner);
  await drawn(test, design);
  return { owner, design: (await test.call(askToPublish, of(design), owner)).body.design };
}

it('is published by staff for everybody with the first name, and its owner is told', async () => {
  const { owner, design } = await asked();
  expect([design.publication, await waiting()]).toEqual(['waiting', [design._id]]);
  expect(await gallery()).toEqual([]);
  expect(await told(admin)).toContain(
    `Design to review: ${design.name}. Its owner would like to publish it in the gallery.`,
  );
  expect((await decide(design, 'published')).status).toBe(200);
  await expect.poll(gallery).toEqual([design._id]);
  const { body } = await test.call(getPublished, of(design));
  expect(body.design).toMatchObject({ name: design.name, by: 'Ngozi' });
  expect(JSON.stringify(body)).not.toContain(owner._id);
  expect(await told(owner)).toEqual([
    `Your design is in the gallery: ${design.name}. Everybody can see it now, with your first name.`,
  ]);
  expect((await test.call(getDesign, of(design), owner)).body.design).toMatchObject({ visibility: 'public' });
  expect(await waiting()).toEqual([]);
});

it('is declined or taken down with a reason, which its owner reads, and loses its link', async () => {
  const { owner, design } = await asked();
  const { shareToken } = (await test.call(shareDesign, of(design), owner)).body.design;
  expect((await decide(design, 'declined')).status).toBe(422);
  expect((await decide(design, 'declined', 'The name advertises a shop.')).status).toBe(200);
  expect((await test.call(getShared, { params: { token: shareToken ?? '' } })).status).toBe(200);
  const again = await test.call(askToPublish, of(design), owner);
  expect(again.body.design).toMatchObject({ publication: 'waiting', publicationReason: null });
  await decide(design, 'published');
  expect((await decide(design, 'removed', 'It copies another maker’s crest.')).status).toBe(200);
  expect((await test.call(getShared, { params: { token: shareToken ?? '' } })).status).toBe(404);
  expect((await test.call(shareDesign, of(design), owner)).status).toBe(409);
  await expect.poll(async () => (await gallery()).includes(design._id)).toBe(false);
  expect((await told(owner))[0]).toBe(`Your design was removed: ${design.name}. It copies another maker’s crest.`);
});

it('is not published as nobody saw it: undrawn, changed meanwhile, or by two at once in two ways', async () => {
  const owner = await signInAs(test);
  const undrawn = await saveDesign(test, owner, { recipe: { ...A_RECIPE, cap: 'hula' } });
  await test.call(askToPublish, of(undrawn), owner);
  expect((await decide(undrawn, 'published')).body).toMatchObject({ code: 'design_not_drawn' });
  const { owner: another, design } = await asked();
  const seen = await versionOf(design);
  const { name, recipe, version } = design;
  await test.call(updateDesign, { ...of(design), body: { version, name: `${name} 2`, recipe } }, another);
  expect((await decide(design, 'published', '', seen)).status).toBe(409);
  const now = await versionOf(design);
  const both = await Promise.all([decide(design, 'published', '', now), decide(design, 'declined', 'No.', now)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('waits again when it is changed, and leaves the gallery when its owner says so', async () => {
  const { owner, design } = await asked();
  await decide(design, 'published');
  await expect.poll(async () => (await gallery()).includes(design._id)).toBe(true);
  const { recipe, version, name } = (await test.call(getDesign, of(design), owner)).body.design;
  const changed = await test.call(
    updateDesign,
    { ...of(design), body: { version, name, recipe: { ...recipe, cap: 'hula' } } },
    owner,
  );
  expect(changed.body.design).toMatchObject({ publication: 'waiting', visibility: 'private' });
  await expect.poll(async () => (await gallery()).includes(design._id)).toBe(false);
  expect((await test.call(unpublishDesign, of(design), owner)).body.design.publication).toBe('private');
  expect((await test.call(designResource.get, { params: { _id: design._id } }, admin)).status).toBe(404);
});

it('vanishes with its owner’s account, and comes back with it', async () => {
  const { owner, design } = await asked();
  await decide(design, 'published');
  await expect.poll(async () => (await gallery()).includes(design._id)).toBe(true);
  const become = (status: 'suspended' | 'active') =>
    test.app.deps.db.transaction(async (tx) => {
      await tx.update(users).set({ status }).where(eq(users._id, owner._id));
      await emitAccountEvent(status === 'active' ? 'reinstated' : 'suspended', test.app.deps, tx, owner._id);
    });
  await become('suspended');
  await expect.poll(async () => (await gallery()).includes(design._id)).toBe(false);
  expect((await test.call(getPublished, of(design))).status).toBe(404);
  await become('active');
  await expect.poll(async () => (await gallery()).includes(design._id)).toBe(true);
});

it('is nobody’s business while it is private, not of staff either', async () => {
  const owner = await signInAs(test);
  const design = await saveDesign(test, owner);
  const { body } = await test.call(designResource.list, { query: { status: 'any', limit: 100 } }, admin);
  expect(body.items.map(({ _id }) => _id)).not.toContain(design._id);
  expect((await test.call(designResource.get, { params: { _id: design._id } }, admin)).status).toBe(404);
  const body2 = { version: 1, status: 'published', reason: '' } as const;
  expect((await test.call(moveDesign, { params: { _id: design._id }, body: body2 }, admin)).status).toBe(409);
});
