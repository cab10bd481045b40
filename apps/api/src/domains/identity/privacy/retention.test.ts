import { forgotPassword } from '@adunni/contracts/identity/identity';
import { expireSession, refresh } from '@adunni/contracts/identity/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts } from '../../../kit/security/tables.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { mailedTokens, refreshTokens, sessions } from '../tables.ts';
import { signInAs } from '../testing.ts';
import { purgeSessionsJob } from './jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const passDays = (days: number) => {
  test.now = new Date(test.now.getTime() + days * 86_400_000);
};
const clean = () => purgeSessionsJob.run(test.app.deps, {});
const renew = (refreshToken: string) => test.call(refresh, { body: { refreshToken } });

it('drops what is over for thirty days and keeps a living session working', async () => {
  const { db } = test.app.deps;
  const [living, ended] = [await signInAs(test), await signInAs(test)];
  await test.call(expireSession, { body: { refreshToken: ended.refreshToken } });
  const rotated = await renew(living.refreshToken);
  passDays(29);
  const kept = await renew(rotated.body.refreshToken);
  await clean();
  expect(await db.$count(sessions)).toBe(2);
  expect(await db.$count(refreshTokens)).toBe(4);
  passDays(2);
  await clean();
  const left = await db.select({ userId: sessions.userId }).from(sessions);
  expect(left).toEqual([{ userId: living._id }]);
  expect(await db.$count(refreshTokens)).toBe(2);
  expect((await renew(kept.body.refreshToken)).status).toBe(200);
});

it('drops spent links and counted attempts once their time is over', async () => {
  const { db } = test.app.deps;
  const { email } = await signInAs(test);
  await test.call(forgotPassword, { body: { email } });
  await expect.poll(() => db.$count(mailedTokens)).toBe(1);
  await clean();
  expect(await db.$count(mailedTokens)).toBe(1);
  expect(await db.$count(attempts)).toBeGreaterThan(0);
  passDays(1);
  await clean();
  expect([await db.$count(mailedTokens), await db.$count(attempts)]).toEqual([0, 0]);
});
