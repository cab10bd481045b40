import { exportAccount } from '@adunni/contracts/identity/account';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { cannedResource, fillCannedAnswer } from '@adunni/contracts/support/canned/canned';
import { listSubjectsOfTicket, mergeTicket, splitTicket, tieTicket } from '@adunni/contracts/support/merging';
import { ticketResource } from '@adunni/contracts/support/staff';
import { listTickets } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { users } from '../../identity/tables.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { buyFrom } from '../../orders/staff/testing.ts';
import { openShop } from '../../orders/testing.ts';
import { callOf, openTicketFor } from '../service.ts';
import { answer, become, note, openTicket, reply, seen, seenByStaff } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let customer: TestPerson;
let one: Awaited<ReturnType<typeof openTicket>>;
let other: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  admin = await signInAs(test, 'Admin');
  customer = await signInAs(test);
  one = await openTicket(test, customer, { subject: 'Where is it?', description: 'First asked.' });
  other = await openTicket(test, customer, { subject: 'Where is my order?', description: 'Asked again.' });
});
afterAll(() => test.close());

const NOTE = 'INTERNAL-91cc Known for this';
const merge = (from: string, into: string, as = admin) =>
  test.call(mergeTicket, { params: { _id: from }, body: { into } }, as);
const mailed = async () =>
  (await test.app.deps.db.select().from(mails).where(eq(mails.recipient, customer.email))).length;
const said = async (_id: string) => (await seenByStaff(test, _id, admin)).messages.map(({ message }) => message);

describe('merging', () => {
  it('takes all that was said and noted to the ticket that stays, whose link the other leads to, and mails nobody', async () => {
    await note(test, other._id, NOTE, admin);
    const before = await mailed();
    const { status, body } = await merge(other._id, one.ticket.ticketNumber);
    expect([status, body.ticketId]).toEqual([200, one._id]);
    expect(await said(one._id)).toEqual([
      ...['Asked again.', NOTE, `Merged ${other.ticket.ticketNumber} “Where is my order?” into this ticket.`],
    ]);
    expect(await mailed()).toBe(before);
    const shown = await seen(test, other.ticketId);
    expect(shown).toMatchObject({ _id: one.ticketId, description: 'First asked.', status: 'Open' });
    const { mergedInto, status: now } = await seenByStaff(test, other._id, admin);
    expect([mergedInto?._id, now]).toEqual([one._id, 'Closed']);
    const list = (await test.call(listTickets, {}, customer)).body.items;
    expect(list.map(({ _id }) => _id)).toEqual([one.ticketId]);
    const ids = (await test.call(ticketResource.list, { query: { customer: customer._id } }, admin)).body.items;
    expect(ids.map(({ _id }) => _id)).toEqual([one._id]);
    const reached = [
      ...[shown, list, await seen(test, one.ticketId), (await test.call(exportAccount, {}, customer)).body],
      await test.app.deps.db.select().from(mails),
    ];
    expect(JSON.stringify(reached)).not.toMatch(/INTERNAL-91cc|Merged TKT/);
  });

  it('lets a reply to the merged one land where it went, and tells whoever works on that', async () => {
    const owner = await signInAs(test, 'Admin');
    await answer(test, one._id, 'Hello', owner);
    await merge(other._id, one.ticket.ticketNumber);
    expect((await reply(test, other.ticketId, 'Any news?')).status).toBe(201);
    expect(await said(one._id)).toContain('Any news?');
    const [newest] = (await test.call(listNotifications, {}, owner)).body.items;
    expect(newest).toMatchObject({
      ...{ title: `New reply: ${one.ticket.ticketNumber}`, path: `/admin/support/tickets/${one._id}` },
    });
  });

  it('of each into the other at once ends with one', async () => {
    const results = await Promise.all([
      merge(one._id, other.ticket.ticketNumber),
      merge(other._id, one.ticket.ticketNumber),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = [await seenByStaff(test, one._id, admin), await seenByStaff(test, other._id, admin)];
    expect([first.mergedInto, second.mergedInto].filter(Boolean)).toHaveLength(1);
  });

  it('while a customer replies loses nothing', async () => {
    const [replied] = await Promise.all([
      reply(test, other.ticketId, 'One more thing'),
      merge(other._id, one.ticket.ticketNumber),
    ]);
    expect(replied.status).toBe(201);
    expect(await said(one._id)).toContain('One more thing');
  });

  it('leads over several to the end of the way', async () => {
    const last = await openTicket(test, customer);
    await merge(other._id, one.ticket.ticketNumber);
    await merge(one._id, last.ticket.ticketNumber);
    expect((await seen(test, other.ticketId))._id).toBe(last.ticketId);
    expect((await seen(test, one.ticketId))._id).toBe(last.ticketId);
  });

  it('is refused for another customer’s, itself, none, what is merged or closed, and to customers', async () => {
    const strange = await openTicket(test, await signInAs(test));
    expect((await merge(one._id, strange.ticket.ticketNumber)).error.code).toBe('other_customer');
    expect((await merge(one._id, one.ticket.ticketNumber)).error.code).toBe('same_ticket');
    expect((await merge(one._id, 'TKT-2000-000001')).error.code).toBe('no_such_ticket');
    expect((await merge(one._id, other.ticket.ticketNumber, customer)).status).toBe(403);
    await become(test, other._id, 'Resolved', admin);
    await become(test, other._id, 'Closed', admin);
    expect((await merge(one._id, other.ticket.ticketNumber)).error.code).toBe('ticket_closed');
  });
});

describe('splitting', () => {
  const split = (messageIds: string[], as = admin) =>
    test.call(splitTicket, { params: { _id: one._id }, body: { subject: 'Something else', messageIds } }, as);
  const idOf = async (text: string) =>
    (await seenByStaff(test, one._id, admin)).messages.find(({ message }) => message === text)?._id ?? '';

  it('takes chosen messages into a ticket of their own, and sends its link without what was said', async () => {
    await reply(test, one.ticketId, 'And how do I change my password?');
    await note(test, one._id, NOTE, admin);
    const before = await mailed();
    const { body } = await split([await idOf('And how do I change my password?'), await idOf(NOTE)]);
    const made = await seenByStaff(test, body.ticketId, admin);
    expect(made).toMatchObject({ subject: 'Something else', status: 'Open' });
    expect(made.description).toBe('And how do I change my password?');
    expect(await said(one._id)).toEqual([`Split 2 messages into ${made.number} “Something else”.`]);
    expect(await mailed()).toBe(before + 1);
    const shown = await seen(test, made.publicId);
    expect(JSON.stringify(shown)).not.toMatch(/INTERNAL-91cc|Split from/);
    expect(JSON.stringify(await test.app.deps.db.select().from(mails))).not.toMatch(/INTERNAL-91cc|Split from/);
  });

  it('begins the new ticket with the customer’s words, whatever of ours goes along', async () => {
    await answer(test, one._id, 'Our answer', admin);
    await reply(test, one.ticketId, 'And another thing');
    await answer(test, one._id, 'About that other thing', admin);
    const chosen = [await idOf('Our answer'), await idOf('And another thing'), await idOf('About that other thing')];
    expect((await split(chosen)).error.code).toBe('needs_customer');
    expect((await split(chosen.slice(2))).error.code).toBe('needs_customer');
    const { body } = await split(chosen.slice(1));
    expect((await seenByStaff(test, body.ticketId, admin)).description).toBe('And another thing');
    expect((await said(body.ticketId))[0]).toBe('About that other thing');
    expect((await said(one._id))[0]).toBe('Our answer');
  });

  it('knows a customer’s words from ours when the customer is a maker or works here', async () => {
    for (const role of ['Designer', 'Admin'] as const) {
      const asker = await signInAs(test, role);
      one = await openTicket(test, asker);
      await reply(test, one.ticketId, 'Mine', asker);
      await answer(test, one._id, 'Ours', admin);
      const sides = ({ messages }: { messages: { message: string; side: string }[] }) =>
        messages.map(({ message, side }) => [message, side]);
      const expected = [
        ['Mine', 'customer'],
        ['Ours', 'staff'],
      ];
      expect(sides(await seenByStaff(test, one._id, admin))).toEqual(expected);
      expect(sides(await seen(test, one.ticketId, asker))).toEqual(expected);
      expect((await split([await idOf('Mine')])).status).toBe(201);
    }
  });

  it('is refused for the description, for what is not in it, and without a message of the customer’s', async () => {
    await note(test, one._id, NOTE, admin);
    expect((await split([await idOf(NOTE)])).error.code).toBe('needs_customer');
    await reply(test, other.ticketId, 'Elsewhere');
    const elsewhere = (await seenByStaff(test, other._id, admin)).messages[0]?._id ?? '';
    expect((await split([elsewhere])).error.code).toBe('not_in_ticket');
    const { lastId } = await seenByStaff(test, one._id, admin);
    expect((await split([lastId])).error.code).toBe('not_in_ticket');
  });
});

it('ties a ticket to what is its customer’s, and to nothing else', async () => {
  const bought = await buyFrom(test, [await openShop(test)]);
  const { _id } = await openTicket(test, bought.customer);
  const { items } = (await test.call(listSubjectsOfTicket, { params: { _id } }, admin)).body;
  const part = items.find(({ kind }) => kind === 'order-part');
  const about = { kind: 'order-part', id: part?._id ?? '' } as const;
  const tied = await test.call(tieTicket, { params: { _id }, body: { about } }, admin);
  expect(tied.body.about?._id).toBe(part?._id);
  const strange = await test.call(tieTicket, { params: { _id: one._id }, body: { about } }, admin);
  expect(strange.error.code).toBe('subject_gone');
  await test.call(tieTicket, { params: { _id }, body: { about: null } }, admin);
  expect((await seenByStaff(test, _id, admin)).about).toBeNull();
});

describe('a ticket of somebody without an account', () => {
  const byGuest = (email: string) =>
    test.app.deps.db.transaction((tx) =>
      openTicketFor(
        { ...callOf(test.app.deps), viewer: { ...admin, role: 'Admin', sessionId: '', firstName: '' } },
        tx,
        {
          requester: { name: 'Ada', email: email.toUpperCase() },
          ...{ category: 'Order', subject: 'Where is it?', assigneeId: null },
          said: [{ authorId: null, text: 'Where is my order?', at: test.now }],
        },
      ),
    );
  const tieTo = (_id: string, kind: 'order-part' | 'payment', id: string) =>
    test.call(tieTicket, { params: { _id }, body: { about: { kind, id } } }, admin);

  it('is tied to orders of the account that has confirmed its email, for staff alone', async () => {
    const { db } = test.app.deps;
    const bought = await buyFrom(test, [await openShop(test)]);
    const [partId = ''] = bought.partIds;
    const guest = await byGuest(bought.customer.email);
    const params = { _id: guest._id };
    const offered = async () => (await test.call(listSubjectsOfTicket, { params }, admin)).body.items;
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users._id, bought.customer._id));
    expect(await offered()).toEqual([]);
    expect((await tieTo(guest._id, 'order-part', partId)).error.code).toBe('subject_gone');
    await db.update(users).set({ emailVerifiedAt: test.now }).where(eq(users._id, bought.customer._id));
    const own = await openTicket(test, bought.customer);
    const all = (await test.call(listSubjectsOfTicket, { params: { _id: own._id } }, admin)).body.items;
    expect(await offered()).toEqual(all.filter(({ kind }) => kind === 'order-part'));
    const payment = all.find(({ kind }) => kind === 'payment');
    expect((await tieTo(guest._id, 'payment', payment?._id ?? '')).error.code).toBe('subject_gone');
    const strange = await buyFrom(test, [await openShop(test)]);
    expect((await tieTo(guest._id, 'order-part', strange.partIds[0] ?? '')).error.code).toBe('subject_gone');

    expect((await tieTo(guest._id, 'order-part', partId)).status).toBe(200);
    const { about, customer: who, requester } = await seenByStaff(test, guest._id, admin);
    expect([about?._id, who.name, requester.hasAccount, requester.orders]).toEqual([partId, 'Ada', false, []]);
    const number = /Order (\S+)/.exec(about?.label ?? '')?.[1] ?? '';
    expect(number).not.toBe('');
    const answered = await reply(test, guest.publicId, 'Any news?');
    const shown = [await seen(test, guest.publicId), await seen(test, guest.publicId, bought.customer), answered.body];
    expect(shown[0]).toMatchObject({ about: null });
    expect(JSON.stringify(shown)).not.toContain(number);
    expect(JSON.stringify((await test.call(listTickets, {}, bought.customer)).body.items)).not.toContain(guest.number);
    const canned = { title: 'About the order', body: 'Your order {{orderNumber}} is on its way.' };
    const { _id: answerId } = (await test.call(cannedResource.create, { body: canned }, admin)).body;
    const filled = await test.call(fillCannedAnswer, { params: { _id: guest._id, answerId } }, admin);
    expect(filled.status).toBe(200);
    expect(JSON.stringify(filled.body)).not.toContain(number);
  });
});
