import { randomUUID } from 'node:crypto';
import { exportAccount } from '@adunni/contracts/identity/account';
import { uploadInquiryFile } from '@adunni/contracts/inquiries/inquiries';
import { answerInquiry, inquiryResource, makeTicketOfInquiry } from '@adunni/contracts/inquiries/staff';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { desc, eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../kit/durations.rules.ts';
import { mails } from '../../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { type Mailbox, openMailbox } from '../../support/inbound/testing.ts';
import { replyAddress } from '../../support/service.ts';
import { pdfBytes, seenByStaff as ticketSeenByStaff, upload } from '../../support/testing.ts';
import { eraseInquiries } from '../personal-data.service.ts';
import { INQUIRY_MAIL } from '../rules.ts';
import { inquiryFiles } from '../tables.ts';
import { seenByStaff, send, written } from '../testing.ts';

let test: TestApp;
let mailbox: Mailbox;
let admin: TestPerson;
let inquiry: Awaited<ReturnType<typeof written>>;
beforeAll(async () => {
  test = await startTestApp({}, { INBOUND_SMTP_PORT: '2525' });
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.stop();
  await test.close();
});
beforeEach(async () => {
  test.now = new Date(test.now.getTime() + 2 * HOUR_MS);
  admin = await signInAs(test, 'Admin');
  inquiry = await written(test);
});

const answer = (message = 'We do.') =>
  test.call(answerInquiry, { params: { _id: inquiry._id }, body: { message } }, admin);
const latestMail = async () =>
  (await test.app.deps.db.select().from(mails).where(eq(mails.recipient, inquiry.email)).orderBy(desc(mails._id)))[0];
/** Brings a reply of the sender’s to the address of our last email, unless told otherwise. */
const bring = async (mail: SendMailOptions = {}): Promise<number> =>
  mailbox.bring({
    from: inquiry.email,
    to: (await latestMail())?.headers['Reply-To'],
    subject: 'Re: your message',
    text: `Thank you (${randomUUID()})`,
    ...mail,
  });
const shown = () => seenByStaff(test, inquiry._id, admin);

describe('a reply by email to what we answered', () => {
  it('is appended without what it quotes, opens the inquiry again and rings for who answered', async () => {
    await answer();
    expect((await latestMail())?.headers['Auto-Submitted']).toBe('no');
    const text = 'And by Easter?\n\nOn Mon, 23 Nov 2026 at 10:00, Adunni wrote:\n> We do.\n';
    const attachments = [{ filename: 'order.pdf', content: pdfBytes() }];
    expect(await bring({ text, attachments, messageId: '<back@example.com>' })).toBe(250);
    const { status, answers } = await shown();
    expect(status).toBe('Open');
    expect(answers).toMatchObject([
      { message: 'We do.', isSender: false, files: [] },
      { message: 'And by Easter?', isSender: true, by: 'Bisi Cole', files: [{ isDocument: true }] },
    ]);
    const [bell] = (await test.call(listNotifications, {}, admin)).body.items;
    expect(bell?.title).toBe(`New reply: ${inquiry.number}`);
    await answer('By Easter, too.');
    expect((await latestMail())?.headers['In-Reply-To']).toBe('<back@example.com>');
  });

  it('counts once when it is brought twice, also at once', async () => {
    await answer();
    const again = { messageId: `<${randomUUID()}@example.com>`, text: 'Once.' };
    expect(await Promise.all([bring(again), bring(again), bring(again)])).toEqual([250, 250, 250]);
    expect((await shown()).answers.map(({ message }) => message)).toEqual(['We do.', 'Once.']);
  });

  it('is refused at an address that is made up or out of date, from spam and from staff', async () => {
    await answer();
    const { config } = test;
    const to = (await latestMail())?.headers['Reply-To'] ?? '';
    expect(await bring({ to: to.replace(/-[0-9a-f]{20}@/, `-${'0'.repeat(20)}@`) })).toBe(550);
    expect(await bring({ to: to.replace(/^q/, 'r') })).toBe(550);
    const old = new Date(test.now.getTime() - 91 * DAY_MS);
    expect(await bring({ to: replyAddress(config, inquiry._id, old, INQUIRY_MAIL) })).toBe(550);
    expect(await bring({ to: replyAddress(config, randomUUID(), test.now, INQUIRY_MAIL) })).toBe(550);
    expect(await bring({ from: admin.email })).toBe(554);
    await test.call(inquiryResource.act, { body: { action: 'spam', ids: [inquiry._id] } }, admin);
    expect(await bring()).toBe(550);
    expect((await shown()).answers).toHaveLength(1);
  });

  it('of a program is no message and answered by nothing; of one that did not arrive staff are told', async () => {
    await answer();
    const before = (await latestMail())?._id;
    expect(await bring({ headers: { 'Auto-Submitted': 'auto-replied' } })).toBe(250);
    const to = (await latestMail())?.headers['Reply-To'] ?? '';
    expect(await bring({ from: 'mailer-daemon@example.com', envelope: { from: '', to } })).toBe(250);
    expect([(await shown()).status, (await shown()).answers.length]).toEqual(['Answered', 1]);
    expect((await latestMail())?._id).toBe(before);
    const [bell] = (await test.call(listNotifications, {}, admin)).body.items;
    expect(bell?.title).toBe(`Email not delivered: ${inquiry.number}`);
  });

  it('goes into the ticket that was made of the inquiry', async () => {
    await answer();
    const body = { category: 'Delivery' } as const;
    const { ticketId } = (await test.call(makeTicketOfInquiry, { params: { _id: inquiry._id }, body }, admin)).body;
    const to = replyAddress(test.config, inquiry._id, test.now, INQUIRY_MAIL);
    expect(await bring({ to, text: 'Still me.' })).toBe(250);
    expect((await ticketSeenByStaff(test, ticketId, admin)).messages.at(-1)?.message).toBe('Still me.');
    expect((await shown()).answers).toHaveLength(1);
  });
});

describe('files of a form', () => {
  const bringFile = (draftId: string, bytes?: Buffer) => upload(test, uploadInquiryFile, { draftId }, {}, bytes);

  it('are seen by staff, go along into a ticket, and are taken by whoever knows their key alone', async () => {
    const draftId = randomUUID();
    const [photo, pdf] = [await bringFile(draftId), await bringFile(draftId, pdfBytes())];
    expect([photo.status, pdf.status]).toEqual([201, 201]);
    const fileIds = [photo.photo._id, pdf.photo._id];
    expect((await send(test, { draftId: randomUUID(), fileIds })).status).toBe(422);
    expect((await send(test, { fileIds })).status).toBe(400);
    inquiry = await written(test, { draftId, fileIds });
    expect((await shown()).files.map(({ isDocument }) => isDocument)).toEqual([false, true]);
    expect((await send(test, { draftId, fileIds })).status).toBe(422);
    const body = { category: 'Delivery' } as const;
    const { ticketId } = (await test.call(makeTicketOfInquiry, { params: { _id: inquiry._id }, body }, admin)).body;
    expect((await ticketSeenByStaff(test, ticketId, admin)).files).toHaveLength(2);
  });

  it('are photos and PDFs, five of them', async () => {
    const draftId = randomUUID();
    expect((await bringFile(draftId, Buffer.from('<svg/>'))).status).toBe(415);
    expect((await send(test, { draftId, fileIds: Array.from({ length: 6 }, () => randomUUID()) })).status).toBe(400);
  });

  it('go with the account of who sent them', async () => {
    const person = await signInAs(test);
    const draftId = randomUUID();
    const { photo } = await bringFile(draftId, pdfBytes());
    inquiry = await written(test, { draftId, fileIds: [photo._id] }, person);
    expect((await test.call(exportAccount, {}, person)).status).toBe(200);
    const { db } = test.app.deps;
    await db.transaction((tx) => eraseInquiries(test.app.deps, tx, person._id));
    expect(await db.$count(inquiryFiles, eq(inquiryFiles.mediaId, photo._id))).toBe(0);
    expect(await db.$count(media, eq(media._id, photo._id))).toBe(0);
  });
});
