import { getProduct } from '@adunni/contracts/catalog/catalog';
import { getMaker } from '@adunni/contracts/makers/makers';
import {
  approveWorkshop,
  changeTier,
  getShop,
  putShop,
  refuseWorkshop,
  removeMakerDocument,
  removeShopPicture,
  submitShop,
  uploadShopPicture,
  workshopResource,
} from '@adunni/contracts/makers/verification';
import { listNotifications, putMailChoices } from '@adunni/contracts/notifications/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addProduct } from '../../catalog/testing.ts';
import { users } from '../../identity/tables.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { makers } from '../tables.ts';
import { openWorkshop, PDF, photo, send, sendDocument } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

type Workshop = Awaited<ReturnType<typeof openWorkshop>>;
const FORM = {
  name: 'Okoro & Daughters',
  tagline: 'Lace, cut once.',
  story: 'Three sewing machines and a rule about Fridays.',
  specialities: ['Lace', 'Boubous'],
  city: 'Onitsha',
  country: 'Nigeria',
  foundedYear: 2012,
  weeklyCapacity: 6,
};
const shopOf = async (by: TestPerson) => (await test.call(getShop, {}, by)).body;
const write = async (by: TestPerson, version?: number) =>
  test.call(putShop, { body: { version: version ?? (await shopOf(by)).version, values: FORM } }, by);

/** A workshop that has sent everything. */
async function submitted(): Promise<Workshop> {
  const maker = await openWorkshop(test);
  await write(maker);
  for (const kind of ['identity', 'workshop', 'guarantor'] as const) await sendDocument(test, maker, kind, PDF);
  expect((await test.call(submitShop, {}, maker)).status).toBe(200);
  return maker;
}
const at = ({ makerId }: Workshop) => ({ params: { _id: makerId } });
const versionOf = async (maker: Workshop) => (await test.call(workshopResource.get, at(maker), admin)).body.version;
const approve = async (maker: Workshop, version?: number, tier: 'Listed' | 'Verified' = 'Verified') =>
  test.call(approveWorkshop, { ...at(maker), body: { version: version ?? (await versionOf(maker)), tier } }, admin);
const refuse = async (maker: Workshop, version?: number) => {
  const reason = 'The photo shows somebody else’s room.';
  return test.call(
    refuseWorkshop,
    { ...at(maker), body: { version: version ?? (await versionOf(maker)), reason } },
    admin,
  );
};
const act = async (action: 'suspend' | 'reopen', maker: Workshop) =>
  (await test.call(workshopResource.act, { body: { action, ids: [maker.makerId] } }, admin)).body.results[0]?.ok;
const isPublic = async (maker: Workshop) =>
  (await test.call(getMaker, { params: { slug: (await shopOf(maker)).slug } })).status === 200;

describe('a shop', () => {
  it('is described by its maker, with the version that was seen, and without what only staff decide', async () => {
    const maker = await openWorkshop(test);
    const { version } = await shopOf(maker);
    const forged = { ...FORM, status: 'approved', tier: 'Master', slug: 'mine' };
    const { status, body } = await test.call(putShop, { body: { version, values: forged } }, maker);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...FORM, status: 'pending', tier: 'Listed' });
    expect(body.slug).toMatch(/^uju-okoro/);
    expect((await write(maker, version)).status).toBe(409);
  });

  it('shows pictures that its maker replaces and removes', async () => {
    const maker = await openWorkshop(test);
    const put = async () =>
      (await send(test, maker, uploadShopPicture, { place: 'avatar' }, await photo())).body.avatar;
    const [first, second] = [await put(), await put()];
    expect(second).toMatchObject({ width: 240, height: 240 });
    expect(
      await test.app.deps.db
        .select()
        .from(media)
        .where(eq(media._id, first?._id ?? '')),
    ).toEqual([]);
    const { body } = await test.call(removeShopPicture, { params: { place: 'avatar' } }, maker);
    expect(body.avatar).toBeNull();
  });

  it('is sent when it is complete, once, and then keeps its documents as they are', async () => {
    const maker = await openWorkshop(test);
    const submit = async () => (await test.call(submitShop, {}, maker)).error.code;
    expect(await submit()).toBe('shop_unfinished');
    await write(maker);
    expect(await submit()).toBe('documents_missing');
    for (const kind of ['identity', 'workshop'] as const) await sendDocument(test, maker, kind, PDF);
    expect(await submit()).toBe('documents_missing');
    await sendDocument(test, maker, 'registration', PDF);
    const sent = await Promise.all([1, 2, 3].map(() => test.call(submitShop, {}, maker)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const [document] = (await shopOf(maker)).documents;
    const removed = await test.call(removeMakerDocument, { params: { _id: document?._id ?? '' } }, maker);
    expect(removed.error.code).toBe('documents_closed');
    expect((await sendDocument(test, maker, 'identity', PDF)).body.code).toBe('documents_closed');
    const told = await test.call(listNotifications, {}, admin);
    expect(told.body.items.filter(({ path }) => path === `/admin/users/verification/${maker.makerId}`)).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('makes all of a workshop public; before it nothing is', async () => {
    const maker = await submitted();
    const product = await addProduct(test, { makerId: maker.makerId });
    const shown = async () => (await test.call(getProduct, { params: { productId: product._id } })).status;
    expect([await isPublic(maker), await shown()]).toEqual([false, 404]);
    const queue = await test.call(workshopResource.list, {}, admin);
    expect(queue.body.items.map(({ _id }) => _id)).toContain(maker.makerId);
    expect((await approve(maker)).status).toBe(200);
    expect([await isPublic(maker), await shown()]).toEqual([true, 200]);
    expect(await shopOf(maker)).toMatchObject({ status: 'approved', tier: 'Verified' });
    expect((await shopOf(maker)).documents.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await mailTo(test, maker.email, 'notice-verification')).toContain('Your shop is open');
  });

  it('against a workshop is mailed with its reason, whichever mails are declined, and the maker may try again', async () => {
    const maker = await submitted();
    await test.call(putMailChoices, { body: { items: [{ kind: 'verification', mail: false }] } }, maker);
    expect((await refuse(maker)).status).toBe(200);
    const letter = await mailTo(test, maker.email, 'workshop-refused');
    expect(letter).toContain('somebody else’s room');
    expect(letter).toContain('/designer/shop');
    const told = (await test.call(listNotifications, {}, maker)).body.items;
    expect(told.map(({ kind }) => kind)).toEqual(['verification-refused']);
    expect(await shopOf(maker)).toMatchObject({
      status: 'refused',
      refusalReason: 'The photo shows somebody else’s room.',
    });
    expect(await isPublic(maker)).toBe(false);
    expect((await sendDocument(test, maker, 'workshop', PDF)).status).toBe(200);
    expect((await test.call(submitShop, {}, maker)).body).toMatchObject({ status: 'pending', refusalReason: null });
    expect((await approve(maker)).status).toBe(200);
  });

  it('is taken once when two people decide at the same moment', async () => {
    const maker = await submitted();
    const version = await versionOf(maker);
    const answers = await Promise.all([approve(maker, version), refuse(maker, version), approve(maker, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await refuse(maker)).error.code).toBe('not_waiting');
  });

  it('needs documents that were sent, and a person who is active', async () => {
    expect((await approve(await openWorkshop(test))).error.code).toBe('not_waiting');
    const maker = await submitted();
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, maker._id));
    expect((await approve(maker)).error.code).toBe('owner_suspended');
    const [row] = await test.app.deps.db.select().from(makers).where(eq(makers._id, maker.makerId));
    expect(row?.status).toBe('pending');
  });
});

it('changes the tier of an approved workshop only, and suspends and reopens it', async () => {
  const maker = await submitted();
  const tier = async () => {
    const body = { version: await versionOf(maker), tier: 'Master' as const };
    return (await test.call(changeTier, { ...at(maker), body }, admin)).status;
  };
  expect(await tier()).toBe(409);
  expect([await act('suspend', maker), await act('reopen', maker)]).toEqual([false, false]);
  await approve(maker);
  expect(await tier()).toBe(200);
  expect((await shopOf(maker)).tier).toBe('Master');
  expect([await act('suspend', maker), await isPublic(maker)]).toEqual([true, false]);
  expect([await act('reopen', maker), await isPublic(maker)]).toEqual([true, true]);
});
