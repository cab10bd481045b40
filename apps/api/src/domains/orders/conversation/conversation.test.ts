import { getOrder } from '@adunni/contracts/orders/orders';
import {
  listMessages,
  listMessagesAsWorker,
  readMessages,
  readMessagesAsWorker,
  uploadMessagePhoto,
  uploadOrderPhoto,
  writeMessage,
  writeMessageAsWorker,
} from '@adunni/contracts/orders/thread';
import { addOrderNote, advancePart, getWorkSheet } from '@adunni/contracts/orders/work';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { sweepPhotosJob } from '../../conversations/jobs.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { buyFrom, detailFor, partFor } from '../staff/testing.ts';
import { openShop } from '../testing.ts';
import { eraseOrderConversations } from './personal-data.service.ts';
import { uploadTo } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Folake', lastName: 'Bello' });
});
afterAll(() => test.close());

const write = (who: TestPerson, orderId: string, text: string, more: object = {}) =>
  test.call(writeMessage, { params: { orderId }, body: { text, ...more } }, who);
const answer = (who: TestPerson, orderId: string, text: string, more: object = {}) =>
  test.call(writeMessageAsWorker, { params: { orderId }, body: { text, ...more } }, who);
const statusAt = async (url: string | undefined) => (await fetch(`${test.origin}${url}/96.webp`)).status;
const threadFor = async (who: TestPerson, orderId: string) =>
  (await test.call(listMessagesAsWorker, { params: { orderId } }, who)).body;
const threadOf = async (customer: TestPerson, orderId: string) =>
  (await test.call(listMessages, { params: { orderId } }, customer)).body;

describe('the conversation on an order', () => {
  it('goes between the customer and the maker of the part, read by each in turn', async () => {
    const shop = await openShop(test);
    const { customer, orderId, partIds } = await buyFrom(test, [shop]);
    const { message } = (await write(customer, orderId, 'Can the hem be longer?')).body;
    expect(message).toMatchObject({ partId: partIds[0], side: 'customer', isOwn: true, readAt: null });
    expect(await threadFor(shop.owner, orderId)).toMatchObject({ unread: 1, messages: [{ author: 'Ngozi Eze' }] });
    expect((await detailFor(test, shop.owner, orderId)).unread).toBe(1);
    const seen = { params: { orderId }, body: { lastId: message._id } };
    await test.call(readMessagesAsWorker, seen, admin);
    expect((await threadFor(shop.owner, orderId)).unread).toBe(1);
    expect((await test.call(readMessagesAsWorker, seen, shop.owner)).body.unread).toBe(0);
    const told = (await answer(shop.owner, orderId, 'Of course, by five centimetres.')).body.message;
    const thread = await threadOf(customer, orderId);
    expect(thread).toMatchObject({
      unread: 1,
      messages: [{ readAt: expect.any(String) }, { side: 'maker', author: 'Ireti Stitch House', isOwn: false }],
    });
    const read = { params: { orderId }, body: { lastId: told._id } };
    expect((await test.call(readMessages, read, customer)).body.unread).toBe(0);
  });

  it('about the whole order is the marketplace’s, and no maker sees it', async () => {
    const shops = await Promise.all([openShop(test), openShop(test)]);
    const { customer, orderId } = await buyFrom(test, shops);
    expect((await write(customer, orderId, 'When does all of it come?')).body.message.partId).toBeNull();
    expect((await detailFor(test, admin, orderId)).unread).toBe(1);
    expect(await threadFor(shops[0].owner, orderId)).toEqual({ messages: [], unread: 0 });
    await answer(admin, orderId, 'On Friday.');
    expect((await threadOf(customer, orderId)).messages[1]).toMatchObject({ side: 'staff', author: 'Adunni' });
    expect((await threadFor(admin, orderId)).messages[1]).toMatchObject({ author: 'Folake Bello' });
  });

  it('takes no whitespace, no giant and no control character, and shows markup as the text that it is', async () => {
    const shop = await openShop(test);
    const { customer, orderId } = await buyFrom(test, [shop]);
    const texts = ['', '  \n\t ', 'a'.repeat(4001), 'bell\u0007', '\ud800'];
    for (const text of texts) expect((await write(customer, orderId, text)).status).toBe(400);
    expect((await write(customer, orderId, 'x'.repeat(10 * 1024 * 1024))).status).toBe(413);
    const markup = "<script>alert(1)</script> {{7*7}} '); drop table orders; --";
    expect((await write(customer, orderId, markup)).body.message.text).toBe(markup);
    expect((await answer(shop.owner, orderId, ' \n ')).status).toBe(400);
    expect((await threadOf(customer, orderId)).messages).toHaveLength(1);
  });

  it('is another customer’s to neither read nor write', async () => {
    const shop = await openShop(test);
    const { orderId, customer } = await buyFrom(test, [shop]);
    const stranger = await signInAs(test);
    const { message } = (await write(customer, orderId, 'Mine.')).body;
    expect((await test.call(listMessages, { params: { orderId } }, stranger)).status).toBe(404);
    expect((await write(stranger, orderId, 'Hello?')).status).toBe(404);
    expect((await uploadTo(test, uploadMessagePhoto, stranger, orderId)).status).toBe(404);
    const seen = { params: { orderId }, body: { lastId: message._id } };
    expect((await test.call(readMessages, seen, stranger)).status).toBe(404);
  });
});

describe('photos', () => {
  it('of a stage are seen by the customer on their order', async () => {
    const shop = await openShop(test);
    const { customer, orderId } = await buyFrom(test, [shop]);
    const photoIds = [
      (await uploadTo(test, uploadOrderPhoto, shop.owner, orderId))._id,
      (await uploadTo(test, uploadOrderPhoto, shop.owner, orderId))._id,
    ];
    const part = await partFor(test, shop.owner, orderId);
    const body = { version: part.version, to: 'confirmed', note: 'We begin today.', photoIds } as const;
    const sent = { params: { partId: part._id }, body: { ...body, photoIds: [...photoIds] } };
    expect((await test.call(advancePart, sent, shop.owner)).status).toBe(200);
    const { order } = (await test.call(getOrder, { params: { orderId } }, customer)).body;
    const shown = order.parts[0]?.events.at(-1);
    expect(shown).toMatchObject({ note: 'We begin today.' });
    expect(shown?.photos.map(({ _id }) => _id)).toEqual(photoIds);
    expect(await statusAt(shown?.photos[0]?.url)).toBe(200);
    expect(await statusAt(`/media/${photoIds[0]}`)).toBe(404);
    const worked = await partFor(test, shop.owner, orderId);
    expect(await statusAt(worked.events.at(-1)?.photos[0]?.url)).toBe(200);
  });

  it('are used once, by who brought them, on the order that they were brought to, and six at most', async () => {
    const shop = await openShop(test);
    const [one, two] = await Promise.all([buyFrom(test, [shop]), buyFrom(test, [shop])]);
    const { _id } = await uploadTo(test, uploadMessagePhoto, one.customer, one.orderId);
    expect((await answer(shop.owner, one.orderId, 'Mine?', { photoIds: [_id] })).error.code).toBe('photo_gone');
    expect((await write(two.customer, two.orderId, 'Mine?', { photoIds: [_id] })).error.code).toBe('photo_gone');
    expect((await write(one.customer, one.orderId, 'Twice', { photoIds: [_id, _id] })).error.code).toBe('photo_gone');
    const written = await write(one.customer, one.orderId, 'Like this one', { photoIds: [_id] });
    expect(written.body.message.photos).toMatchObject([{ _id, width: 64, height: 48 }]);
    expect((await write(one.customer, one.orderId, 'Again', { photoIds: [_id] })).error.code).toBe('photo_gone');
    const seven = Array.from({ length: 7 }, () => _id);
    expect((await write(one.customer, one.orderId, 'Many', { photoIds: seven })).status).toBe(400);
    expect((await threadOf(one.customer, one.orderId)).messages).toHaveLength(1);
  });

  it('open to those who may read the message, and to nobody by their address alone', async () => {
    const [shop, elsewhere] = await Promise.all([openShop(test), openShop(test)]);
    const { customer, orderId } = await buyFrom(test, [shop]);
    const brought = await uploadTo(test, uploadMessagePhoto, customer, orderId);
    expect([await statusAt(brought.url), await statusAt(`/media/${brought._id}`)]).toEqual([200, 404]);
    await write(customer, orderId, 'Like this one', { photoIds: [brought._id] });
    for (const messages of [await threadOf(customer, orderId), await threadFor(shop.owner, orderId)])
      expect(await statusAt(messages.messages[0]?.photos[0]?.url)).toBe(200);
    expect(await statusAt(`/media/${brought._id}`)).toBe(404);
    const params = { orderId };
    for (const stranger of [await signInAs(test), elsewhere.owner]) {
      expect((await test.call(listMessages, { params }, stranger)).status).toBe(404);
    }
    expect((await test.call(listMessagesAsWorker, { params }, elsewhere.owner)).status).toBe(404);
  });

  it('close within a quarter of an hour to a maker who lost the right', async () => {
    const shop = await openShop(test);
    const { customer, orderId } = await buyFrom(test, [shop]);
    const { _id } = await uploadTo(test, uploadMessagePhoto, customer, orderId);
    await write(customer, orderId, 'Like this one', { photoIds: [_id] });
    const [message] = (await threadFor(shop.owner, orderId)).messages;
    const url = message?.photos[0]?.url;
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, shop.owner._id));
    expect((await test.call(listMessagesAsWorker, { params: { orderId } }, shop.owner)).status).toBe(401);
    const now = test.now;
    test.now = new Date(now.getTime() + 15 * 60_000);
    expect(await statusAt(url)).toBe(404);
    test.now = now;
  });

  it('are checked by their content', async () => {
    const shop = await openShop(test);
    const { orderId } = await buyFrom(test, [shop]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await uploadTo(test, uploadOrderPhoto, shop.owner, orderId, svg)).toMatchObject({ code: 'not_a_picture' });
    const giant = Buffer.alloc(11 * 1024 * 1024, 0xff);
    expect(await uploadTo(test, uploadOrderPhoto, shop.owner, orderId, giant)).toMatchObject({ status: 413 });
  });

  it('that nobody used are swept away after a day', async () => {
    const shop = await openShop(test);
    const { orderId } = await buyFrom(test, [shop]);
    const { _id } = await uploadTo(test, uploadOrderPhoto, shop.owner, orderId);
    const stored = () => test.app.deps.db.select().from(media).where(eq(media._id, _id));
    await sweepPhotosJob.run(test.app.deps, {});
    expect(await stored()).toHaveLength(1);
    const now = test.now;
    test.now = new Date(now.getTime() + 25 * 3_600_000);
    await sweepPhotosJob.run(test.app.deps, {});
    test.now = now;
    expect(await stored()).toEqual([]);
  });
});

describe('internal notes', () => {
  it('are staff’s own unless they address the maker, and never the customer’s', async () => {
    const shops = await Promise.all([openShop(test), openShop(test)]);
    const { customer, orderId, partIds } = await buyFrom(test, shops);
    const [mine = ''] = partIds;
    const note = (who: TestPerson, body: object) =>
      test.call(addOrderNote, { params: { orderId }, body: { text: 'SECRET-staff', ...body } }, who);
    expect((await note(admin, {})).status).toBe(201);
    expect((await note(admin, { audience: 'maker' })).status).toBe(400);
    await note(admin, { audience: 'maker', partId: mine, text: 'SECRET-maker' });
    expect((await note(shops[0].owner, { text: 'SECRET-own' })).body.note).toMatchObject({
      audience: 'maker',
      partId: mine,
    });
    const textsFor = async (who: TestPerson) => (await detailFor(test, who, orderId)).notes.map(({ text }) => text);
    expect(await textsFor(admin)).toEqual(['SECRET-staff', 'SECRET-maker', 'SECRET-own']);
    expect(await textsFor(shops[0].owner)).toEqual(['SECRET-maker', 'SECRET-own']);
    expect(await textsFor(shops[1].owner)).toEqual([]);
    expect((await note(shops[1].owner, { partId: mine })).status).toBe(404);
    const { sheet } = (await test.call(getWorkSheet, { params: { partId: mine } }, shops[0].owner)).body;
    expect(sheet.notes.map(({ text }) => text)).toEqual(['SECRET-maker', 'SECRET-own']);
    for (const path of ['', '/messages', '/receipt'])
      expect(await textAt(customer, `/api/orders/${orderId}${path}`)).not.toContain('SECRET');
    for (const path of ['/api/orders', '/api/account/export', '/api/notifications'])
      expect(await textAt(customer, path)).not.toContain('SECRET');
  });
});

it('gives a person their conversations, and takes them away with the person', async () => {
  const shop = await openShop(test);
  const { customer, orderId } = await buyFrom(test, [shop]);
  const { _id } = await uploadTo(test, uploadMessagePhoto, customer, orderId);
  await write(customer, orderId, 'My daughter’s first aso-ebi.', { photoIds: [_id] });
  await test.call(addOrderNote, { params: { orderId }, body: { text: 'Calls on Sundays.' } }, admin);
  expect(JSON.parse(await textAt(customer, '/api/account/export')).messages).toMatchObject([
    { from: 'customer', text: 'My daughter’s first aso-ebi.' },
  ]);
  const { deps } = test.app;
  await deps.db.transaction((tx) => eraseOrderConversations(deps, tx, customer._id));
  expect(await threadFor(admin, orderId)).toEqual({ messages: [], unread: 0 });
  expect((await detailFor(test, admin, orderId)).notes).toEqual([]);
  expect(await deps.db.select().from(media).where(eq(media._id, _id))).toEqual([]);
});

async function textAt(who: TestPerson, path: string): Promise<string> {
  const response = await fetch(test.origin + path, { headers: { 'x-access-token': who.token } });
  expect(response.status).toBe(200);
  return response.text();
}
