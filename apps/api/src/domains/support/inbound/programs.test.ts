import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { messagePhotos } from '../../conversations/tables.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { answer, seen, seenByStaff } from '../testing.ts';
import { askSomething, type Mailbox, startInbox } from './testing.ts';

// Mails as the programs of our customers and of mail servers write them, byte by byte.

let test: TestApp;
let stop: () => Promise<void>;
let mailbox: Mailbox;
let admin: TestPerson;
let customer: TestPerson;
let ticketId: string;
let rowId: string;
let address: string;
beforeAll(async () => {
  ({ test, mailbox, admin, stop } = await startInbox());
});
afterAll(() => stop());
beforeEach(async () => {
  ({ customer, ticketId, rowId, address } = await askSomething(test));
  await answer(test, rowId, 'We are looking into it.', admin);
});

/** Brings a mail of the customer’s as it stands. */
const bring = (lines: readonly string[], from = customer.email): Promise<number> =>
  mailbox.bring({ envelope: { from, to: address }, raw: lines.join('\r\n') });
const heads = (...more: string[]): string[] => [
  `From: Ngozi Eze <${customer.email}>`,
  `To: Adunni Support <${address}>`,
  'Subject: Re: Where is my agbada?',
  `Message-ID: <${crypto.randomUUID()}@mail.example>`,
  'Date: Mon, 23 Nov 2026 11:02:31 +0100',
  'MIME-Version: 1.0',
  ...more,
];
const HTML = ['Content-Type: text/html; charset="UTF-8"', 'Content-Transfer-Encoding: 8bit', ''];
const newest = async (): Promise<string | undefined> => (await seen(test, ticketId)).messages.at(-1)?.message;

describe('a reply in HTML alone', () => {
  it('of Gmail is kept without what it quotes', async () => {
    const quoted = [
      '<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 23, 2026 at 10:00',
      `&nbsp;AM Adunni Support &lt;<a href="mailto:${address}">${address}</a>&gt; wrote:<br></div>`,
      '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">',
      '<div><p>Dear Ngozi,</p><p>We are looking into it.</p><p>Reply to this email or open your ticket.</p></div>',
      '</blockquote></div>',
    ];
    const own =
      '<div dir="ltr"><div>Thank you. Please call me before six.</div><div><br></div><div>Ngozi</div></div><br>';
    expect(await bring([...heads(...HTML), own, ...quoted])).toBe(250);
    expect(await newest()).toMatch(/^Thank you\. Please call me before six\.\n+Ngozi$/);
  });

  it('of Outlook, written above what it answers, is kept without that', async () => {
    const quoted = [
      '<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">',
      '<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">',
      `<b>From:</b> Adunni Support &lt;${address}&gt;<br><b>Sent:</b> Monday, November 23, 2026 10:00 AM<br>`,
      `<b>To:</b> Ngozi Eze &lt;${customer.email}&gt;<br><b>Subject:</b> Your ticket</font><div>&nbsp;</div></div>`,
      '<div><p>Dear Ngozi,</p><p>We are looking into it.</p></div>',
    ];
    const own =
      '<div class="elementToProof" style="font-family:Aptos,sans-serif;font-size:12pt">Any news? The wedding is on Saturday.</div>';
    expect(
      await bring([...heads(...HTML), '<html><head></head><body dir="ltr">', own, ...quoted, '</body></html>']),
    ).toBe(250);
    expect(await newest()).toBe('Any news? The wedding is on Saturday.');
  });

  it('of Outlook on a desk is kept without the header that it draws as a line', async () => {
    const quoted = [
      '<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">',
      `<b><span lang="EN-US">From:</span></b><span lang="EN-US"> Adunni Support &lt;${address}&gt; <br>`,
      '<b>Sent:</b> Monday, November 23, 2026 10:00 AM<br><b>To:</b> Ngozi Eze<br><b>Subject:</b> Your ticket<o:p></o:p></span></p>',
      '</div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">We are looking into it.</p>',
    ];
    const own =
      '<div class="WordSection1"><p class="MsoNormal">It came this morning.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>';
    expect(await bring([...heads(...HTML), own, ...quoted, '</div>'])).toBe(250);
    expect(await newest()).toBe('It came this morning.');
  });
});

it('finds in a report of a mail server why a mail did not arrive, and keeps none of its parts as a file', async () => {
  const before = await seen(test, ticketId);
  const report = [
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    `To: ${address}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="4C1B.1795428000/mx.example"',
    `Message-ID: <${crypto.randomUUID()}@mx.example>`,
    'Date: Mon, 23 Nov 2026 11:02:31 +0100',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4C1B.1795428000/mx.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.',
    '',
    'I’m sorry to have to inform you that your message could not',
    'be delivered to one or more recipients. It’s attached below.',
    '',
    '--4C1B.1795428000/mx.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'X-Postfix-Queue-ID: 4C1B',
    'Arrival-Date: Mon, 23 Nov 2026 11:02:30 +0100 (WAT)',
    '',
    `Final-Recipient: rfc822; ${customer.email}`,
    'Action: failed',
    'Status: 5.2.2',
    'Remote-MTA: dns; mail.example',
    'Diagnostic-Code: smtp; 552 5.2.2 Mailbox is full',
    '',
    '--4C1B.1795428000/mx.example',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    `From: Adunni Support <${address}>`,
    `To: ${customer.email}`,
    'Subject: Your ticket',
    '',
    'We are looking into it.',
    '',
    '--4C1B.1795428000/mx.example--',
    '',
  ];
  expect(await bring(report, '')).toBe(250);
  const { status, mails, messages } = await seenByStaff(test, rowId, admin);
  expect(mails).toMatchObject([{ kind: 'bounce', detail: '552 5.2.2 Mailbox is full' }]);
  expect([status, messages.length]).toEqual(['Pending', 1]);
  expect((await seen(test, ticketId)).messages).toEqual(before.messages);
  expect(await test.app.deps.db.$count(messagePhotos, eq(messagePhotos.subjectId, rowId))).toBe(0);
});
