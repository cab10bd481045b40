import { randomUUID } from 'node:crypto';
import { answerTicket, noteOnTicket } from '@adunni/contracts/support/staff';
import { replyToTicket } from '@adunni/contracts/support/tickets';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { messages } from '../../conversations/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { notifications } from '../../notifications/tables.ts';
import { answer, openTicket, seen, seenByStaff } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let opened: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
beforeEach(async () => {
  customer = await signInAs(test);
  opened = await openTicket(test, customer);
});
afterAll(() => test.close());

const said = async () => (await seen(test, opened.ticketId, customer)).messages.map(({ message }) => message);

describe('a reply under a key', () => {
  const send = (message: string, key: string) => {
    const body = { message };
    return test.call(
      replyToTicket,
      { params: { ticketId: opened.ticketId }, body },
      { headers: { 'idempotency-key': key } },
    );
  };

  it('is one message and told once, however often it is sent, at once and later', async () => {
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3, 4].map(() => send('Any news?', key)));
    sent.push(await send('Any news?', key));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await said()).toEqual(['Any news?']);
    const [message] = await test.app.deps.db.select().from(messages).where(eq(messages.sentKey, key));
    const isOfAdmin = eq(notifications.userId, admin._id);
    const isOfReply = sql`${notifications.cause} like ${`%${message?._id}%`}`;
    expect(await test.app.deps.db.$count(notifications, and(isOfAdmin, isOfReply))).toBe(1);
  });

  it('says the same words again under another key, and refuses others under the same', async () => {
    const key = randomUUID();
    await send('Any news?', key);
    expect((await send('Any news?', randomUUID())).status).toBe(201);
    const { status, error } = await send('Something else', key);
    expect([status, error.code]).toEqual([422, 'message_key_reused']);
    expect(await said()).toEqual(['Any news?', 'Any news?']);
  });

  it('sent again once staff have answered leaves the ticket as it is', async () => {
    const key = randomUUID();
    await send('Any news?', key);
    await answer(test, opened._id, 'It left today.', admin);
    expect((await send('Any news?', key)).body.ticket.status).toBe('Pending');
  });
});

it('an answer of staff under a key is one message and one email, also beside a colleague’s', async () => {
  const params = { _id: opened._id };
  const key = randomUUID();
  const { lastId } = await seenByStaff(test, opened._id, admin);
  const body = { message: 'It left today.', seenId: lastId };
  const send = (as: TestPerson, sent: typeof body = body) =>
    test.call(answerTicket, { params, body: sent }, { ...as, headers: { 'idempotency-key': key } });
  const sent = await Promise.all([1, 2, 3].map(() => send(admin)));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  await answer(test, opened._id, 'By courier.', await signInAs(test, 'Admin'));
  // What was sent already is no answer that a colleague’s would hold back.
  expect((await send(admin)).body.messageId).toBe(sent[0]?.body.messageId);
  expect((await send(admin, { ...body, message: 'Something else' })).status).toBe(422);
  expect(await said()).toEqual(['It left today.', 'By courier.']);
  const isAnswer = and(eq(mails.recipient, customer.email), eq(mails.kind, 'ticket-answered'));
  expect(await test.app.deps.db.$count(mails, isAnswer)).toBe(2);
});

it('an internal note under a key is one message that the customer never sees', async () => {
  const params = { _id: opened._id };
  const key = randomUUID();
  const send = (note: string) =>
    test.call(noteOnTicket, { params, body: { note } }, { ...admin, headers: { 'idempotency-key': key } });
  const sent = await Promise.all([1, 2, 3].map(() => send('She called twice.')));
  expect(new Set(sent.map(({ body }) => body.messageId)).size).toBe(1);
  expect((await send('Something else')).status).toBe(422);
  expect(await said()).toEqual([]);
  const isNote = and(eq(messages.sentKey, key), eq(messages.audience, 'staff'));
  expect(await test.app.deps.db.$count(messages, isNote)).toBe(1);
});
