import { randomUUID } from 'node:crypto';
import { sendInquiry } from '@adunni/contracts/inquiries/inquiries';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { mailTo, signInAs } from '../identity/testing.ts';
import { inquiries } from './tables.ts';
import { inquiryForm, send, written } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
// Everything here comes from one network, which may send so much an hour.
beforeEach(() => {
  test.now = new Date(test.now.getTime() + 2 * HOUR_MS);
});
afterAll(() => test.close());

const mailsTo = (recipient: string) =>
  test.app.deps.db.$count(mails, and(eq(mails.recipient, recipient), eq(mails.kind, 'inquiry-received')));

describe('an inquiry', () => {
  it('is kept, confirmed without the sender’s words, and told to staff without them', async () => {
    const admin = await signInAs(test, 'Admin');
    const email = `bisi-${randomUUID()}@example.com`;
    const row = await written(test, { email, subject: 'Look at https://trap.example' });
    expect(row).toMatchObject({ status: 'Open', kind: 'Support', category: 'Delivery', dueAt: null, userId: null });
    expect(row.number).toMatch(/^INQ-\d{4}-\d{6}$/);
    const mail = await mailTo(test, email, 'inquiry-received');
    expect(mail).toContain(row.number);
    expect(mail).not.toContain('trap.example');
    const [bell] = (await test.call(listNotifications, {}, admin)).body.items;
    expect([bell?.title, bell?.path]).toEqual([`New inquiry: ${row.number}`, `/admin/support/inquiries/${row._id}`]);
    expect(JSON.stringify(bell)).not.toContain('Bisi');
  });

  it('sent twice under one key is one, also at once; another form under it is refused', async () => {
    const key = randomUUID();
    const body = inquiryForm();
    const again = () => test.call(sendInquiry, { body }, { headers: { 'idempotency-key': key } });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
    expect(await test.app.deps.db.$count(inquiries, eq(inquiries.email, body.email))).toBe(1);
    expect(await mailsTo(body.email)).toBe(1);
    expect((await send(test, { email: body.email }, { key })).status).toBe(422);
    expect((await test.call(sendInquiry, { body })).status).toBe(400);
  });

  it('says what is missing, and asks for a category or a request only where there is one', async () => {
    const faults = async (values: object) => (await send(test, values)).error?.fields ?? {};
    expect(await faults({ category: null })).toEqual({ category: 'Please select a category.' });
    expect(await faults({ subject: '  ' })).toEqual({ subject: 'At least 3 characters.' });
    expect(await faults({ kind: 'Privacy', request: null })).toEqual({ request: 'Please select a request.' });
    expect(Object.keys(await faults({ email: 'a@b.co, victim@example.com' }))).toEqual(['email']);
    expect(Object.keys(await faults({ name: 'www.trap.example' }))).toEqual(['name']);
    expect(await faults({ kind: 'General', category: null })).toEqual({});
  });

  it('keeps hostile text as text', async () => {
    const description = `<script>alert(1)</script> '; drop table inquiries; -- {{7*7}} ${randomUUID()}`;
    expect((await written(test, { description })).description).toBe(description);
  });

  it('of who is signed in is theirs', async () => {
    const person = await signInAs(test);
    expect((await written(test, { kind: 'General' }, person)).userId).toBe(person._id);
  });
});

describe('limits', () => {
  it('let a network send ten an hour, and not count what is sent again', async () => {
    const key = randomUUID();
    const body = inquiryForm();
    const again = () => test.call(sendInquiry, { body }, { headers: { 'idempotency-key': key } });
    for (let sent = 0; sent < 10; sent += 1) expect((await again()).status).toBe(201);
    for (let sent = 0; sent < 9; sent += 1) expect((await send(test)).status).toBe(201);
    const { status, error } = await send(test);
    expect([status, error.code]).toEqual([429, 'inquiry_limit']);
    test.now = new Date(test.now.getTime() + HOUR_MS);
    expect((await send(test)).status).toBe(201);
  });

  it('mail one mailbox three times a day, however it is written', async () => {
    const name = `victim${randomUUID().slice(0, 8)}`;
    const addresses = ['', '+1', '+2', '+3', '+4'].map((more) => `${name}${more}@example.com`);
    for (const email of addresses) expect((await send(test, { email })).status).toBe(201);
    const mailed = await Promise.all(addresses.map(mailsTo));
    expect(mailed).toEqual([1, 1, 1, 0, 0]);
  });
});

describe('spam', () => {
  it('by the field that nobody sees is answered alike, mailed to nobody and told to nobody', async () => {
    const admin = await signInAs(test, 'Admin');
    const email = `bot-${randomUUID()}@example.com`;
    const row = await written(test, { email, website: 'https://spam.example' });
    expect(row).toMatchObject({ status: 'Spam', spamScore: 100, spamReasons: ['A hidden field was filled in (100)'] });
    expect(await mailsTo(email)).toBe(0);
    expect((await test.call(listNotifications, {}, admin)).body.items).toEqual([]);
  });

  it('counts the same words from another address, not from the same', async () => {
    const description = `Buy our cheap fabric rolls ${randomUUID()}`;
    const { email } = await written(test, { description });
    expect((await written(test, { description, email })).spamScore).toBe(0);
    expect((await written(test, { description })).spamReasons.join()).toContain('another address');
  });
});
