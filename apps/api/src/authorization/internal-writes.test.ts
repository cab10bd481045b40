import { randomUUID } from 'node:crypto';
import { writeBookingMessage } from '@adunni/contracts/bookings/thread';
import { writeMessage } from '@adunni/contracts/orders/thread';
import { mergeTicket, splitTicket } from '@adunni/contracts/support/merging';
import {
  createTicket,
  rateTicket,
  readTicket,
  replyToTicket,
  uploadNewTicketFile,
  uploadTicketFile,
} from '@adunni/contracts/support/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../domains/conversations/tables.ts';
import { signInAs, type TestPerson } from '../domains/identity/testing.ts';
import { notifications } from '../domains/notifications/tables.ts';
import { closeTicketsJob, targetsJob } from '../domains/support/jobs.ts';
import { answer, become, note, openTicket, seen, seenByStaff, ticketForm, upload } from '../domains/support/testing.ts';
import { DAY_MS } from '../kit/durations.rules.ts';
import { mails } from '../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { openTenant } from './tenant-fixture.ts';

// What `internal.test.ts` asks of all that is read is asked here of what is written and mailed.

const SECRET = `secret-${randomUUID()}`;

let test: TestApp;
let admin: TestPerson;
let tenant: Awaited<ReturnType<typeof openTenant>>;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  tenant = await openTenant(test, 'Kolade & Thread');
});
afterAll(() => test.close());

/** Notes for staff only in every conversation that there is. */
async function plant(): Promise<void> {
  const { db } = test.app.deps;
  const subjects = await db
    .selectDistinctOn([messages.subjectId], { subjectKind: messages.subjectKind, subjectId: messages.subjectId })
    .from(messages);
  const internal = {
    side: 'staff',
    audience: 'staff',
    authorId: admin._id,
    text: SECRET,
    createdAt: test.now,
  } as const;
  await db.insert(messages).values(subjects.map((subject) => ({ ...subject, ...internal })));
}

it('is in no answer to what customers, makers and holders of a link write', async () => {
  const { customer, owner, orderId, bookingId, partId } = tenant;
  const about = { kind: 'order-part', id: partId } as const;
  const own = await openTicket(test, customer, { about });
  const ofMaker = await openTicket(test, owner);
  await answer(test, own._id, 'We are looking into it.', admin);
  await plant();
  const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
  const answers: unknown[] = [];
  for (const [{ ticketId, _id }, asker] of [
    [own, customer],
    [ofMaker, owner],
  ] as const) {
    const params = { ticketId };
    for (const as of [asker, {}]) {
      answers.push(await test.call(replyToTicket, { params, body: { message: 'Any news?' } }, as));
      answers.push(await upload(test, uploadTicketFile, params, as));
      const lastId = (await seenByStaff(test, _id, admin)).lastId;
      answers.push(await test.call(readTicket, { params, body: { lastId } }, as));
    }
    await become(test, _id, 'Resolved', admin);
    answers.push(await test.call(rateTicket, { params, body: { score: 4, comment: 'Kind' } }));
    answers.push(await test.call(createTicket, { body: ticketForm() }, { ...asker, ...key() }));
    answers.push(await upload(test, uploadNewTicketFile, {}, asker));
  }
  answers.push(await test.call(writeMessage, { params: { orderId }, body: { text: 'Hello', partId } }, customer));
  answers.push(await test.call(writeBookingMessage, { params: { bookingId }, body: { text: 'Hello' } }, customer));
  const statuses = answers.map((each) => (each as { status: number }).status);
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  expect(JSON.stringify(answers)).not.toContain(SECRET);
});

it('is in no mail and at no bell, from when a ticket arrives until it is closed, merged or split', async () => {
  const { db } = test.app.deps;
  const { customer } = tenant;
  const opened = await openTicket(test, customer);
  const duplicate = await openTicket(test, customer);
  for (const { _id } of [opened, duplicate]) await note(test, _id, SECRET, admin);
  await answer(test, opened._id, 'We are looking into it.', admin);
  await test.call(replyToTicket, { params: { ticketId: opened.ticketId }, body: { message: 'And my buttons?' } });
  await test.call(mergeTicket, { params: { _id: duplicate._id }, body: { into: opened.ticket.ticketNumber } }, admin);
  const { messages: said } = await seenByStaff(test, opened._id, admin);
  const moved = said.filter(({ message }) => [SECRET, 'And my buttons?'].includes(message));
  const body = { subject: 'Buttons', messageIds: moved.map(({ _id }) => _id) };
  const split = await test.call(splitTicket, { params: { _id: opened._id }, body }, admin);
  expect(split.status).toBe(201);
  const made = await seenByStaff(test, split.body.ticketId, admin);
  expect(made.messages.map(({ message }) => message)).toContain(SECRET);
  await answer(test, opened._id, 'Done.', admin, 'Resolved');
  await become(test, made._id, 'Resolved', admin);
  for (const days of [5, 2]) {
    test.now = new Date(test.now.getTime() + days * DAY_MS);
    await targetsJob.run(test.app.deps, {});
    await closeTicketsJob.run(test.app.deps, {});
  }
  expect((await seen(test, opened.ticketId)).status).toBe('Closed');
  const sent = await db.select().from(mails);
  const kinds = new Set(sent.map(({ kind }) => kind));
  for (const kind of ['ticket-received', 'ticket-answered', 'ticket-closing', 'ticket-closed'])
    expect(kinds).toContain(kind);
  expect(JSON.stringify([sent, await db.select().from(notifications)])).not.toContain(SECRET);
  for (const { publicId } of [made, await seenByStaff(test, opened._id, await signInAs(test, 'Admin'))])
    expect(JSON.stringify(await seen(test, publicId))).not.toContain(SECRET);
});
