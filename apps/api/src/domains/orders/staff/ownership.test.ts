import { orderPartResource, orderResource } from '@adunni/contracts/orders/staff';
import {
  listMessagesAsWorker,
  readMessagesAsWorker,
  uploadOrderPhoto,
  writeMessage,
  writeMessageAsWorker,
} from '@adunni/contracts/orders/thread';
import {
  acceptPart,
  addOrderNote,
  advancePart,
  assignTailor,
  cancelPart,
  declinePart,
  getWorkSheet,
} from '@adunni/contracts/orders/work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { uploadTo } from '../conversation/testing.ts';
import { openShop, type TestShop } from '../testing.ts';
import { type Bought, buyFrom, detailFor, openTailor, partFor } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let mine: TestShop;
let theirs: TestShop;
let bought: Bought;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  [mine, theirs] = await Promise.all([openShop(test), openShop(test, { name: 'Kolade & Thread' })]);
  bought = await buyFrom(test, [mine]);
});
afterAll(() => test.close());

describe('what is another maker’s', () => {
  const version = 1;
  const partCalls = {
    read: (partId: string, who: TestPerson) => test.call(orderPartResource.get, { params: { _id: partId } }, who),
    sheet: (partId: string, who: TestPerson) => test.call(getWorkSheet, { params: { partId } }, who),
    advance: (partId: string, who: TestPerson) =>
      test.call(advancePart, { params: { partId }, body: { version, to: 'confirmed' } }, who),
    accept: (partId: string, who: TestPerson) => test.call(acceptPart, { params: { partId }, body: { version } }, who),
    decline: (partId: string, who: TestPerson) =>
      test.call(declinePart, { params: { partId }, body: { version, reason: 'No.' } }, who),
    cancel: (partId: string, who: TestPerson) =>
      test.call(cancelPart, { params: { partId }, body: { version, reason: 'No.' } }, who),
    assign: (partId: string, who: TestPerson) =>
      test.call(assignTailor, { params: { partId }, body: { version, tailorId: null } }, who),
  };
  const orderCalls = {
    read: (orderId: string, who: TestPerson) => test.call(orderResource.get, { params: { _id: orderId } }, who),
    messages: (orderId: string, who: TestPerson) => test.call(listMessagesAsWorker, { params: { orderId } }, who),
    write: (orderId: string, who: TestPerson) =>
      test.call(writeMessageAsWorker, { params: { orderId }, body: { text: 'Hello' } }, who),
    markRead: (orderId: string, who: TestPerson) =>
      test.call(readMessagesAsWorker, { params: { orderId }, body: { lastId: orderId } }, who),
    note: (orderId: string, who: TestPerson) =>
      test.call(addOrderNote, { params: { orderId }, body: { text: 'Hello' } }, who),
    photo: (orderId: string, who: TestPerson) => uploadTo(test, uploadOrderPhoto, who, orderId),
  };

  it.each(Object.entries(partCalls))(
    'part: %s is 404 for a maker, and for a tailor whom it was not given',
    async (_, call) => {
      const tailor = await openTailor(test);
      for (const who of [theirs.owner, tailor.person])
        expect((await call(bought.partIds[0] ?? '', who)).status).toBe(404);
      expect(await partFor(test, admin, bought.orderId)).toMatchObject({ stage: 'placed', version: 1, tailor: null });
    },
  );

  it.each(Object.entries(orderCalls))('order: %s is 404', async (_, call) => {
    for (const who of [theirs.owner, (await openTailor(test)).person])
      expect((await call(bought.orderId, who)).status).toBe(404);
  });

  it('is refused in bulk row by row, while the own row is done', async () => {
    const own = await buyFrom(test, [theirs]);
    const ids = [bought.partIds[0] ?? '', own.partIds[0] ?? ''];
    const { body } = await test.call(orderPartResource.act, { body: { action: 'accept', ids } }, theirs.owner);
    expect(body.results.map(({ ok }) => ok)).toEqual([false, true]);
    expect(body.results[0]?.message).toBe('We could not find what you were looking for.');
    expect((await partFor(test, admin, bought.orderId)).stage).toBe('placed');
    expect((await partFor(test, admin, own.orderId)).stage).toBe('confirmed');
  });

  it('is absent from lists, exports, filters and search', async () => {
    const listed = async (who: TestPerson, query: object = {}) =>
      (await test.call(orderResource.list, { query }, who)).body.items.map(({ _id }) => _id);
    expect(await listed(mine.owner)).toContain(bought.orderId);
    const { number } = await detailFor(test, mine.owner, bought.orderId);
    const attempts = [
      {},
      { q: number },
      { maker: mine.makerId },
      { customer: bought.customer._id },
      { stage: 'placed' },
    ];
    for (const query of attempts) expect(await listed(theirs.owner, query)).not.toContain(bought.orderId);
    const parts = (await test.call(orderPartResource.list, { query: { maker: mine.makerId } }, theirs.owner)).body;
    expect(parts.items).toEqual([]);
    for (const resource of [orderResource, orderPartResource]) {
      const csv = await test.call(resource.export, {}, theirs.owner);
      expect(String(csv.body)).not.toContain(number);
    }
  });
});

describe('an order of two makers', () => {
  it('shows each only the own part, its money and its messages', async () => {
    const both = await buyFrom(test, [mine, theirs], { deliveryOption: 'express' });
    const [first = '', second = ''] = both.partIds;
    const { orderId, customer } = both;
    await test.call(writeMessage, { params: { orderId }, body: { text: 'To the first', partId: first } }, customer);
    const detail = await detailFor(test, theirs.owner, orderId);
    expect(detail.parts.map(({ _id }) => _id)).toEqual([second]);
    expect(detail).toMatchObject({
      money: null,
      payments: [],
      refunds: [],
      unread: 0,
      customer: { _id: null, email: null },
    });
    expect(JSON.stringify(detail)).not.toContain('Ireti');
    const part = await partFor(test, admin, orderId, second);
    const [row] = (await test.call(orderResource.list, { query: { q: detail.number } }, theirs.owner)).body.items;
    expect(row).toMatchObject({ makers: ['Kolade & Thread'], totalAmount: part.money?.totalAmount, email: null });
    const named = { params: { orderId }, body: { text: 'Hello', partId: first } };
    expect((await test.call(writeMessageAsWorker, named, theirs.owner)).status).toBe(404);
    const { messages } = (await test.call(listMessagesAsWorker, { params: { orderId } }, theirs.owner)).body;
    expect(messages).toEqual([]);
    const noted = { params: { orderId }, body: { text: 'Hello', partId: first } };
    expect((await test.call(addOrderNote, noted, theirs.owner)).status).toBe(404);
  });
});
