import { mergeTicket } from '@adunni/contracts/support/merging';
import { rateTicket, readTicket, uploadTicketFile } from '@adunni/contracts/support/tickets';
import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { type Smtp, startSmtp } from '../../../kit/testing/smtp.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { eraseAccounts } from '../../identity/privacy/jobs.ts';
import { users } from '../../identity/tables.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { closeTicketsJob } from '../jobs.ts';
import { ticketMails } from '../tables.ts';
import { answer, openTicket, reply, seen, seenByStaff, upload } from '../testing.ts';
import { replyAddress } from './reply-address.ts';
import { type Mailbox, openMailbox } from './testing.ts';

let test: TestApp;
let smtp: Smtp;
let mailbox: Mailbox;
let admin: TestPerson;
let customer: TestPerson;
let opened: Awaited<ReturnType<typeof openTicket>>;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await startTestApp({}, { SMTP_URL: smtp.url, INBOUND_SMTP_PORT: '2525' });
  mailbox = await openMailbox(test);
});
afterAll(async () => {
  await mailbox.stop();
  await test.close();
  await smtp.close();
});
beforeEach(async () => {
  test.now = new Date();
  admin = await signInAs(test, 'Admin');
  customer = await signInAs(test);
  opened = await openTicket(test, customer);
});

const addressOf = (_id: string): string => replyAddress(test.config, _id, test.now);
const bring = (mail: SendMailOptions): Promise<number> =>
  mailbox.bring({ from: customer.email, to: addressOf(opened._id), subject: 'Re: your ticket', ...mail });
const merge = (from: string, into: string) => test.call(mergeTicket, { params: { _id: from }, body: { into } }, admin);
const said = async (link: string) => (await seen(test, link)).messages.map(({ message }) => message);

/** What went over the wire to the customer, once there is so much of it, the first first. */
async function received(count: number) {
  const theirs = () => smtp.received.filter((raw) => raw.includes(`To: ${customer.email}`));
  await expect.poll(() => theirs().length, { timeout: 30_000 }).toBe(count);
  return Promise.all(theirs().map((raw) => simpleParser(raw)));
}
const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat();

describe('the mails of a ticket', () => {
  it('are one thread: each has an id of its own, answers the latest that came in, and names the beginning', async () => {
    await received(1);
    await answer(test, opened._id, 'Which size?', admin);
    await received(2);
    expect(await bring({ text: 'Size 12', messageId: '<size@example.com>' })).toBe(250);
    await answer(test, opened._id, 'Thank you.', admin, 'Resolved');
    await received(3);
    for (const days of [5, 7]) {
      test.now = new Date(Date.now() + days * DAY_MS);
      await Promise.all([1, 2, 3].map(() => closeTicketsJob.run(test.app.deps, {})));
      await received(days === 5 ? 4 : 5);
    }
    const mails = await received(5);
    const beginning = `<ticket-${opened._id}@adunni.example>`;
    const latest = '<size@example.com>';
    expect(mails.map(({ inReplyTo }) => inReplyTo)).toEqual([beginning, beginning, latest, latest, latest]);
    expect(mails.map(({ references }) => listOf(references))).toEqual([
      ...[[beginning], [beginning]],
      ...Array(3).fill([beginning, latest]),
    ]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(5);
    for (const { messageId, replyTo } of mails) {
      expect(messageId).toMatch(/^<[0-9a-f-]{36}@adunni\.example>$/);
      expect(replyTo?.text).toMatch(/^r[0-9a-f]{32}-[0-9a-z]+-[0-9a-f]{20}@adunni\.example$/);
    }
    const submitted = mails.map(({ headers }) => headers.get('auto-submitted'));
    expect(submitted).toEqual(['auto-replied', 'no', 'no', 'auto-generated', 'auto-generated']);
    expect(mails.map(({ subject }) => subject?.replace(/TKT-[\d-]+:?/, 'TKT'))).toEqual([
      ...['We received your request (TKT)', 'New reply to TKT Where is my agbada?'],
      ...['New reply to TKT Where is my agbada?', expect.stringMatching(/^Your ticket TKT closes on /)],
      'Your ticket TKT is closed',
    ]);
  });

  it('stay one when its ticket is merged: what came in counts once, and is what we answer', async () => {
    const stays = await openTicket(test, customer);
    const once = { text: 'Size 12', messageId: '<merged@example.com>' };
    expect(await bring(once)).toBe(250);
    await merge(opened._id, stays.ticket.ticketNumber);
    expect(await bring(once)).toBe(250);
    expect((await said(stays.ticketId)).filter((text) => text === 'Size 12')).toHaveLength(1);
    await received(2);
    await answer(test, stays._id, 'Thank you.', admin);
    expect((await received(3)).map(({ inReplyTo }) => inReplyTo)).toContain('<merged@example.com>');
  });

  it('that come in while it is merged all land where it went', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, into] = [await openTicket(test, customer), await openTicket(test, customer)];
      const texts = [1, 2, 3].map((count) => `Round ${round}, mail ${count}`);
      const bringing = texts.map((text) => bring({ to: addressOf(from._id), text }));
      const [merged, ...codes] = await Promise.all([merge(from._id, into.ticket.ticketNumber), ...bringing]);
      expect([merged.status, ...codes]).toEqual([200, 250, 250, 250]);
      expect((await said(into.ticketId)).sort()).toEqual(['The tracking has not moved since Monday.', ...texts].sort());
      const { ticketId } = ticketMails;
      expect(await test.app.deps.db.$count(ticketMails, eq(ticketId, from._id))).toBe(0);
    }
  });

  it('that come in while it closes are kept or refused, never taken and lost', async () => {
    await answer(test, opened._id, 'Done.', admin, 'Resolved');
    for (const days of [5, 7]) {
      test.now = new Date(Date.now() + days * DAY_MS);
      if (days === 5) await closeTicketsJob.run(test.app.deps, {});
    }
    const bringing = [1, 2, 3].map((count) => bring({ text: `Late ${count}` }));
    const [, ...codes] = await Promise.all([closeTicketsJob.run(test.app.deps, {}), ...bringing]);
    const kept = (await said(opened.ticketId)).filter((text) => text.startsWith('Late'));
    expect(kept).toHaveLength(codes.filter((code) => code === 250).length);
    expect(codes.filter((code) => ![250, 550, 554].includes(code))).toEqual([]);
    expect((await seen(test, opened.ticketId)).status).toBe(kept.length > 0 ? 'Open' : 'Closed');
  });
});

it('opens nothing any more once its customer is erased: no link, file, address or answer', async () => {
  const file = await upload(test, uploadTicketFile, { ticketId: opened.ticketId });
  await reply(test, opened.ticketId, 'Here', {}, [file.photo._id]);
  const { messages } = await seen(test, opened.ticketId);
  const url = `${test.origin}${messages[0]?.files[0]?.url}/640.webp`;
  expect((await fetch(url)).status).toBe(200);
  const merged = await openTicket(test, customer);
  await merge(merged._id, opened.ticket.ticketNumber);
  const { publicId } = await seenByStaff(test, opened._id, admin);
  await test.app.deps.db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, customer._id));
  await eraseAccounts.run(test.app.deps, {});
  admin = await signInAgain(test, admin);
  for (const ticketId of [publicId, merged.ticketId]) {
    const params = { ticketId };
    const lastId = messages[0]?._id ?? '';
    const refused = await Promise.all([
      fetch(`${test.origin}/api/support/tickets/${ticketId}`),
      reply(test, ticketId, 'Still here?'),
      test.call(readTicket, { params, body: { lastId } }),
      test.call(rateTicket, { params, body: { score: 5, comment: '' } }),
      upload(test, uploadTicketFile, params),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }
  await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000 }).toBe(404);
  expect(await bring({ text: 'Still here?' })).toBe(550);
  expect((await answer(test, opened._id, 'Too late', admin)).status).toBe(404);
});
