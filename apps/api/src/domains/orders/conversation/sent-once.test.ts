import { randomUUID } from 'node:crypto';
import { listMessages, writeMessage, writeMessageAsWorker } from '@adunni/contracts/orders/thread';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { buyFrom } from '../staff/testing.ts';
import { openShop } from '../testing.ts';

let test: TestApp;
let bought: Awaited<ReturnType<typeof buyFrom>>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
  bought = await buyFrom(test, [shop]);
});
afterAll(() => test.close());

const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const said = async () => {
  const { body } = await test.call(listMessages, { params: { orderId: bought.orderId } }, bought.customer);
  return body.messages.map(({ text }) => text);
};
const answer = (text: string, key: string) => {
  const sent = { params: { orderId: bought.orderId }, body: { text } };
  return test.call(writeMessageAsWorker, sent, { ...shop.owner, ...under(key) });
};

it('under a key is one message, told once, however often it is sent: at once, and after a lost connection', async () => {
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => answer('The lace is here.', key)));
  sent.push(await answer('The lace is here.', key));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(sent.map(({ body }) => body.message._id)).size).toBe(1);
  expect(await said()).toEqual(['The lace is here.']);
  const [message] = await test.app.deps.db.select().from(messages).where(eq(messages.sentKey, key));
  const isToCustomer = eq(notifications.userId, bought.customer._id);
  const isOfMessage = sql`${notifications.cause} like ${`%${message?._id}%`}`;
  expect(await test.app.deps.db.$count(notifications, and(isToCustomer, isOfMessage))).toBe(1);
});

it('the other side may send under the same key, and other words under a used one are refused', async () => {
  const key = randomUUID();
  await answer('Cut today.', key);
  const reply = { params: { orderId: bought.orderId }, body: { text: 'Thank you!' } };
  expect((await test.call(writeMessage, reply, { ...bought.customer, ...under(key) })).status).toBe(201);
  const { status, error } = await answer('Sewn today.', key);
  expect([status, error.code]).toEqual([422, 'message_key_reused']);
  expect(await said()).toEqual(['The lace is here.', 'Cut today.', 'Thank you!']);
});

it('without a key each is a message of its own', async () => {
  const sent = { params: { orderId: bought.orderId }, body: { text: 'Hello?' } };
  const first = await test.call(writeMessage, sent, bought.customer);
  const second = await test.call(writeMessage, sent, bought.customer);
  expect(first.body.message._id).not.toBe(second.body.message._id);
});
