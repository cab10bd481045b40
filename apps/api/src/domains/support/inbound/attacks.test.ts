import { TICKET_TEXT } from '@adunni/contracts/support/kinds';
import { eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../kit/mail/tables.ts';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { ticketMails, tickets } from '../tables.ts';
import { answer, openTicket, seen } from '../testing.ts';
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
let count = 0;

beforeAll(async () => {
  ({ test, mailbox, admin, stop } = await startInbox());
});
afterAll(() => stop());
beforeEach(async () => {
  ({ customer, ticketId, rowId, address } = await askSomething(test));
});

const bring = (mail: SendMailOptions): Promise<number> =>
  mailbox.bring({ from: customer.email, to: address, subject: 'Re: your ticket', text: `Reply ${++count}`, ...mail });
/** Brings a mail as it is written here, headers and all. */
const bringRaw = (lines: string[], { from = customer.email, to = address } = {}): Promise<number> =>
  mailbox.bring({ raw: lines.join('\r\n'), envelope: { from, to } });
const repliesOf = async (link = ticketId) => (await seen(test, link)).messages.map(({ message }) => message);
const byMail = (from: string) => test.app.deps.db.select().from(tickets).where(eq(tickets.guestEmail, from));
const mailsTo = (recipient: string) =>
  test.app.deps.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails._id);
const someone = (): string => `stranger-${process.pid}-${++count}@example.com`;

/** Most that reading one mail may cost, in milliseconds of the processor: the clock would measure what else runs. */
const AFFORDABLE_MS = 3000;
/** What something costs this thread, on which the server runs too. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('who writes', () => {
  it('is never staff as the customer, also when the mail goes to a ticket that is their own too', async () => {
    const from = admin.email.toUpperCase();
    expect(await bring({ from })).toBe(554);
    const own = await openTicket(test, admin);
    const both = [replyAddress(test.config, own._id, test.now), address];
    expect(await bring({ from, to: both })).toBe(554);
    expect([await repliesOf(), await repliesOf(own.ticketId)]).toEqual([[], []]);
    // A ticket of their own they answer like anybody.
    expect(await bring({ from, to: both[0], text: 'Mine' })).toBe(250);
    expect(await repliesOf(own.ticketId)).toEqual(['Mine']);
  });

  it('is named by no web address and says nothing of their own in what we confirm, since anybody may have written it', async () => {
    const [from, subject] = [someone(), 'Claim your prize at https://trap.example'];
    for (const name of ['Visit www.trap.example now', 'https://trap.example', '\u202e\u200b', ' ']) {
      const other = someone();
      expect(await bring({ from: { name, address: other }, to: 'support@adunni.example', subject })).toBe(250);
      const [mail] = await mailsTo(other);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('trap.example');
      expect(mail?.text).toMatch(/^Dear stranger/);
    }
    expect(await bring({ from: { name: 'Dr. Ada Obi', address: from }, to: 'support@adunni.example' })).toBe(250);
    expect((await mailsTo(from))[0]?.text).toMatch(/^Dear Dr\. Ada Obi,/);
  });

  it('is one mailbox that a mail can be sent to', async () => {
    for (const from of ['<a,victim@example.com@example.org>', 'victim@localhost', 'undisclosed:;', '"a b"@example.com'])
      expect(await bringRaw([`From: ${from}`, '', 'Hello'], { to: 'support@adunni.example' }), from).toBe(554);
    const from = `ngozi@xn--bcher-kva${++count}.example`;
    expect(await bringRaw([`From: ${from}`, '', 'Hello'], { to: 'support@adunni.example' })).toBe(250);
    expect(await byMail(from)).toHaveLength(1);
  });
});

describe('what a mail is called', () => {
  it.each([
    ['with a zero byte', '<a\u0000b@example.com>'],
    ['with a header in it', '<a@example.com>\r\n Bcc: victim@example.com'],
    ['of a megabyte', `<${'a'.repeat(900_000)}@example.com>`],
    ['with half a character', '<\ud800@example.com>'],
  ])('is left out %s, and the mail is kept once', async (_what, messageId) => {
    const lines = [`From: ${customer.email}`, `Message-ID: ${messageId}`, '', 'Hello'];
    expect([await bringRaw(lines), await bringRaw(lines)]).toEqual([250, 250]);
    expect(await repliesOf()).toEqual(['Hello']);
    await answer(test, rowId, 'Hello too', admin);
    const sent = (await mailsTo(customer.email)).at(-1);
    expect(sent?.headers['In-Reply-To']).toBe(`<ticket-${rowId}@adunni.example>`);
    expect(JSON.stringify(sent?.headers)).not.toContain('victim');
  });

  it('is looked up for as many as a thread has, not for all that a mail names', async () => {
    const ids = Array.from({ length: 15_000 }, () => `<01890000-0000-7000-8000-000000000000@adunni.example>`);
    const from = someone();
    const lines = [`From: ${from}`, `References: ${ids.join('\r\n ')}`, '', 'Hello'];
    expect(await costOf(() => bringRaw(lines, { to: 'support@adunni.example' }))).toBeLessThan(AFFORDABLE_MS);
    expect(await byMail(from)).toHaveLength(1);
  });
});

describe('a mail that is made to break its reader', () => {
  const FROM = 'From: ada@example.com';
  const parts = (count: number, part: (index: number) => string[]) => [
    ...[FROM, 'Content-Type: multipart/mixed; boundary=b', ''],
    ...Array.from({ length: count }, (_, index) => ['--b', ...part(index)]).flat(),
    '--b--',
  ];
  const nested = (count: number) => [
    FROM,
    ...Array.from({ length: count }, (_, index) => [
      `Content-Type: multipart/mixed; boundary="b${index}"`,
      '',
      `--b${index}`,
    ]).flat(),
    ...['Content-Type: text/plain', '', 'Hello'],
  ];

  it.each([
    ['ten thousand parts in one another', nested(10_000)],
    ['a hundred thousand parts', parts(100_000, () => ['Content-Type: text/plain', '', 'x'])],
    ['a million lines', [FROM, '', '\n'.repeat(1_000_000)]],
    ['a megabyte of headers', [FROM, `X-A: ${'a'.repeat(3_000_000)}`, '', 'Hello']],
  ])('by %s is refused for good', async (_what, lines) => {
    const cost = await costOf(async () => expect(await bringRaw(lines)).toBe(554));
    expect(cost).toBeLessThan(AFFORDABLE_MS);
    expect(await repliesOf()).toEqual([]);
  });

  it('by a hundred thousand lines, or lines that look like quotations, keeps nobody else waiting', async () => {
    for (const line of ['', 'On Monday Ada wrote:', 'From: me', '> quoted']) {
      const text = `Hello\n${`${line}\n`.repeat(100_000)}`;
      const cost = await costOf(async () => expect(await bring({ text })).toBe(250));
      expect(cost, line).toBeLessThan(AFFORDABLE_MS);
    }
    for (const reply of await repliesOf()) expect(reply.length).toBeLessThanOrEqual(TICKET_TEXT);
  });

  it('by markup in markup is shown as what text it has', async () => {
    const html = `${'<div><table><tr><td><blockquote>'.repeat(10_000)}Deep`;
    expect(await bring({ text: undefined, html })).toBe(250);
    expect(await repliesOf()).toHaveLength(1);
  });

  it('by the names of its files is cut to what a message may be', async () => {
    const name = (index: number): string => `${'x'.repeat(200)}-${index}.exe`;
    const part = (index: number): string[] => [
      `Content-Disposition: attachment; filename="${index === 0 ? '<img src=x onerror=alert(1)>.exe' : name(index)}"`,
      ...['', 'MZ'],
    ];
    expect(await bringRaw(parts(500, part))).toBe(250);
    const [text = ''] = await repliesOf();
    expect(text.length).toBeLessThanOrEqual(TICKET_TEXT);
    expect(text).toMatch(
      /^This email has no text\.\n\nNot attached.*<img src=x onerror=alert\(1\)>\.exe, x+.* and 490 more$/,
    );
  });
});

it('keeps so many reports of one ticket an hour, and tells staff of no more', async () => {
  const report = { from: 'MAILER-DAEMON@example.com', envelope: { from: '', to: address } };
  for (let sent = 0; sent < 25; sent += 1) expect(await bring({ ...report, text: `Undelivered ${sent}` })).toBe(250);
  const kept = await test.app.deps.db.$count(ticketMails, eq(ticketMails.ticketId, rowId));
  expect(kept).toBe(20);
});
