import { randomUUID } from 'node:crypto';
import { answerInquiry, inquiryResource, makeTicketOfInquiry } from '@adunni/contracts/inquiries/staff';
import { searchStaff } from '@adunni/contracts/search/search';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { emitAccountEvent } from '../../identity/account-events.ts';
import { mailTo, signInAs, type TestPerson } from '../../identity/testing.ts';
import { tickets } from '../../support/tables.ts';
import { reply, seen, seenByStaff as ticketSeenByStaff } from '../../support/testing.ts';
import { inquiries } from '../tables.ts';
import { seenByStaff, send, written } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  test.now = new Date(test.now.getTime() + 2 * HOUR_MS);
  admin = await signInAs(test, 'Admin', { firstName: 'Folake', lastName: 'Bello' });
});
afterAll(() => test.close());

const answer = (_id: string, message: string, status?: 'Closed') =>
  test.call(answerInquiry, { params: { _id }, body: { message, ...(status && { status }) } }, admin);
const makeTicket = (_id: string, isTied = false) =>
  test.call(makeTicketOfInquiry, { params: { _id }, body: { category: 'Delivery', isTied } }, admin);
const act = async (action: 'assign' | 'close' | 'reopen' | 'spam', ids: string[]) =>
  (await test.call(inquiryResource.act, { body: { action, ids } }, admin)).body.results.map(({ ok }) => ok);
const listed = async (query: object) =>
  (await test.call(inquiryResource.list, { query: { limit: 100, ...query } }, admin)).body.items.map(({ _id }) => _id);

describe('an answer', () => {
  it('goes by email, names nobody who works here, and stays on the inquiry', async () => {
    const { _id, email, number } = await written(test);
    expect((await answer(_id, 'We ship <there> within 12 days.')).status).toBe(201);
    const mail = await mailTo(test, email, 'inquiry-answered');
    expect(mail).toContain('We ship <there> within 12 days.');
    expect(mail).toContain(number);
    expect(mail).not.toMatch(/Folake|Bello/);
    const shown = await seenByStaff(test, _id, admin);
    expect(shown).toMatchObject({ status: 'Answered', assignee: { _id: admin._id } });
    expect(shown.answers).toMatchObject([{ message: 'We ship <there> within 12 days.', by: 'Folake Bello' }]);
    await answer(_id, 'Anything else?', 'Closed');
    expect((await seenByStaff(test, _id, admin)).status).toBe('Closed');
  });

  it('that is sent twice under one key, at once and later, is one answer and one email', async () => {
    const { _id, email } = await written(test);
    const headers = { 'idempotency-key': randomUUID() };
    const send = (message: string) =>
      test.call(answerInquiry, { params: { _id }, body: { message } }, { ...admin, headers });
    const sent = await Promise.all([1, 2, 3].map(() => send('Yes, we do.')));
    sent.push(await send('Yes, we do.'));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.answerId)).size).toBe(1);
    expect((await send('No, we do not.')).error.code).toBe('inquiry_key_reused');
    expect((await seenByStaff(test, _id, admin)).answers.map(({ message }) => message)).toEqual(['Yes, we do.']);
    const isAnswer = and(eq(mails.recipient, email), eq(mails.kind, 'inquiry-answered'));
    expect(await test.app.deps.db.$count(mails, isAnswer)).toBe(1);
  });

  it('is for staff to give, and not to spam', async () => {
    const { _id } = await written(test);
    for (const role of ['Customer', 'Designer', 'Tailor'] as const) {
      const as = await signInAs(test, role);
      const call = test.call(answerInquiry, { params: { _id }, body: { message: 'Hello' } }, as);
      expect((await call).status).toBe(403);
    }
    await act('spam', [_id]);
    expect((await answer(_id, 'Hello')).status).toBe(409);
    expect((await makeTicket(_id)).status).toBe(409);
    expect(await act('reopen', [_id])).toEqual([true]);
    expect((await answer(_id, 'Hello')).status).toBe(201);
  });
});

describe('the list', () => {
  it('begins with what is due first, leaves spam out, and finds by what was asked', async () => {
    const late = await written(test, { kind: 'Privacy', request: 'Access' });
    const privacy = await written(test, { kind: 'Privacy', request: 'Deletion' });
    const spam = await written(test, { website: 'x' });
    const plain = await written(test, { subject: 'Mother-of-pearl buttons', orderNumber: 'ADN-2026-777777' });
    const { db } = test.app.deps;
    await db
      .update(inquiries)
      .set({ dueAt: new Date(test.now.getTime() - DAY_MS) })
      .where(eq(inquiries._id, late._id));
    const all = await listed({});
    expect(all.slice(0, 2)).toEqual([late._id, privacy._id]);
    expect(all).toContain(plain._id);
    expect(all).not.toContain(spam._id);
    expect(await listed({ status: 'Spam' })).toEqual([spam._id]);
    expect(await listed({ due: 'overdue' })).toEqual([late._id]);
    expect(await listed({ kind: 'Privacy', q: 'Deletion request' })).toEqual([privacy._id]);
    for (const q of [plain.number, 'mother-of-p', plain.email, 'adn-2026-777'])
      expect(await listed({ q }), q).toEqual([plain._id]);
    await act('assign', [plain._id]);
    expect(await listed({ assigned: 'me' })).toEqual([plain._id]);
    expect(await listed({ assigned: 'nobody' })).not.toContain(plain._id);
    expect(await act('spam', [plain._id, privacy._id])).toEqual([true, true]);
    expect((await listed({ status: 'Spam' })).sort()).toEqual([spam._id, plain._id, privacy._id].sort());
  });

  it('is found by its number in the command palette, by staff only', async () => {
    const { _id, number } = await written(test);
    const found = async (as: TestPerson) => (await test.call(searchStaff, { query: { q: number } }, as)).body.items;
    expect(await found(admin)).toMatchObject([{ kind: 'inquiry', path: `/admin/support/inquiries/${_id}` }]);
    expect(await found(await signInAs(test, 'Tailor'))).toEqual([]);
  });

  it('goes to nobody when who works on it stops being staff', async () => {
    const { db } = test.app.deps;
    const { _id } = await written(test);
    await act('assign', [_id]);
    const event = { userId: admin._id, firstName: 'Folake', lastName: 'Bello', from: 'Admin', to: 'Customer' } as const;
    await db.transaction((tx) => emitAccountEvent('roleChanged', test.app.deps, tx, event));
    const [row] = await db.select().from(inquiries).where(eq(inquiries._id, _id));
    expect(row?.assigneeId).toBeNull();
  });
});

describe('a ticket of an inquiry', () => {
  it('is one, however many turn it into one at once; its link opens it, masked, and takes replies', async () => {
    const { _id, email, description } = await written(test);
    await answer(_id, 'Which size?');
    const made = await Promise.all([makeTicket(_id), makeTicket(_id), makeTicket(_id)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = new Set(made.map(({ body }) => body.ticketId));
    expect(ids.size).toBe(1);
    const [ticketId = ''] = ids;
    expect(await test.app.deps.db.$count(tickets, eq(tickets.guestEmail, email))).toBe(1);
    const link = /\/support\/tickets\/([\w-]{22})/.exec(await mailTo(test, email, 'ticket-received'))?.[1] ?? '';
    const shown = await seen(test, link);
    expect(shown).toMatchObject({
      ...{ description, status: 'Pending', isOwn: false },
      requester: { name: 'Bisi Cole', email: expect.stringMatching(/^w•••@example\.com$/), phone: null },
    });
    expect(shown.messages).toMatchObject([{ message: 'Which size?', sender: { firstName: 'Adunni' } }]);
    const replied = (await reply(test, link, 'Size 14')).body.ticket;
    expect(replied).toMatchObject({ status: 'Open' });
    expect(replied.messages[1]).toMatchObject({ message: 'Size 14', sender: { firstName: 'Bisi Cole', lastName: '' } });
    expect(await ticketSeenByStaff(test, ticketId, admin)).toMatchObject({
      customer: { name: 'Bisi Cole' },
      requester: { hasAccount: false, email, orders: [], bookings: [] },
      unread: 2,
    });
    expect(await seenByStaff(test, _id, admin)).toMatchObject({ status: 'Closed', ticket: { _id: ticketId } });
    expect((await answer(_id, 'Too late')).status).toBe(409);
    expect(await act('reopen', [_id])).toEqual([false]);
  });

  it('is an account’s only when staff say so, and only of one that has confirmed the email', async () => {
    const email = `amaka-${randomUUID()}@example.com`;
    const person = await signInAs(test, 'Customer', { email });
    const unconfirmed = await written(test, { email: email.toUpperCase() });
    expect((await seenByStaff(test, unconfirmed._id, admin)).account).toMatchObject({ isConfirmed: false });
    expect((await makeTicket(unconfirmed._id, true)).status).toBe(422);
    const confirmedEmail = `ada-${randomUUID()}@example.com`;
    const ada = await signInAs(test, 'Customer', { email: confirmedEmail, emailVerifiedAt: test.now });
    const [kept, tied] = [
      await written(test, { email: confirmedEmail }),
      await written(test, { email: confirmedEmail }),
    ];
    const guest = (await makeTicket(kept._id)).body.ticketId;
    const own = (await makeTicket(tied._id, true)).body.ticketId;
    const requesterOf = async (ticketId: string) =>
      (await test.app.deps.db.select().from(tickets).where(eq(tickets._id, ticketId)))[0];
    expect(await requesterOf(guest)).toMatchObject({ requesterId: null, guestEmail: confirmedEmail });
    expect(await requesterOf(own)).toMatchObject({ requesterId: ada._id, guestEmail: null, guestName: null });
    expect((await seenByStaff(test, tied._id, admin)).isTied).toBe(true);
    expect(person._id).not.toBe(ada._id);
  });

  it('is not made of a request about personal data', async () => {
    const { _id } = await written(test, { kind: 'Privacy', request: 'Objection' });
    expect((await makeTicket(_id)).status).toBe(409);
    expect((await send(test)).status).toBe(201);
  });
});
