import { confirmSubscription, newsletterErrors, unsubscribe } from '@adunni/contracts/newsletter/links';
import { subscribe } from '@adunni/contracts/newsletter/newsletter';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { mailTo, tokenIn } from '../identity/testing.ts';
import { linkToken } from './links.ts';
import { subscribers } from './tables.ts';

const HOUR = 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (email: string, headers = {}) => test.call(subscribe, { body: { email } }, { headers });
const letters = (email: string) =>
  test.app.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, 'newsletter-confirm')));
const keyTo = async (email: string) => tokenIn(await mailTo(test, email, 'newsletter-confirm'));
const press = (token: string) => test.call(confirmSubscription, { body: { token } });
const read = async (email: string) =>
  (await test.app.deps.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const leaveKey = async (email: string) =>
  linkToken(test.config.authSecret, 'unsubscribe', (await read(email))?._id ?? '');

describe('confirming', () => {
  it('asks an address once for three who type it at the same time, and again after an hour', async () => {
    await Promise.all(Array.from({ length: 3 }, () => ask('once@example.com')));
    expect(await letters('once@example.com')).toHaveLength(1);
    test.now = new Date(test.now.getTime() + HOUR);
    await ask('once@example.com');
    expect(await letters('once@example.com')).toHaveLength(2);
  });

  it('puts the address on the list when its owner presses the link, as often as they like, and asks no more', async () => {
    await ask('ada@example.com');
    expect((await read('ada@example.com'))?.confirmedAt).toBeNull();
    const token = await keyTo('ada@example.com');
    expect([(await press(token)).status, (await press(token)).status]).toEqual([200, 200]);
    expect((await read('ada@example.com'))?.confirmedAt).not.toBeNull();
    test.now = new Date(test.now.getTime() + 2 * HOUR);
    await ask('ada@example.com');
    expect(await letters('ada@example.com')).toHaveLength(1);
  });

  it('refuses a link of a letter that a newer one replaced, one older than a week, and one that was made up', async () => {
    await ask('late@example.com');
    const first = await keyTo('late@example.com');
    test.now = new Date(test.now.getTime() + HOUR);
    await ask('late@example.com');
    const second = await keyTo('late@example.com');
    expect((await press(first)).error).toMatchObject({ code: newsletterErrors.link_over.code });
    test.now = new Date(test.now.getTime() + 7 * 24 * HOUR + 1);
    const madeUp = `${second.slice(0, -6)}AAAAAA`;
    for (const token of [second, madeUp, 'nonsense', await leaveKey('late@example.com')])
      expect((await press(token)).status).toBe(410);
    expect((await read('late@example.com'))?.confirmedAt).toBeNull();
  });

  it('remembers which page of ours the address was given on, and believes no other site', async () => {
    await ask('page@example.com', { referer: `${test.origin}/products?q=lace` });
    await ask('other@example.com', { referer: 'https://elsewhere.example/products' });
    expect([await read('page@example.com'), await read('other@example.com')]).toMatchObject([
      { source: '/products' },
      { source: null },
    ]);
  });
});

describe('leaving', () => {
  /** What a mail program posts for its reader, to the letter of RFC 8058. */
  const oneClick = (token: string) =>
    fetch(`${test.origin}${unsubscribe.path}?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

  it('takes one click of the mail program, keeps the first time, and needs no session', async () => {
    await ask('bisi@example.com');
    await press(await keyTo('bisi@example.com'));
    const token = await leaveKey('bisi@example.com');
    expect((await oneClick(token)).status).toBe(200);
    const left = (await read('bisi@example.com'))?.unsubscribedAt;
    test.now = new Date(test.now.getTime() + HOUR);
    expect((await test.call(unsubscribe, { query: { token } })).status).toBe(200);
    expect((await read('bisi@example.com'))?.unsubscribedAt).toEqual(left);
  });

  it('does nothing when the link is merely opened, but leads to the page with the button', async () => {
    await ask('scanned@example.com');
    const token = await leaveKey('scanned@example.com');
    const answer = await fetch(`${test.origin}${unsubscribe.path}?token=${token}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/newsletter/unsubscribe?token=${token}`]);
    expect((await read('scanned@example.com'))?.unsubscribedAt).toBeNull();
  });

  it('refuses a key for something else or for nobody', async () => {
    await ask('kept@example.com');
    const forAnother = `${await keyTo('kept@example.com')}`;
    for (const token of [forAnother, 'x', '']) expect((await oneClick(token)).status).toBeGreaterThanOrEqual(400);
    expect((await read('kept@example.com'))?.unsubscribedAt).toBeNull();
  });

  it('makes the old confirmation worthless: coming back needs a new one', async () => {
    await ask('again@example.com');
    const first = await keyTo('again@example.com');
    await press(first);
    await oneClick(await leaveKey('again@example.com'));
    expect((await press(first)).status).toBe(410);
    test.now = new Date(test.now.getTime() + 1000);
    await ask('again@example.com');
    expect(await read('again@example.com')).toMatchObject({ confirmedAt: null, unsubscribedAt: null });
    expect((await press(first)).status).toBe(410);
    expect((await press(await keyTo('again@example.com'))).status).toBe(200);
  });
});
