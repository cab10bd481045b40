import { NEWSLETTER_TEXTS, subscribe } from '@adunni/contracts/newsletter';
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

  it.each([
    ['', NEWSLETTER_TEXTS.empty],
    ['   ', NEWSLETTER_TEXTS.empty],
    ['ada at example.com', NEWSLETTER_TEXTS.invalid],
    ['ada@example', NEWSLETTER_TEXTS.invalid],
  ])('refuses %j with the text for it', async (email, message) => {
    const { status, error } = await test.call(subscribe, { body: { email } });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid', fields: { email: message } });
  });
});
