import { randomUUID } from 'node:crypto';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import {
  listTicketSubjects,
  listTickets,
  readTicket,
  uploadNewTicketFile,
  uploadTicketFile,
} from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { mailTo, signInAs, type TestPerson } from '../identity/testing.ts';
import { buyFrom } from '../orders/staff/testing.ts';
import { openShop } from '../orders/testing.ts';
import { tickets } from './tables.ts';
import { answer, become, note, openTicket, pdfBytes, reply, seen, seenByStaff, sendForm, upload } from './testing.ts';

let test: TestApp;
let customer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin', { firstName: 'Folake', lastName: 'Bello', email: 'folake@adunni.example' });
});
beforeEach(async () => {
  customer = await signInAs(test, 'Customer', { firstName: 'Amaka', lastName: 'Obi', phone: '+2348031234567' });
});
afterAll(() => test.close());

const bellOf = async (person: TestPerson) => (await test.call(listNotifications, {}, person)).body.items;

describe('a ticket', () => {
  it('has a number, a link that nobody guesses, and shows what was asked', async () => {
    const { status, body } = await sendForm(test, customer, { priority: 'High' });
    expect(status).toBe(201);
    expect(body.ticket._id).toMatch(/^[\w-]{22}$/);
    expect(body.ticket).toMatchObject({
      ...{ subject: 'Where is my agbada?', status: 'Open', category: 'Delivery', priority: 'High' },
      ...{ description: 'The tracking has not moved since Monday.', messages: [], isOwn: true, unread: 0 },
      ticketNumber: expect.stringMatching(/^TKT-\d{4}-\d{6}$/),
    });
  });

  it('is made once however often the same form is sent, at once or later', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendForm(test, customer, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.ticket._id)).size).toBe(1);
    expect((await sendForm(test, customer, { subject: 'Something else' }, key)).status).toBe(422);
    expect((await test.call(listTickets, {}, customer)).body.total).toBe(1);
    expect((await sendForm(test, await signInAs(test), {}, key)).status).toBe(201);
  });

  it('needs to be signed in, a key, a subject and words', async () => {
    expect((await sendForm(test, { ...customer, token: '' })).status).toBe(401);
    expect((await sendForm(test, customer, {}, 'short')).status).toBe(400);
    expect((await sendForm(test, customer, { description: ' \n ' })).status).toBe(400);
    expect((await sendForm(test, customer, { subject: ' ' })).status).toBe(400);
  });

  it('is about what is one’s own, and about nothing else', async () => {
    const shop = await openShop(test);
    const bought = await buyFrom(test, [shop]);
    const [part] = bought.partIds;
    const subjects = (await test.call(listTicketSubjects, {}, bought.customer)).body.items;
    expect(subjects).toContainEqual(
      expect.objectContaining({
        kind: 'order-part',
        _id: part,
        orderId: bought.orderId,
        path: `/orders/${bought.orderId}`,
      }),
    );
    const payment = subjects.find(({ kind }) => kind === 'payment');
    expect(payment?.paidFor).toBe(bought.orderId);
    expect(payment?.label).toMatch(/^Payment of ₦[\d,.]+ for ADN-/);
    const about = { kind: 'order-part', id: part ?? '' } as const;
    const { ticket, _id } = await openTicket(test, bought.customer, { about });
    expect(ticket.about).toMatchObject({ kind: 'order-part', label: expect.stringMatching(/^Order ADN-.* from /) });
    expect((await seenByStaff(test, _id, admin)).about?.path).toBe(`/admin/orders/${bought.orderId}`);
    for (const kind of ['order-part', 'booking', 'payment', 'subscription'] as const)
      expect((await sendForm(test, customer, { about: { kind, id: part ?? '' } })).status).toBe(404);
    const others = { kind: 'payment', id: payment?._id ?? '' } as const;
    expect((await sendForm(test, customer, { about: others })).status).toBe(404);
    expect((await test.call(listTicketSubjects, {}, customer)).body.items).toEqual([]);
  });

  it('shows in its customer’s list only, found by number, subject and words', async () => {
    const { ticket } = await openTicket(test, customer, { subject: 'A 100% wrong_zip' });
    await openTicket(test, customer, { subject: 'Something else', description: 'Buttons are missing.' });
    const found = async (query: object) =>
      (await test.call(listTickets, { query }, customer)).body.items.map(({ subject }) => subject);
    expect(await found({})).toEqual(['Something else', 'A 100% wrong_zip']);
    expect(await found({ q: ticket.ticketNumber })).toEqual(['A 100% wrong_zip']);
    expect(await found({ q: '100%' })).toEqual(['A 100% wrong_zip']);
    expect(await found({ q: '%' })).toEqual(['A 100% wrong_zip']);
    expect(await found({ q: 'BUTTONS' })).toEqual(['Something else']);
    expect(await found({ status: 'Closed' })).toEqual([]);
    expect((await test.call(listTickets, {}, await signInAs(test))).body.items).toEqual([]);
  });
});

describe('the link of a ticket', () => {
  it('opens it to anybody, with email and phone masked', async () => {
    const { ticketId } = await openTicket(test, customer);
    const [local = ''] = customer.email.split('@');
    for (const as of [{}, await signInAs(test)]) {
      const shown = await seen(test, ticketId, as);
      expect(shown.requester).toEqual({ name: 'Amaka Obi', email: `${local[0]}•••@example.com`, phone: '•••• 67' });
      expect(shown.isOwn).toBe(false);
    }
    for (const as of [customer, admin])
      expect((await seen(test, ticketId, as)).requester).toMatchObject({
        email: customer.email,
        phone: '+2348031234567',
      });
  });

  it('is the only way in: ids of rows and numbers open nothing', async () => {
    const { ticket, _id } = await openTicket(test, customer);
    for (const ticketId of [_id, ticket.ticketNumber, ticket._id.slice(1), 'x']) {
      const { status, error } = await reply(test, ticketId, 'Hello');
      expect([status, error.message]).toEqual([404, 'Ticket not found']);
    }
  });

  it('lets its holder reply as who asked', async () => {
    const { ticketId, _id } = await openTicket(test, customer);
    const { status, body } = await reply(test, ticketId, '<b>Any</b> news?');
    expect(status).toBe(201);
    expect(body.ticket.messages).toMatchObject([
      {
        ...{ message: '<b>Any</b> news?', isInternal: false },
        sender: { firstName: 'Amaka', lastName: 'Obi', role: 'Customer' },
      },
    ]);
    expect((await seenByStaff(test, _id, admin)).messages.map(({ message }) => message)).toEqual(['<b>Any</b> news?']);
    expect((await reply(test, ticketId, ' \n ')).status).toBe(400);
  });

  it('does not let staff speak as the customer', async () => {
    const { ticketId } = await openTicket(test, customer);
    expect((await reply(test, ticketId, 'Hello', admin)).status).toBe(403);
  });
});

describe('the conversation', () => {
  it('goes to and fro: staff answer and it is pending, the customer replies and it is open', async () => {
    const { ticketId, _id, ticket } = await openTicket(test, customer);
    expect((await bellOf(admin))[0]).toMatchObject({
      ...{ title: `New support ticket: ${ticket.ticketNumber}`, path: `/admin/support/tickets/${_id}` },
    });
    expect((await answer(test, _id, 'It left Lagos today.', admin)).status).toBe(201);
    const pending = await seen(test, ticketId, customer);
    expect(pending).toMatchObject({ status: 'Pending', unread: 1 });
    expect(pending.messages[0]?.sender).toEqual({ firstName: 'Adunni', lastName: 'Support', role: 'Admin' });
    expect((await bellOf(customer))[0]).toMatchObject({ path: `/support/tickets/${ticketId}` });
    const lastId = pending.messages[0]?._id ?? '';
    expect((await test.call(readTicket, { params: { ticketId }, body: { lastId } }, customer)).body.unread).toBe(0);
    await reply(test, ticketId, 'Thank you', customer);
    expect((await seen(test, ticketId, customer)).status).toBe('Open');
    // Who answered first works on it from then on.
    expect(await seenByStaff(test, _id, admin)).toMatchObject({ assignee: { name: 'Folake Bello' }, unread: 2 });
  });

  it('opens again by a reply after it was resolved', async () => {
    const { ticketId, _id } = await openTicket(test, customer);
    await answer(test, _id, 'Done.', admin, 'Resolved');
    expect(await seen(test, ticketId)).toMatchObject({ status: 'Resolved', closesAt: expect.any(String) });
    await reply(test, ticketId, 'Not quite.');
    expect(await seen(test, ticketId)).toMatchObject({ status: 'Open', closesAt: null });
  });

  it('takes photos and PDFs, shows them to whoever may read, and nothing else', async () => {
    const [photo, pdf] = [
      await upload(test, uploadNewTicketFile, {}, customer),
      await upload(test, uploadNewTicketFile, {}, customer, pdfBytes()),
    ];
    expect([photo.photo.isDocument, pdf.photo.isDocument]).toEqual([false, true]);
    const fileIds = [photo.photo._id, pdf.photo._id];
    const { ticketId, _id, ticket } = await openTicket(test, customer, { fileIds });
    expect(ticket.files.map(({ _id, isDocument }) => [_id, isDocument])).toEqual([
      [photo.photo._id, false],
      [pdf.photo._id, true],
    ]);
    const document = (await seenByStaff(test, _id, admin)).files[1];
    const file = await fetch(`${test.origin}${document?.url}/document.pdf`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfBytes());
    expect((await fetch(`${test.origin}${document?.url}/640.webp`)).status).toBe(404);
    expect((await fetch(`${test.origin}/media/${pdf.photo._id}/640.webp`)).status).toBe(404);
    // A file serves once.
    expect((await sendForm(test, customer, { fileIds })).status).toBe(422);
    const brought = await upload(test, uploadTicketFile, { ticketId });
    expect((await reply(test, ticketId, 'Here', {}, [brought.photo._id])).body.ticket.messages[0]?.files).toHaveLength(
      1,
    );
  });

  it('refuses files that are neither, and more than five', async () => {
    const refused = async (bytes: Buffer) => (await upload(test, uploadNewTicketFile, {}, customer, bytes)).status;
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(415);
    expect(await refused(Buffer.from('MZ an executable'))).toBe(415);
    expect(await refused(Buffer.from('%PDF-1.4 and no end'))).toBe(422);
    expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4'))).toBe(413);
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect((await sendForm(test, customer, { fileIds: six })).status).toBe(400);
    const others = await upload(test, uploadNewTicketFile, {}, await signInAs(test));
    expect((await sendForm(test, customer, { fileIds: [others.photo._id] })).status).toBe(422);
  });
});

describe('emails', () => {
  it('confirm and answer with a link, and name nobody who works here', async () => {
    const { ticketId, _id, ticket } = await openTicket(test, customer);
    const received = await mailTo(test, customer.email, 'ticket-received');
    expect(received).toContain(`/support/tickets/${ticketId}`);
    expect(received).toContain(ticket.ticketNumber);
    await answer(test, _id, 'It left <Lagos> today.', admin);
    expect(await mailTo(test, customer.email, 'ticket-answered')).toContain('It left <Lagos> today.');
    const sent = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, customer.email));
    expect(sent.map(({ html }) => html).join()).not.toContain('<Lagos>');
    expect(JSON.stringify(sent)).not.toMatch(/Folake|Bello|folake@/);
  });

  it('of a note there are none', async () => {
    const { _id } = await openTicket(test, customer);
    const before = await test.app.deps.db.$count(mails);
    const bell = (await bellOf(customer)).length;
    await note(test, _id, 'Call the courier.', admin);
    expect(await test.app.deps.db.$count(mails)).toBe(before);
    expect((await bellOf(customer)).length).toBe(bell);
  });
});

it('takes nothing once it is closed, from nobody', async () => {
  const { ticketId, _id } = await openTicket(test, customer);
  await become(test, _id, 'Resolved', admin);
  await become(test, _id, 'Closed', admin);
  const [row] = await test.app.deps.db.select().from(tickets).where(eq(tickets._id, _id));
  expect(row?.closedAt).not.toBeNull();
  const { status, error } = await reply(test, ticketId, 'One more thing');
  expect([status, error.message]).toEqual([409, 'This ticket is closed. Please open a new one.']);
  expect((await answer(test, _id, 'And another', admin)).status).toBe(409);
  expect((await note(test, _id, 'And another', admin)).status).toBe(409);
  expect((await become(test, _id, 'Open', admin)).status).toBe(409);
});
