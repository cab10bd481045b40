import { NEWSLETTER_TEXTS, subscribe } from '@adunni/contracts/newsletter/newsletter';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { subscribers } from './tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('newsletter', () => {
  it('subscribes an address once, however it is written and however often it is sent', async () => {
    const answers = await Promise.all(
      ['ada@example.com', ' Ada@Example.com ', 'ada@example.com'].map((email) =>
        test.call(subscribe, { body: { email } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toEqual({ message: NEWSLETTER_TEXTS.success });
    expect(await test.app.deps.db.select().from(subscribers)).toHaveLength(1);
  });

  it('takes back an address that left, and answers no differently', async () => {
    const { db } = test.app.deps;
    await db.insert(subscribers).values({ email: 'bisi@example.com', unsubscribedAt: test.now });
    const { body } = await test.call(subscribe, { body: { email: 'bisi@example.com' } });
    expect(body).toEqual({ message: NEWSLETTER_TEXTS.success });
    const [row] = await db.select().from(subscribers).where(eq(subscribers.email, 'bisi@example.com'));
    expect(row).toMatchObject({ unsubscribedAt: null, confirmedAt: null });
  });

  it('takes twenty an hour from one place, and again after the hour', async () => {
    const elsewhere = await startTestApp();
    const send = (index: number) => elsewhere.call(subscribe, { body: { email: `n${index}@example.com` } });
    const answers = await Promise.all(Array.from({ length: 23 }, (_, index) => send(index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    elsewhere.now = new Date(elsewhere.now.getTime() + 61 * 60_000);
    expect((await send(99)).status).toBe(200);
    await elsewhere.close();
  });

  it('asks a mailbox a few times a day, however its address is written, and answers no differently', async () => {
    const { db } = test.app.deps;
    for (let tag = 0; tag < 8; tag++) {
      const { status } = await test.call(subscribe, { body: { email: `Chi.Di+${tag}@gmail.com` } });
      expect(status).toBe(200);
    }
    expect(await db.select().from(subscribers).where(like(subscribers.email, 'chi.di+%'))).toHaveLength(5);
  });

  it.each([
    ['', NEWSLETTER_TEXTS.empty],
    ['   ', NEWSLETTER_TEXTS.empty],
    ['ada at example.com', NEWSLETTER_TEXTS.invalid],
    ['ada@example', NEWSLETTER_TEXTS.invalid],
    ['zN<victim@x.co>', NEWSLETTER_TEXTS.invalid],
    ['x:victim@x.co;', NEWSLETTER_TEXTS.invalid],
    ['(x)victim@x.co', NEWSLETTER_TEXTS.invalid],
    ['"a,b"@x.co', NEWSLETTER_TEXTS.invalid],
    ['ada\u0000@x.co', NEWSLETTER_TEXTS.invalid],
    ['ada\ud800@x.co', NEWSLETTER_TEXTS.invalid],
  ])('refuses %j with the text for it', async (email, message) => {
    const { status, error } = await test.call(subscribe, { body: { email } });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid', fields: { email: message } });
  });
});
