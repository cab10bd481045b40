import type { TicketChannel } from '@adunni/contracts/support/analytics';
import { mergeTicket } from '@adunni/contracts/support/merging';
import { ticketResource } from '@adunni/contracts/support/staff';
import { eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { messageIdOf } from '../../../kit/mail/outbox.ts';
import { mails } from '../../../kit/mail/tables.ts';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { callOf, openTicketFor } from '../service.ts';
import { ticketMails, tickets } from '../tables.ts';
import { answer, become, openTicket, pdfBytes, seen, seenByStaff } from '../testing.ts';
import { replyAddress } from './reply-address.ts';
import { askSomething, type Mailbox, startInbox } from './testing.ts';

let test: TestApp;
let stop: () => Promise<void>;
let mailbox: Mailbox;
let admin: TestPerson;
let customer: TestPerson;
let ticketId: string;
let rowId: string;
let address: string;
let sent = 0;

beforeAll(async () => {
  ({ test, mailbox, admin, stop } = await startInbox());
});
afterAll(() => stop());
beforeEach(async () => {
  ({ customer, ticketId, rowId, address } = await askSomething(test));
});

/** Brings a reply of the customer’s, unless told otherwise; answers with what its server is told. */
function bring(mail: SendMailOptions): Promise<number> {
  sent += 1;
  return mailbox.bring({
    from: customer.email,
    to: address,
    subject: 'Re: your ticket',
    text: `Reply ${sent}`,
    ...mail,
  });
}

const repliesOf = async (link = ticketId) => (await seen(test, link)).messages.map(({ message }) => message);
const statusOf = async () => (await seenByStaff(test, rowId, admin)).status;
const byMail = (from: string) => test.app.deps.db.select().from(tickets).where(eq(tickets.guestEmail, from));
const mailsTo = (recipient: string) =>
  test.app.deps.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails._id);
const someone = (): string => `stranger-${process.pid}-${++sent}@example.com`;

describe('a reply by email', () => {
  it('goes from the address of our email into its ticket, without what it quotes, and opens the ticket again', async () => {
    await answer(test, rowId, 'It ships on Monday.', admin);
    const [, answered] = await mailsTo(customer.email);
    expect(answered?.headers).toMatchObject({
      'Reply-To': address,
      'Return-Path': address,
      'In-Reply-To': `<ticket-${rowId}@adunni.example>`,
      'Auto-Submitted': 'no',
    });
    const text = 'Thank you!\n\nOn Mon, 23 Nov 2026 at 10:00, Adunni wrote:\n> It ships on Monday.\n';
    expect(await bring({ to: answered?.headers['Reply-To'], text, messageId: '<one@example.com>' })).toBe(250);
    expect(await repliesOf()).toEqual(['It ships on Monday.', 'Thank you!']);
    expect(await statusOf()).toBe('Open');
    await answer(test, rowId, 'You’re welcome.', admin);
    const latest = (await mailsTo(customer.email)).at(-1);
    expect(latest?.headers['In-Reply-To']).toBe('<one@example.com>');
  });

  it('counts once when it is brought twice, also at once and without an id of its own', async () => {
    const raw = `From: ${customer.email}\r\nTo: ${address}\r\nSubject: Hello\r\nDate: Mon, 23 Nov 2026 10:00:00 +0000\r\n\r\nOnce.\r\n`;
    const again = { raw, envelope: { from: customer.email, to: address } };
    expect(await Promise.all([bring(again), bring(again), bring(again)])).toEqual([250, 250, 250]);
    expect(await bring(again)).toBe(250);
    expect(await repliesOf()).toEqual(['Once.']);
  });

  it('lands in both tickets that it goes to', async () => {
    const other = await openTicket(test, customer);
    const addresses = [address, replyAddress(test.config, other._id, test.app.deps.clock())];
    expect(await bring({ to: addresses, text: 'For both' })).toBe(250);
    expect([await repliesOf(), await repliesOf(other.ticketId)]).toEqual([['For both'], ['For both']]);
  });

  it('is refused at an address that we did not make, that is out of date, or whose ticket is closed', async () => {
    expect(await bring({ to: address.replace(/-[0-9a-f]{4}/, '-0000') })).toBe(550);
    expect(await bring({ to: 'nobody@adunni.example' })).toBe(550);
    expect(await bring({ to: address.replace('adunni.example', 'example.com') })).toBe(550);
    const old = replyAddress(test.config, rowId, new Date(test.app.deps.clock().getTime() - 91 * DAY_MS));
    expect(await bring({ to: old })).toBe(550);
    await become(test, rowId, 'Resolved', admin);
    await become(test, rowId, 'Closed', admin);
    expect(await bring({})).toBe(550);
    expect(await repliesOf()).toEqual([]);
  });

  it('brings photos and PDFs along, and names what it could not', async () => {
    const attachments = [
      { filename: 'receipt.pdf', content: pdfBytes() },
      { filename: 'pattern.exe', content: Buffer.from('MZ') },
    ];
    expect(await bring({ text: 'Two files', attachments })).toBe(250);
    const [reply] = (await seen(test, ticketId)).messages;
    expect(reply?.message).toBe('Two files\n\nNot attached, since we take photos and PDFs only: pattern.exe');
    expect(reply?.files).toHaveLength(1);
  });

  it('keeps a decorative quotation of a mail without a text part, and shows its markup as text', async () => {
    const html = '<p>My aunt says:</p><blockquote>Cut once.</blockquote><p>&lt;b&gt;Right?&lt;/b&gt;</p>';
    expect(await bring({ text: undefined, html })).toBe(250);
    const [text] = await repliesOf();
    expect(text).toContain('Cut once.');
    expect(text).toContain('<b>Right?</b>');
  });

  it('is written by whoever stands in From, never by Reply-To', async () => {
    const from = someone();
    expect(await bring({ to: 'support@adunni.example', from, replyTo: customer.email, text: 'Who am I?' })).toBe(250);
    expect(await byMail(from)).toHaveLength(1);
    expect(await byMail(customer.email)).toHaveLength(0);
  });
});

describe('what programs send', () => {
  it.each([
    ['an absence notice', { 'Auto-Submitted': 'auto-replied' }],
    ['a list', { Precedence: 'bulk' }],
    ['an older absence notice', { 'X-Autoreply': 'yes' }],
  ])('keeps %s beside the ticket, without opening it again or answering', async (_what, headers) => {
    await answer(test, rowId, 'It ships on Monday.', admin);
    const before = (await mailsTo(customer.email)).length;
    expect(await bring({ headers, subject: 'I am away' })).toBe(250);
    expect(await repliesOf()).toEqual(['It ships on Monday.']);
    const ticket = await seenByStaff(test, rowId, admin);
    expect(ticket.status).toBe('Pending');
    expect(ticket.mails).toMatchObject([{ kind: 'automatic', sender: customer.email, detail: 'I am away' }]);
    expect(await mailsTo(customer.email)).toHaveLength(before);
  });

  it('shows on its ticket that a mail of ours did not arrive, and opens and answers nothing', async () => {
    await answer(test, rowId, 'It ships on Monday.', admin);
    const before = (await mailsTo(customer.email)).length;
    const report = { from: 'MAILER-DAEMON@example.com', subject: 'Undelivered', envelope: { from: '', to: address } };
    const text = 'Final-Recipient: rfc822; ngozi@example.com\nDiagnostic-Code: smtp; 550 5.1.1 No such user';
    expect(await bring({ ...report, text })).toBe(250);
    const ticket = await seenByStaff(test, rowId, admin);
    expect(ticket.status).toBe('Pending');
    expect(ticket.mails).toMatchObject([{ kind: 'bounce', detail: '550 5.1.1 No such user' }]);
    expect(await repliesOf()).toEqual(['It ships on Monday.']);
    expect(await mailsTo(customer.email)).toHaveLength(before);
  });

  it('leaves alone what comes from an address of ours or carries an id of ours', async () => {
    const [mail] = await mailsTo(customer.email);
    const messageId = messageIdOf(test.app.deps.config, mail?._id ?? '');
    const before = await test.app.deps.db.$count(tickets);
    for (const from of ['hello@adunni.example', 'support@adunni.example', address])
      expect(await bring({ to: 'support@adunni.example', from })).toBe(250);
    expect(await bring({ to: 'support@adunni.example', from: someone(), messageId })).toBe(250);
    expect(await bring({ messageId })).toBe(250);
    expect(await test.app.deps.db.$count(tickets)).toBe(before);
    expect(await repliesOf()).toEqual([]);
  });
});

describe('an email to support', () => {
  it('opens a ticket without an account, confirmed by an email that says so, once when brought twice', async () => {
    const from = someone();
    const mail = {
      to: 'support@adunni.example',
      from: `Ngozi Eze <${from}>`,
      subject: 'Sizes',
      messageId: `<${from}>`,
    };
    expect(await Promise.all([bring(mail), bring(mail)])).toEqual([250, 250]);
    expect(await byMail(from)).toMatchObject([
      { subject: 'Sizes', guestName: 'Ngozi Eze', assigneeId: null, status: 'Open' },
    ]);
    const confirmations = await mailsTo(from);
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
  });

  it('brings its files along', async () => {
    const from = someone();
    const attachments = [{ filename: 'receipt.pdf', content: pdfBytes() }];
    expect(await bring({ to: 'support@adunni.example', from, attachments })).toBe(250);
    const [ticket] = await byMail(from);
    expect((await seen(test, ticket?.publicId ?? '')).files).toHaveLength(1);
  });

  it('makes one ticket of a sender that answers every confirmation, and confirms it once', async () => {
    const from = someone();
    expect(await bring({ to: 'support@adunni.example', from, subject: 'Out of office' })).toBe(250);
    const [confirmation] = await mailsTo(from);
    const inReplyTo = messageIdOf(test.app.deps.config, confirmation?._id ?? '');
    for (const text of ['I am away.', 'I am still away.'])
      expect(await bring({ to: 'support@adunni.example', from, inReplyTo, text })).toBe(250);
    expect(await byMail(from)).toHaveLength(1);
    expect(await mailsTo(from)).toHaveLength(1);
  });

  it('makes a ticket of its own of a stranger’s mail that names a ticket of somebody else', async () => {
    const [from, number] = [someone(), (await seenByStaff(test, rowId, admin)).number];
    const [ours] = await mailsTo(customer.email);
    const inReplyTo = messageIdOf(test.app.deps.config, ours?._id ?? '');
    expect(await bring({ to: 'support@adunni.example', from, subject: `Re: ${number}`, inReplyTo })).toBe(250);
    expect(await repliesOf()).toEqual([]);
    expect(await byMail(from)).toHaveLength(1);
  });

  it('tells tickets that came by mail from others, also once one was merged into another', async () => {
    const from = someone();
    await bring({ to: 'support@adunni.example', from, subject: 'By mail' });
    const [mailed] = await byMail(from);
    const { db } = test.app.deps;
    const byForm = await db.transaction((tx) =>
      openTicketFor(
        { ...callOf(test.app.deps), viewer: { ...admin, role: 'Admin', sessionId: '', firstName: '' } },
        tx,
        {
          requester: { name: 'Ada', email: from },
          ...{ category: 'Other', subject: 'By form', assigneeId: null },
          said: [{ authorId: null, text: 'Asked by form.', at: test.now }],
        },
      ),
    );
    const channels = async (channel: TicketChannel) =>
      (await test.call(ticketResource.list, { query: { channel, q: from } }, admin)).body.items.map(({ _id }) => _id);
    expect(await channels('email')).toEqual([mailed?._id]);
    expect(await channels('guest')).toEqual([byForm._id]);
    expect(await channels('account')).toEqual([]);
    const params = { _id: mailed?._id ?? '' };
    expect((await test.call(mergeTicket, { params, body: { into: byForm.number } }, admin)).status).toBe(200);
    expect(await channels('email')).toEqual([]);
    expect(await channels('guest')).toEqual([byForm._id]);
  });

  it('takes so many of one mailbox a day', async () => {
    const from = someone();
    const codes: number[] = [];
    for (let count = 0; count < 11; count++) codes.push(await bring({ to: 'support@adunni.example', from }));
    expect(codes).toEqual([...Array<number>(10).fill(250), 554]);
  });

  it('refuses what is larger than two files', async () => {
    const attachments = [{ filename: 'large.pdf', content: Buffer.alloc(22 * 1024 * 1024) }];
    expect(await bring({ to: 'support@adunni.example', from: someone(), attachments })).toBe(552);
  });
});

it('keeps nothing of a mail whose ticket is erased', async () => {
  expect(await bring({ text: 'Gone' })).toBe(250);
  await test.app.deps.db.delete(tickets).where(eq(tickets._id, rowId));
  expect(await test.app.deps.db.select().from(ticketMails).where(eq(ticketMails.ticketId, rowId))).toEqual([]);
});
