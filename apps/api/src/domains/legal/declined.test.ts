import { setConsent } from '@adunni/contracts/legal/consent';
import { answerTerms } from '@adunni/contracts/legal/documents';
import { subscribe } from '@adunni/contracts/newsletter/newsletter';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { eraseAccounts } from '../identity/privacy/jobs.ts';
import { users } from '../identity/tables.ts';
import { signInAs } from '../identity/testing.ts';
import { subscribers } from '../newsletter/tables.ts';
import { cookieConsents, termsAnswers } from './tables.ts';
import { publishVersion } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('who declined cookies, put off the terms and never joined the newsletter is forgotten as whoever agreed', async () => {
  const { db } = test.app.deps;
  const version = await publishVersion(test, { number: 1 });
  const [leaver, stayer] = [await signInAs(test), await signInAs(test)];
  const no = { searches: false, 'help-votes': false };
  for (const person of [leaver, stayer]) {
    // On two devices.
    for (const _device of [1, 2]) await test.call(setConsent, { body: { choices: no } }, person);
    await test.call(answerTerms, { body: { versionId: version._id, answer: 'later' } }, person);
    // Asked for in other letters, and never confirmed or left again.
    await test.call(subscribe, { body: { email: person.email.toUpperCase() } });
  }
  const isOf = (email: string) => eq(subscribers.email, sql`lower(${email})`);
  await db.update(subscribers).set({ unsubscribedAt: test.now }).where(isOf(leaver.email));
  const kept = ({ _id, email }: { _id: string; email: string }) =>
    Promise.all([
      db.$count(cookieConsents, eq(cookieConsents.userId, _id)),
      db.$count(termsAnswers, eq(termsAnswers.userId, _id)),
      db.$count(subscribers, isOf(email)),
    ]);
  expect(await kept(leaver)).toEqual([2, 1, 1]);
  await db.update(users).set({ deletionDueAt: test.now }).where(eq(users._id, leaver._id));
  await eraseAccounts.run(test.app.deps, {});
  expect(await kept(leaver)).toEqual([0, 0, 0]);
  expect(await kept(stayer)).toEqual([2, 1, 1]);
});
