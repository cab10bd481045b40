import { uploadTicketFile } from '@adunni/contracts/support/tickets';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { messagePhotos, messages } from '../conversations/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { media } from '../media/tables.ts';
import { acceptsMail } from './inbound/receive.service.ts';
import { replyAddress } from './inbound/reply-address.ts';
import { eraseGuestTickets, openTicketFor } from './service.ts';
import { ticketMails, tickets } from './tables.ts';
import { note, openTicket, reply, upload } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
});
afterAll(() => test.close());

/** A ticket of somebody without an account, with a reply, a file, a note and a mail. */
async function openGuestTicket() {
  const { deps } = test.app;
  const viewer = { ...admin, role: 'Admin' as const, sessionId: '', firstName: 'Folake' };
  const ctx = { ...deps, viewer, address: '127.0.0.1', device: 'test', action: 'Opens a ticket' };
  const ticket = await deps.db.transaction((tx) =>
    openTicketFor(ctx, tx, {
      requester: { name: 'Bisi Cole', email: 'bisi@example.com' },
      ...{ category: 'Delivery', subject: 'Where is it?', assigneeId: null },
      said: [{ authorId: null, text: 'It has not come.', at: test.now }],
    }),
  );
  const { photo } = await upload(test, uploadTicketFile, { ticketId: ticket.publicId });
  expect((await reply(test, ticket.publicId, 'See the photo', {}, [photo._id])).status).toBe(201);
  expect((await note(test, ticket._id, 'Call the courier.', admin)).status).toBe(201);
  const mail = { kind: 'reply', digest: ticket._id, messageId: null, sender: 'bisi@example.com' } as const;
  await deps.db.insert(ticketMails).values({ ticketId: ticket._id, ...mail, createdAt: test.now });
  return { ...ticket, mediaId: photo._id };
}

it('takes away what people without an account asked that was closed before a moment, and nothing else', async () => {
  const { db } = test.app.deps;
  const guests = [await openGuestTicket(), await openGuestTicket(), await openGuestTicket()] as const;
  const [old, atTheMoment, open] = guests;
  const ofAccount = await openTicket(test, await signInAs(test));
  const before = test.now;
  const closeAt = (_id: string, at: Date) =>
    db.update(tickets).set({ status: 'Closed', closedAt: at }).where(eq(tickets._id, _id));
  await closeAt(old._id, new Date(before.getTime() - 1));
  await closeAt(atTheMoment._id, before);
  await closeAt(ofAccount._id, new Date(before.getTime() - DAY_MS));

  await db.transaction((tx) => eraseGuestTickets(test.app.deps, tx, before));

  const ids = [...guests.map(({ _id }) => _id), ofAccount._id];
  const left = await db.select({ _id: tickets._id }).from(tickets).where(inArray(tickets._id, ids));
  expect(left.map(({ _id }) => _id).sort()).toEqual([atTheMoment._id, open._id, ofAccount._id].sort());
  const countsOf = ({ _id, mediaId }: { _id: string; mediaId: string }) =>
    Promise.all([
      db.$count(messages, eq(messages.subjectId, _id)),
      db.$count(messagePhotos, eq(messagePhotos.subjectId, _id)),
      db.$count(ticketMails, eq(ticketMails.ticketId, _id)),
      db.$count(media, eq(media._id, mediaId)),
    ]);
  expect(await countsOf(old)).toEqual([0, 0, 0, 0]);
  expect(await countsOf(atTheMoment)).toEqual([3, 1, 1, 1]);
  expect((await reply(test, old.publicId, 'Hello?')).status).toBe(404);
  expect(await acceptsMail(test.app.deps, replyAddress(test.config, old._id, test.now))).toBe(false);
});
